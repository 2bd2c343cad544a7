"""Faces follow what has happened to their seat, and nobody else's."""

import pytest

from desktop_app.players.roster import LEVELS
from desktop_app.ui.expressions import at_ease, moods_after
from desktop_app.ui.mood import Mood
from desktop_app.ui.occasions import Moment, Occasion

GOOD = (Occasion.RIGHT_CHALLENGE, Occasion.BELIEVED, Occasion.EXACT_RIGHT, Occasion.DIE_BACK, Occasion.WIN)
BAD = (Occasion.CAUGHT, Occasion.WRONG_CHALLENGE, Occasion.EXACT_WRONG, Occasion.DIE_LOST, Occasion.OUT)

NOBODY = (None, None, None)
ALL = (None, *(level.id for level in LEVELS))


@pytest.mark.parametrize("occasion", Occasion)
def test_every_occasion_has_a_face(occasion: Occasion) -> None:
    assert isinstance(moods_after(at_ease(2), [Moment(1, occasion)], NOBODY)[1], Mood)


@pytest.mark.parametrize("level", ALL)
@pytest.mark.parametrize("occasion", GOOD)
def test_good_news_pleases_everybody(occasion: Occasion, level: str | None) -> None:
    assert moods_after(at_ease(2), [Moment(1, occasion)], (None, level))[1] in (Mood.PLEASED, Mood.DELIGHTED)


@pytest.mark.parametrize("level", ALL)
@pytest.mark.parametrize("occasion", BAD)
def test_bad_news_pleases_nobody(occasion: Occasion, level: str | None) -> None:
    others, mood = moods_after(at_ease(2), [Moment(1, occasion)], (None, level))
    assert others is Mood.CALM
    assert mood in ((Mood.DISMAYED,) if level is None else (Mood.DISMAYED, Mood.CALM))


def test_no_two_levels_take_everything_the_same_way() -> None:
    manners = [tuple(moods_after(at_ease(1), [Moment(0, each)], (level,)) for each in Occasion) for level in ALL]
    assert len(set(manners)) == len(ALL)


def test_others_look_as_before_and_a_new_round_calms_all() -> None:
    moods = moods_after(at_ease(3), [Moment(0, Occasion.CHALLENGE), Moment(2, Occasion.CHALLENGED)], NOBODY)
    assert moods == (Mood.DOUBTING, Mood.CALM, Mood.SURPRISED)
    moods = moods_after(moods, [Moment(2, Occasion.CAUGHT)], NOBODY)
    assert moods == (Mood.DOUBTING, Mood.CALM, Mood.DISMAYED)
    assert moods_after(moods, [Moment(seat, Occasion.NEW_ROUND) for seat in range(3)], NOBODY) == at_ease(3)


def test_the_last_of_several_moments_is_seen() -> None:
    assert moods_after(at_ease(1), [Moment(0, Occasion.EXACT_AGAINST), Moment(0, Occasion.LAST_DIE)], NOBODY) == (
        Mood.DISMAYED,
    )
