"""Levels bring their faces and names along to the seats of a new game, and nobody sits there twice."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop_app.match.bots import Bot
from desktop_app.match.matches import Seat
from desktop_app.players.roster import LEVELS
from desktop_app.ui.new_game import NewGameSheet


def pick(sheet: NewGameSheet, row: int, level: str) -> None:
    """Choose a level as a person does, with keys."""
    choice = sheet.seats.rows[row].level_choice
    wanted = choice.findData(level)
    while choice.currentIndex() != wanted:
        QTest.keyClick(choice, Qt.Key.Key_Down if choice.currentIndex() < wanted else Qt.Key.Key_Up)


def company(sheet: NewGameSheet) -> list[tuple[str, str]]:
    return [(seat.portrait, seat.name) for seat in sheet.seats.seats[1:]]


def test_a_level_brings_its_face_and_its_name_along(sheet: NewGameSheet) -> None:
    pick(sheet, 1, "master")
    assert company(sheet) == [("silvio", "Silvio"), ("bruno", "Bruno"), ("ines", "Inès")]
    assert [seat.level for seat in sheet.seats.seats[1:]] == ["master", "bold", "cautious"]


def test_two_seats_of_a_level_have_two_faces(sheet: NewGameSheet) -> None:
    sheet.players_segments.set_current(4)
    for row in range(1, 6):
        pick(sheet, row, "master")
    assert {seat.level for seat in sheet.seats.seats[1:]} == {"master"}
    assert len(set(company(sheet))) == 5
    assert sheet.seats.faulty is None


def test_a_seat_that_was_given_a_name_keeps_its_face(sheet: NewGameSheet) -> None:
    sheet.seats.rows[1].name_field.setText("Grandma")
    pick(sheet, 1, "novice")
    assert company(sheet)[0] == ("rosa", "Grandma")


def test_a_face_out_of_sight_is_free(sheet: NewGameSheet) -> None:
    pick(sheet, 1, "sharp")  # Odette's, who would come as the sixth
    assert company(sheet)[0] == ("odette", "Odette")
    sheet.players_segments.set_current(4)
    assert len(set(company(sheet))) == 5
    # Whoever had to make room comes as they play.
    others = {(seat.name, seat.level) for seat in sheet.seats.seats[2:]}
    assert others == {("Bruno", "bold"), ("Inès", "cautious"), ("Malik", "precise"), ("Rosa", "casual")}


def test_there_is_somebody_for_every_seat_whatever_faces_are_taken(sheet: NewGameSheet) -> None:
    sheet.seats.show_seats((Seat("", None, "rosa"), Seat("Silvio", "master", "silvio")))
    sheet.players_segments.set_current(0)
    sheet.players_segments.set_current(4)
    assert sheet.seats.faulty is None
    assert len({seat.portrait for seat in sheet.seats.seats}) == 6
    assert all(seat.level and seat.name for seat in sheet.seats.seats[1:])


def test_each_level_has_a_face_a_name_and_a_line_of_its_own(sheet: NewGameSheet) -> None:
    sheet.players_segments.set_current(0)
    row, shown = sheet.seats.rows[1], list[tuple[str, ...]]()
    for level in LEVELS:
        pick(sheet, 1, level.id)
        shown.append((row.face.value, row.called, row.line.text(), row.level_choice.currentText()))
    assert all(len(set(each)) == len(LEVELS) for each in zip(*shown, strict=True))


def test_a_bot_with_a_long_name_leaves_the_rows_as_they_are(sheet: NewGameSheet) -> None:
    row = sheet.seats.rows[1]
    before = row.level_choice.sizeHint()
    row.show_bots([Bot("Bartholomäus der Große W", "bot")])
    row.level_choice.setCurrentIndex(len(LEVELS))
    assert row.level_choice.sizeHint() == before
    assert (row.seat.name, row.name_field.cursorPosition()) == ("Bartholomäus der Große W", 0)
    assert row.seat.bot is not None
    assert (row.seat.level, row.level_choice.toolTip()) == (LEVELS[0].id, "")


def test_back_from_a_bot_the_level_brings_its_name_again(sheet: NewGameSheet) -> None:
    sheet.seats.show_bots([Bot("Ada", "ada")])
    row = sheet.seats.rows[1]
    QTest.keyClick(row.level_choice, Qt.Key.Key_End)
    assert (row.seat.name, row.face.value) == ("Ada", "rosa")
    QTest.keyClick(row.level_choice, Qt.Key.Key_Up)
    assert (row.seat.name, row.face.value, row.seat.level) == ("Silvio", "silvio", "master")
