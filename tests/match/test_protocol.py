"""The bot protocol's lines are read for what they are, or refused."""

import json

import pytest

from desktop_app.engine.moves import Bid, Call, Move
from desktop_app.match import protocol
from desktop_app.match.protocol import Answer, ProtocolError, ProtocolFault, Ready, line_of, message_of, move_of

RULES = {"dice": 5, "wild_ones": True, "palifico": True, "exact": "spot_on"}


def test_each_message_is_read() -> None:
    game = {"type": "game", "rules": RULES, "players": ["Ada", "Bo"], "seat": 1}
    start = {"type": "round", "index": 0, "opener": 0, "palifico": False, "counts": [5, 5], "dice": [1, 4, 4, 6, 6]}
    assert message_of(b'{"type": "hello", "protocol": 1}\r\n') == protocol.Hello(1)
    read = message_of(json.dumps(game).encode())
    assert isinstance(read, protocol.Game)
    assert (read.players, read.seat, read.rules.dice) == (["Ada", "Bo"], 1, 5)
    assert message_of(json.dumps(start).encode()) == protocol.Round(0, 0, False, [5, 5], [1, 4, 4, 6, 6])
    assert message_of(b'{"type": "turn"}') == protocol.Turn()
    assert message_of(b'{"type": "action", "seat": 0, "action": ["bid", 2, 4]}') == protocol.Action(0, ["bid", 2, 4])
    assert message_of(b'{"type": "over", "winner": null}') == protocol.Over(None)
    assert message_of(b'{"type": "quit"}') == protocol.Quit()


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"\n",
        b"hello",
        b"[1]",
        b"{}",
        b'{"type": "goodbye"}',
        b'{"type": "hello"}',
        b'{"type": "hello", "protocol": "1"}',
        b'{"type": "hello", "protocol": 1.5}',
        b'{"type": "turn", "hurry": true}',
        b'{"type": "turn"} {"type": "turn"}',
        b'{"type": "action", "seat": 6, "action": ["exact"]}',
        b'{"type": "action", "seat": 0, "action": []}',
        b'{"type": "over", "winner": "\xff"}',
        b'{"type": "over", "winner": ' + b"[" * 5000,
        b'{"type": "round", "index": 0, "opener": 0, "palifico": false, "counts": [5, 5], "dice": [7]}',
    ],
)
def test_anything_else_is_not_a_message(line: bytes) -> None:
    with pytest.raises(ProtocolError) as refused:
        message_of(line)
    assert refused.value.fault is ProtocolFault.NOT_A_MESSAGE


def test_a_line_has_a_longest_length() -> None:
    line = b'{"type": "turn"}'
    assert message_of(line.ljust(protocol.MAX_LINE)) == protocol.Turn()
    with pytest.raises(ProtocolError) as refused:
        message_of(line.ljust(protocol.MAX_LINE + 1))
    assert refused.value.fault is ProtocolFault.TOO_LONG


def test_answers_are_written_as_documented() -> None:
    assert line_of(Ready("Ada")) == b'{"type":"ready","name":"Ada"}\n'
    assert line_of(Answer(protocol.entry_of(Bid(2, 4)))) == b'{"action":["bid",2,4]}\n'


@pytest.mark.parametrize("move", [Bid(3, 6), Call.CHALLENGE, Call.EXACT])
def test_a_move_is_written_and_read(move: Move) -> None:
    assert move_of(protocol.entry_of(move)) == move


@pytest.mark.parametrize("entry", [["bid"], ["bid", 2], ["bid", "2", 4], ["challenge", 1], ["pass"], [3]])
def test_no_other_entry_is_a_move(entry: list[int | str]) -> None:
    with pytest.raises(ProtocolError):
        move_of(entry)
