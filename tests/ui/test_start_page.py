"""The start page: what it offers, by mouse and by key, and in every language."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from desktop_app.engine.rules import Rules
from desktop_app.library.selection import Totals
from desktop_app.match.choices import Choices
from desktop_app.ui.application import Program
from desktop_app.ui.languages import NAMES
from desktop_app.ui.painting.leather import PAGE_SEAM
from desktop_app.ui.seat_defaults import default_choices, default_seat


def cards(program: Program) -> list[str]:
    """The titles of the cards in sight, from the top."""
    found = program.window.start_page.findChildren(QPushButton)
    shown = [button for button in found if button.isVisible() and button.text() and not button.isCheckable()]
    return [button.text() for button in sorted(shown, key=lambda button: (button.y(), button.x()))]


def test_before_the_first_game_there_is_nothing_to_play_again(program: Program) -> None:
    assert cards(program) == ["New game", "Lesson", "Rules"]
    assert not program.window.menu.again.isEnabled()


def test_the_last_choices_are_shown_and_played_with_one_press(program: Program, qtbot: QtBot) -> None:
    choices = Choices(Rules(dice=4), tuple(default_seat(number) for number in range(6)))
    program.window.start_page.show_choices(choices)
    again = program.window.start_page.again_card
    assert cards(program) == ["Play again", "New game", "Lesson", "Rules"]
    assert again.accessibleDescription() == "6 players · 4 dice each · Palifico · Spot On · wild ones"
    with qtbot.waitSignal(program.window.start_page.play_again):
        QTest.mouseClick(again, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)], ids=["small", "usual"])
def test_whatever_is_offered_is_inside_the_seam(program: Program, size: tuple[int, int]) -> None:
    page = program.window.start_page
    program.window.resize(*size)
    page.show_choices(default_choices())
    page.show_games(None, Totals(unfinished=0, finished=1, selected=0))
    page.offer_lesson(offered=True)
    QApplication.processEvents()
    buttons = [button for button in page.findChildren(QPushButton) if button.isVisible()]
    assert len(buttons) >= 9
    places = {button.text(): QRect(button.mapTo(page, QPoint(0, 0)), button.size()) for button in buttons}
    inside = page.rect().adjusted(PAGE_SEAM, PAGE_SEAM, -PAGE_SEAM, -PAGE_SEAM)
    assert {text for text, place in places.items() if not inside.contains(place, proper=True)} == set()


def test_a_link_is_as_wide_as_its_words_in_each_language(program: Program) -> None:
    page = program.window.start_page
    page.offer_lesson(offered=True)
    for code in NAMES:
        program.window.set_language(code)
        QApplication.processEvents()
        assert page.decline_button.size() == page.decline_button.sizeHint()


@pytest.mark.parametrize(("code", "titles"), [("fr", "Nouvelle partie"), ("it", "Nuova partita"), ("en", "New game")])
def test_the_language_is_switched_on_the_page(program: Program, qtbot: QtBot, code: str, titles: str) -> None:
    names = {"fr": "Français", "it": "Italiano", "en": "English"}
    buttons = {button.text(): button for button in program.window.start_page.findChildren(QPushButton)}
    QTest.mouseClick(buttons[names[code]], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: cards(program)[0] == titles)
    assert buttons[names[code]].isChecked()
    assert program.window.menu.languages[code].isChecked()


def test_everything_can_be_reached_by_key(program: Program, qtbot: QtBot) -> None:
    page = program.window.start_page
    page.show_choices(default_choices())
    page.take_focus(Qt.FocusReason.TabFocusReason)
    reached: list[str] = []
    for _ in range(5):
        focused = QApplication.focusWidget()
        assert isinstance(focused, QPushButton)
        reached.append(focused.text())
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert reached[:4] == ["Play again", "New game", "Lesson", "Rules"]
    assert reached[4] == "English"
    page.new_card.setFocus()
    with qtbot.waitSignal(page.new_game):
        QTest.keyClick(page.new_card, Qt.Key.Key_Return)
