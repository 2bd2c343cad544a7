"""What lasts, in the gallery: the list of games with many of them, and records that are taken in numbers."""

import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from unittest.mock import patch

from PySide6.QtCore import Qt

from desktop_app.engine.record import encode
from desktop_app.library.importing import Import, Progress
from desktop_app.library.kept import KeptGame
from desktop_app.ui.application import Program
from desktop_app.ui.games.page import GamesPage
from desktop_app.ui.notices.parting import PartingQuestion
from desktop_app.ui.records.import_sheet import ImportSheet
from tests.library.games import kept
from tests.looking.troubles import wait

_MANY = 300
MANY_NAMES = ("Rosa", "Malik", "Bartholom\u00e4us der Gro\u00dfe W", "Wilhelmina von Wattenwyl", "Ada", "Odette")
_DAY = 86_400
#: Names as people and programs give them to files.
_LONG = "Liars dice with Granny at the lake, summer 2026, the game in which everybody was down to one die (copy 2).json"
_UNBROKEN = f"{'game-of-the-season-' * 7}final.jsonl"
_SPOILED = (b"", b"{}", b"[" * 90, b'{"format":"liars-dice-record","version":9}', b"\xff\xfe", b'{"format":7}')


def games_many(program: Program) -> None:
    """The list of some hundred games of several years, the one in progress first."""
    now = int(time.time()) - kept(1).changed
    moments = [now - number * number * _DAY // 60 for number in range(1, _MANY)]
    _listed(
        program,
        [
            kept(number, 12 if number % 9 == 1 else 1000, moment, _pair(number))
            for number, moment in enumerate(moments, start=1)
        ],
    )


def games_not_found(program: Program) -> None:
    """A name that nobody bears is searched."""
    page = _listed(program, [kept(1)])
    page.search.setFocus(Qt.FocusReason.TabFocusReason)
    page.search.setText("Zarathustra")
    wait(lambda: not page.model.totals.selected)


def games_deleted(program: Program) -> None:
    """One of three games has just been deleted."""
    now = int(time.time()) - kept(1).changed
    page = _listed(program, [kept(number, changed=now - number * _DAY) for number in range(1, 4)])
    page.list.unwanted.emit()


def import_refused(program: Program) -> None:
    """Many files, most of which are refused, each for a reason of its own; the report is long."""
    with tempfile.TemporaryDirectory() as folder:
        _imported(program, _files(Path(folder), right=(_LONG,), lines=(_UNBROKEN, "evening.jsonl"), spoiled=8))


def import_taken(program: Program) -> None:
    """Two files of which everything is taken."""
    with tempfile.TemporaryDirectory() as folder:
        _imported(program, _files(Path(folder), right=("one.json", _LONG), lines=(), spoiled=0))


def import_under_way(program: Program) -> None:
    """Half of everything is read."""
    with patch.object(Import, "_work"):
        work = Import([], program.library, program.window)
    ImportSheet(program.theme, program.window, work)
    work.progressed.emit(Progress(50, 100, 12_345, 0))


def _pair(number: int) -> tuple[str, ...]:
    """Who plays a game."""
    first = number * 2 % len(MANY_NAMES)
    return MANY_NAMES[first : first + 2]


def parting(program: Program) -> None:
    """The window is to be closed and something is not saved."""
    PartingQuestion(program.theme, program.window)


def _listed(program: Program, games: Sequence[KeptGame]) -> GamesPage:
    program.library.keep(games, lambda: None)
    program.window.menu.games.trigger()
    page = program.window.page
    assert isinstance(page, GamesPage)
    return page


def _imported(program: Program, files: Sequence[Path]) -> None:
    program.records.open(files)
    sheet = program.window.sheet
    assert isinstance(sheet, ImportSheet)
    under_way = sheet.accessibleName()
    wait(lambda: sheet.accessibleName() != under_way)


def _files(folder: Path, right: Sequence[str], lines: Sequence[str], spoiled: int) -> list[Path]:
    """Files of one right record, of a right line after each spoiled one, and of nothing right; one is not there."""
    record = encode(kept(1).record)
    contents = dict.fromkeys(right, record)
    contents |= {name: b"\n".join(line for bad in _SPOILED for line in (bad, record)) for name in lines}
    contents |= {f"spoiled {number}.json": _SPOILED[number % len(_SPOILED)] for number in range(spoiled)}
    for name, content in contents.items():
        (folder / name).write_bytes(content)
    return [*(folder / name for name in contents), *([folder / "gone.json"] if spoiled else [])]
