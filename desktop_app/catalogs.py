"""Compiling translations: from the .ts that people edit to the .qm that Qt reads, with Qt's own lrelease."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

# Windows opens a console for a program started by one that has none, unless it is told not to.
_QUIETLY = getattr(subprocess, "CREATE_NO_WINDOW", 0)


class CatalogError(Exception):
    """A translation that cannot be compiled; the message says which and why."""


def qt_folder() -> Path | None:
    """The folder of the PySide6 package, found without importing it; None where it is not installed."""
    spec = importlib.util.find_spec("PySide6")
    return Path(spec.submodule_search_locations[0]) if spec and spec.submodule_search_locations else None


def qt_tool(name: str) -> Path:
    """One of Qt's programs that come with PySide6: lrelease, lupdate. Raises CatalogError where it is missing."""
    folder = qt_folder()
    if folder is not None:
        for file in (folder / name, folder / f"{name}.exe"):
            if file.is_file():
                return file
    raise CatalogError(f"{name} is missing: it comes with the package PySide6-Essentials")


def is_stale(ts: Path, qm: Path) -> bool:
    """Whether the compiled file is missing, or older than its source."""
    return not qm.is_file() or qm.stat().st_mtime < ts.stat().st_mtime


def compile_catalog(ts: Path, qm: Path, *, complete: bool) -> None:
    """Compile ts into qm, at once or not at all: a reader never meets half a file.

    With complete, an unfinished entry is an error. Raises CatalogError.
    """
    draft = qm.with_name(f"{qm.stem}.{os.getpid()}.qm")
    command = [str(qt_tool("lrelease")), "-silent", str(ts), "-qm", str(draft)]
    if complete:
        command.insert(1, "-fail-on-unfinished")
    try:
        qm.parent.mkdir(parents=True, exist_ok=True)
        done = subprocess.run(command, capture_output=True, text=True, check=False, creationflags=_QUIETLY)
        if done.returncode != 0:
            raise CatalogError(f"{ts.name}: {done.stderr.strip() or done.stdout.strip()}")
        draft.replace(qm)
    except OSError as error:
        raise CatalogError(f"{ts.name}: {error}") from error
    finally:
        draft.unlink(missing_ok=True)


def cache_folder() -> Path:
    """Where compiled files go when the translations' own folder cannot be written to."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or home / ".cache")
    return base / "palifico" / "translations"
