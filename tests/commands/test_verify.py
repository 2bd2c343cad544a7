"""verify: counts what is right, and names what is wrong and where."""

import json
from pathlib import Path
from typing import Any

import pytest

from desktop_app.commands.verify import MOST_LISTED
from desktop_app.engine.record import MAX_BYTES, decode, encode, exported
from desktop_app.engine.rules import Rules
from desktop_app.match.simulation import Simulation
from tests.commands.conftest import Run

LINES = [game.line for game in Simulation(Rules(dice=3), ("bold", "sharp"), 8).games(range(3))]
ROUNDS = [len(json.loads(line)["rounds"]) for line in LINES]
ACTIONS = [sum(len(entry["actions"]) for entry in json.loads(line)["rounds"]) for line in LINES]


def unfinished(line: bytes) -> Any:
    """The first round of a game, up to its first bid."""
    record = json.loads(line)
    record["winner"] = None
    del record["rounds"][1:]
    first = record["rounds"][0]
    del first["actions"][1:]
    first["count"] = first["dice_after"] = None
    return record


def as_line(record: Any) -> bytes:
    return json.dumps(record).encode() + b"\n"


def written(tmp_path: Path, data: bytes, name: str = "games.jsonl") -> str:
    path = tmp_path / name
    path.write_bytes(data)
    return str(path)


def test_right_records_are_counted(cli: Run, tmp_path: Path) -> None:
    counts = f"Games: 3, rounds: {sum(ROUNDS)}, actions: {sum(ACTIONS)}, finished: 3, unfinished: 0, not proven: 0.\n"
    assert cli("verify", written(tmp_path, b"".join(LINES))) == (0, counts, "")
    assert cli("verify", written(tmp_path, b"".join(LINES).rstrip())) == (0, counts, "")
    assert cli("verify", written(tmp_path, b"\r\n".join(line.rstrip() for line in LINES))) == (0, counts, "")


def test_a_json_file_holds_one_record_on_any_lines(cli: Run, tmp_path: Path) -> None:
    pretty = json.dumps(json.loads(LINES[0]), indent=2).encode()
    assert cli("verify", written(tmp_path, pretty, "game.json")).out.startswith(f"Games: 1, rounds: {ROUNDS[0]}, ")
    assert cli("verify", written(tmp_path, b"".join(LINES), "game.JSON")).status == 1


def test_saves_exports_and_other_dice_are_told_apart(cli: Run, tmp_path: Path) -> None:
    save = unfinished(LINES[0])
    export = encode(exported(decode(as_line(save)))) + b"\n"
    other = as_line({**json.loads(LINES[1]), "fair": None})
    printed = cli("verify", written(tmp_path, as_line(save) + export + other)).out
    rounds, actions = 2 + ROUNDS[1], 2 + ACTIONS[1]
    assert printed == f"Games: 3, rounds: {rounds}, actions: {actions}, finished: 1, unfinished: 2, not proven: 2.\n"


def test_a_wrong_record_is_named_with_its_place(cli: Run, tmp_path: Path) -> None:
    record = json.loads(LINES[1])
    record["rounds"][1]["count"] += 1
    status, out, err = cli("verify", written(tmp_path, LINES[0] + as_line(record) + b"\n" + b"{}\n"))
    assert (status, out) == (1, "")
    assert err.splitlines() == [
        "Record 2, round 2: another number of dice matches the bid.",
        "Record 3: it is not a JSON text.",
        "Record 4: it is not a game record.",
        "Wrong records: 3 of 4.",
    ]


def test_many_wrong_records_are_listed_up_to_a_bound(cli: Run, tmp_path: Path) -> None:
    err = cli("verify", written(tmp_path, b"[]\n" * (MOST_LISTED + 5))).err.splitlines()
    assert len(err) == MOST_LISTED + 2
    assert err[-2:] == ["More wrong records, not listed: 5.", f"Wrong records: {MOST_LISTED + 5} of {MOST_LISTED + 5}."]


@pytest.mark.parametrize("length", [MAX_BYTES, MAX_BYTES + 1, MAX_BYTES + 2, MAX_BYTES + 3, 2 * MAX_BYTES + 4])
def test_a_line_that_is_too_long_is_one_record(cli: Run, tmp_path: Path, length: int) -> None:
    status, _, err = cli("verify", written(tmp_path, LINES[0].rstrip().ljust(length) + b"\n" + LINES[1]))
    too_long = length > MAX_BYTES
    assert status == too_long
    assert err.splitlines() == [f"Record 1: it is longer than {MAX_BYTES} bytes.", "Wrong records: 1 of 2."] * too_long


def test_a_file_that_is_too_long_is_not_read_whole(cli: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    with path.open("wb") as file:
        file.truncate(1 << 34)
    assert cli("verify", str(path)).err.splitlines()[0] == f"Record 1: it is longer than {MAX_BYTES} bytes."


@pytest.mark.parametrize(("name", "reason"), [("none.jsonl", "it is not there."), ("", "it is a folder.")])
def test_a_file_that_cannot_be_read_is_told(cli: Run, tmp_path: Path, name: str, reason: str) -> None:
    status, out, err = cli("verify", str(tmp_path / name))
    assert (status, out) == (1, "")
    assert "cannot be read" in err
    assert reason in err
    assert err.count("\n") == 1


def test_an_empty_file_holds_no_record(cli: Run, tmp_path: Path) -> None:
    assert "holds no game record" in cli("verify", written(tmp_path, b"")).err


def test_every_die_is_shown_with_the_byte_that_gives_it(cli: Run, tmp_path: Path) -> None:
    record = decode(LINES[0])
    status, out, err = cli("verify", written(tmp_path, LINES[0]), "--dice")
    assert (status, err) == (0, "")
    assert record.fair is not None
    lines = out.splitlines()
    assert lines[:4] == [
        "Record 1",
        f"  Phrase: “{record.fair.phrase}”",
        f"  Secret: {record.fair.secret}",
        f"  Seal, SHA-256 of the secret: {record.fair.seal}",
    ]
    assert lines[4].endswith(f"→ {record.rounds[0].opener}")
    first = next(number for number, line in enumerate(lines) if line.startswith("  Round 1, bytes of HMAC-SHA256"))
    for line, name, hand in zip(lines[first + 1 :], record.players, record.rounds[0].dice or [], strict=False):
        drawn, shown = line.split("  =  ")
        assert drawn.startswith(f"    {name}: ")
        assert shown == " ".join(map(str, hand))
        given = [pair.split(" → ") for pair in drawn.split(": ")[1].split(", ")]
        assert sorted(int(byte) % 6 + 1 for byte, die in given if die != "–") == hand


def test_without_a_secret_no_die_can_be_shown(cli: Run, tmp_path: Path) -> None:
    hidden = encode(exported(decode(as_line(unfinished(LINES[0])))))
    out = cli("verify", written(tmp_path, hidden), "--dice").out
    assert "Its dice cannot be computed again: it holds no secret." in out
    assert "Secret:" not in out
