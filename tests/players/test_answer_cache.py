"""Answers are kept while there is room, counted in bytes, on any thread."""

from concurrent.futures import ThreadPoolExecutor

import numpy as np

from desktop_app.engine.moves import Bid
from desktop_app.players.answer_cache import AnswerCache
from desktop_app.players.reading.calls import all_calls
from desktop_app.players.reading.hands import Standpoint
from desktop_app.players.reading.raises import all_raises, raises_over
from desktop_app.players.situations import Floats


class Counted:
    """Answers with so many numbers, and counts how often each was asked for."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def __call__(self, size: int) -> Floats:
        self.asked.append(size)
        return np.zeros(size, np.float32)


def test_what_is_asked_again_is_not_worked_out_again() -> None:
    work = Counted()
    zeros = AnswerCache(work, 1000)
    assert zeros(3) is zeros(3)
    assert zeros(4).shape == (4,)
    assert work.asked == [3, 4]
    assert zeros.held == 28


def test_what_was_not_asked_for_longest_goes_when_there_is_no_room() -> None:
    work = Counted()
    zeros = AnswerCache(work, 1000)
    for size in (100, 101, 100, 102, 100, 101):
        zeros(size)
    assert work.asked == [100, 101, 102, 101]
    assert zeros.held == 804


def test_an_answer_that_is_too_large_is_kept_alone() -> None:
    work = Counted()
    zeros = AnswerCache(work, 1000)
    for size in (10, 1000, 1000, 10):
        zeros(size)
    assert work.asked == [10, 1000, 10]
    assert zeros.held == 40


def test_a_tuple_of_arrays_takes_what_they_take() -> None:
    def work(size: int) -> tuple[Floats, Floats]:
        return np.zeros(size, np.float32), np.zeros(2 * size, np.float32)

    pairs = AnswerCache(work, 100)
    pairs(5)
    assert pairs.held == 60


def test_it_counts_right_on_several_threads() -> None:
    zeros = AnswerCache(Counted(), 4000)
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(zeros, [size for _ in range(50) for size in range(100)]))
    assert zeros.held <= 4000
    # It is alone now: a wrong count of those that had to go would show.
    zeros(1000)
    assert zeros.held == 4000


def test_what_is_read_of_large_tables_is_bounded() -> None:
    for others in range(6, 31):
        point = Standpoint(6, others, wild=True, palifico=False)
        for quantity in (3, 5):
            all_calls(point, quantity)
            all_raises(point, quantity)
            raises_over(point, Bid(quantity, 2))
    assert all_calls.held + all_raises.held + raises_over.held < 15_000_000
