"""The composition root: starts the window, or a command.

What each needs is imported when it is known to be needed: a command never loads a widget, and Qt is asked for only
where it can be loaded.
"""

import locale
import multiprocessing
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from desktop_app.ui.display import Missing, missing_for_window, missing_packages


def main() -> int:
    """Start the game, or the command that the arguments name; returns the exit status."""
    # A process that shares the work of simulate, started from a bundle, ends here.
    multiprocessing.freeze_support()
    if sys.platform == "linux":
        _settle_characters()
        _settle_home()
    if not _qt_loads():
        return 1
    arguments = sys.argv[1:]
    if arguments == ["--self-test"]:
        return open_window(self_test=True)
    file = file_of(arguments)
    return run_command(arguments) if file is None else open_window(self_test=False, file=file)


def cli() -> int:
    """The same: Windows gives this one a terminal, and the other none."""
    return main()


def file_of(arguments: Sequence[str]) -> str | None:
    """The record that the window is to open, empty for none; None where the arguments are those of a command."""
    if not arguments:
        return ""
    file = Path(arguments[0])
    is_record = len(arguments) == 1 and file.suffix.lower() in (".json", ".jsonl")
    return str(file.absolute()) if is_record else None


def open_window(*, self_test: bool, file: str = "") -> int:
    """Show the window until it is closed, or say in a sentence what keeps it from opening."""
    missing = missing_for_window(os.environ)
    if missing:
        _tell(missing)
        return 1
    if self_test:
        from desktop_app.ui.self_test import run_self_test

        return run_self_test()
    from desktop_app.ui.opening import open_game

    return open_game(file)


def run_command(arguments: Sequence[str]) -> int:
    """Do what works without a window, in the language of the system."""
    from PySide6.QtCore import QCoreApplication

    from desktop_app.commands.app import run
    from desktop_app.ui.languages import Languages

    app = QCoreApplication.instance() or QCoreApplication([])
    Languages(app).speak("")
    return run(arguments)


def _settle_characters() -> None:
    """Where the locale is not installed or knows no UTF-8, keep its language alone; Qt would complain in four lines."""
    if locale.nl_langinfo(locale.CODESET) == "UTF-8":
        return
    names = [os.environ.get(name, "") for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")]
    os.environ["LANGUAGE"] = next((name for name in names if name), "")
    os.environ["LC_ALL"] = "C.UTF-8"


def _settle_home() -> None:
    """Where the environment has no home, take the one that the system knows: Qt would write to the root of the disk."""
    if not os.environ.get("HOME"):
        os.environ.pop("HOME", None)
        with suppress(RuntimeError):  # the system may know none either
            os.environ["HOME"] = str(Path.home())


def _tell(missing: Missing) -> None:
    """Print what is missing, in the language of the system."""
    from PySide6.QtCore import QCoreApplication

    from desktop_app.ui.languages import Languages
    from desktop_app.ui.missing import missing_told

    app = QCoreApplication.instance() or QCoreApplication([])
    Languages(app).speak("")
    print(missing_told(missing), file=sys.stderr)


def _qt_loads() -> bool:
    """Whether Qt can be loaded at all; if not, its translations cannot either, and English says what is missing."""
    try:
        import PySide6.QtCore
    except ImportError as error:
        packages = " ".join(missing_packages()) or str(error)
        print(
            f"Qt cannot be loaded; install the Debian packages {packages}, or what your system calls them.",
            file=sys.stderr,
        )
        return False
    return bool(PySide6.QtCore)


if __name__ == "__main__":
    sys.exit(main())
