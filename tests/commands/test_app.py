"""The command line as a whole: help, version, refusals in one line, three languages."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from desktop_app.commands.app import COMMANDS, run
from desktop_app.version import VERSION
from tests.commands.conftest import ROOT, Run, environment
from tests.translations.catalogs import read

NAMES = [command.NAME for command in COMMANDS]


def test_the_version(cli: Run) -> None:
    assert cli("--version") == (0, f"palifico {VERSION}\n", "")


@pytest.mark.parametrize("arguments", [("--help",), ()])
def test_the_help_lists_all_commands_and_options(cli: Run, arguments: tuple[str, ...]) -> None:
    status, out, err = cli(*arguments)
    assert (status, err) == (0, "")
    assert out.startswith("Usage: palifico-cli [simulate | verify")
    assert all(f"\n  {name} " in out for name in (*NAMES, "--self-test", "--version", "--help"))


@pytest.mark.parametrize("name", NAMES)
def test_each_command_explains_every_argument_of_its_usage(cli: Run, name: str) -> None:
    status, out, err = cli(name, "--help")
    assert (status, err) == (0, "")
    usage = next(command.USAGE for command in COMMANDS if name == command.NAME)
    assert out.startswith(f"Usage: palifico-cli {usage}\n")
    options = re.findall(r"--[a-z-]+|FILE$", usage)
    assert [option for option in options if f"\n  {option}" not in out] == []


WRONG = [
    (["dance"], "simulate | verify | levels"),
    (["--dance"], "--self-test | --version | --help"),
    (["--self-test", "again"], "--self-test"),
    (["levels", "all"], "Allowed: levels"),
    (["levels", "--all"], "Allowed: levels"),
    (["verify"], "verify FILE"),
    (["verify", "a.json", "b.json"], "verify FILE"),
    (["bot"], "bot --level L"),
    (["bot", "--level"], "bot --level L"),
    (["bot", "--level", "oracle"], "novice, casual, bold"),
    (["bot", "--level", "bold", "--seed", "x"], "from 0 to 18446744073709551615"),
    (["simulate"], "simulate --games N --players N"),
    (["simulate", "--games", "0", "--players", "2", "--out", "x.jsonl"], "from 1 to 10000000"),
    (["simulate", "--games", "1e3", "--players", "2", "--out", "x.jsonl"], "from 1 to 10000000"),
    (["simulate", "--games", "1", "--players", "7", "--out", "x.jsonl"], "from 2 to 6"),
    (["simulate", "--games", "1", "--players", "-2", "--out", "x.jsonl"], "from 2 to 6"),
    (["simulate", "--games", "1", "--players", "2", "--dice", "7", "--out", "x.jsonl"], "from 3 to 6"),
    (["simulate", "--games", "1", "--players", "2", "--jobs", "0", "--out", "x.jsonl"], "from 1 to 60"),
    (["simulate", "--games", "1", "--players", "2", "--seed", "-1", "--out", "x.jsonl"], "from 0 to"),
    (["simulate", "--games", "1", "--players", "2"], "--out FILE.jsonl"),
    (["simulate", "--games", "1", "--players", "2", "--out", "/nowhere/x.jsonl"], "in a folder that exists"),
    (["simulate", "--games", "1", "--players", "2", "--out", "x.txt"], "ends with .jsonl"),
    (["simulate", "--games", "1", "--players", "2", "--levels", "bold,oracle"], "novice, casual, bold"),
    (["simulate", "--games", "1", "--players", "3", "--levels", "bold,bold"], "one for each (3), not 2"),
    (["arena"], "arena --seats L1,L2,cmd:PROGRAM"),
    (["arena", "--seats", "bold,sharp"], "--games N"),
    (["arena", "--seats", "bold", "--games", "2"], "from 2 to 6 players, not 1"),
    (["arena", "--seats", "bold,,sharp", "--games", "2"], "novice, casual, bold"),
    (["arena", "--seats", "bold,sharp", "--games", "2", "--json", "x.txt"], "ends with .json"),
    (["policy"], "policy --level L"),
    (["policy", "--level", "oracle"], "novice, casual, bold"),
    (["simulate", "--calza=yes"], "[--calza]"),
    (["dance\n\x1b[31mred" * 20], "simulate"),
    (["\udcff"], "simulate"),
]


@pytest.mark.parametrize(("arguments", "allowed"), WRONG, ids=range(len(WRONG)))
def test_a_wrong_argument_is_one_line_that_says_what_is_allowed(cli: Run, arguments: list[str], allowed: str) -> None:
    status, out, err = cli(*arguments)
    assert (status, out) == (2, "")
    assert err.count("\n") == 1
    assert err.endswith("\n")
    assert allowed in err
    assert "\x1b" not in err


LANGUAGES = {
    "fr": ("Utilisation\u00a0: palifico-cli", "Énumère les niveaux", "Il n’y a pas de niveau «\u00a0x\u00a0»"),
    "it": ("Uso: palifico-cli", "Elenca i livelli", "Non c'è un livello «x»"),
    "de": ("Usage: palifico-cli", "List the levels", "There is no level “x”"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_speak_the_language_of_the_system(program: Run, language: str) -> None:
    usage, purpose, refusal = LANGUAGES[language]
    out = program("levels", "--help", language=language).out
    assert out.startswith(usage)
    assert purpose in out
    status, _, err = program("bot", "--level", "x", language=language)
    assert status == 2
    assert err.startswith(refusal)


@pytest.mark.parametrize("language", ["fr", "it"])
@pytest.mark.parametrize("name", [None, *NAMES])
def test_no_help_says_anything_in_english(cli: Run, program: Run, name: str | None, language: str) -> None:
    asked = [*([name] if name else []), "--help"]
    told, english = (" ".join(out.split()) for out in (program(*asked, language=language).out, cli(*asked).out))
    own = {form for message in read(language) for form in message.forms}
    sources = [message.source for message in read("en") if message.context == "Commands" and message.source not in own]
    pieces = {max(re.split(r"%\d", source), key=len).strip() for source in sources}
    said = {piece for piece in pieces if piece in english}
    assert len(said) >= 3
    assert {piece for piece in said if piece in told} == set()


def test_no_command_loads_widgets() -> None:
    code = "import sys, desktop_app.__main__ as m; m.run_command(['levels']); print(*sys.modules, file=sys.stderr)"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment(), capture_output=True, text=True, check=True
    )
    loaded = done.stderr.split()
    assert "PySide6.QtCore" in loaded
    assert not {"PySide6.QtGui", "PySide6.QtWidgets", "numpy", "pydantic"} & set(loaded)


def test_output_that_cannot_be_written_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "locked").touch()
    with os.fdopen(os.open(tmp_path / "locked", os.O_RDONLY), "w") as locked, monkeypatch.context() as patch:
        patch.setattr(sys, "stdout", locked)
        assert run(["levels"]) == 1
    assert capsys.readouterr().err == "<stdout> cannot be written: the system refuses (EBADF).\n"


def test_a_bot_without_streams_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    monkeypatch.setattr(sys, "stdout", None)
    assert run(["bot", "--level", "bold"]) == 0


def test_a_reader_that_goes_away_is_no_error() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "desktop_app", "--help"],
        cwd=ROOT,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        complaints = process.stderr.read()
    assert complaints == b""
    assert process.returncode == 1
