"""Commands that start the bots of tests."""

import shlex
import sys
from pathlib import Path

_BOTS = Path(__file__).parents[1] / "bots"


def example() -> str:
    """The example of the documentation."""
    return shlex.join([sys.executable, str(_BOTS / "example.py")])


def rascal(kind: str, *more: str) -> str:
    """One that misbehaves."""
    return shlex.join([sys.executable, str(_BOTS / "rascal.py"), kind, *more])
