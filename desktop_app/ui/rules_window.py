"""The rules of the game in a window of their own, which can stay open beside the table."""

from html import escape

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeySequence, QPaintEvent, QShortcut
from PySide6.QtWidgets import QFrame, QTextBrowser, QVBoxLayout, QWidget

from desktop_app.ui.controls.canvas import open_canvas
from desktop_app.ui.labels import Label, Spaces
from desktop_app.ui.painting.icons import Icon, draw_icon
from desktop_app.ui.rules_text import RulesText
from desktop_app.ui.story.scroll_bar import ThinScrollBar
from desktop_app.ui.theme import Theme

_WIDTH, _HEIGHT, _BAR = 680, 720, 60


class RulesWindow(QWidget):
    """Shows the rules in short; not modal, closed with Escape."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._theme = theme
        self._rules = RulesText(self)
        self._title = Label(theme, 20, 700, parent=self)
        self._text = QTextBrowser(self)
        self._text.setFrameShape(QFrame.Shape.NoFrame)
        self._text.setOpenLinks(False)
        self._text.setVerticalScrollBar(ThinScrollBar(theme))
        column, bar = QVBoxLayout(self), QVBoxLayout()
        spaces = Spaces(theme, self)
        spaces.keep(column, 0)
        spaces.keep(bar, 0, left=60, top=18, bottom=18)
        bar.addWidget(self._title)
        column.addLayout(bar)
        column.addWidget(self._text, 1)
        for key in (QKeySequence(Qt.Key.Key_Escape), *QKeySequence.keyBindings(QKeySequence.StandardKey.Close)):
            QShortcut(key, self, self.close)
        theme.changed.connect(self._write)
        self._write()
        self.resize(round(_WIDTH * theme.zoom), round(_HEIGHT * theme.zoom))
        self._text.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self._write()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bar over the text."""
        painter, area = open_canvas(self, self._theme)
        tokens = self._theme.tokens
        painter.fillRect(area, tokens.paper)
        draw_icon(painter, Icon.BOOK, 36, _BAR / 2, 22, tokens.ink2)
        painter.fillRect(area.adjusted(0, _BAR - 1, 0, _BAR - area.height()), tokens.line)
        painter.end()

    def _write(self) -> None:
        self.setWindowTitle(self.tr("Rules of the game"))
        self._title.setText(self.tr("Rules of the game"))
        self._text.setAccessibleName(self.tr("Rules of the game"))
        place = self._text.verticalScrollBar().value()
        document = self._text.document()
        document.setDefaultFont(self._theme.font(15 * self._theme.zoom))
        document.setDocumentMargin(28 * self._theme.zoom)
        self._text.setHtml(self._html())
        self._text.verticalScrollBar().setValue(place)
        self.update()

    def _html(self) -> str:
        zoom, tokens = self._theme.zoom, self._theme.tokens
        heading = (
            f"font-size:{round(18 * zoom)}px; font-weight:600; margin:{round(14 * zoom)}px 0 {round(4 * zoom)}px 0"
        )
        body = f"line-height:140%; margin:0 0 {round(8 * zoom)}px 0; color:{tokens.ink.name()}"
        return "".join(
            f'<p style="{heading}">{escape(section.title)}</p>'
            + "".join(f'<p style="{body}">{escape(paragraph)}</p>' for paragraph in section.paragraphs)
            for section in self._rules.sections()
        )
