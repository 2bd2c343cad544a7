"""Tries a built bundle or an installed game, from outside and knowing nothing of its source.

    python packaging/smoke.py FOLDER        the folder that holds palifico and palifico-cli

Each language plays a game to its end in the window, by itself, once with no screen and, where Xvfb is installed, once
on one; the commands are tried; whatever is said of a fatal fault fails, and so does a file that is left behind.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Generator, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

_PATIENCE = 600
_LANGUAGES = {"en": "en_US.UTF-8", "fr": "fr_FR.UTF-8", "it": "it_IT.UTF-8"}
#: What a program says when something is badly wrong although it goes on.
MARKERS = (
    "Traceback",
    "Segmentation fault",
    "core dumped",
    "Could not load the Qt platform plugin",
    "qt.qpa",
    "QFontDatabase",
    "ModuleNotFoundError",
    "ImportError",
    "Failed to execute script",
    "[PYI-",
    "Fatal Python error",
)
#: Platforms say of themselves what they cannot do: no fault of ours.
_HARMLESS = ("This plugin does not support",)


class Fault(Exception):
    """Something that was built does not work; the message says what."""


@dataclass(frozen=True)
class Home:
    """A user without a past: a home and a folder for temporary files, both empty."""

    folder: Path

    def environment(self, language: str) -> dict[str, str]:
        """Variables for a program of this user's; nothing of Python's or of this clone's is in reach."""
        kept = {
            name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "XDG_", "LC_", "QT_"))
        }
        home, scratch = self.folder / "home", self.folder / "scratch"
        for place in (home, scratch):
            place.mkdir(exist_ok=True)
        homes = {name: str(home) for name in ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA")}
        scratches = {name: str(scratch) for name in ("TMPDIR", "TEMP", "TMP")}
        locale = _LANGUAGES[language]
        return {**kept, **homes, **scratches, "LANG": locale, "LANGUAGE": language, "LC_ALL": locale}

    def left(self) -> list[str]:
        """Files that are here now."""
        return sorted(str(file.relative_to(self.folder)) for file in self.folder.rglob("*") if file.is_file())


class Built:
    """The two programs of a folder."""

    def __init__(self, folder: Path) -> None:
        """Raises Fault where one is missing."""
        ending = ".exe" if sys.platform == "win32" else ""
        self.window, self.terminal = (folder.resolve() / f"{name}{ending}" for name in ("palifico", "palifico-cli"))
        for program in (self.window, self.terminal):
            if not program.is_file():
                raise Fault(f"{program} is missing")

    def run(
        self, program: Path, *arguments: str, environment: Mapping[str, str], told: str = "", folder: Path | None = None
    ) -> str:
        """What it prints; raises Fault when it fails, hangs or says that something is badly wrong."""
        name = " ".join([program.name, *arguments])
        try:
            done = subprocess.run(
                [str(program), *arguments],
                cwd=folder,
                env=dict(environment),
                input=told,
                capture_output=True,
                encoding="utf-8",
                timeout=_PATIENCE,
                check=False,
            )
        except subprocess.TimeoutExpired as error:
            raise Fault(f"{name}: no end after {_PATIENCE} s") from error
        lines = [line for line in done.stderr.splitlines() if not any(text in line for text in _HARMLESS)]
        said = [line for line in lines if any(marker in line for marker in MARKERS)]
        if done.returncode or said:
            raise Fault(f"{name}: status {done.returncode}\n{done.stdout}{done.stderr}")
        return done.stdout


def try_window(built: Built, home: Home, language: str, platform: str) -> str:
    """Let it test itself in a window."""
    environment = {**home.environment(language), "QT_QPA_PLATFORM": platform}
    told = built.run(built.terminal, "--self-test", environment=environment)
    if not told.rstrip().endswith("all is well"):
        raise Fault(f"the self-test says:\n{told}")
    return told.splitlines()[0]


def try_windowed_program(built: Built, home: Home) -> str:
    """The program without a console does the same; its status tells."""
    built.run(built.window, "--self-test", environment={**home.environment("en"), "QT_QPA_PLATFORM": "offscreen"})
    return built.window.name


def try_commands(built: Built, home: Home) -> str:
    """Simulate, verify, bot, levels, and help in each language."""
    with tempfile.TemporaryDirectory() as place:
        environment, records = home.environment("en"), Path(place) / "records.jsonl"

        def command(*arguments: str, told: str = "") -> str:
            return built.run(built.terminal, *arguments, environment=environment, told=told, folder=Path(place))

        command("simulate", "--games", "20", "--players", "4", "--seed", "1", "--out", str(records))
        if len(records.read_text("utf-8").splitlines()) != 20:
            raise Fault("simulate did not write 20 records")
        command("verify", str(records))
        level = command("levels").split()[0]
        answer = command("bot", "--level", level, told='{"type": "hello", "protocol": 1}\n{"type": "quit"}\n')
        if json.loads(answer)["type"] != "ready":
            raise Fault(f"bot answers {answer!r}")
        helps = {code: built.run(built.terminal, "--help", environment=home.environment(code)) for code in _LANGUAGES}
        if len(set(helps.values())) != len(_LANGUAGES):
            raise Fault("--help is not translated")
    return "simulate, verify, bot, levels, --help"


@contextmanager
def screen() -> Generator[str | None]:
    """A screen of its own, the name of its display; None where Xvfb is not installed."""
    program = shutil.which("Xvfb")
    if program is None:
        yield None
        return
    reading, writing = os.pipe()
    command = [program, "-displayfd", str(writing), "-screen", "0", "1400x900x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            yield f":{told.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


def smoke(folder: Path) -> Iterator[str]:
    """Try everything; a line for each thing that works. Raises Fault at the first that does not."""
    built = Built(folder)
    before = {file: file.stat().st_mtime_ns for file in folder.rglob("*") if file.is_file()}
    with tempfile.TemporaryDirectory() as place, screen() as display:
        home = Home(Path(place))
        for language in _LANGUAGES:
            yield f"no screen, {language}: {try_window(built, home, language, 'offscreen')}"
        if display is not None:
            os.environ["DISPLAY"] = display
            for language in _LANGUAGES:
                yield f"under X, {language}: {try_window(built, home, language, 'xcb')}"
        yield try_windowed_program(built, home)
        yield try_commands(built, home)
        if home.left():
            raise Fault(f"left behind: {', '.join(home.left())}")
        yield "nothing left behind"
    after = {file: file.stat().st_mtime_ns for file in folder.rglob("*") if file.is_file()}
    if after != before:
        raise Fault(f"changed in {folder}: {sorted(map(str, set(after.items()) ^ set(before.items())))}")
    yield "the bundle is unchanged"


def main() -> int:
    """Try the folder that the argument names; the exit status."""
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        for line in smoke(Path(sys.argv[1])):
            print(f"ok   {line}", flush=True)
    except Fault as fault:
        print(f"FAIL {fault}", flush=True)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
