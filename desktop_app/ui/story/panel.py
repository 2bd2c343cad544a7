"""The story's panel: a head with the round and the dice in play, and the list."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop_app.ui.characters import Character
from desktop_app.ui.controls.canvas import open_canvas
from desktop_app.ui.models.story import StoryModel
from desktop_app.ui.painting.icons import Icon, draw_icon
from desktop_app.ui.painting.text import Align, TextStyle, draw_text, fitting_size, text_width
from desktop_app.ui.story.measures import NARROW, ROOMY, story_measures, story_width
from desktop_app.ui.story.view import StoryView
from desktop_app.ui.theme import Theme
from desktop_app.ui.words.story import Happening
from desktop_app.ui.words.words import Words

_ICON, _ICON_FROM, _TITLE_FROM, _HEADING = 18, 9, 28, 13
_UNDER_HEAD = 1


class StoryPanel(QWidget):
    """Stands beside the table, as wide as `fit` makes it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._measures = ROOMY
        self._window_width = 0.0
        self.model = StoryModel(self)
        self.view = StoryView(theme, self.model, self)
        self.model.heading_changed.connect(self._retell)
        theme.changed.connect(self._refit)
        self._retell()

    def begin(self, words: Words, characters: Sequence[Character]) -> None:
        """A new game: its words and the faces of its seats; the story of the last one is gone."""
        self.view.delegate.set_characters(characters)
        self.model.begin(words)

    def tell(self, happening: Happening) -> None:
        """Go on with the story."""
        self.model.tell(happening)

    def fit(self, window_width: float) -> None:
        """Take the width, and the form, that belong to a window of that width in pixels of the design."""
        self._window_width = window_width
        self._measures = story_measures(window_width)
        self.setFixedWidth(round(story_width(window_width) * self._theme.zoom))
        self.view.set_measures(self._measures)
        self.model.set_compact(self._measures is NARROW)
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the list all that the head leaves."""
        super().resizeEvent(event)
        self._lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper, its edge and the head."""
        painter, area = open_canvas(self, self._theme)
        tokens, measures = self._theme.tokens, self._measures
        painter.fillRect(area, tokens.paper)
        painter.fillRect(QRectF(0, 0, 1, area.height()), tokens.line)
        left, right = measures.padding, area.width() - measures.padding
        painter.fillRect(QRectF(left, measures.head, right - left, 1), tokens.line)
        self._paint_head(painter, left, right)
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.model.retranslate()

    def _paint_head(self, painter: QPainter, left: float, right: float) -> None:
        tokens, middle = self._theme.tokens, self._measures.head / 2
        draw_icon(painter, Icon.BOOK, left + _ICON_FROM, middle, _ICON, tokens.ink2)
        title, style = self._title(), TextStyle(self._measures.title, 600)
        draw_text(painter, left + _TITLE_FROM, middle, title, style, tokens.ink)
        room = right - left - _TITLE_FROM - text_width(title, style) - _ICON_FROM
        heading = self.model.heading
        size = fitting_size(heading, TextStyle(_HEADING), room, smallest=12)
        draw_text(painter, right, middle, heading, TextStyle(size), tokens.ink2, Align.RIGHT)

    def _title(self) -> str:
        #: The title of the list of all that has happened in the game
        return self.tr("Story")

    def _lay_out(self) -> None:
        zoom = self._theme.zoom
        top = round((self._measures.head + _UNDER_HEAD) * zoom)
        edge = round(zoom)
        self.view.setGeometry(edge, top, self.width() - edge, max(self.height() - top, 0))

    def _refit(self) -> None:
        if self._window_width:
            self.fit(self._window_width)
        self.update()

    def _retell(self) -> None:
        self.setAccessibleName(f"{self._title()}. {self.model.heading}")
        self.view.setAccessibleName(self._title())
        self.update()
