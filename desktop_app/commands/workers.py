"""Work shared among processes, with its results in order."""

import signal
from collections.abc import Callable, Generator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from typing import TypeVar

from PySide6.QtCore import QCoreApplication

from desktop_app.commands.arguments import Failure

Result = TypeVar("Result")

BATCH = 16
"""How many numbers a process is given at a time: some tenths of a second of work."""


def in_order(work: Callable[[range], Result], count: int, jobs: int) -> Generator[Result]:
    """The results of work on the numbers below `count`, batch after batch; close it to stop early.

    Several jobs are processes that begin afresh and import what they need: the same on every system, and in a bundle.
    Raises Failure where one of them is killed.
    """
    batches = [range(start, min(start + BATCH, count)) for start in range(0, count, BATCH)]
    if jobs == 1:
        yield from map(work, batches)
        return
    ignore = (signal.SIGINT, signal.SIG_IGN)
    with ProcessPoolExecutor(jobs, get_context("spawn"), signal.signal, ignore) as workers:
        with _uninterrupted():
            results = workers.map(work, batches)
        try:
            yield from results
        except BrokenProcessPool as error:
            raise Failure(QCoreApplication.translate("Commands", "A process that played games was stopped.")) from error


@contextmanager
def _uninterrupted() -> Generator[None]:
    """Ctrl-C is left to this process alone: those that are started inside do not hear it."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
