"""Each thing that can be wrong with a record, and where it is said to be."""

import json
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from desktop_app.engine.moves import Refusal
from desktop_app.engine.record import MAX_BYTES, GameRecord, RecordError, RecordFault, decode, encode
from desktop_app.engine.replay import replay
from tests.engine.mutations import Path
from tests.engine.test_record_mutations import export, finished_game, private_save

ABSENT = object()
"""Instead of a value: the member is not there."""


class Fault(NamedTuple):
    """One member of a record changed, and the error that follows."""

    make: Callable[[], GameRecord]
    path: Path
    value: Any
    fault: RecordFault
    round_number: int | None = None
    action: int | None = None
    member: str = ""
    refusal: Refusal | None = None


FINISHED_FAULTS = [
    Fault(finished_game, ("format",), "chess-record", RecordFault.WRONG_FORMAT),
    Fault(finished_game, ("format",), ABSENT, RecordFault.WRONG_FORMAT),
    Fault(finished_game, ("version",), 2, RecordFault.WRONG_VERSION),
    Fault(finished_game, ("version",), 0, RecordFault.WRONG_VERSION),
    Fault(finished_game, ("version",), ABSENT, RecordFault.WRONG_VERSION),
    Fault(finished_game, ("version",), "1", RecordFault.WRONG_SHAPE, member="version"),
    Fault(finished_game, ("version",), 1.0, RecordFault.WRONG_SHAPE, member="version"),
    Fault(finished_game, ("rules",), ABSENT, RecordFault.WRONG_SHAPE, member="rules"),
    Fault(finished_game, ("rules", "dice"), 7, RecordFault.WRONG_SHAPE, member="rules.dice"),
    Fault(finished_game, ("rules", "dice"), 2, RecordFault.WRONG_SHAPE, member="rules.dice"),
    Fault(finished_game, ("rules", "exact"), "paso", RecordFault.WRONG_SHAPE, member="rules.exact"),
    Fault(finished_game, ("rules", "wild_ones"), 1, RecordFault.WRONG_SHAPE, member="rules.wild_ones"),
    Fault(finished_game, ("rules", "tempo"), 1, RecordFault.WRONG_SHAPE, member="rules.tempo"),
    Fault(finished_game, ("rules", "a member"), 1, RecordFault.WRONG_SHAPE, member="rules.a member"),
    Fault(finished_game, ("fair",), ABSENT, RecordFault.WRONG_SHAPE, member="fair"),
    Fault(finished_game, ("fair", "seal"), "0" * 63, RecordFault.WRONG_SHAPE, member="fair.seal"),
    Fault(finished_game, ("fair", "seal"), "0" * 64 + "\n", RecordFault.WRONG_SHAPE, member="fair.seal"),
    Fault(finished_game, ("fair", "seal"), "G" * 64, RecordFault.WRONG_SHAPE, member="fair.seal"),
    Fault(finished_game, ("fair", "seal"), "0" * 64, RecordFault.SEAL_DIFFERS),
    Fault(finished_game, ("fair", "secret"), "0" * 64, RecordFault.SEAL_DIFFERS),
    Fault(finished_game, ("fair", "secret"), None, RecordFault.SECRET_MISSING),
    Fault(finished_game, ("fair", "phrase"), "e\u0301", RecordFault.WRONG_PHRASE),
    Fault(finished_game, ("fair", "phrase"), "x" * 201, RecordFault.WRONG_SHAPE, member="fair.phrase"),
    Fault(finished_game, ("fair", "phrase"), "\ufb2c" * 120, RecordFault.WRONG_PHRASE),
    Fault(finished_game, ("fair", "phrase"), "\ud800", RecordFault.NOT_JSON),
    Fault(finished_game, ("fair", "phrase"), "another", RecordFault.DICE_DIFFER, 0),
    Fault(finished_game, ("players",), ["Ada"], RecordFault.WRONG_SHAPE, member="players"),
    Fault(finished_game, ("players",), ["Ada"] * 7, RecordFault.WRONG_SHAPE, member="players"),
    Fault(finished_game, ("players", 1), None, RecordFault.WRONG_SHAPE, member="players[1]"),
    Fault(finished_game, ("winner",), 1, RecordFault.WINNER_DIFFERS),
    Fault(finished_game, ("winner",), None, RecordFault.WINNER_DIFFERS),
    Fault(finished_game, ("winner",), ABSENT, RecordFault.WRONG_SHAPE, member="winner"),
    Fault(finished_game, ("winner",), 6, RecordFault.WRONG_SHAPE, member="winner"),
    Fault(finished_game, ("rounds",), [], RecordFault.WINNER_DIFFERS),
    Fault(finished_game, ("about",), None, RecordFault.WRONG_SHAPE, member="about"),
    Fault(finished_game, ("about", "date"), 5, RecordFault.WRONG_SHAPE, member="about.date"),
    Fault(finished_game, ("about", "seats"), [{"kind": "human"}], RecordFault.WRONG_SHAPE, member="about.seats"),
    Fault(finished_game, ("about", "seats", 0), {}, RecordFault.WRONG_SHAPE, member="about.seats[0].kind"),
    Fault(finished_game, ("about", "seats", 0, "kind"), "cat", RecordFault.WRONG_SHAPE, member="about.seats[0].kind"),
    Fault(finished_game, ("about", "marks", 1, "round"), -1, RecordFault.WRONG_SHAPE, member="about.marks[1].round"),
    Fault(finished_game, ("about", "marks", 1, "kind"), "luck", RecordFault.WRONG_SHAPE, member="about.marks[1].kind"),
]

