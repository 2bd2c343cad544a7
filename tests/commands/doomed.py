"""Work for processes of their own, which import it by its name."""

import os


def die(_numbers: range) -> None:
    """As a process that the system kills."""
    os._exit(1)  # no clean-up: that is the point


def squares(numbers: range) -> list[int]:
    return [number**2 for number in numbers]
