"""Bots in the new game: added, tried, chosen, remembered, removed; what is wrong is said where it is."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop_app.library.settings import Settings
from desktop_app.match import bot_list
from desktop_app.match.bots import Bot
from desktop_app.players.roster import LEVELS
from desktop_app.ui.bots_sheet import BotsSheet
from desktop_app.ui.controls.buttons import Button
from desktop_app.ui.new_game import NewGameSheet
from tests.match.bots import example, rascal
from tests.ui.sitting import Program, begun, focused, sheet_of


@pytest.fixture
def sheet(program: Program) -> NewGameSheet:
    program.host.new_game()
    return sheet_of(program)


def click(button: Button) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def opened(program: Program, sheet: NewGameSheet) -> BotsSheet:
    click(sheet.bots_button)
    bots = program.window.findChild(BotsSheet)
    assert isinstance(bots, BotsSheet)
    return bots


def add(bots: BotsSheet, name: str, command: str) -> None:
    bots.choice.setCurrentIndex(0)
    bots.name_field.setText(name)
    bots.command_field.setText(command)
    click(bots.save_button)


def test_a_bot_is_added_chosen_and_remembered(sheet: NewGameSheet, program: Program, settings: Settings) -> None:
    bots = opened(program, sheet)
    add(bots, " Ada ", example())
    bots.seconds.setValue(9)
    click(bots.save_button)
    bots.close_sheet()
    ada = Bot("Ada", example(), 9)
    assert bot_list.read(settings.text("bots")) == (ada,)
    row = sheet.seats.rows[1]
    row.level_choice.setCurrentIndex(len(LEVELS))
    assert row.seat == row.seat.__class__("Ada", LEVELS[0].id, row.face.value, ada)
    assert row.name_field.accessibleDescription() == "a program of yours"
    click(sheet.sit_button)
    assert begun(program).session.match.seats[1].bot == ada
    program.host.leave()
    program.host.new_game()
    assert sheet_of(program).seats.rows[1].seat.bot == ada


def test_a_bot_is_changed_and_removed(sheet: NewGameSheet, program: Program, settings: Settings) -> None:
    bots = opened(program, sheet)
    add(bots, "Ada", "ada")
    add(bots, "Bo", "bo")
    sheet.seats.rows[1].level_choice.setCurrentIndex(len(LEVELS) + 1)
    bots.choice.setCurrentIndex(1)
    bots.command_field.setText("ada --fast")
    click(bots.save_button)
    assert [bot.command for bot in bot_list.read(settings.text("bots"))] == ["ada --fast", "bo"]
    chosen = sheet.seats.rows[1].seat.bot
    assert chosen is not None
    assert chosen.name == "Bo"
    bots.choice.setCurrentIndex(2)
    click(bots.remove_button)
    assert [bot.name for bot in bot_list.read(settings.text("bots"))] == ["Ada"]
    assert sheet.seats.rows[1].seat.level == LEVELS[0].id
    assert sheet.seats.rows[1].seat.bot is None


@pytest.mark.parametrize(
    ("name", "command", "complaint"),
    [
        ("", "ada", "Give a name"),
        ("ada", "ada", "This name is taken"),
        ("x" * 30, "ada", "At most 24 characters"),
        ("Bo", "", "It cannot play: the command is empty, or a quotation mark is missing."),
        ("Bo", "'bo", "It cannot play: the command is empty, or a quotation mark is missing."),
    ],
)
def test_what_is_wrong_is_said_and_nothing_kept(
    sheet: NewGameSheet, program: Program, settings: Settings, name: str, command: str, complaint: str
) -> None:
    bots = opened(program, sheet)
    add(bots, "Ada", "ada")
    add(bots, name, command)
    assert bots.message.text() == complaint
    assert focused().accessibleDescription() == complaint
    assert [bot.name for bot in bot_list.read(settings.text("bots"))] == ["Ada"]


def test_a_bot_is_tried(sheet: NewGameSheet, program: Program, qtbot: QtBot) -> None:
    bots = opened(program, sheet)
    bots.name_field.setText("Ada")
    said, focuses = list[str](), list[QWidget]()
    for command in (example(), rascal("dies at once"), "/nowhere/bot"):
        bots.command_field.setText(command)
        click(bots.test_button)
        assert bots.message.text() == "Testing…"
        qtbot.waitUntil(bots.test_button.isEnabled, timeout=60_000)
        said.append(bots.message.text())
        focuses.append(focused())
    assert focuses == [bots.save_button, bots.command_field, bots.command_field]
    assert said == [
        "It plays. It calls itself “Example”.",
        "It cannot play: it has ended (3).",
        "It cannot play: there is no program “/nowhere/bot”.",
    ]


def test_escape_leaves_the_bots_and_not_the_new_game(sheet: NewGameSheet, program: Program) -> None:
    bots = opened(program, sheet)
    bots.name_field.setText("Ada")
    bots.command_field.setText(rascal("mute"))
    click(bots.test_button)
    QTest.keyClick(bots.name_field, Qt.Key.Key_Escape)
    assert bots.isHidden()
    assert sheet.isVisible()
    assert focused() is sheet.bots_button


def test_every_control_is_reached_by_tab(sheet: NewGameSheet, program: Program) -> None:
    bots = opened(program, sheet)
    reached: list[object] = []
    for _ in range(12):
        reached.append(focused())
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
    assert {bots.choice, bots.command_field, bots.seconds, bots.test_button, bots.save_button} <= set(reached)