ROUND_FAULTS = [
    Fault(finished_game, ("rounds", 1, "dice"), None, RecordFault.DICE_COVERED, 1),
    Fault(
        finished_game, ("rounds", 1, "dice", 0), [1, 3, 7], RecordFault.WRONG_SHAPE, 1, member="rounds[1].dice[0][2]"
    ),
    Fault(finished_game, ("rounds", 1, "dice", 0), [1, 4, 3], RecordFault.WRONG_HAND, 1),
    Fault(finished_game, ("rounds", 1, "dice", 0), [1, 3], RecordFault.WRONG_HAND, 1),
    Fault(finished_game, ("rounds", 1, "dice", 0), [1, 3, 3], RecordFault.DICE_DIFFER, 1),
    Fault(finished_game, ("rounds", 0, "opener"), 1, RecordFault.OPENER_DIFFERS, 0),
    Fault(finished_game, ("rounds", 1, "opener"), 0, RecordFault.OPENER_DIFFERS, 1),
    Fault(finished_game, ("rounds", 1, "palifico"), True, RecordFault.PALIFICO_DIFFERS, 1),
    Fault(finished_game, ("rounds", 2, "palifico"), False, RecordFault.PALIFICO_DIFFERS, 2),
    Fault(finished_game, ("rules", "palifico"), False, RecordFault.PALIFICO_DIFFERS, 2),
    Fault(finished_game, ("rules", "wild_ones"), False, RecordFault.COUNT_DIFFERS, 0),
    Fault(finished_game, ("rounds", 1, "count"), 4, RecordFault.COUNT_DIFFERS, 1),
    Fault(finished_game, ("rounds", 1, "count"), None, RecordFault.COUNT_DIFFERS, 1),
    Fault(finished_game, ("rounds", 1, "dice_after"), [2, 2], RecordFault.DICE_AFTER_DIFFER, 1),
    Fault(finished_game, ("rounds", 1, "dice_after"), None, RecordFault.DICE_AFTER_DIFFER, 1),
    Fault(finished_game, ("rounds", 1, "actions"), [], RecordFault.UNSETTLED, 1),
    Fault(finished_game, ("rounds", 1, "actions", 0, 0), 0, RecordFault.WRONG_SEAT, 1, 0),
    Fault(finished_game, ("rounds", 1, "actions", 0, 1), "pass", RecordFault.WRONG_ACTION, 1, 0),
    Fault(finished_game, ("rounds", 1, "actions", 3), [0, "exact", 3], RecordFault.WRONG_ACTION, 1, 3),
    Fault(finished_game, ("rounds", 1, "actions", 0), [1, "bid", 1], RecordFault.WRONG_ACTION, 1, 0),
    Fault(finished_game, ("rounds", 1, "actions", 0), [1, "bid", "1", 6], RecordFault.WRONG_ACTION, 1, 0),
    Fault(
        *(finished_game, ("rounds", 1, "actions", 0, 2), 10**30, RecordFault.ILLEGAL_MOVE, 1, 0),
        refusal=Refusal.MORE_THAN_THE_DICE,
    ),
    Fault(
        *(finished_game, ("rounds", 1, "actions", 0), [1, "exact"], RecordFault.ILLEGAL_MOVE, 1, 0),
        refusal=Refusal.NOTHING_TO_CALL,
    ),
    Fault(
        *(finished_game, ("rounds", 2, "actions", 1, 3), 5, RecordFault.ILLEGAL_MOVE, 2, 1),
        refusal=Refusal.FACE_IS_FIXED,
    ),
]

