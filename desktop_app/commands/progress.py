"""A bar that shows how far a long command is, on a terminal only."""

import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn


@contextmanager
def progress(games: int) -> Generator[Callable[[int], None]]:
    """Show how many of the games are done; the function that is given is told of each few more."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=_piped()) as bar:
        task = bar.add_task(QCoreApplication.translate("Commands", "Games"), total=games)

        def advance(done: int) -> None:
            bar.advance(task, done)

        yield advance


@contextmanager
def counting(what: str) -> Generator[Callable[[int], None]]:
    """Show how many are done of nobody knows how many; the function that is given is told of each few more."""
    columns = (TextColumn("{task.description}"), TextColumn("{task.completed:,.0f}"), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=_piped()) as bar:
        task = bar.add_task(what, total=None)

        def advance(done: int) -> None:
            bar.advance(task, done)

        yield advance


def _piped() -> bool:
    return not (sys.stdout and sys.stdout.isatty() and sys.stderr and sys.stderr.isatty())
