"""The sheet for a new game: what it offers, what it refuses, and what it remembers."""

import hashlib

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.engine.rules import MAX_DICE, MIN_DICE, ExactCall, Rules
from desktop_app.library.settings import Settings
from desktop_app.match.session import Seat
from desktop_app.match.setup import LONGEST_PHRASE, SealedDice
from desktop_app.players.roster import LEVELS
from desktop_app.ui.application import Program
from desktop_app.ui.characters import Character
from desktop_app.ui.host import Host
from desktop_app.ui.new_game import NewGameSheet
from desktop_app.ui.portrait_button import FaceRow
from desktop_app.ui.seat_defaults import default_choices
from desktop_app.ui.table.pace import Pace
from desktop_app.ui.table_page import TablePage
from tests.ui.pressing import hold

TAB, BACKTAB, ESCAPE, RETURN = Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Escape, Qt.Key.Key_Return


@pytest.fixture
def sheet(program: Program, qtbot: QtBot) -> NewGameSheet:
    """The sheet, opened over the start page from its card."""
    program.window.start_page.new_card.setFocus()
    QTest.keyClick(program.window.start_page.new_card, RETURN)
    return opened(program)


def opened(program: Program) -> NewGameSheet:
    sheet = program.window.sheet
    assert isinstance(sheet, NewGameSheet)
    return sheet


def begun(program: Program) -> TablePage:
    table = program.host.table
    assert table is not None
    assert program.window.sheet is None
    return table


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def test_sitting_down_at_once_plays_what_is_shown(sheet: NewGameSheet, program: Program, qtbot: QtBot) -> None:
    assert focused() is sheet.sit_button
    QTest.keyClick(sheet.sit_button, RETURN)
    match = begun(program).session.match
    human, *others = match.seats
    assert human == Seat("You", None, Character.YOU.value)
    assert tuple(others) == default_choices().seats[1:]
    assert match.rules == Rules()
    assert match.fair.phrase == ""


def test_the_game_is_played_with_the_dice_that_were_sealed_in_sight(
    sheet: NewGameSheet, program: Program, qtbot: QtBot
) -> None:
    shown = sheet.options.seal_label.text().replace(" ", "")
    QTest.keyClicks(sheet.options.phrase_field, "rain in April")
    QTest.mouseClick(sheet.sit_button, Qt.MouseButton.LeftButton)
    table = begun(program)
    fair = table.session.match.fair
    assert fair.phrase == "rain in April"
    assert table.seal == hashlib.sha256(fair.secret).hexdigest()
    assert table.seal.startswith(shown)
    assert len(shown) == 16
    program.host.new_game()
    assert opened(program).options.seal_label.text().replace(" ", "") != shown
    assert opened(program).options.phrase == ""


def test_the_seal_can_be_copied_whole(sheet: NewGameSheet, qtbot: QtBot) -> None:
    QTest.mouseClick(sheet.options.seal_label, Qt.MouseButton.LeftButton)
    copied = QGuiApplication.clipboard().text()
    assert len(bytes.fromhex(copied)) == 32
    assert copied.startswith(sheet.options.seal_label.text().replace(" ", ""))


def test_everything_chosen_is_played_and_remembered(
    sheet: NewGameSheet, program: Program, settings: Settings, qtbot: QtBot
) -> None:
    sheet.players_segments.set_current(0)
    sheet.seats.rows[0].name_field.setText("Ada")
    sheet.seats.rows[1].name_field.setText("  Bo   Li ")
    sheet.seats.rows[1].level_choice.setCurrentIndex(len(LEVELS) - 1)
    sheet.options.dice_stepper.setValue(3)
    sheet.options.palifico_toggle.click()
    sheet.options.no_wild_toggle.click()
    sheet.options.exact_segments.part(1).click()
    sheet.options.pace_choice.setCurrentIndex(list(Pace).index(Pace.AT_ONCE))
    QTest.mouseClick(sheet.sit_button, Qt.MouseButton.LeftButton)
    match = begun(program).session.match
    assert match.rules == Rules(3, wild_ones=False, palifico=False, exact=ExactCall.CALZA)
    assert match.seats == (Seat("Ada", None, "you"), Seat("Bo Li", LEVELS[-1].id, "rosa"))
    assert settings.choice("pace", Pace.SLOW) is Pace.AT_ONCE
    assert program.window.menu.paces[Pace.AT_ONCE].isChecked()
    program.host.leave()
    another = Host(program.window, program.theme, settings, program.thinker, program.sound)
    another.new_game()
    again = opened(program)
    assert again.seats.seats == match.seats
    assert again.options.rules == match.rules
    assert again.options.pace is Pace.AT_ONCE


