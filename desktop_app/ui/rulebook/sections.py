"""What the book is made of: chapters, their sections, and what stands in these."""

from dataclasses import dataclass
from typing import NamedTuple

from desktop_app.engine.moves import Bid
from desktop_app.ui.painting.die import DieLook
from desktop_app.ui.rulebook.topics import Topic


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A text with marks of HTML: b, i, and links to other places of the book (href="#anchor")."""

    text: str


@dataclass(frozen=True, slots=True)
class Leather:
    """A piece of the table with an example on it, in the light of its round: dice in the open, or bids in a row."""

    title: str
    caption: str
    dice: tuple[DieLook, ...] = ()
    bids: tuple[Bid, ...] = ()
    palifico: bool = False


@dataclass(frozen=True, slots=True)
class Figure:
    """An example, which the text says in words too: beside the text, piece under piece, or below it in a row."""

    pieces: tuple[Leather, ...]
    beside: bool = True


class Row(NamedTuple):
    """A row of the table that sets standard and Palifico side by side."""

    name: str
    standard: str
    palifico: str


@dataclass(frozen=True, slots=True)
class Comparison:
    """That table: the heads of its columns, and its rows."""

    standard: str
    palifico: str
    rows: tuple[Row, ...]


class KeyLine(NamedTuple):
    """A key, or several, and what it does."""

    keys: str
    does: str


@dataclass(frozen=True, slots=True)
class KeyTable:
    """Keys, with the heads of the two columns."""

    key: str
    does: str
    lines: tuple[KeyLine, ...]


Block = Paragraph | Figure | Comparison | KeyTable


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a chapter. Without a heading of its own it is found through the contents only."""

    topic: Topic
    title: str
    blocks: tuple[Block, ...]
    headed: bool = True


@dataclass(frozen=True, slots=True)
class Chapter:
    """A title, what stands below it, and sections. A chapter about Palifico wears its mark."""

    topic: Topic
    title: str
    blocks: tuple[Block, ...]
    sections: tuple[Section, ...] = ()
    palifico: bool = False