OPEN_FAULTS = [
    Fault(private_save, ("winner",), 0, RecordFault.WINNER_DIFFERS),
    Fault(private_save, ("rounds", 2, "dice"), None, RecordFault.DICE_COVERED, 2),
    Fault(private_save, ("rounds", 2, "count"), 3, RecordFault.COUNT_DIFFERS, 2),
    Fault(private_save, ("rounds", 2, "dice_after"), [3, 2, 3], RecordFault.DICE_AFTER_DIFFER, 2),
    Fault(private_save, ("fair", "secret"), None, RecordFault.DICE_OPEN, 2),
    Fault(private_save, ("fair",), ABSENT, RecordFault.WRONG_SHAPE, member="fair"),
    Fault(export, ("winner",), 0, RecordFault.SECRET_MISSING),
    Fault(export, ("rounds", 0, "opener"), 3, RecordFault.OPENER_DIFFERS, 0),
    Fault(export, ("rounds", 1, "dice"), None, RecordFault.DICE_COVERED, 1),
    Fault(export, ("rounds", 2, "dice"), [None] * 3, RecordFault.WRONG_SHAPE, 2, member="rounds[2].dice[0]"),
    Fault(export, ("rounds", 2, "actions", 1), [2, "challenge"], RecordFault.DICE_COVERED, 2, 1),
    Fault(export, ("rounds", 2, "actions", 1, 0), 0, RecordFault.WRONG_SEAT, 2, 1),
    Fault(export, ("rounds", 2, "actions", 1, 1), "raise", RecordFault.WRONG_ACTION, 2, 1),
    Fault(export, ("rounds", 2, "count"), 0, RecordFault.COUNT_DIFFERS, 2),
    Fault(export, ("rounds", 2, "dice_after"), [0, 0], RecordFault.DICE_AFTER_DIFFER, 2),
    Fault(
        *(export, ("rounds", 2, "actions", 1, 2), 0, RecordFault.ILLEGAL_MOVE, 2, 1),
        refusal=Refusal.QUANTITY_TOO_LOW,
    ),
]

FAULTS = [*FINISHED_FAULTS, *ROUND_FAULTS, *OPEN_FAULTS]


def changed(fault: Fault) -> bytes:
    tree = json.loads(encode(fault.make()))
    node = tree
    for name in fault.path[:-1]:
        node = node[name]
    if fault.value is ABSENT:
        del node[fault.path[-1]]
    else:
        node[fault.path[-1]] = fault.value
    return json.dumps(tree).encode()


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: f"{'.'.join(map(str, fault.path))} {fault.value!s:.20}")
def test_a_fault_is_named_and_placed(fault: Fault) -> None:
    with pytest.raises(RecordError) as caught:
        replay(decode(changed(fault)))
    error = caught.value
    found = (error.fault, error.round_number, error.action, error.member, error.refusal)
    assert found == (fault.fault, fault.round_number, fault.action, fault.member, fault.refusal)
    assert fault.fault.name in str(error)


DATA = encode(finished_game())

