"""Dice that are checked and counted in the window."""

import random
from collections.abc import Callable
from typing import TypeVar

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop_app.engine.dice import FairDice
from desktop_app.library.chance import allowed, counted
from desktop_app.library.dice_count import CountedDice
from desktop_app.library.seen_dice import DicePage, SeenDice, seen_dice
from desktop_app.match.dice_check import DiceCheck, dice_check
from desktop_app.match.setup import SealedDice
from desktop_app.players.roster import LEVELS
from desktop_app.ui.application import Program
from desktop_app.ui.autopilot import Autopilot
from desktop_app.ui.end_page import EndPage
from desktop_app.ui.fair.check_sheet import CheckSheet
from desktop_app.ui.fair.statistics_sheet import StatisticsSheet
from desktop_app.ui.games.page import GamesPage
from desktop_app.ui.table.stage import StageState
from tests.ui.sitting import choices, played_to_its_end, reached

Kind = TypeVar("Kind", CheckSheet, StatisticsSheet)

FAIR = FairDice(bytes(range(32)), "Knobel")
NAMES = ("You", "Rosa", "Bruno")
HANDS = [FAIR.roll(number, counts) for number, counts in enumerate(((5, 5, 5), (5, 0, 4), (1, 0, 4)))]
CHECK = dice_check(FAIR, FAIR.seal, FAIR.first_opener(3), HANDS)


@pytest.fixture
def ended(program: Program, qtbot: QtBot, brisk: None) -> EndPage:
    """The end of a game that was begun with a phrase."""
    program.host.begin(choices(3), SealedDice(), "a phrase of mine")
    pilot = Autopilot(LEVELS[0].make(), random.Random(7))
    return played_to_its_end(program, qtbot, pilot.step)


def checking(program: Program, check: DiceCheck = CHECK) -> CheckSheet:
    return CheckSheet(program.theme, program.window, check, NAMES)


def sheet_of(program: Program, kind: type[Kind]) -> Kind:
    sheet = program.window.sheet
    assert isinstance(sheet, kind)
    return sheet


def test_at_the_end_every_die_of_the_game_is_computed_again(ended: EndPage, program: Program) -> None:
    QTest.keyClick(ended.sealed.check_button, Qt.Key.Key_Return)
    sheet = sheet_of(program, CheckSheet)
    check = ended.ending.check
    assert check is not None
    assert check.agrees
    assert check.dice == sum(len(hand) for played in ended.ending.game.history for hand in played.hands)
    assert sheet.verdict.text().startswith(f"All computed again just now, {check.dice} dice in ")
    assert sheet.sealed.labels[0].text() == "a phrase of mine"
    assert sheet.sealed.labels[1].text().replace(" ", "") == ended.ending.secret
    assert sheet.sealed.labels[2].text().replace(" ", "") == ended.ending.seal
    assert "a phrase of mine" in ended.sealed.phrase_label.text()


def test_the_menu_leads_there_only_when_the_secret_is_out(ended: EndPage, program: Program, qtbot: QtBot) -> None:
    menu = program.window.menu
    assert menu.check_dice.isEnabled()
    program.host.begin(choices(3), SealedDice(), "")
    assert not menu.check_dice.isEnabled()
    menu.check_dice.trigger()
    assert program.window.sheet is None
    program.host.leave()
    assert not menu.check_dice.isEnabled()


def test_each_round_shows_its_bytes_and_keys_turn_the_pages(program: Program) -> None:
    rounds = checking(program).rounds
    assert rounds is not None
    assert rounds.stepper.hasFocus()
    first = CHECK.rounds[0].drawn[1]
    assert rounds.strips[1].accessibleName() == ", ".join(
        f"{byte} gives {gives}" if gives else f"{byte} is skipped" for byte, gives in first
    )
    QTest.keyClick(rounds.stepper, Qt.Key.Key_Up)
    assert rounds.stepper.value() == 2
    assert not rounds.strips[1].isVisible()  # out
    assert rounds.strips[2].isVisible()
    assert rounds.verdict.text() == "These are the dice of the game."
    assert "Bruno: " in rounds.stepper.accessibleDescription()


def test_dice_that_do_not_follow_are_said_to(program: Program) -> None:
    wrong = [((1, 1, 1, 1, 1), *HANDS[0][1:]), *HANDS[1:]]
    sheet = checking(program, dice_check(FAIR, "0" * 64, FAIR.first_opener(3), wrong))
    assert sheet.rounds is not None
    assert sheet.verdict.text() == "These dice do not follow from what was sealed."
    assert sheet.rounds.verdict.text() == "The game had other dice."
    assert sheet.sealed.verdict.text() == "The seal is not that of the secret."


def test_phrase_secret_and_seal_are_copied_whole(program: Program) -> None:
    sheet = checking(program)
    copied: list[str] = []
    for link in sheet.sealed.copy_links:
        link.click()
        copied.append(QGuiApplication.clipboard().text())
    assert copied == ["Knobel", FAIR.secret.hex(), FAIR.seal]


def test_a_game_given_up_before_its_first_round_was_settled_has_no_round_to_show(program: Program) -> None:
    sheet = checking(program, dice_check(FAIR, FAIR.seal, 0, []))
    assert sheet.rounds is None
    assert sheet.close_button.hasFocus()


