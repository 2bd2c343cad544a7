"""bot: a conversation over standard input and output."""

import json

import pytest

from desktop_app.engine.record import decode
from desktop_app.engine.replay import replay
from desktop_app.engine.rules import Rules
from desktop_app.match.protocol import MAX_LINE
from desktop_app.match.simulation import Simulation
from tests.commands.conftest import Run
from tests.match.dialogue import Json, told

HELLO: Json = {"type": "hello", "protocol": 1}
QUIT: Json = {"type": "quit"}


def lines(*messages: Json) -> str:
    return "".join(json.dumps(message) + "\n" for message in messages)


def test_a_whole_conversation_with_two_games(program: Run) -> None:
    simulated = Simulation(Rules(), ("bold",) * 3, 21).games(range(2))
    games = [replay(decode(game.line)).game for game in simulated]
    script = [message for game in games for message in told(game, 0)]
    actions = [said["action"] for said in script if said["type"] == "action" and said["seat"] == 0]
    status, out, err = program("bot", "--level", "bold", "--seed", "21", said=lines(HELLO, *script, QUIT))
    assert (status, err) == (0, "")
    answers = [json.loads(line) for line in out.splitlines()]
    assert answers == [{"type": "ready", "name": "bold"}, *({"action": action} for action in actions)]


def test_nothing_is_read_after_quit(program: Run) -> None:
    assert program("bot", "--level", "sharp", said=lines(HELLO, QUIT) + "nonsense").status == 0


def test_a_program_that_falls_silent_ends_the_conversation(program: Run) -> None:
    assert program("bot", "--level", "sharp", said="") == (0, "", "")


GARBAGE = [
    ("nonsense\n", "Line 1: it is no message of the protocol (JSON is malformed"),
    (lines(HELLO) + "\n", "Line 2: it is no message of the protocol"),
    (lines(HELLO, {"type": "wait"}), "Line 2: it is no message of the protocol (Invalid value 'wait'"),
    (lines({"type": "hello", "protocol": 2}), "Line 1: only version 1 of the protocol is spoken."),
    (lines({"type": "turn"}), "Line 1: the message “turn” cannot come now."),
    (lines(HELLO, {"type": "game", "rules": {}, "players": [], "seat": 0}), "Line 2: it is no message"),
    ("x" * (3 * MAX_LINE), f"Line 1: it is longer than {MAX_LINE:,} bytes."),
]


@pytest.mark.parametrize(("said", "complaint"), GARBAGE, ids=range(len(GARBAGE)))
def test_garbage_ends_it_with_a_line(program: Run, said: str, complaint: str) -> None:
    status, _, err = program("bot", "--level", "bold", said=said)
    assert status == 1
    assert err.startswith(complaint)
    assert err.count("\n") == 1


def start(seat: int) -> list[Json]:
    rules = {"dice": 3, "wild_ones": True, "palifico": True, "exact": "spot_on"}
    counts: Json = {"opener": 0, "palifico": False, "counts": [3, 3]}
    return [
        HELLO,
        {"type": "game", "rules": rules, "players": ["Ada", "Bo"], "seat": seat},
        {"type": "round", "index": 0, "dice": [2, 3, 4], **counts},
    ]


def test_what_cannot_be_true_is_refused(program: Run) -> None:
    illegal: Json = {"type": "action", "seat": 0, "action": ["bid", 7, 2]}
    err = program("bot", "--level", "bold", said=lines(*start(1), illegal)).err
    assert err == "Line 4: the action is against the rules.\n"
    false: Json = {"type": "action", "seat": 1, "action": ["bid", 1, 2]}
    err = program("bot", "--level", "bold", said=lines(*start(1), false)).err
    assert err == "Line 4: the member “seat” does not follow from the game so far.\n"


def test_the_same_seed_gives_the_same_answers(program: Run) -> None:
    said = lines(*start(0), {"type": "turn"})
    answers = {program("bot", "--level", "bold", "--seed", "4", said=said).out for _ in range(2)}
    assert len(answers) == 1
