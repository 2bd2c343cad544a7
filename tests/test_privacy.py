"""Nothing leaves this computer, and nothing is written outside the user's own folders."""

import ast
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.offline import GUARD, ROOT, SITTING, alone

NETWORKING = {"asyncio", "ftplib", "http", "imaplib", "poplib", "requests", "smtplib", "socketserver", "ssl", "urllib"}
#: Sockets between processes of one computer: these make no others.
LOCAL = {"QLocalServer", "QLocalSocket"}


def imported(file: Path) -> Iterator[tuple[str, str]]:
    """Each module that a file imports from, with the name that it takes of it."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((name.name, "") for name in node.names)
        if isinstance(node, ast.ImportFrom) and node.module:
            yield from ((node.module, name.name) for name in node.names)


@pytest.mark.parametrize("family", [socket.AF_INET, socket.AF_INET6])
def test_in_the_whole_suite_a_socket_for_the_internet_is_an_error(family: socket.AddressFamily) -> None:
    with pytest.raises(RuntimeError, match="internet"):
        socket.socket(family)
    socket.socket(socket.AF_UNIX).close()


def test_no_file_of_the_program_imports_what_goes_online() -> None:
    for file in sorted((ROOT / "desktop_app").rglob("*.py")):
        for module, name in imported(file):
            assert module.split(".")[0] not in NETWORKING, file
            assert not module.startswith("PySide6.QtWeb"), file
            assert module != "PySide6.QtNetwork" or name in LOCAL, file
            assert module != "socket" or file.name == "display.py", file  # it knocks at the local display


def test_a_whole_sitting_stays_offline_and_writes_in_the_users_folders_only(tmp_path: Path) -> None:
    away = tmp_path / "away"
    away.mkdir()
    command = [sys.executable, "-c", SITTING.format(guard=GUARD)]
    done = subprocess.run(command, cwd=away, env=alone(tmp_path), capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "the game has ended\n"), done.stderr
    assert "internet" not in done.stderr
    home = tmp_path / "home"
    written = {path.relative_to(home).parts for path in home.rglob("*") if path.is_file()}
    own = {(".config", "palifico"), (".local", "share", "palifico"), (".cache", "palifico")}
    # What the system's libraries keep for every program: compiled shaders and lists of typefaces.
    shared = {(".cache", "mesa_shader_cache"), (".cache", "mesa_shader_cache_db"), (".cache", "fontconfig")}
    assert (".config", "palifico", "palifico.ini") in written
    assert {parts for parts in written if not any(parts[: len(place)] == place for place in own | shared)} == set()
    assert list(away.iterdir()) == []
    assert list((tmp_path / "temporary").iterdir()) == []
