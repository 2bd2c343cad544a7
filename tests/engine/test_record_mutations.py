"""Whatever is done to a record: it is refused in one way, or it still tells a game that can have been played."""

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from desktop_app.engine.record import GameRecord, RecordError, RecordFault, decode, encode, exported
from desktop_app.engine.replay import Replay, record_of, replay
from desktop_app.engine.rules import ExactCall, Rules
from tests.engine.mutations import Mutation, Path, byte_mutations, tree_mutations, whole_mutations
from tests.engine.random_games import Setting, steps
from tests.engine.test_records import ABOUT

SETTING = Setting(Rules(dice=3), 2, 11)


def finished_game() -> GameRecord:
    *_, last = steps(SETTING)
    return record_of(last.game, ("Ada", "Bo"), SETTING.fair, ABOUT)


def private_save() -> GameRecord:
    setting = Setting(Rules(dice=3, exact=ExactCall.CALZA), 3, 4)
    games = [step.game for step in steps(setting)]
    game = next(game for game in games if len(game.history) == 2 and len(game.bidding.actions) == 2)
    return record_of(game, ("Ada", "Bo", "Cy"), setting.fair)


def export() -> GameRecord:
    return exported(private_save())


RECORDS: list[Callable[[], GameRecord]] = [finished_game, private_save, export]


def read(data: bytes) -> tuple[GameRecord, Replay] | RecordError:
    """A record and its game, or the one error that there may be."""
    try:
        record = decode(data)
        return record, replay(record)
    except RecordError as error:
        return error


def check_accepted(original: GameRecord, mutation: Mutation, record: GameRecord, again: Replay) -> None:
    """A record that is read says nothing but what follows from its game, and its dice are still the sealed ones."""
    tree = json.loads(mutation.data)
    written = record_of(again.game, record.players, again.fair, record.about or None)
    if again.covered:
        last = record.rounds[-1]
        assert again.covered.start(again.game.counts, again.game.opener, palifico=again.game.palifico) == (
            again.game.bidding
        )
        written = msgspec.structs.replace(written, rounds=[*written.rounds, last])
    told = json.loads(encode(msgspec.structs.replace(written, fair=record.fair)))
    assert without_about(told) == without_about(tree)
    if again.fair:
        assert original.fair
        assert (again.fair.seal, again.fair.phrase) == (original.fair.seal, original.fair.phrase)
        assert [entry.dice for entry in record.rounds] == [entry.dice for entry in original.rounds][
            : len(record.rounds)
        ]


def without_about(tree: dict[str, Any]) -> dict[str, Any]:
    return {name: member for name, member in tree.items() if name != "about"}


def is_allowed(original: GameRecord, path: Path, again: Replay) -> bool:
    """Whether a change at this place can be a game of its own."""
    match path:
        case ("players" | "about", *_):
            return True
        case ("fair",):
            return again.fair is None
        case ("fair", "seal" | "phrase"):
            return original.fair is not None and original.fair.secret is None
        case ("fair", "secret"):
            return False
        case ("rules", "wild_ones" | "palifico" | "exact"):
            return True  # options that never came to bear
        case ("rounds", _, "actions", _, 2 | 3):
            return True  # another bid that is just as legal: nobody but the players could tell
        case ("rounds", int(number), *_) if again.game.winner is None:
            return number == len(original.rounds) - 1 or again.fair is None
        case ("rounds",):
            return again.game.winner is None
        case _:
            return False


@pytest.mark.parametrize("make", RECORDS, ids=lambda make: make.__name__)
def test_every_member_spoiled_in_every_way(make: Callable[[], GameRecord]) -> None:
    original = make()
    tree = json.loads(encode(original))
    accepted = 0
    for mutation in tree_mutations(encode(original)):
        outcome = read(mutation.data)
        if isinstance(outcome, RecordError):
            check_place(mutation, outcome)
        elif json.dumps(json.loads(mutation.data), sort_keys=True) != json.dumps(tree, sort_keys=True):
            accepted += 1
            check_accepted(original, mutation, *outcome)
            assert is_allowed(original, mutation.path, outcome[1]), mutation
    assert accepted > 0


def check_place(mutation: Mutation, error: RecordError) -> None:
    """What is wrong in a round is reported there; no error says less than what it is about."""
    assert bool(error.refusal) == (error.fault is RecordFault.ILLEGAL_MOVE)
    named = bool(error.member) or "without a name" in mutation.what
    assert named == (error.fault in (RecordFault.WRONG_SHAPE, RecordFault.REPEATED_MEMBER)), (mutation, error)
    if error.fault in (RecordFault.NOT_JSON, RecordFault.REPEATED_MEMBER):
        return  # said before anything is known of rounds
    match mutation.path:
        case ("rounds", int(number), _, *_):
            assert error.round_number == number, (mutation, error)
        case ("rounds", *_):
            placed = error.round_number is not None or bool(error.member)
            assert placed or error.fault is RecordFault.WINNER_DIFFERS, (mutation, error)
        case ("rules" | "fair", *_):
            pass  # shows wherever it first matters
        case _:
            assert error.action is None


@pytest.mark.parametrize("make", RECORDS, ids=lambda make: make.__name__)
def test_bytes_spoiled_in_every_way(make: Callable[[], GameRecord]) -> None:
    original = make()
    data = encode(original)
    for mutation in spoiled_bytes(data):
        outcome = read(mutation.data)
        if not isinstance(outcome, RecordError):
            check_accepted(original, mutation, *outcome)


def spoiled_bytes(data: bytes) -> Iterator[Mutation]:
    yield from whole_mutations(data)
    yield from byte_mutations(data, Random(5), 500)
