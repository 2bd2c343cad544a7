"""A game from a record, to be looked at: what may be seen of it, and every die computed again where that can be."""

from typing import NamedTuple

from desktop_app.engine.observation import Observation
from desktop_app.engine.record import GameRecord
from desktop_app.engine.replay import Replay
from desktop_app.library.kept import date_of
from desktop_app.match.dice_check import DiceCheck, dice_check


class OpenedGame(NamedTuple):
    """A record that was played again.

    `game` is what the `reader` may know of it: the seat of the person who played, None where there was none (then it
    is seen from the first seat). Dice that are covered in the record stay covered. `check` is None without a secret.
    `played` is when it was, in seconds since 1970: now where the record does not say.
    """

    names: tuple[str, ...]
    reader: int | None
    game: Observation
    seal: str
    secret: str
    check: DiceCheck | None
    played: int


def opened(record: GameRecord, replayed: Replay) -> OpenedGame:
    """A game to be looked at, from a record and what came of playing it again.

    The secret of a game that has not ended stays hidden, although a private save holds it.
    """
    reader = _reader(record)
    game = replayed.game.observe(reader or 0)
    fair, sealed = replayed.fair, record.fair
    names, seal, played = tuple(record.players), sealed.seal if sealed else "", date_of(record)
    if fair is None or record.winner is None:
        return OpenedGame(names, reader, game, seal, "", None, played)
    hands = [each.hands for each in game.history]
    check = dice_check(fair, seal, game.history[0].opener, hands)
    return OpenedGame(names, reader, game, seal, check.secret, check, played)


def _reader(record: GameRecord) -> int | None:
    """The one seat in which a person sat."""
    seats = (record.about and record.about.seats) or []
    people = [number for number, seat in enumerate(seats) if seat.kind == "human"]
    return people[0] if len(people) == 1 else None
