"""policy: each line is answered with one line, in its order, with legal actions or with what is wrong."""

import json
import subprocess
import sys

import pytest

from desktop_app.commands import policy
from desktop_app.match import protocol
from desktop_app.match.query import LONGEST
from desktop_app.players.policy import Policy
from desktop_app.players.roster import LEVELS, player_of
from tests.commands.conftest import ROOT, Run, environment
from tests.match.queries import QUERY, Json, met_in_games, query_of

TELLING = [level.id for level in LEVELS if isinstance(player_of(level.id), Policy)]


@pytest.mark.parametrize("level", TELLING)
def test_every_position_is_answered_with_legal_actions(program: Run, level: str) -> None:
    positions = list(met_in_games(3))
    said = "".join(json.dumps(query_of(position)) + "\n" for position in positions)
    status, out, err = program("policy", "--level", level, said=said)
    assert (status, err) == (0, "")
    answers = [json.loads(line)["policy"] for line in out.splitlines()]
    assert len(answers) == len(positions)
    for position, answer in zip(positions, answers, strict=True):
        moves = [protocol.move_of(entry) for entry, _ in answer]
        assert set(moves) <= set(position.legal_moves)
        assert len(set(moves)) == len(moves)
        assert all(0 <= chance <= 1 for _, chance in answer)
        assert sum(chance for _, chance in answer) == pytest.approx(1, abs=1e-9)


def test_answers_are_those_of_the_level(program: Run) -> None:
    positions = [position._replace(history=()) for position in met_in_games(4)]
    said = "".join(json.dumps(query_of(position)) + "\n" for position in positions)
    out = program("policy", "--level", TELLING[0], said=said).out
    player = player_of(TELLING[0])
    assert isinstance(player, Policy)
    for line, chances in zip(out.splitlines(), player.probabilities(positions), strict=True):
        told = {protocol.move_of(entry): chance for entry, chance in json.loads(line)["policy"]}
        assert told == pytest.approx(chances)


def test_what_is_wrong_is_told_in_its_place(program: Run) -> None:
    good = json.dumps(QUERY)
    lines = ["nonsense", good, "", "x" * (3 * LONGEST), good, json.dumps({**QUERY, "actions": [[0, "bid", 9, 4]]})]
    status, out, err = program("policy", "--level", TELLING[0], said="\n".join(lines))
    assert (status, err) == (0, "")
    answers = [json.loads(line) for line in out.splitlines()]
    assert [list(answer) for answer in answers] == [
        ["error"],
        ["policy"],
        ["error"],
        ["error"],
        ["policy"],
        ["error"],
    ]
    assert answers[0]["error"].startswith("The line is no position (JSON is malformed")
    assert answers[3]["error"] == f"The line is longer than {LONGEST:,} bytes."
    assert answers[5]["error"] == "Action 1 is against the rules: there are not so many dice in play."


def test_each_reason_is_told_in_words(program: Run) -> None:
    calza: Json = {**QUERY, "rules": {**QUERY["rules"], "exact": "calza"}, "used": None}
    wrong: list[Json] = [calza, {**QUERY, "opener": 5}, {**QUERY, "actions": []}, {**QUERY, "actions": [[1, "exact"]]}]
    said = "".join(json.dumps(each) + "\n" for each in wrong)
    out = program("policy", "--level", TELLING[0], said=said).out
    assert [json.loads(line)["error"] for line in out.splitlines()] == [
        "With Calza the member “used” is needed.",
        "The member “opener” cannot be so.",
        "The seat is not on turn.",
        "Action 1 is no bid of the seat on turn.",
    ]


def test_a_line_is_answered_before_the_next_is_read() -> None:
    command = [sys.executable, "-m", "desktop_app", "policy", "--level", TELLING[0]]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, env=environment(), bufsize=0, stdin=pipe, stdout=pipe) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for _ in range(2):
            process.stdin.write(json.dumps(QUERY).encode() + b"\n")
            assert process.stdout.readline().startswith(b'{"policy":')
        process.stdin.close()
        assert process.wait() == 0


def test_a_level_that_does_not_tell_its_probabilities_cannot_be_asked(
    cli: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def silent(level: str) -> object:
        return object()

    monkeypatch.setattr(policy, "player_of", silent)
    status, out, err = cli("policy", "--level", LEVELS[0].id)
    assert (status, out) == (1, "")
    assert LEVELS[0].id in err
