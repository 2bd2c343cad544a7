"""What may be written down about an error: where it happened and what kind it is, but no value of a running game.

An error's own words can hold whatever was at hand, hidden dice and the secret among them. So every word of them that
holds a digit or a backslash, and whatever is quoted as bytes, is left out. Code and line numbers stay.
"""

import re
import traceback

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
    return "\nThen:\n\n".join(map(_told, reversed(_with_those_behind(error))))


def _with_those_behind(error: BaseException) -> list[BaseException]:
    """The error, the one that it came of, and so on; each once, though they be made to lead in a circle."""
    chain: list[BaseException] = []
    behind: BaseException | None = error
    while behind is not None and all(behind is not each for each in chain):
        chain.append(behind)
        behind = behind.__cause__ or (None if behind.__suppress_context__ else behind.__context__)
    return chain


def _told(error: BaseException) -> str:
    # Also where the error cannot be made a text.
    trace = traceback.TracebackException.from_exception(error)
    name, words = type(error).__qualname__, discreet(str(trace))
    way = "".join(trace.stack.format())
    return f"Traceback (most recent call last):\n{way}{name}{f': {words}' if words else ''}\n"
