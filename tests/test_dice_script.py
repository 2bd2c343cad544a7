"""The ten lines of CONTRIBUTING.md that check dice without anything of ours: taken from the document and run."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from desktop_app.engine.rules import Rules
from desktop_app.match.simulation import Simulation

ROOT = Path(__file__).resolve().parent.parent
(GAME,) = Simulation(Rules(dice=4), ("bold", "sharp", "cautious"), 21).games(range(1))


@pytest.fixture
def script(tmp_path: Path) -> Path:
    (code,) = re.findall(r"```python\n(.*?)```", (ROOT / "CONTRIBUTING.md").read_text("utf-8"), re.DOTALL)
    assert sum(bool(line) for line in code.splitlines()) == 10
    assert "desktop_app" not in code
    file = tmp_path / "check_dice.py"
    file.write_text(code, "utf-8")
    return file


def run(script: Path, record: object) -> subprocess.CompletedProcess[str]:
    file = script.with_name("record.json")
    file.write_text(json.dumps(record), "utf-8")
    return subprocess.run([sys.executable, str(script), str(file)], capture_output=True, text=True, check=False)


def test_a_record_of_ours_passes(script: Path) -> None:
    record = json.loads(GAME.line)
    done = run(script, record)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"{len(record['rounds'])} rounds: every die follows")


def test_one_changed_die_fails(script: Path) -> None:
    record = json.loads(GAME.line)
    hand = record["rounds"][2]["dice"][0] or record["rounds"][2]["dice"][1]
    hand[0] = hand[0] % 6 + 1
    done = run(script, record)
    assert done.returncode == 1
    assert "round 3 has other dice" in done.stderr


def test_another_secret_fails(script: Path) -> None:
    record = json.loads(GAME.line)
    record["fair"]["secret"] = "00" * 32
    assert "the seal is not that of the secret" in run(script, record).stderr
