"""Work shared among processes, with its results in order."""

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread
from types import FrameType
from typing import TypeVar

from PySide6.QtCore import QCoreApplication

from desktop_app.commands.arguments import Failure
from desktop_app.commands.interrupts import SIGNALS

Result = TypeVar("Result")

BATCH = 16
"""How many numbers a process is given at a time: some tenths of a second of work."""
_AHEAD = 4
"""Batches for each process that wait or are done early, so that none idles; not all, of which there may be millions."""
_PATIENCE = 0.2
"""Seconds for a process to end in before it is asked again."""


def in_order(work: Callable[[range], Result], count: int, jobs: int, batch: int = BATCH) -> Generator[Result]:
    """The results of work on the numbers below `count`, batch after batch; close it to stop early.

    Several jobs are processes that begin afresh and import what they need: the same on every system, and in a bundle.
    Who closes it does not wait for what they are at. Raises Failure where one of them is killed.
    """
    batches = (range(start, min(start + batch, count)) for start in range(0, count, batch))
    if jobs == 1:
        yield from map(work, batches)
        return
    others = set(active_children())
    with ProcessPoolExecutor(jobs, get_context("spawn"), _begin) as workers:
        with _uninterrupted():
            ahead = deque([workers.submit(_worked, work, each) for each in islice(batches, _AHEAD * jobs)])
        try:
            while ahead:
                yield ahead.popleft().result()
                ahead.extend(workers.submit(_worked, work, each) for each in islice(batches, 1))
        except BrokenProcessPool as error:
            raise Failure(QCoreApplication.translate("Commands", "A process that played games was stopped.")) from error
        except BaseException:
            workers.shutdown(wait=False, cancel_futures=True)
            _end([child for child in active_children() if child not in others])
            raise


def _begin() -> None:
    """In a process that works: Ctrl-C is heard by the one that began it, which then ends what this one is at."""
    for number in SIGNALS:
        signal.signal(number, signal.SIG_IGN)
    Thread(target=_end_with_the_first, daemon=True).start()


def _end_with_the_first() -> None:
    """End when the process that began this one does: if that is killed, nobody else ends those that wait for work."""
    first = parent_process()
    if first:
        first.join()
        os._exit(1)


def _worked(work: Callable[[range], Result], batch: range) -> Result:
    """The result of a batch. Raises SystemExit when asked to end; only here, for half a result would block the pool."""
    signal.signal(signal.SIGTERM, _leave)
    try:
        return work(batch)
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)


def _leave(_number: int, _frame: FrameType | None) -> None:
    raise SystemExit


def _end(processes: Sequence[BaseProcess]) -> None:
    """End what processes of a closed pool are at, and what they still have before them, until they have ended."""
    for process in processes:
        while process.is_alive():
            process.terminate()
            process.join(_PATIENCE)


@contextmanager
def _uninterrupted() -> Generator[None]:
    """Ctrl-C is left to this process alone: those that are started inside do not hear it. This one does, afterwards."""
    if sys.platform == "win32":
        handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, handler)
    else:
        mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, mask)
