"""The sheet for a new game: what it offers, what it refuses, and what it remembers."""

import hashlib

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from desktop_app.engine.rules import MAX_DICE, MIN_DICE, ExactCall, Rules
from desktop_app.library.settings import Settings
from desktop_app.match.matches import Seat
from desktop_app.match.setup import LONGEST_PHRASE
from desktop_app.players.roster import LEVELS, RUNGS
from desktop_app.ui.application import Program
from desktop_app.ui.characters import Character
from desktop_app.ui.host import Host
from desktop_app.ui.new_game import NewGameSheet
from desktop_app.ui.portrait_button import FaceGrid
from desktop_app.ui.seat_defaults import default_choices
from desktop_app.ui.table.pace import Pace
from tests.ui.sitting import begun, focused, sheet_of

ESCAPE, RETURN = Qt.Key.Key_Escape, Qt.Key.Key_Return


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
    assert sheet_of(program).options.seal_label.text().replace(" ", "") != shown
    assert sheet_of(program).options.phrase == ""


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
    another = Host(program.window, program.theme, settings, program.thinker, program.sound, program.library)
    another.new_game()
    again = sheet_of(program)
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
    assert isinstance(faces, FaceGrid)
    assert [face for face, portrait in faces.portraits.items() if portrait.isChecked()] == [Character.ROSA]
    assert all(portrait.accessibleName() for portrait in faces.portraits.values())
    QTest.mouseClick(faces.portraits[Character.MALIK], Qt.MouseButton.LeftButton)
    assert row.face is Character.MALIK
    row.portrait.setFocus()
    QTest.keyClick(row.portrait, RETURN)
    faces = QApplication.activePopupWidget()
    assert isinstance(faces, FaceGrid)
    QTest.keyClick(faces.portraits[Character.MALIK], Qt.Key.Key_Down)
    assert focused() is faces.portraits[Character.AMARA]
    QTest.keyClick(faces.portraits[Character.AMARA], Qt.Key.Key_Up)
    QTest.keyClick(faces.portraits[Character.MALIK], Qt.Key.Key_Right)
    QTest.keyClick(faces.portraits[Character.ODETTE], RETURN)
    assert row.face is Character.ODETTE
    QTest.keyClick(row.portrait, RETURN)
    faces = QApplication.activePopupWidget()
    assert isinstance(faces, FaceGrid)
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


def test_a_level_says_how_strong_it_is_to_eyes_and_ears(sheet: NewGameSheet) -> None:
    choice = sheet.seats.rows[1].level_choice
    pictures: set[bytes] = set()
    for index, level in enumerate(LEVELS):
        choice.setCurrentIndex(index)
        told = f"Strength: {level.rung} of {len(RUNGS)}"
        assert (choice.currentData(), choice.accessibleDescription(), choice.toolTip()) == (level.id, told, told)
        mark = choice.grab(QRect(0, 0, 34, choice.height())).toImage()
        pictures.add(bytes(mark.constBits()))
    assert len(pictures) == len(RUNGS)


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_all_of_it_is_in_sight_where_there_is_room(sheet: NewGameSheet, program: Program, language: str) -> None:
    program.languages.speak(language)
    program.window.resize(1280, 800)
    sheet.players_segments.set_current(4)
    QApplication.processEvents()
    scroll = sheet.findChild(QScrollArea)
    assert scroll is not None
    assert (scroll.verticalScrollBar().maximum(), scroll.horizontalScrollBar().maximum()) == (0, 0)


def test_nothing_is_pushed_out_at_the_side_where_there_is_little_room(sheet: NewGameSheet, program: Program) -> None:
    program.languages.speak("fr")
    program.window.resize(1024, 640)
    sheet.players_segments.set_current(4)
    QApplication.processEvents()
    scroll = sheet.findChild(QScrollArea)
    assert scroll is not None
    assert scroll.horizontalScrollBar().maximum() == 0


def test_few_rows_stand_as_close_as_many(sheet: NewGameSheet) -> None:
    first, second, *_ = sheet.seats.rows
    for players in (0, 2):
        sheet.players_segments.set_current(players)
        for _ in range(5):  # a layout asks for another
            QApplication.processEvents()
        assert second.geometry().top() - first.geometry().bottom() - 1 == 8
