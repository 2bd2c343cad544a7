"""The sheet for a new game as a sheet: its focus, its keys, its language, and what lies below it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop_app.library.settings import Settings
from desktop_app.match.setup import SealedDice
from desktop_app.ui.application import Program
from desktop_app.ui.new_game import NewGameSheet
from desktop_app.ui.seat_defaults import default_choices
from desktop_app.ui.table.pace import Pace
from tests.ui.pressing import hold
from tests.ui.sitting import begun, focused, sheet_of

TAB, BACKTAB, ESCAPE, RETURN = Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Escape, Qt.Key.Key_Return


def test_the_focus_stays_inside_and_comes_back(sheet: NewGameSheet, program: Program, qtbot: QtBot) -> None:
    seen: list[QWidget] = []
    for _ in range(60):
        seen.append(focused())
        assert sheet.isAncestorOf(focused())
        QTest.keyClick(focused(), TAB)
    assert {
        sheet.cancel_button,
        sheet.close_button,
        sheet.options.phrase_field,
        sheet.seats.rows[3].level_choice,
    } < set(seen)
    around = len(set(seen))
    assert seen[around] is seen[0]
    for _ in range(around):
        QTest.keyClick(focused(), BACKTAB)
        assert sheet.isAncestorOf(focused())
    QTest.keyClick(focused(), ESCAPE)
    assert program.window.sheet is None
    assert focused() is program.window.start_page.new_card


@pytest.mark.parametrize("button", ["cancel_button", "close_button"])
def test_going_away_changes_nothing(
    sheet: NewGameSheet, program: Program, settings: Settings, qtbot: QtBot, button: str
) -> None:
    sheet.options.dice_stepper.setValue(6)
    pressed: QWidget = getattr(sheet, button)
    pressed.setFocus()
    QTest.keyClick(pressed, RETURN)
    assert program.window.sheet is None
    assert program.host.table is None
    assert settings.last_game == ""


def test_a_key_held_down_opens_one_sheet_and_sits_down_at_no_table(program: Program, qtbot: QtBot) -> None:
    card = program.window.start_page.new_card
    card.setFocus()
    QTest.keyClick(card, RETURN)
    for _ in range(5):
        hold(focused(), RETURN)
    assert isinstance(program.window.sheet, NewGameSheet)
    assert program.host.table is None


def test_keys_typed_into_the_sheet_never_reach_the_game_below(program: Program, qtbot: QtBot) -> None:
    program.host.set_pace(Pace.AT_ONCE)
    program.host.begin(default_choices(), SealedDice(), "")
    table = begun(program)
    qtbot.waitUntil(lambda: table.session.observation.my_turn)
    before = table.session.observation
    program.host.new_game()
    sheet = sheet_of(program)
    field = sheet.seats.rows[1].name_field
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "Cs 6x5 CS")
    assert field.text() == "Cs 6x5 CS"
    sheet.sit_button.setFocus()
    QTest.keyClicks(sheet.sit_button, "CSN1")
    QTest.keyClick(sheet, Qt.Key.Key_Up)
    assert table.session.observation == before
    QTest.keyClick(focused(), ESCAPE)
    assert program.host.table is table


def test_the_language_changes_while_it_is_open_and_what_was_typed_stays(
    sheet: NewGameSheet, program: Program, qtbot: QtBot
) -> None:
    sheet.seats.rows[1].name_field.setText("Rosalind")
    sheet.seats.rows[2].name_field.setText("")
    program.window.menu.languages["fr"].trigger()
    qtbot.waitUntil(lambda: sheet.sit_button.text() == "S’asseoir à la table")
    assert sheet.seats.rows[0].called == "Vous"
    assert sheet.seats.rows[1].name_field.text() == "Rosalind"
    assert sheet.seats.rows[2].line.text() == "Donnez un nom"
    assert sheet.options.pace_choice.currentText() == "Normal"
    assert sheet.options.exact_segments.part(0).text() == "Pile"
    program.window.menu.languages["it"].trigger()
    qtbot.waitUntil(lambda: sheet.summary.text().startswith("4 giocatori"))


def test_three_players_and_then_six_in_one_sitting(program: Program, qtbot: QtBot) -> None:
    for players in (3, 6, 2):
        program.host.new_game()
        sheet = sheet_of(program)
        sheet.players_segments.set_current(players - 2)
        QTest.mouseClick(sheet.sit_button, Qt.MouseButton.LeftButton)
        table = begun(program)
        assert len(table.session.match.seats) == players
        assert len(table.session.observation.bidding.counts) == players
