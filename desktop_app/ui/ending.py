"""What is known of a game that is over."""

from typing import NamedTuple

from desktop_app.engine.observation import Observation
from desktop_app.match.dice_check import DiceCheck, dice_check
from desktop_app.match.opened import OpenedGame
from desktop_app.match.session import Match
from desktop_app.ui.characters import Character


class Ending(NamedTuple):
    """A game that is over: what the human may know of it, the faces at the table, the seal and what was sealed.

    `check` is every die computed again, None where that cannot be; `seconds` is how long it was played, None where
    nobody knows. A game `from_record` can only be looked at, and need not be over; seal and secret may be empty.
    """

    game: Observation
    faces: tuple[Character, ...]
    seal: str
    secret: str
    check: DiceCheck | None = None
    seconds: int | None = None
    from_record: bool = False


def ending_of(match: Match, game: Observation, seconds: int | None = None) -> Ending:
    """The ending of a game that was played here: its dice can be checked now."""
    fair = match.fair
    opener = game.history[0].opener if game.history else game.bidding.opener
    check = dice_check(fair, fair.seal, opener, [played.hands for played in game.history])
    faces = tuple(Character(seat.portrait) for seat in match.seats)
    return Ending(game, faces, fair.seal, fair.secret.hex(), check, seconds)


def ending_from(opened: OpenedGame) -> Ending:
    """The ending of a game from a record; nobody knows the faces that were at its table."""
    faces = tuple(Character)[: len(opened.names)]
    return Ending(opened.game, faces, opened.seal, opened.secret, opened.check, from_record=True)
