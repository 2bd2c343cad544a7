"""The book as a document of Qt's: real headings, real tables, links, and pictures that the game paints."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape

from PySide6.QtCore import QUrl
from PySide6.QtGui import QImage, QTextCursor, QTextDocument, QTextFormat

from desktop_app.ui.rulebook.figures import MARGIN, WIDTH, Pictures, figure_width
from desktop_app.ui.rulebook.sections import Block, Chapter, Comparison, Figure, KeyTable, Paragraph, Section
from desktop_app.ui.rulebook.tables import NAMES_WIDTH, table_html
from desktop_app.ui.tokens import Tokens

#: The widest that lines may be, and between them and a figure; in pixels of the design.
TEXT_WIDTH, _BESIDE = 590, 26
#: Lines 1.44 and 1.3 sizes of text apart, in percent of the typeface's own distance.
_LEADING, _CELL_LEADING = 118, 107
#: Sides of the mark of Palifico, in a heading and in the head of a table; the width of a column of keys.
_MARK, _SMALL_MARK, _KEYS_WIDTH = 26, 18, 230
#: In less room than this the names of rows stand over them.
_NAMES_OVER_ROWS = 480


@dataclass(frozen=True)
class PageLook:
    """How the book is set: the colours of both kinds of round, the size of everything, the device's pixels, the room.

    `size` is in pixels for each pixel of the design (zoom times text size), `scale` in device pixels for each of those,
    `width` the room for text and tables in pixels of the design.
    """

    light: Tokens
    dusk: Tokens
    size: float
    scale: float
    width: float

    def px(self, length: float) -> int:
        """A length of the design in pixels."""
        return round(length * self.size)

    @property
    def is_wide(self) -> bool:
        """Whether a figure has room beside the text."""
        return self.width >= TEXT_WIDTH + _BESIDE + WIDTH


def fill_page(document: QTextDocument, chapters: Sequence[Chapter], look: PageLook, pictures: Pictures) -> None:
    """Set the book in a document."""
    document.clear()
    pictures.prepare(look.light, look.dusk, look.size * look.scale)
    writer = _Writer(document, look, pictures)
    document.setDefaultStyleSheet(_style_sheet(look))
    parts = (part for number, chapter in enumerate(chapters) for part in writer.chapter(chapter, number))
    document.setHtml("".join(parts))
    _size_headings(document)


def _size_headings(document: QTextDocument) -> None:
    """Give headings the sizes of the style sheet: Qt enlarges them once more, by their level."""
    block = document.begin()
    while block.isValid():
        if block.blockFormat().headingLevel():
            cursor = QTextCursor(block)
            while not cursor.atBlockEnd():
                cursor.movePosition(QTextCursor.MoveOperation.NextCharacter, QTextCursor.MoveMode.KeepAnchor)
                as_written = cursor.charFormat()
                as_written.clearProperty(QTextFormat.Property.FontSizeAdjustment)
                cursor.setCharFormat(as_written)
                cursor.clearSelection()
        block = block.next()


def _style_sheet(look: PageLook) -> str:
    ink, px = look.light.ink.name(), look.px
    right = px(max(look.width - TEXT_WIDTH, 0))
    return (
        f"body {{ color: {ink}; }}"
        f"h1 {{ font-size: {px(28)}px; font-weight: 700; margin: {px(34)}px 0 {px(10)}px 0; }}"
        f"h1.first {{ margin-top: 0; }}"
        f"h2 {{ font-size: {px(18)}px; font-weight: 600; margin: {px(16)}px {right}px {px(6)}px 0; }}"
        f"p {{ margin: 0 {right}px {px(11)}px 0; line-height: {_LEADING}%; }}"
        f"p.cell {{ margin: 0; line-height: {_CELL_LEADING}%; font-size: {px(14)}px; }}"
        f"p.figure {{ margin: 0; line-height: 100%; }}"
        f"a {{ color: {look.light.primary.name()}; text-decoration: underline; }}"
        f"b {{ font-weight: 600; }}"
    )


class _Writer:
    """Turns chapters into HTML, and gives the pictures that they show to the document."""

    def __init__(self, document: QTextDocument, look: PageLook, pictures: Pictures) -> None:
        self._document = document
        self._look = look
        self._pictures = pictures
        self._shown = 0

    def chapter(self, chapter: Chapter, number: int) -> Iterator[str]:
        """Title, what stands below it, sections."""
        mark = f"&nbsp; {self._mark(_MARK)}" if chapter.palifico else ""
        first = ' class="first"' if number == 0 else ""
        yield f'<h1{first}><a name="{chapter.topic.value}"></a>{escape(chapter.title)}{mark}</h1>'
        yield from self._blocks(chapter.blocks)
        for section in chapter.sections:
            yield from self._section(section)

    def _section(self, section: Section) -> Iterator[str]:
        anchor = f'<a name="{section.topic.value}"></a>'
        if section.headed:
            yield f"<h2>{anchor}{escape(section.title)}</h2>"
            anchor = ""
        yield from self._blocks(section.blocks, anchor)

    def _blocks(self, blocks: Sequence[Block], before: str = "") -> Iterator[str]:
        """What stands beside the text begins with it; where nothing can, and what does not, follows the text."""
        figures = [block for block in blocks if isinstance(block, Figure)]
        below = [figure for figure in figures if not (figure.beside and self._look.is_wide)]
        before += "".join(self._figure(figure, beside=True) for figure in figures if figure not in below)
        for block in blocks:
            match block:
                case Paragraph(text):
                    yield f"<p>{before}{text}</p>"
                    before = ""
                case Comparison():
                    yield self._comparison(block)
                case KeyTable():
                    yield self._keys(block)
                case Figure():
                    pass
        yield from (f'<p class="figure">{self._figure(figure, beside=False)}</p>' for figure in below)

    def _figure(self, figure: Figure, *, beside: bool) -> str:
        in_a_row = not beside and self._look.width >= figure_width(len(figure.pieces)) + 2 * MARGIN
        image = self._pictures.figure(figure, in_a_row=in_a_row)
        return self._picture(image, "float: right;" if beside else "")

    def _mark(self, side: float) -> str:
        return self._picture(self._pictures.palifico_mark(side), "vertical-align: middle;")

    def _picture(self, image: QImage, style: str) -> str:
        name = f"picture:{self._shown}"
        self._shown += 1
        self._document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(name), image)
        smaller = min(self._look.px(self._look.width) * self._look.scale / image.width(), 1) / self._look.scale
        width, height = (int(side * smaller) for side in (image.width(), image.height()))
        return f'<img src="{name}" width="{width}" height="{height}" style="{style}"/>'

    def _comparison(self, table: Comparison) -> str:
        head = (escape(table.standard), f"{self._mark(_SMALL_MARK)} {escape(table.palifico)}")
        rows = [tuple(map(escape, row)) for row in table.rows]
        look = self._look
        if look.width < _NAMES_OVER_ROWS:
            half = look.width / 2
            return table_html(head, rows, (half, half), look.light, look.size, over=True)
        share = (look.width - NAMES_WIDTH) / 2
        return table_html(("", *head), rows, (NAMES_WIDTH, share, share), look.light, look.size)

    def _keys(self, table: KeyTable) -> str:
        rows = [tuple(map(escape, line)) for line in table.lines]
        width = min(self._look.width, TEXT_WIDTH)
        keys = min(_KEYS_WIDTH, 0.45 * width)
        widths = (keys, width - keys)
        return table_html((escape(table.key), escape(table.does)), rows, widths, self._look.light, self._look.size)
