"""The menu bar: keys that are unique, standard shortcuts, and actions that tell the truth."""

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.engine.rules import ExactCall, Rules
from desktop_app.match.choices import Choices
from desktop_app.match.setup import SealedDice
from desktop_app.players.roster import LEVELS
from desktop_app.ui.application import Program
from desktop_app.ui.autopilot import Autopilot
from desktop_app.ui.languages import NAMES
from desktop_app.ui.menu import TICKED, Menu
from desktop_app.ui.seat_defaults import default_choices
from desktop_app.ui.table.pace import Pace
from desktop_app.ui.theme import Appearance


def menus(program: Program) -> list[list[QAction]]:
    """The bar itself and each of its menus."""
    bar = program.window.menu.actions()
    inside = [menu for action in bar if isinstance(menu := action.menu(), QMenu)]
    assert len(inside) == len(bar) == 5
    return [bar, *([action for action in menu.actions() if not action.isSeparator()] for menu in inside)]


def keys_of(actions: list[QAction]) -> Iterator[str]:
    for action in actions:
        text = action.text().replace("&&", "")
        assert text.count("&") == 1, text
        yield text[text.index("&") + 1].casefold()


@pytest.mark.parametrize("code", NAMES)
def test_accelerators_are_unique_in_each_menu(program: Program, code: str) -> None:
    program.window.set_language(code)
    QApplication.processEvents()  # every widget has heard of it then
    assert program.window.menu.quit.text() == program.window.menu.tr("&Quit")
    for actions in menus(program):
        keys = list(keys_of(actions))
        assert len(set(keys)) == len(keys), [action.text() for action in actions]


def test_no_two_actions_share_a_shortcut(program: Program) -> None:
    shortcuts = [key for actions in menus(program) for action in actions for key in action.shortcuts()]
    assert len(set(map(QKeySequence.toString, shortcuts))) == len(shortcuts)
    assert all(not key.isEmpty() for key in shortcuts)


def letters_of(bar: QWidget) -> list[str]:
    """The letters that are keys of a bar."""
    keys = [shortcut.key().toString() for shortcut in bar.findChildren(QShortcut)]
    return [key for key in keys if len(key) == 1 and key.isalpha()]


@pytest.mark.parametrize("code", NAMES)
@pytest.mark.parametrize("exact", ExactCall)
def test_no_letter_is_a_key_for_two_things(program: Program, qtbot: QtBot, code: str, exact: ExactCall) -> None:
    program.host.set_pace(Pace.AT_ONCE)
    seats = default_choices().seats
    program.host.begin(Choices(Rules(exact=exact), seats), SealedDice(), "")
    table = program.host.table
    assert table is not None
    pilot = Autopilot(LEVELS[0].make(), Random(1))

    def revealed() -> bool:
        pilot.step(table)
        return len(letters_of(table.bar.verdicts)) == 1 and len(letters_of(table.bar.bids)) == 3

    qtbot.waitUntil(revealed)
    program.window.set_language(code)
    QApplication.processEvents()
    actions = [action for menu in menus(program) for action in menu]
    always = [key.toString() for action in actions for key in action.shortcuts() if len(key.toString()) == 1]
    for bar in (table.bar.bids, table.bar.verdicts):
        letters = [*letters_of(bar), *always]
        assert len(set(letters)) == len(letters) > 1, letters


def test_the_standard_shortcuts_are_there(program: Program) -> None:
    menu = program.window.menu
    assert QKeySequence("Ctrl+N") in menu.new_game.shortcuts()
    assert QKeySequence("Ctrl+Q") in menu.quit.shortcuts()
    assert QKeySequence("F11") in menu.full_screen.shortcuts()
    assert QKeySequence("F1") in menu.rules.shortcuts()


@pytest.mark.parametrize("code", NAMES)
def test_a_language_is_named_in_its_own_words(program: Program, code: str) -> None:
    program.window.menu.languages[code].trigger()
    assert program.window.menu.languages[code].text() == f"&{NAMES[code]}"
    assert program.languages.current == code


def test_the_menus_open_by_key(program: Program, qtbot: QtBot) -> None:
    QTest.keyClick(program.window, Qt.Key.Key_L, Qt.KeyboardModifier.AltModifier)
    active = program.window.menu.activeAction()
    assert active is not None
    assert active.text() == "&Language"
    menu = active.menu()
    assert isinstance(menu, QMenu)
    QTest.keyClick(menu, Qt.Key.Key_F)
    qtbot.waitUntil(lambda: active.text() == "&Langue")


def test_what_can_be_done_follows_the_game(program: Program, qtbot: QtBot) -> None:
    menu, host = program.window.menu, program.host
    of_a_game = [menu.give_up, menu.skip, menu.next_round, menu.last_reveal, menu.skip_to_end, menu.rematch]
    assert not any(action.isEnabled() for action in [*of_a_game, menu.again])
    assert menu.new_game.isEnabled()
    host.set_pace(Pace.AT_ONCE)
    host.begin(default_choices(), SealedDice(), "")
    assert menu.give_up.isEnabled()
    assert menu.again.isEnabled()
    assert not menu.rematch.isEnabled()
    menu.give_up.trigger()
    sheet = program.window.sheet
    assert sheet is not None
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert host.table is not None
    host.table.session.give_up()
    assert host.table is None
    assert menu.rematch.isEnabled()
    assert not any(action.isEnabled() for action in of_a_game[:-1])
    menu.rematch.trigger()
    assert host.table is not None
    assert not menu.rematch.isEnabled()


@pytest.mark.parametrize("pace", Pace)
def test_the_pace_is_chosen_and_kept(program: Program, pace: Pace) -> None:
    program.window.menu.paces[pace].trigger()
    assert [each for each, action in program.window.menu.paces.items() if action.isChecked()] == [pace]


@pytest.mark.parametrize("appearance", Appearance)
def test_the_colours_are_chosen_and_kept(program: Program, appearance: Appearance) -> None:
    program.window.menu.appearances[appearance].trigger()
    assert program.theme.appearance is appearance
    assert [each for each, action in program.window.menu.appearances.items() if action.isChecked()] == [appearance]


@pytest.mark.parametrize("zoom", [1, 2.5])
def test_what_is_switched_on_is_ticked_as_large_as_everything_else(program: Program, zoom: float) -> None:
    program.theme.set_zoom(zoom)
    menu = next(each for each in program.window.menu.findChildren(Menu) if program.window.menu.mute in each.actions())
    QApplication.processEvents()  # the new size of the letters is on its way
    menu.resize(menu.sizeHint())
    image = menu.grab().toImage()
    paper = program.theme.tokens.paper.name()
    ticked: dict[str, int] = {}
    for action in menu.actions():
        place = menu.actionGeometry(action)
        columns = range(place.left() + 2, place.left() + round(TICKED * zoom) - 1)
        lines = range(place.top(), place.bottom())
        rows = [y for y in lines if {image.pixelColor(x, y).name() for x in columns} != {paper}]
        if rows and not action.isSeparator():
            ticked[action.text()] = max(rows) - min(rows)
    assert set(ticked) == {action.text() for action in menu.actions() if action.isChecked()}
    assert min(ticked.values()) >= 8 * zoom
