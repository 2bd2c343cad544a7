"""A policy query: one position as a line of JSON, checked against the rules, and the answer to it.

Written in record.md's words: counts and dice from seat 0, the seat that is asked is on turn.
"""

from collections.abc import Mapping
from enum import Enum, auto
from typing import Annotated

import msgspec

from desktop_app.engine.bidding import Bidding
from desktop_app.engine.moves import Move, Refusal
from desktop_app.engine.observation import Observation
from desktop_app.engine.record import ActionEntry, HandEntry, HeldDice, RulesEntry, Seat
from desktop_app.engine.rules import ExactCall, Rules
from desktop_app.match.protocol import ProtocolError, Table, entry_of, move_of

LONGEST = 1 << 16
"""The longest line, in bytes, that is read. The longest bidding takes some kilobytes."""


class QueryFault(Enum):
    """What can be wrong with a query."""

    TOO_LONG = auto()
    NOT_A_QUERY = auto()
    CANNOT_BE = auto()
    USED_MISSING = auto()
    WRONG_ACTION = auto()
    ILLEGAL = auto()
    NOT_ON_TURN = auto()


class QueryError(Exception):
    """A line cannot be answered.

    `detail` names the member, or the decoder's reason; `action` is the number of an action, from 0, `refusal` why it is
    illegal.
    """

    def __init__(self, fault: QueryFault, detail: str = "", action: int = 0, refusal: Refusal | None = None) -> None:
        """Remember what is wrong, and where."""
        super().__init__(f"{fault.name} {detail} {action} {refusal}")
        self.fault = fault
        self.detail = detail
        self.action = action
        self.refusal = refusal


class _Query(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rules: RulesEntry
    counts: Annotated[list[HeldDice], Table]
    seat: Seat
    dice: HandEntry
    opener: Seat
    palifico: bool
    actions: list[ActionEntry]
    used: Annotated[list[bool], Table] | None = None


_decoder = msgspec.json.Decoder(_Query)


def observation_of(line: bytes) -> Observation:
    """What the seat sees that a line tells of. Raises QueryError."""
    if len(line) > LONGEST:
        raise QueryError(QueryFault.TOO_LONG)
    try:
        query = _decoder.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise QueryError(QueryFault.NOT_A_QUERY, str(error)) from None
    entry = query.rules
    rules = Rules(entry.dice, entry.wild_ones, entry.palifico, ExactCall(entry.exact))
    _check_table(query)
    used = _used(query, rules)
    bidding = _bidding(query)
    if bidding.turn != query.seat:
        raise QueryError(QueryFault.NOT_ON_TURN)
    return Observation(rules, query.seat, tuple(sorted(query.dice)), True, bidding, used, (), None)


def answer_of(chances: Mapping[Move, float]) -> bytes:
    """The answer, a line with its end: legal moves with probabilities that sum to 1."""
    total = sum(chances.values())
    policy = [(entry_of(move), chance / total) for move, chance in chances.items()]
    return msgspec.json.encode({"policy": policy}) + b"\n"


def _check_table(query: _Query) -> None:
    counts = query.counts
    seats = range(len(counts))
    _check(max(counts) <= query.rules.dice and sum(map(bool, counts)) > 1, "counts")
    _check(query.seat in seats and counts[query.seat] > 0, "seat")
    _check(len(query.dice) == counts[query.seat], "dice")
    _check(query.opener in seats and counts[query.opener] > 0, "opener")
    _check(not query.palifico or (query.rules.palifico and 1 in counts), "palifico")


def _used(query: _Query, rules: Rules) -> tuple[bool, ...]:
    """Who has had their Palifico round: without Calza dice never come back, so whoever is down to one die, or out."""
    if query.used is None:
        if rules.palifico and rules.exact is ExactCall.CALZA:
            raise QueryError(QueryFault.USED_MISSING)
        return tuple([rules.palifico and held <= 1 for held in query.counts])
    _check(len(query.used) == len(query.counts), "used")
    return tuple(query.used)


def _bidding(query: _Query) -> Bidding:
    bidding = Bidding.start(tuple(query.counts), query.opener, palifico=query.palifico)
    for number, (seat, *entry) in enumerate(query.actions):
        try:
            move = move_of(entry)
        except ProtocolError:
            raise QueryError(QueryFault.WRONG_ACTION, action=number) from None
        if seat != bidding.turn or not isinstance(move, tuple):
            raise QueryError(QueryFault.WRONG_ACTION, action=number)
        if refusal := bidding.refusal(move):
            raise QueryError(QueryFault.ILLEGAL, action=number, refusal=refusal)
        bidding = bidding.after(move)
    return bidding


def _check(true: bool, member: str) -> None:
    if not true:
        raise QueryError(QueryFault.CANNOT_BE, member)
