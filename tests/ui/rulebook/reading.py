"""Reading the book as plain text, section by section."""

import re
from collections.abc import Iterator

from desktop_app.ui.rulebook.book import chapters
from desktop_app.ui.rulebook.sections import Block, Comparison, Figure, KeyTable, Paragraph
from desktop_app.ui.rulebook.topics import Topic


def bare(text: str) -> str:
    """A text without its marks, all its spaces plain."""
    return re.sub(r"\s+", " ", re.sub(r"<[^>]*>", "", text))


def texts(block: Block) -> Iterator[str]:
    """Everything that a block says."""
    match block:
        case Paragraph(text):
            yield text
        case Comparison(standard, palifico, rows):
            yield from (standard, palifico)
            yield from (cell for row in rows for cell in row)
        case KeyTable(key, does, lines):
            yield from (key, does)
            yield from (cell for line in lines for cell in line)
        case Figure(pieces):
            yield from (text for piece in pieces for text in (piece.title, piece.caption))


def places() -> dict[Topic, str]:
    """Every chapter and section with its title and its text, in the language of this moment."""
    told: dict[Topic, str] = {}
    for chapter in chapters():
        for part in (chapter, *chapter.sections):
            assert part.topic not in told
            told[part.topic] = bare(" ".join((part.title, *(text for block in part.blocks for text in texts(block)))))
    return told
