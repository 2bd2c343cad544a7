"""How everybody at the table looks after what has happened: by what it is, and by who takes it how."""

from collections.abc import Iterable, Sequence

from desktop_app.ui.mood import Mood
from desktop_app.ui.occasions import Moment, Occasion

Moods = tuple[Mood, ...]
"""A mood for each seat."""

_MOODS = {
    Occasion.GREETING: Mood.PLEASED,
    Occasion.NEW_ROUND: Mood.CALM,
    Occasion.OPENING: Mood.CALM,
    Occasion.RAISE: Mood.CALM,
    Occasion.HIGH_RAISE: Mood.PLEASED,
    Occasion.CHALLENGE: Mood.DOUBTING,
    Occasion.CHALLENGED: Mood.SURPRISED,
    Occasion.EXACT_CALL: Mood.THINKING,
    Occasion.CALLED: Mood.SURPRISED,
    Occasion.RIGHT_CHALLENGE: Mood.PLEASED,
    Occasion.CAUGHT: Mood.DISMAYED,
    Occasion.WRONG_CHALLENGE: Mood.DISMAYED,
    Occasion.BELIEVED: Mood.PLEASED,
    Occasion.EXACT_RIGHT: Mood.DELIGHTED,
    Occasion.EXACT_AGAINST: Mood.SURPRISED,
    Occasion.EXACT_WRONG: Mood.DISMAYED,
    Occasion.SPARED: Mood.PLEASED,
    Occasion.DIE_LOST: Mood.DISMAYED,
    Occasion.LAST_DIE: Mood.DISMAYED,
    Occasion.DIE_BACK: Mood.DELIGHTED,
    Occasion.OUT: Mood.DISMAYED,
    Occasion.WIN: Mood.DELIGHTED,
}
#: Where a level takes something otherwise than most would: the beginner shows everything, the strongest hardly a thing.
_OWN_MOODS = {
    "novice": {
        Occasion.CHALLENGE: Mood.SURPRISED,
        Occasion.RIGHT_CHALLENGE: Mood.DELIGHTED,
        Occasion.BELIEVED: Mood.DELIGHTED,
        Occasion.SPARED: Mood.DELIGHTED,
    },
    "casual": {
        Occasion.CHALLENGED: Mood.CALM,
        Occasion.CALLED: Mood.CALM,
        Occasion.EXACT_WRONG: Mood.CALM,
        Occasion.DIE_LOST: Mood.CALM,
    },
    "bold": {
        Occasion.HIGH_RAISE: Mood.DELIGHTED,
        Occasion.CHALLENGED: Mood.PLEASED,
        Occasion.BELIEVED: Mood.DELIGHTED,
    },
    "cautious": {
        Occasion.HIGH_RAISE: Mood.DISMAYED,
        Occasion.CHALLENGE: Mood.DISMAYED,
        Occasion.CALLED: Mood.DISMAYED,
    },
    "precise": {
        Occasion.EXACT_CALL: Mood.PLEASED,
        Occasion.CALLED: Mood.DOUBTING,
        Occasion.EXACT_AGAINST: Mood.DOUBTING,
    },
    "sharp": {
        Occasion.HIGH_RAISE: Mood.THINKING,
        Occasion.CHALLENGED: Mood.THINKING,
        Occasion.CALLED: Mood.THINKING,
        Occasion.EXACT_AGAINST: Mood.DOUBTING,
    },
    "seasoned": {
        Occasion.HIGH_RAISE: Mood.CALM,
        Occasion.CHALLENGED: Mood.PLEASED,
        Occasion.CALLED: Mood.PLEASED,
        Occasion.DIE_LOST: Mood.CALM,
    },
    "master": {
        Occasion.HIGH_RAISE: Mood.CALM,
        Occasion.CHALLENGE: Mood.THINKING,
        Occasion.CHALLENGED: Mood.CALM,
        Occasion.CALLED: Mood.CALM,
        Occasion.CAUGHT: Mood.CALM,
        Occasion.EXACT_AGAINST: Mood.CALM,
        Occasion.DIE_LOST: Mood.CALM,
        Occasion.LAST_DIE: Mood.THINKING,
    },
}


def at_ease(players: int) -> Moods:
    """The moods of so many people who have just sat down."""
    return (Mood.CALM,) * players


def moods_after(moods: Sequence[Mood], happened: Iterable[Moment], levels: Sequence[str | None]) -> Moods:
    """How everybody looks after these moments; whom they do not touch looks as before.

    Levels are those of the seats, None where a person sits: each takes things in its own way.
    """
    changed = list(moods)
    for seat, occasion in happened:
        changed[seat] = _OWN_MOODS.get(levels[seat] or "", {}).get(occasion, _MOODS[occasion])
    return tuple(changed)
