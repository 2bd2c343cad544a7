"""A sentence: runs of text, some bold, and dice that are drawn in it.

Sentences are made by filling a translated template, "%1 raises to %2.", with values. Values stay data: whatever a
player's name holds, it is never read as a placeholder, a mark or a die.
"""

import re
import unicodedata
from collections.abc import Iterable
from typing import NamedTuple

from desktop_app.engine.moves import Bid
from desktop_app.engine.rules import ONE

#: Between a quantity, the sign and the die: a bid is never broken over two lines.
NO_BREAK = "\u00a0"
_PLACEHOLDER = re.compile(r"%([1-9])")
_RIGHT_TO_LEFT = frozenset({"R", "AL"})
_ISOLATE, _END_ISOLATE = "\u2068", "\u2069"


class Run(NamedTuple):
    """A stretch of text in one weight."""

    text: str
    bold: bool = False


class InlineDie(NamedTuple):
    """A die in the line of text, as high as the letters; `wild` gives a one its star."""

    face: int
    wild: bool = False


Sentence = tuple[Run | InlineDie, ...]
Value = str | int | Run | InlineDie | Sentence
"""What a placeholder may be filled with."""


def fill(template: str, *values: Value) -> Sentence:
    """The template with %1, %2 … replaced by the values, in whatever order the language needs them.

    Raises IndexError for a placeholder without a value.
    """
    parts: list[Run | InlineDie] = []
    for index, piece in enumerate(_PLACEHOLDER.split(template)):
        if index % 2:
            parts += _parts(values[int(piece) - 1])
        elif piece:
            parts.append(Run(piece))
    return tuple(parts)


def _parts(value: Value) -> Sentence:
    if isinstance(value, Run | InlineDie):
        return (value,)
    return value if isinstance(value, tuple) else (Run(str(value)),)


def in_a_row(sentences: Iterable[Sentence]) -> Sentence:
    """Sentences one after another, with a space between."""
    parts: list[Run | InlineDie] = []
    for sentence in sentences:
        if parts and sentence:
            parts.append(Run(" "))
        parts += sentence
    return tuple(parts)


def plain(sentence: Sentence) -> str:
    """The sentence for tooltips and screen readers: a die is its number, a bid reads "4 × 5"."""
    return "".join(str(part.face) if isinstance(part, InlineDie) else _isolated(part.text) for part in sentence)


def _isolated(text: str) -> str:
    """Text that runs from right to left is closed in, so that it does not turn round the numbers beside it."""
    return f"{_ISOLATE}{text}{_END_ISOLATE}" if is_right_to_left(text) else text


def is_right_to_left(text: str) -> bool:
    """Whether some of the text runs from right to left."""
    return any(unicodedata.bidirectional(character) in _RIGHT_TO_LEFT for character in text)


def bid_told(bid: Bid, *, wild: bool) -> Sentence:
    """A bid as it stands in a sentence; `wild`: ones are wild in its round."""
    return (Run(f"{bid.quantity}{NO_BREAK}×{NO_BREAK}"), InlineDie(bid.face, wild and bid.face == ONE))