FILES: dict[str, tuple[bytes, RecordFault]] = {
    "empty": (b"", RecordFault.NOT_JSON),
    "blank": (b" \n", RecordFault.NOT_JSON),
    "cut": (DATA[:-1], RecordFault.NOT_JSON),
    "two records": (DATA + b"\n" + DATA, RecordFault.NOT_JSON),
    "byte order mark": (b"\xef\xbb\xbf" + DATA, RecordFault.NOT_JSON),
    "UTF-16": (DATA.decode().encode("utf-16"), RecordFault.NOT_JSON),
    "Latin-1": (DATA.replace(b"Ada", b"Ad\xe9"), RecordFault.NOT_JSON),
    "Latin-1 in an unknown member": (DATA.replace(b'"date"', b'"mood":"\xe9","date"'), RecordFault.NOT_JSON),
    "not a number": (DATA.replace(b'"winner":0', b'"winner":NaN'), RecordFault.NOT_JSON),
    "comment": (DATA + b" // end", RecordFault.NOT_JSON),
    "a list": (b"[" + DATA + b"]", RecordFault.WRONG_FORMAT),
    "a number": (b"1", RecordFault.WRONG_FORMAT),
    "another object": (b'{"name":"palifico"}', RecordFault.WRONG_FORMAT),
    "deep lists": (b"[" * 100_000, RecordFault.TOO_DEEP),
    "deep objects": (b'{"a":' * 100_000, RecordFault.TOO_DEEP),
    "deep about": (DATA.replace(b'"date"', b'"x":%b,"date"' % (b"[" * 100_000 + b"]" * 100_000)), RecordFault.TOO_DEEP),
    "endless": (DATA + b" " * MAX_BYTES, RecordFault.TOO_LARGE),
    "a number of 5,000 digits": (DATA.replace(b'"dice":3', b'"dice":1' + b"0" * 5_000), RecordFault.WRONG_SHAPE),
    "two winners": (DATA.replace(b'"winner":0', b'"winner":1,"winner":0'), RecordFault.REPEATED_MEMBER),
    "the same twice": (DATA.replace(b'"winner":0', b'"winner":0,"winner":0'), RecordFault.REPEATED_MEMBER),
    "twice in about": (DATA.replace(b'"date"', b'"mood":{"x":1,"\\u0078":2},"date"'), RecordFault.REPEATED_MEMBER),
}


@pytest.mark.parametrize("name", FILES)
def test_a_file_that_is_no_record_says_so(name: str) -> None:
    data, fault = FILES[name]
    with pytest.raises(RecordError) as caught:
        replay(decode(data))
    assert caught.value.fault is fault
    if fault is RecordFault.REPEATED_MEMBER:
        assert caught.value.member in ("winner", "x")


def spoiled(*, rounds: Callable[[list[Any]], list[Any]]) -> RecordError:
    tree = json.loads(DATA)
    tree["rounds"] = rounds(tree["rounds"])
    with pytest.raises(RecordError) as caught:
        replay(decode(json.dumps(tree).encode()))
    return caught.value


def test_rounds_in_another_order() -> None:
    swapped = spoiled(rounds=lambda rounds: [rounds[0], rounds[2], rounds[1], *rounds[3:]])
    assert (swapped.fault, swapped.round_number) == (RecordFault.OPENER_DIFFERS, 1)


def test_rounds_too_few_and_too_many() -> None:
    fewer = spoiled(rounds=lambda rounds: rounds[:-1])
    assert (fewer.fault, fewer.round_number) == (RecordFault.WINNER_DIFFERS, None)
    more = spoiled(rounds=lambda rounds: [*rounds, rounds[-1]])
    assert (more.fault, more.round_number) == (RecordFault.ROUND_AFTER_END, 5)


def test_actions_after_the_call() -> None:
    tree = json.loads(DATA)
    tree["rounds"][1]["actions"].append([1, "challenge"])
    with pytest.raises(RecordError) as caught:
        replay(decode(json.dumps(tree).encode()))
    assert (caught.value.fault, caught.value.round_number, caught.value.action) == (RecordFault.AFTER_THE_CALL, 1, 4)


def test_every_fault_has_an_example() -> None:
    shown = {fault.fault for fault in FAULTS} | {fault for _, fault in FILES.values()}
    assert set(RecordFault) - shown == {RecordFault.ROUND_AFTER_END, RecordFault.AFTER_THE_CALL}
