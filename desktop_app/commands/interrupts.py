"""Ctrl-C, and the request to end: heard once, so that a second one cannot tear the clean-up apart."""

import signal
from collections.abc import Generator
from contextlib import contextmanager
from types import FrameType

SIGNALS = (signal.SIGINT, signal.SIGTERM)


@contextmanager
def heard_once() -> Generator[None]:
    """The first of these signals raises KeyboardInterrupt in the block, and those after it do nothing."""

    def stop(_number: int, _frame: FrameType | None) -> None:
        for other in SIGNALS:
            signal.signal(other, signal.SIG_IGN)
        raise KeyboardInterrupt

    before = [(number, signal.signal(number, stop)) for number in SIGNALS]
    try:
        yield
    finally:
        for number, handler in before:
            signal.signal(number, handler)
