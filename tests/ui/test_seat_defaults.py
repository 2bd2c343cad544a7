"""Every level comes with a face and a name of its own."""

from desktop_app.players.roster import LEVELS
from desktop_app.ui.characters import Character
from desktop_app.ui.seat_defaults import default_name, default_seat, face_of, level_of


def test_no_two_levels_share_a_face_or_a_name() -> None:
    faces = [face_of(level.id) for level in LEVELS]
    assert set(faces) == set(Character) - {Character.YOU}
    assert len({default_name(face) for face in faces}) == len(LEVELS)
    assert [level_of(face) for face in faces] == [level.id for level in LEVELS]
    assert level_of(Character.YOU) is None


def test_there_is_a_seat_for_each_level_with_its_face() -> None:
    seats = [default_seat(number) for number in range(1, len(LEVELS) + 1)]
    assert {seat.level for seat in seats} == {level.id for level in LEVELS}
    for seat in seats:
        assert seat.level is not None
        assert (Character(seat.portrait), seat.name) == (face_of(seat.level), default_name(face_of(seat.level)))