def test_the_sheet_follows_the_language(program: Program) -> None:
    sheet = checking(program)
    program.window.set_language("it")
    QCoreApplication.processEvents()
    assert sheet.accessibleName() == "Verifica i dadi"
    assert sheet.rounds is not None
    assert sheet.rounds.verdict.text() == "Sono proprio i dadi della partita."


def test_the_dice_of_a_running_game_are_those_that_were_revealed(program: Program, qtbot: QtBot, brisk: None) -> None:
    table = reached(program, qtbot, StageState.REVEALED)
    program.window.menu.dice_statistics.trigger()
    sheet = sheet_of(program, StatisticsSheet)
    (played,) = table.session.observation.history
    assert sheet.verdict.text().startswith("12 dice: 2.0 of each face are expected, and chance allows 0 to ")
    faces = counted(die for hand in played.hands for die in hand)
    interval = allowed(12)
    assert [column.accessibleName() for column in sheet.columns] == [
        f"Face {face}: {count} times, expected 2, within the {interval.least} to {interval.most} that chance allows."
        for face, count in enumerate(faces, start=1)
    ]
    sheet.whose.set_current(1)
    assert sheet.verdict.text().startswith("3 dice: ")
    sheet.whose.set_current(2)
    assert sheet.verdict.text().startswith("9 dice: ")


def test_before_the_first_reveal_there_are_no_dice(program: Program, qtbot: QtBot, brisk: None) -> None:
    reached(program, qtbot, StageState.YOUR_TURN)
    program.window.menu.dice_statistics.trigger()
    sheet = sheet_of(program, StatisticsSheet)
    assert sheet.verdict.text() == "No dice have been revealed yet."
    assert not any(column.isVisible() for column in sheet.columns)
    low = sheet.panel.height()
    sheet.show_all(CountedDice(SeenDice((1,) * 6), 1, 1, 1, is_done=True))
    sheet.scope.set_current(1)
    assert all(column.isVisible() for column in sheet.columns)
    assert sheet.panel.height() > low + 100


def test_what_chance_does_not_allow_is_said(program: Program) -> None:
    sheet = StatisticsSheet(program.theme, program.window, SeenDice(mine=(0, 20, 20, 20, 20, 60)))
    assert sheet.verdict.text().endswith("2 faces lie outside.")
    assert "outside the" in sheet.columns[0].accessibleName()


def test_the_dice_of_all_games_are_asked_for_once(program: Program) -> None:
    sheet = StatisticsSheet(program.theme, program.window, SeenDice((1,) * 6))
    asked: list[bool] = []
    sheet.all_wanted.connect(lambda: asked.append(True))
    sheet.scope.set_current(1)
    assert sheet.verdict.text().startswith("Counting the dice: 0 of 0 games.")
    seen = SeenDice((10,) * 6, (20,) * 6)
    sheet.show_all(CountedDice(seen, 4, 5, 9, is_done=False))
    assert sheet.verdict.text().startswith("Counting the dice: 5 of 9 games.")
    sheet.show_all(CountedDice(seen, 7, 9, 9, is_done=True))
    assert sheet.verdict.text().startswith("180 dice: 30.0 of each")
    sheet.scope.set_current(0)
    assert sheet.verdict.text().startswith("6 dice: ")
    sheet.scope.set_current(1)
    assert asked == [True]


def test_the_dice_of_all_games_are_counted_from_the_list_of_games(ended: EndPage, program: Program) -> None:
    every = seen_dice(ended.ending.game)
    program.host.begin(choices(3), SealedDice(), "")  # its dice are not counted: it is not over
    program.host.show_games()
    page = program.window.page
    assert isinstance(page, GamesPage)
    QTest.keyClick(page.statistics_button, Qt.Key.Key_Return)
    sheet = sheet_of(program, StatisticsSheet)
    assert not sheet.scope.part(0).isEnabled()
    assert sheet.verdict.text().startswith(f"{sum(every.mine) + sum(every.others)} dice: ")
    sheet.whose.set_current(1)
    assert sheet.verdict.text().startswith(f"{sum(every.mine)} dice: ")


def test_a_sheet_that_is_closed_counts_no_further(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    pages: list[Callable[[DicePage], None]] = []

    def dice(_after: int, then: Callable[[DicePage], None]) -> None:
        pages.append(then)

    monkeypatch.setattr(program.library, "dice", dice)
    program.window.menu.dice_statistics.trigger()
    sheet = sheet_of(program, StatisticsSheet)
    pages[0](DicePage(SeenDice((1,) * 6), 1, 1, 1))
    assert len(pages) == 2
    sheet.close_sheet()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    pages[1](DicePage(SeenDice((1,) * 6), 1, 1, 2))
    assert len(pages) == 2


def test_dice_seen_are_counted_apart(ended: EndPage) -> None:
    seen = seen_dice(ended.ending.game)
    mine = [die for played in ended.ending.game.history for die in played.hands[0]]
    assert seen.mine == counted(mine)
    every = [die for played in ended.ending.game.history for hand in played.hands for die in hand]
    assert sum(seen.mine) + sum(seen.others) == len(every)
