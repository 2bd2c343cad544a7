"""The written form of a game: its members and their types, read and written.

What is written here is shape alone; whether the game that a record tells could have been played, `replay` says.
"""

import json
import re
from enum import Enum, auto
from typing import Annotated, Literal

import msgspec

from desktop_app.engine.dice import MAX_PHRASE
from desktop_app.engine.moves import Refusal
from desktop_app.engine.rules import FACES, MAX_DICE, MAX_PLAYERS, MIN_DICE, MIN_PLAYERS

FORMAT, VERSION = "liars-dice-record", 1

MAX_BYTES = 1 << 20
"""The longest record that is read. A game takes a few kilobytes; only a made-up one needs more."""

Seat = Annotated[int, msgspec.Meta(ge=0, lt=MAX_PLAYERS)]
Count = Annotated[int, msgspec.Meta(ge=0, le=MAX_PLAYERS * MAX_DICE)]
Face = Annotated[int, msgspec.Meta(ge=FACES[0], le=FACES[-1])]
HeldDice = Annotated[int, msgspec.Meta(ge=0, le=MAX_DICE)]
HexDigest = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", min_length=64, max_length=64)]
HandEntry = Annotated[list[Face], msgspec.Meta(max_length=MAX_DICE)]
ActionEntry = Annotated[list[int | str], msgspec.Meta(min_length=2, max_length=4)]


class RecordFault(Enum):
    """What can be wrong with a record."""

    TOO_LARGE = auto()
    NOT_JSON = auto()
    TOO_DEEP = auto()
    REPEATED_MEMBER = auto()
    WRONG_FORMAT = auto()
    WRONG_VERSION = auto()
    WRONG_SHAPE = auto()
    WRONG_PHRASE = auto()
    SEAL_DIFFERS = auto()
    SECRET_MISSING = auto()
    DICE_COVERED = auto()
    DICE_OPEN = auto()
    WRONG_HAND = auto()
    DICE_DIFFER = auto()
    OPENER_DIFFERS = auto()
    PALIFICO_DIFFERS = auto()
    WRONG_ACTION = auto()
    WRONG_SEAT = auto()
    ILLEGAL_MOVE = auto()
    AFTER_THE_CALL = auto()
    UNSETTLED = auto()
    COUNT_DIFFERS = auto()
    DICE_AFTER_DIFFER = auto()
    ROUND_AFTER_END = auto()
    WINNER_DIFFERS = auto()


class RecordError(Exception):
    """A record cannot be read, or tells a game that cannot have been played.

    `round_number` and `action` count from 0 and are None where the fault is in no round or action; `member` is the
    path of a member of the wrong shape; `refusal` is why an illegal move is refused.
    """

    def __init__(
        self,
        fault: RecordFault,
        round_number: int | None = None,
        action: int | None = None,
        *,
        member: str = "",
        refusal: Refusal | None = None,
    ) -> None:
        """Remember what is wrong, and where."""
        super().__init__(f"{fault.name} round={round_number} action={action} {member} {refusal}")
        self.fault = fault
        self.round_number = round_number
        self.action = action
        self.member = member
        self.refusal = refusal


class RulesEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of the game."""

    dice: Annotated[int, msgspec.Meta(ge=MIN_DICE, le=MAX_DICE)]
    wild_ones: bool
    palifico: bool
    exact: Literal["spot_on", "calza"]


class FairEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the dice follow from; `secret` is None until the game has ended."""

    seal: HexDigest
    phrase: Annotated[str, msgspec.Meta(max_length=MAX_PHRASE)]
    secret: HexDigest | None


class RoundEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One round; `count` and `dice_after` are None while it is not settled, `dice` where they stay covered."""

    opener: Seat
    palifico: bool
    dice: Annotated[list[HandEntry], msgspec.Meta(min_length=MIN_PLAYERS, max_length=MAX_PLAYERS)] | None
    actions: list[ActionEntry]
    count: Count | None
    dice_after: Annotated[list[HeldDice], msgspec.Meta(min_length=MIN_PLAYERS, max_length=MAX_PLAYERS)] | None


class SeatAbout(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sat in a seat."""

    kind: Literal["human", "level", "bot"]
    level: str | None = None
    name: str | None = None


