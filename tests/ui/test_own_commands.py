"""The self-test's commands: all of them are tried, and each fault is told."""

import sys
from pathlib import Path

import pytest

from desktop_app.ui import own_commands
from desktop_app.ui.own_commands import CommandFault, program, try_commands

#: Stands for the program: it does what it is told here, by the name of the command.
STUB = """
import pathlib, sys
name = sys.argv[1]
if name == FAILING:
    sys.exit("broken")
if name == "simulate":
    pathlib.Path(sys.argv[sys.argv.index("--out") + 1]).write_text("{}\\n" * RECORDS)
if name == "levels":
    print("easy")
if name == "bot":
    print(ANSWER)
"""


def stub(folder: Path, failing: str, records: int = 3, answer: str = '{"type": "ready"}') -> list[str]:
    script = folder / "stub.py"
    script.write_text(f"FAILING, RECORDS, ANSWER = {failing!r}, {records}, {answer!r}\n{STUB}", "utf-8")
    return [sys.executable, str(script)]


def test_the_programs_own_commands_are_tried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started = stub(tmp_path, "")
    monkeypatch.setattr(own_commands, "program", lambda: started)
    assert try_commands() == ["simulate", "verify", "levels", "bot"]


@pytest.mark.parametrize("failing", ["simulate", "verify", "levels", "bot"])
def test_a_command_that_fails_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: str) -> None:
    started = stub(tmp_path, failing)
    monkeypatch.setattr(own_commands, "program", lambda: started)
    with pytest.raises(CommandFault, match=f"{failing}: broken"):
        try_commands()


@pytest.mark.parametrize(("records", "answer"), [(2, '{"type": "ready"}'), (3, "no JSON"), (3, "[]"), (3, "{}")])
def test_a_command_that_says_something_else_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, records: int, answer: str
) -> None:
    started = stub(tmp_path, "", records, answer)
    monkeypatch.setattr(own_commands, "program", lambda: started)
    with pytest.raises(CommandFault, match="simulate: not 3" if records == 2 else "bot: "):
        try_commands()


def test_a_program_that_cannot_be_started_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_commands, "program", lambda: ["/nowhere/palifico"])
    with pytest.raises(CommandFault, match="simulate: "):
        try_commands()


def test_a_bundle_asks_its_second_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", "/opt/palifico/palifico.exe")
    assert program() == ["/opt/palifico/palifico-cli.exe"]
