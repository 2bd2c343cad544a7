"""Work for processes of their own, which import it by its name."""

import os
from time import sleep


def die(_numbers: range) -> None:
    """As a process that the system kills."""
    os._exit(1)  # no clean-up: that is the point


def squares(numbers: range) -> list[int]:
    return [number**2 for number in numbers]


def linger(_numbers: range) -> None:
    """Tell its number, and work for as long as anybody may wait."""
    print(os.getpid(), flush=True)
    sleep(600)