def test_two_to_six_players_and_the_dice_that_the_engine_allows(sheet: NewGameSheet) -> None:
    assert (sheet.options.dice_stepper.minimum(), sheet.options.dice_stepper.maximum()) == (MIN_DICE, MAX_DICE)
    for players in (6, 2, 5, 3):
        sheet.players_segments.set_current(players - 2)
        assert sum(row.isVisible() for row in sheet.seats.rows) == players == len(sheet.seats.seats)
        assert str(players) in sheet.summary.text()
        assert len({seat.portrait for seat in sheet.seats.seats}) == players


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("", "Give a name"),
        ("  \u200b ", "Give a name"),
        ("Bruno", "This name is taken"),
        ("bruno", "This name is taken"),
        ("You", "This name is taken"),
        ("x" * 25, "At most 24 characters"),
    ],
)
def test_a_name_that_cannot_be_is_refused_in_its_place(
    sheet: NewGameSheet, program: Program, qtbot: QtBot, name: str, said: str
) -> None:
    rows = sheet.seats.rows
    # Of two who have the same name it is the later one who must change it.
    row = rows[2] if said == "This name is taken" and name.lower() == "bruno" else rows[1]
    other = rows[1] if row is rows[2] else rows[2]
    (other if name.lower() == "bruno" else row).name_field.setText(name)
    assert row.line.text() == said
    QTest.mouseClick(sheet.sit_button, Qt.MouseButton.LeftButton)
    assert program.host.table is None
    assert program.window.sheet is sheet
    assert focused() is row.name_field
    row.name_field.setText("Zoé")
    assert row.line.text() != said
    QTest.mouseClick(sheet.sit_button, Qt.MouseButton.LeftButton)
    begun(program)


def test_the_name_of_a_hidden_row_hinders_nobody(sheet: NewGameSheet, program: Program, qtbot: QtBot) -> None:
    sheet.players_segments.set_current(4)
    sheet.seats.rows[5].name_field.setText("")
    sheet.players_segments.set_current(3)
    QTest.mouseClick(sheet.sit_button, Qt.MouseButton.LeftButton)
    begun(program)


@pytest.mark.parametrize(
    "name", ["👩\u200d🚀🎲", "עדה לאבלייס", "**{5}** %1 <b>&amp;", "&Bo", "Đặng Thị Ngọc Ánh Nguyệt"]
)
def test_people_are_called_what_they_want(sheet: NewGameSheet, program: Program, qtbot: QtBot, name: str) -> None:
    sheet.seats.rows[1].name_field.setText(name)
    QTest.mouseClick(sheet.sit_button, Qt.MouseButton.LeftButton)
    table = begun(program)
    assert table.session.match.seats[1].name == name
    assert table.people.label(1) == name


def test_a_phrase_that_is_too_long_is_refused_in_its_place(sheet: NewGameSheet, program: Program, qtbot: QtBot) -> None:
    sheet.options.phrase_field.setText("é" * (LONGEST_PHRASE + 1))
    QTest.mouseClick(sheet.sit_button, Qt.MouseButton.LeftButton)
    assert program.host.table is None
    assert focused() is sheet.options.phrase_field
    assert sheet.options.phrase_field.accessibleDescription() == f"at most {LONGEST_PHRASE} characters"
    sheet.options.phrase_field.setText("é" * LONGEST_PHRASE)
    QTest.mouseClick(sheet.sit_button, Qt.MouseButton.LeftButton)
    begun(program)


def test_a_face_is_chosen_by_click_and_by_key(sheet: NewGameSheet, program: Program, qtbot: QtBot) -> None:
    row = sheet.seats.rows[1]
    QTest.mouseClick(row.portrait, Qt.MouseButton.LeftButton)
    faces = QApplication.activePopupWidget()
    assert isinstance(faces, FaceRow)
    assert [face for face, portrait in faces.portraits.items() if portrait.isChecked()] == [Character.ROSA]
    assert all(portrait.accessibleName() for portrait in faces.portraits.values())
    QTest.mouseClick(faces.portraits[Character.MALIK], Qt.MouseButton.LeftButton)
    assert row.face is Character.MALIK
    row.portrait.setFocus()
    QTest.keyClick(row.portrait, RETURN)
    faces = QApplication.activePopupWidget()
    assert isinstance(faces, FaceRow)
    QTest.keyClick(faces.portraits[Character.MALIK], Qt.Key.Key_Right)
    QTest.keyClick(faces.portraits[Character.ODETTE], RETURN)
    assert row.face is Character.ODETTE
    QTest.keyClick(row.portrait, RETURN)
    faces = QApplication.activePopupWidget()
    assert isinstance(faces, FaceRow)
    QTest.keyClick(faces.portraits[Character.ODETTE], ESCAPE)
    assert QApplication.activePopupWidget() is None
    assert (row.face, program.window.sheet) == (Character.ODETTE, sheet)


def test_faces_are_exchanged_and_names_that_came_with_them_go_along(sheet: NewGameSheet) -> None:
    rows = sheet.seats.rows
    rows[1].portrait.picked.emit(Character.INES)
    assert [row.face for row in rows[:4]] == [Character.YOU, Character.INES, Character.BRUNO, Character.ROSA]
    assert [row.name_field.text() for row in rows[1:4]] == ["Inès", "Bruno", "Rosa"]
    rows[2].name_field.setText("Bo")
    rows[2].portrait.picked.emit(Character.ODETTE)
    assert rows[2].name_field.text() == "Bo"
    rows[0].portrait.picked.emit(Character.INES)
    assert (rows[0].face, rows[0].called) == (Character.INES, "You")
    assert (rows[1].face, rows[1].called) == (Character.YOU, "Inès")
    assert len({row.face for row in rows}) == 6


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
    sheet = opened(program)
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
        sheet = opened(program)
        sheet.players_segments.set_current(players - 2)
        QTest.mouseClick(sheet.sit_button, Qt.MouseButton.LeftButton)
        table = begun(program)
        assert len(table.session.match.seats) == players
        assert len(table.session.observation.bidding.counts) == players
