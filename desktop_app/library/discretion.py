"""What may be written down about an error: where it happened and what kind it is, but no value of a running game.

An error's own words can hold whatever was at hand, hidden dice and the secret among them. So every word of them that
holds a digit or a backslash, and whatever is quoted as bytes, is left out. Code and line numbers stay.
"""

import re
import traceback
from collections.abc import Iterator

LEFT_OUT = "#"
"""Stands for each word that is left out."""

_BYTES = re.compile(r"""\bb(?P<quote>['"]).*?(?P=quote)""", re.DOTALL)
_TELLING = re.compile(r"[^\s]*[\d\\][^\s]*")
_LONGEST = 2_000


def discreet(text: str) -> str:
    """The text without any word that could be a die or a part of a secret, and not too long."""
    return _TELLING.sub(LEFT_OUT, _BYTES.sub(LEFT_OUT, text))[:_LONGEST]


def discreet_trace(error: BaseException) -> str:
    """How an error came about, as Python tells it: the errors behind it first, each with its way through the code."""
    return "".join(_told(traceback.TracebackException.from_exception(error)))


def _told(trace: traceback.TracebackException) -> Iterator[str]:
    behind = trace.__cause__ or (None if trace.__suppress_context__ else trace.__context__)
    if behind is not None:
        yield from _told(behind)
        yield "\nThen:\n\n"
    yield "Traceback (most recent call last):\n"
    yield from trace.stack.format()
    name = trace.exc_type.__qualname__ if trace.exc_type else "Error"
    words = discreet(str(trace))
    yield f"{name}: {words}\n" if words else f"{name}\n"
