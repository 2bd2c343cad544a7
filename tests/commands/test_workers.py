"""Work is shared among processes, and its results come in order."""

import signal
import subprocess
import sys
from time import sleep

import pytest

from desktop_app.commands.arguments import Failure
from desktop_app.commands.workers import BATCH, in_order
from tests.commands.conftest import ROOT, environment
from tests.commands.doomed import die, squares
from tests.processes import children_of, gone


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_order(jobs: int) -> None:
    count = 3 * BATCH + 1
    batches = list(in_order(squares, count, jobs))
    assert [len(batch) for batch in batches] == [BATCH, BATCH, BATCH, 1]
    assert [square for batch in batches for square in batch] == [number**2 for number in range(count)]


def test_a_process_that_is_killed_is_told() -> None:
    with pytest.raises(Failure, match="stopped"):
        list(in_order(die, 2 * BATCH, 2))


_LINGERING = """
from desktop_app.commands.workers import in_order
from tests.commands.conftest import ROOT, environment
from tests.commands.doomed import linger
list(in_order(linger, 2, 3, 1))  # for one of them there is no work
"""


def test_whoever_works_ends_with_the_process_that_is_killed() -> None:
    command = [sys.executable, "-c", _LINGERING]
    with subprocess.Popen(command, cwd=ROOT, env=environment(), stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        working = [int(program.stdout.readline()) for _ in range(2)]
        waiting = children_of(program.pid)
        assert len(waiting) > len(working)
        program.kill()
    while not all(map(gone, {*working, *waiting})):
        sleep(0.02)


def test_work_can_be_left_early() -> None:
    results = in_order(squares, 100 * BATCH, 2)
    assert next(results)
    results.close()
    assert list(results) == []


def test_interrupts_are_heard_again() -> None:
    before = signal.getsignal(signal.SIGINT)
    list(in_order(squares, BATCH, 2))
    assert signal.getsignal(signal.SIGINT) is before
