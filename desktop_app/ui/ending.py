"""What is known of a game that is over."""

from typing import NamedTuple

from desktop_app.engine.observation import Observation
from desktop_app.engine.replay import replay
from desktop_app.library.kept import KeptGame
from desktop_app.match.dice_check import DiceCheck, dice_check
from desktop_app.match.matches import Match
from desktop_app.match.opened import OpenedGame, opened
from desktop_app.match.saves import resumed
from desktop_app.ui.characters import Character
from desktop_app.ui.words.people import People


class Ending(NamedTuple):
    """A game that is over: what the human may know of it, the faces at the table, the seal and what was sealed.

    `check` is every die computed again, None where that cannot be; `seconds` is how long it was played, None where
    nobody knows, and `played` when, in seconds since 1970. A game `from_record` can only be looked at, and need not be
    over; seal and secret may be empty.
    """

    game: Observation
    faces: tuple[Character, ...]
    seal: str
    secret: str
    check: DiceCheck | None = None
    seconds: int | None = None
    played: int | None = None
    from_record: bool = False

    @property
    def can_be_reviewed(self) -> bool:
        """Whether there is something to review, and nothing is given away by it: the game will not go on."""
        return bool(self.game.history) and (self.game.winner is not None or not self.from_record)


def ending_of(match: Match, game: Observation, played: int, seconds: int | None = None) -> Ending:
    """The ending of a game that was played here: its dice can be checked now."""
    fair = match.fair
    opener = game.history[0].opener if game.history else game.bidding.opener
    check = dice_check(fair, fair.seal, opener, [played.hands for played in game.history])
    faces = tuple(Character(seat.portrait) for seat in match.seats)
    return Ending(game, faces, fair.seal, fair.secret.hex(), check, seconds, played)


class EndedGame(NamedTuple):
    """A game of the library that is over, and who played; `match` is None for one from elsewhere."""

    ending: Ending
    people: People
    match: Match | None


def ended_game(kept: KeptGame) -> EndedGame:
    """A game of the library as it ended."""
    game = resumed(kept, [face.value for face in Character])
    if game is None:
        found = opened(kept.record, replay(kept.record))
        return EndedGame(ending_from(found), People(found.names, found.reader), None)
    match = game.match
    people = People([seat.name for seat in match.seats], match.human)
    # Games of older versions do not tell how long they were played.
    seconds = (kept.setup.seconds if kept.setup else 0) or None
    return EndedGame(ending_of(match, game.ended, kept.changed, seconds), people, match)


def ending_from(found: OpenedGame) -> Ending:
    """The ending of a game from a record; nobody knows the faces that were at its table."""
    faces = tuple(Character)[: len(found.names)]
    return Ending(found.game, faces, found.seal, found.secret, found.check, played=found.played, from_record=True)