class Mark(msgspec.Struct, frozen=True):
    """An action that was helped; rounds and actions count from 0."""

    round: Annotated[int, msgspec.Meta(ge=0)]
    action: Annotated[int, msgspec.Meta(ge=0)]
    kind: Literal["hint", "undo"]


class About(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is not the game. Members that are not known are passed over."""

    date: str | None = None
    program: str | None = None
    seats: list[SeatAbout] | None = None
    marks: list[Mark] | None = None


class GameRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One game as it is written down; seats and rounds count from 0, `winner` is None while it is unfinished."""

    format: Literal["liars-dice-record"] = FORMAT
    version: Literal[1] = VERSION
    rules: RulesEntry
    fair: FairEntry | None
    players: Annotated[list[str], msgspec.Meta(min_length=MIN_PLAYERS, max_length=MAX_PLAYERS)]
    rounds: list[RoundEntry]
    winner: Seat | None
    about: About | msgspec.UnsetType = msgspec.UNSET


NO_ABOUT = msgspec.UNSET
"""What `about` of a record holds that says nothing but the game."""


class _Header(msgspec.Struct):
    """The members that say whether the others can be understood; the defaults are no record's."""

    format: str = ""
    version: int = 0


_header_decoder = msgspec.json.Decoder(_Header)
_record_decoder = msgspec.json.Decoder(GameRecord)


def encode(record: GameRecord) -> bytes:
    """A record as one line of UTF-8 JSON, without the line end."""
    return msgspec.json.encode(record)


def decode(data: bytes) -> GameRecord:
    """A record from UTF-8 JSON, checked for shape alone. Raises RecordError."""
    if len(data) > MAX_BYTES:
        raise RecordError(RecordFault.TOO_LARGE)
    try:
        _check_names(data)
        _check_header(_header_decoder.decode(data))
        return _record_decoder.decode(data)
    except msgspec.ValidationError as error:
        raise _shape_error(error) from None
    except (msgspec.DecodeError, json.JSONDecodeError, UnicodeDecodeError):
        raise RecordError(RecordFault.NOT_JSON) from None
    except RecursionError:
        raise RecordError(RecordFault.TOO_DEEP) from None


def exported(record: GameRecord) -> GameRecord:
    """The record as it may be given away: an unfinished game without its secret and its covered dice."""
    if record.winner is not None:
        return record
    fair = msgspec.structs.replace(record.fair, secret=None) if record.fair else None
    rounds = [
        entry if entry.count is not None else msgspec.structs.replace(entry, dice=None) for entry in record.rounds
    ]
    return msgspec.structs.replace(record, fair=fair, rounds=rounds)


def _check_names(data: bytes) -> None:
    """Refuse what msgspec passes over: a member given twice, and in members that it skips text that is not UTF-8."""
    json.loads(data.decode(), object_pairs_hook=_refuse_repeated, parse_int=str, parse_float=str)


def _refuse_repeated(members: list[tuple[str, object]]) -> None:
    seen: set[str] = set()
    for name, _ in members:
        if name in seen:
            raise RecordError(RecordFault.REPEATED_MEMBER, member=name)
        seen.add(name)


def _check_header(header: _Header) -> None:
    if header.format != FORMAT:
        raise RecordError(RecordFault.WRONG_FORMAT)
    if header.version != VERSION:
        raise RecordError(RecordFault.WRONG_VERSION)


def _shape_error(error: msgspec.ValidationError) -> RecordError:
    """The decoder's error, whose message ends with the path of the member that is wrong."""
    path = re.search(r" - at `\$\.?(.*)`$", str(error))
    field = re.search(r" field `(.*?)`(?: - at `.*`)?$", str(error), re.DOTALL)
    if not path and not field:  # not even a JSON object
        return RecordError(RecordFault.WRONG_FORMAT)
    member = ".".join(part.group(1) for part in (path, field) if part and part.group(1))
    in_round = re.match(r"rounds\[(\d+)\]", member)
    return RecordError(RecordFault.WRONG_SHAPE, int(in_round.group(1)) if in_round else None, member=member)
