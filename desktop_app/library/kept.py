"""A game as the library keeps it: its record, and what a record does not hold that brings it back as it was."""

import time
from datetime import datetime
from enum import IntEnum
from typing import Annotated, NamedTuple

import msgspec

from desktop_app.engine.bidding import next_seat
from desktop_app.engine.record import MAX_BYTES, GameRecord, Seat, decode, encode
from desktop_app.engine.rules import MAX_PLAYERS, ExactCall, Rules

#: The longest setup that is read: six seats of a few words each take a hundredth of it.
_LONGEST_SETUP = 1 << 16
_LONGEST_COMMAND = 4096

ShortText = Annotated[str, msgspec.Meta(max_length=100)]


class GameState(IntEnum):
    """Whether a game can go on. The end counts once it has been seen: until then a game that is won is `RUNNING`."""

    RUNNING = 0
    WON = 1
    GIVEN_UP = 2


class KeptBot(msgspec.Struct, frozen=True):
    """A program that sits in a seat: its name here, how it is started, and its time for a move in seconds."""

    name: ShortText
    command: Annotated[str, msgspec.Meta(max_length=_LONGEST_COMMAND)]
    seconds: Annotated[float, msgspec.Meta(gt=0)]


class KeptSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits in a seat: the id of a built-in player's level, None for the human, and the face that is drawn.

    Where a `bot` sits, the level is that of the player who takes over from it. `replaced` says that whoever sat there
    failed, and that the weakest level has played in their seat since.
    """

    level: ShortText | None
    portrait: ShortText
    replaced: bool = False
    bot: KeptBot | None = None


class Setup(msgspec.Struct, frozen=True):
    """What a game was begun with beside the members of its record.

    `seed` is where the players' randomness comes from (`match.questions`), in decimal digits, `pace` the value of the
    pace that it was last played at, `seconds` how long it has been played so far. `forgiving`: a slip of the human's
    can be taken back.
    """

    seats: Annotated[tuple[KeptSeat, ...], msgspec.Meta(max_length=MAX_PLAYERS)]
    seed: ShortText
    pace: ShortText
    forgiving: bool = False
    seconds: Annotated[int, msgspec.Meta(ge=0)] = 0

    @property
    def human(self) -> int | None:
        """The first seat without a player."""
        return next((number for number, seat in enumerate(self.seats) if seat.level is None), None)


class KeptGame(NamedTuple):
    """A game with everything that is kept of it.

    `id` is a number drawn once for the game, `record` its private save, `setup` None for a game from elsewhere;
    `begun` and `changed` are seconds since 1970, UTC.
    """

    id: int
    record: GameRecord
    setup: Setup | None
    state: GameState
    begun: int
    changed: int


class GameRow(NamedTuple):
    """A game as a row of the list of games.

    `portraits` is empty and `human` None for a game from elsewhere. `turn` is the seat that is asked to move, None
    where nobody is; `rounds` counts those that have begun, `dice` those in play.
    """

    id: int
    state: GameState
    changed: int
    rules: Rules
    names: tuple[str, ...]
    portraits: tuple[str, ...]
    human: int | None
    winner: Seat | None
    rounds: int
    counts: tuple[int, ...]
    turn: int | None

    @property
    def is_over(self) -> bool:
        """Whether the game was won or given up."""
        return self.state is not GameState.RUNNING


class DamagedGame(Exception):
    """What is stored of a game is not what was written."""


_setup_decoder = msgspec.json.Decoder(Setup)


def row_of(game: KeptGame) -> GameRow:
    """The row of a game whose record has been replayed, or comes from a game that is played."""
    record, setup = game.record, game.setup
    counts, turn = _standing(record)
    return GameRow(
        game.id,
        game.state,
        game.changed,
        Rules(record.rules.dice, record.rules.wild_ones, record.rules.palifico, ExactCall(record.rules.exact)),
        tuple(record.players),
        tuple(seat.portrait for seat in setup.seats) if setup else (),
        setup.human if setup else None,
        record.winner,
        len(record.rounds),
        counts,
        turn,
    )


def packed(game: KeptGame) -> tuple[bytes, bytes | None]:
    """Record and setup as they are stored."""
    return encode(game.record), msgspec.json.encode(game.setup) if game.setup else None


def unpacked(record: bytes, setup: bytes | None) -> tuple[GameRecord, Setup | None]:
    """Record and setup from what is stored. Raises RecordError or DamagedGame."""
    if len(record) > MAX_BYTES or (setup is not None and len(setup) > _LONGEST_SETUP):
        raise DamagedGame
    read = decode(record)
    if setup is None:
        return read, None
    try:
        begun_with = _setup_decoder.decode(setup)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise DamagedGame from None
    if len(begun_with.seats) != len(read.players) or not begun_with.seed.isdecimal():
        raise DamagedGame
    return read, begun_with


def date_of(record: GameRecord) -> int:
    """Seconds since 1970 when a game was played: what it says, where that is a time that has been; else now."""
    now = int(time.time())
    text = (record.about and record.about.date) or ""
    try:
        date = int(datetime.fromisoformat(text).timestamp())
    except (ValueError, OverflowError, OSError):
        return now
    return date if 0 <= date <= now else now


def _standing(record: GameRecord) -> tuple[tuple[int, ...], int | None]:
    """The dice that each seat holds, and who is on turn."""
    players = len(record.players)
    counts = [record.rules.dice] * players
    opener: int | None = None
    for entry in record.rounds:
        if entry.dice_after is None:
            last = entry.actions[-1] if entry.actions else None
            opener = entry.opener if last is None else next_seat(counts, int(last[0]))
        else:
            counts, opener = entry.dice_after, None
    return tuple(counts), opener
