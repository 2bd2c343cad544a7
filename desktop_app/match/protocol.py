"""The bot protocol, version 1: what the program and a bot say to each other, one JSON object a line.

This is the shape alone; whether what is said can be true of a game, `follower` knows.
"""

from enum import Enum, auto
from typing import Annotated, Final, TypeVar

import msgspec

from desktop_app.engine.moves import Bid, Call, Move
from desktop_app.engine.record import Count, HandEntry, HeldDice, RulesEntry, Seat
from desktop_app.engine.rules import MAX_PLAYERS, MIN_PLAYERS

PROTOCOL: Final = 1
"""The version that is spoken."""
MAX_LINE: Final = 1 << 16
"""The longest line, in bytes, that is read. A message takes some hundreds."""

MoveEntry = Annotated[list[int | str], msgspec.Meta(min_length=1, max_length=3)]
Table = msgspec.Meta(min_length=MIN_PLAYERS, max_length=MAX_PLAYERS)


class ProtocolFault(Enum):
    """What can be wrong with a message."""

    TOO_LONG = auto()
    NOT_A_MESSAGE = auto()
    WRONG_PROTOCOL = auto()
    OUT_OF_PLACE = auto()
    DIFFERS = auto()
    ILLEGAL = auto()


class ProtocolError(Exception):
    """A message that is none, or that cannot come now; `detail` names the member, message or version."""

    def __init__(self, fault: ProtocolFault, detail: str = "") -> None:
        """Remember what is wrong."""
        super().__init__(f"{fault.name} {detail}")
        self.fault = fault
        self.detail = detail


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """What the program says: its type is the name of the class in small letters."""


class Hello(Message, frozen=True):
    """The first message; the bot answers that it is ready."""

    protocol: int


class Game(Message, frozen=True):
    """A game begins."""

    rules: RulesEntry
    players: Annotated[list[str], Table]
    seat: Seat


class Round(Message, frozen=True):
    """A round begins; `dice` are the bot's own, `counts` what each seat holds."""

    index: Annotated[int, msgspec.Meta(ge=0)]
    opener: Seat
    palifico: bool
    counts: Annotated[list[HeldDice], Table]
    dice: HandEntry


class Turn(Message, frozen=True):
    """The bot is asked to act."""


class Action(Message, frozen=True):
    """Somebody has acted, perhaps the bot itself."""

    seat: Seat
    action: MoveEntry


class Reveal(Message, frozen=True):
    """All cups are lifted: `count` dice match the bid, `counts` is what each seat holds afterwards."""

    dice: Annotated[list[HandEntry], Table]
    count: Count
    counts: Annotated[list[HeldDice], Table]


class Over(Message, frozen=True):
    """The game has ended; `winner` is None where it was given up."""

    winner: Seat | None


class Quit(Message, frozen=True):
    """The conversation has ended."""


class Ready(msgspec.Struct, frozen=True, tag_field="type", tag="ready"):
    """The bot's answer to the first message."""

    name: str


class Answer(msgspec.Struct, frozen=True):
    """The bot's answer when it is asked to act."""

    action: MoveEntry


Said = TypeVar("Said", Ready, Answer)

_decoder = msgspec.json.Decoder(Hello | Game | Round | Turn | Action | Reveal | Over | Quit)


def message_of(line: bytes) -> Message:
    """What a line of the program's says. Raises ProtocolError."""
    if len(line) > MAX_LINE:
        raise ProtocolError(ProtocolFault.TOO_LONG)
    try:
        return _decoder.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ProtocolError(ProtocolFault.NOT_A_MESSAGE, str(error)) from None


def line_of(answer: Ready | Answer) -> bytes:
    """A line of the bot's, with its end."""
    return msgspec.json.encode(answer) + b"\n"


def told(message: Message) -> bytes:
    """A line of the program's, with its end."""
    return msgspec.json.encode(message) + b"\n"


def entry_of(move: Move) -> list[int | str]:
    """A move as it is written."""
    return ["bid", *move] if isinstance(move, Bid) else [move.value]


def move_of(entry: list[int | str]) -> Move:
    """A move as it is played. Raises ProtocolError for what is none."""
    match entry:
        case ["bid", int(quantity), int(face)]:
            return Bid(quantity, face)
        case ["challenge" | "exact" as call]:
            return Call(call)
        case _:
            raise ProtocolError(ProtocolFault.NOT_A_MESSAGE, "action")
