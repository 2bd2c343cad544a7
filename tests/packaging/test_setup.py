"""What packaging/setup.sh says and does where something is missing, with the system's commands replaced."""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
NEEDED = ("sh", "cat", "cksum", "grep", "uname")


@dataclass(frozen=True)
class System:
    """A folder that is the whole PATH."""

    bin: Path

    def command(self, name: str, script: str) -> None:
        """Give the system a command."""
        file = self.bin / name
        file.write_text(f"#!/bin/sh\n{script}\n", "utf-8")
        file.chmod(0o755)

    def run(self, script: str) -> subprocess.CompletedProcess[str]:
        """Run a script that has read setup.sh; the Python of the system that the tests run on is not there."""
        command = ["sh", "-euc", f". packaging/setup.sh\nPYTHONS=${{PYTHONS% *}}\n{script}"]
        environ = {**os.environ, "PATH": str(self.bin)}
        environ.pop("PYTHON", None)
        return subprocess.run(command, cwd=ROOT, env=environ, capture_output=True, text=True, check=False)


@pytest.fixture
def system(tmp_path: Path) -> System:
    """A Linux with a shell and Python 3.11, seen as an ordinary user."""
    system = System(tmp_path)
    for name in NEEDED:
        system.command(name, f'exec {shutil.which(name)} "$@"')
    system.command("uname", "echo Linux")
    system.command("id", "echo 1000")
    system.command("python3", f'exec {sys.executable} "$@"')
    return system


def test_all_there(system: System) -> None:
    done = system.run("LIBRARIES=; prepare_system; echo $python")
    assert (done.stdout, done.stderr) == ("python3\n", "")


def test_libraries_are_named_to_a_user_of_debian(system: System) -> None:
    system.command("apt-get", "echo must not run")
    done = system.run("LIBRARIES='libnot.so.1:libnot1 libc.so.6:libc6 libnor.so.2:libnor2'; prepare_system; echo on")
    assert done.returncode == 1
    assert "sudo apt-get install --no-install-recommends libnot1 libnor2" in done.stderr
    assert done.stdout == ""


def test_libraries_are_named_to_a_user_of_another_system(system: System) -> None:
    system.command("id", "echo 0")
    done = system.run("LIBRARIES=libnot.so.1:libnot1; prepare_system")
    assert done.returncode == 1
    assert "Install what yours calls these of Debian's, then try again:\n    libnot1" in done.stderr


def test_root_of_debian_gets_what_is_missing_and_no_more(system: System, tmp_path: Path) -> None:
    system.command("id", "echo 0")
    system.command("apt-get", f'echo "$@" >>{tmp_path}/log')
    done = system.run("LIBRARIES='libnot.so.1:libnot1 libc.so.6:libc6'; prepare_system")
    log = (tmp_path / "log").read_text("utf-8")
    assert log == "update -q\ninstall -q -y --no-install-recommends libnot1\n"
    assert "still missing" in done.stderr  # the replaced apt-get brought nothing
    assert done.returncode == 1


def test_no_python(system: System) -> None:
    (system.bin / "python3").unlink()
    done = system.run("prepare_system")
    assert done.returncode == 1
    assert "Install what yours calls these of Debian's, then try again:\n    python3 python3-venv" in done.stderr


def test_no_python_that_will_do(system: System) -> None:
    system.command("python3", 'test "$2" = ""')
    done = system.run("prepare_system")
    assert done.returncode == 1
    assert "Python 3.11, 3.12 or 3.13 is needed" in done.stderr


@pytest.mark.parametrize("refused", ["3.10", "3.14"])
def test_a_python_of_another_version_is_passed_over(system: System, refused: str) -> None:
    system.command("python3", f"test $1 != -c || exit 1; echo Python {refused}")
    system.command("python3.12", f'exec {sys.executable} "$@"')
    assert system.run("LIBRARIES=; prepare_system; echo $python").stdout == "python3.12\n"


def test_a_shim_that_leads_nowhere_is_passed_over(system: System, tmp_path: Path) -> None:
    system.command("python3", "echo 'pyenv: python3: command not found' >&2; exit 127")
    system.command("elsewhere", f'exec {sys.executable} "$@"')
    done = system.run(f"LIBRARIES=; PYTHONS='python3 python3.13 {tmp_path}/elsewhere'; prepare_system; echo $python")
    assert (done.stdout, done.stderr) == (f"{tmp_path}/elsewhere\n", "")


def test_a_shim_that_leads_nowhere_is_no_python(system: System, tmp_path: Path) -> None:
    system.command("id", "echo 0")
    system.command("python3", "exit 127")
    system.command("apt-get", f'echo "$@" >>{tmp_path}/log')
    assert "Python 3.11, 3.12 or 3.13 is needed" in system.run("prepare_system").stderr
    assert (tmp_path / "log").read_text("utf-8").endswith(" python3 python3-venv\n")


def test_environments_that_debian_has_taken_apart(system: System, tmp_path: Path) -> None:
    (tmp_path / "ensurepip.py").write_text("raise ImportError", "utf-8")
    system.command("python3", f'PYTHONPATH={tmp_path} exec {sys.executable} "$@"')
    done = system.run("LIBRARIES=; prepare_system")
    assert done.returncode == 1
    assert done.stderr.endswith("-venv\n")
