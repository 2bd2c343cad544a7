"""Faces follow what has happened to their seat, and nobody else's."""

import pytest

from desktop_app.ui.expressions import at_ease, moods_after
from desktop_app.ui.mood import Mood
from desktop_app.ui.occasions import Moment, Occasion

GOOD = (Occasion.RIGHT_CHALLENGE, Occasion.BELIEVED, Occasion.EXACT_RIGHT, Occasion.DIE_BACK, Occasion.WIN)
BAD = (Occasion.CAUGHT, Occasion.WRONG_CHALLENGE, Occasion.EXACT_WRONG, Occasion.DIE_LOST, Occasion.OUT)


@pytest.mark.parametrize("occasion", Occasion)
def test_every_occasion_has_a_face(occasion: Occasion) -> None:
    assert isinstance(moods_after(at_ease(2), [Moment(1, occasion)])[1], Mood)


@pytest.mark.parametrize("occasion", GOOD)
def test_good_news_pleases(occasion: Occasion) -> None:
    assert moods_after(at_ease(2), [Moment(1, occasion)])[1] in (Mood.PLEASED, Mood.DELIGHTED)


@pytest.mark.parametrize("occasion", BAD)
def test_bad_news_does_not(occasion: Occasion) -> None:
    assert moods_after(at_ease(2), [Moment(1, occasion)]) == (Mood.CALM, Mood.DISMAYED)


def test_others_look_as_before_and_a_new_round_calms_all() -> None:
    moods = moods_after(at_ease(3), [Moment(0, Occasion.CHALLENGE), Moment(2, Occasion.CHALLENGED)])
    assert moods == (Mood.DOUBTING, Mood.CALM, Mood.SURPRISED)
    moods = moods_after(moods, [Moment(2, Occasion.CAUGHT)])
    assert moods == (Mood.DOUBTING, Mood.CALM, Mood.DISMAYED)
    assert moods_after(moods, [Moment(seat, Occasion.NEW_ROUND) for seat in range(3)]) == at_ease(3)


def test_the_last_of_several_moments_is_seen() -> None:
    assert moods_after(at_ease(1), [Moment(0, Occasion.EXACT_AGAINST), Moment(0, Occasion.LAST_DIE)]) == (
        Mood.DISMAYED,
    )
