"""Printing the book: on white paper, in the colours of day, as wide as the page."""

from collections.abc import Sequence

from PySide6.QtCore import QMarginsF, QSizeF, QThreadPool
from PySide6.QtGui import QPageLayout, QTextDocument
from PySide6.QtPrintSupport import QPrinter

from desktop_app.ui.fonts import cabin
from desktop_app.ui.painting.pixmaps import PixmapCache
from desktop_app.ui.rulebook.figures import Pictures
from desktop_app.ui.rulebook.page import PageLook, fill_page
from desktop_app.ui.rulebook.sections import Chapter
from desktop_app.ui.tokens import Scheme, tokens_of

#: The margins of the paper and the size of the text, in points; the size that the book is designed in.
_MARGIN, _SIZE, _DESIGN_SIZE = 48.0, 10.5, 15
#: Steps to a point, for sizes are whole numbers of them; device pixels to a step in the pictures.
_STEPS, _FINENESS = 4, 2.0


def print_elsewhere(chapters: Sequence[Chapter], printer: QPrinter) -> None:
    """Print all chapters on another thread: setting them takes longer than the window may wait.

    A thread of Qt's, for Qt keeps fonts with timers of the thread; the program waits for it at its end.
    """
    QThreadPool.globalInstance().start(lambda: print_book(chapters, printer))


def print_book(chapters: Sequence[Chapter], printer: QPrinter) -> None:
    """Print all chapters."""
    printer.setPageMargins(QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN), QPageLayout.Unit.Point)
    page = printer.pageLayout().paintRectPoints().size() * _STEPS
    size = _SIZE * _STEPS / _DESIGN_SIZE
    light, dusk = tokens_of(Scheme.LIGHT), tokens_of(Scheme.LIGHT, palifico=True)
    document = QTextDocument()
    document.setDocumentMargin(0)
    document.setDefaultFont(cabin(_SIZE * _STEPS))
    document.setPageSize(QSizeF(page))  # Qt enlarges it to the paper
    fill_page(document, chapters, PageLook(light, dusk, size, _FINENESS, page.width() / size), Pictures(PixmapCache()))
    document.print_(printer)
