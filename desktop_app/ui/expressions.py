"""How everybody at the table looks after what has happened: one table."""

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


def at_ease(players: int) -> Moods:
    """The moods of so many people who have just sat down."""
    return (Mood.CALM,) * players


def moods_after(moods: Sequence[Mood], happened: Iterable[Moment]) -> Moods:
    """How everybody looks after these moments; whom they do not touch looks as before."""
    changed = list(moods)
    for seat, occasion in happened:
        changed[seat] = _MOODS[occasion]
    return tuple(changed)
