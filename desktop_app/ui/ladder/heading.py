"""The head of the ladder: what it is, and in a sentence what can be chosen from it."""

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from desktop_app.ui.controls.canvas import open_canvas, zoomed
from desktop_app.ui.models.ladder import LadderModel
from desktop_app.ui.painting.icons import Icon, draw_icon
from desktop_app.ui.painting.rich_text import RichLayout, RichStyle, lay_out
from desktop_app.ui.painting.text import TextStyle, draw_text, text_width
from desktop_app.ui.theme import Theme
from desktop_app.ui.words.sentence import plain

_ICON, _ICON_MIDDLE, _TITLE_LEFT, _GAP, _HEIGHT = 24, 8, 30, 20, 44
_TITLE = TextStyle(28, 700)
# The sentence, and how it is set where it does not fit in two lines.
_LEAD, _SMALL_LEAD, _MOST_LINES = RichStyle(15, 1.3), RichStyle(13, 1.3), 2


class LadderHeading(QLabel):
    """Icon and title with the sentence beside them; for a screen reader a label."""

    def __init__(self, theme: Theme, model: LadderModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._model = model
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)
        model.told.connect(self._tell)
        self._tell()

    @property
    def lines(self) -> int:
        """On how many lines the sentence stands."""
        return len(self._lead(self.width() / self._theme.zoom).lines)

    def sizeHint(self) -> QSize:
        """High enough for the sentence on two lines."""
        return zoomed(self._theme, 1, _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """It takes whatever width there is."""
        return self.sizeHint()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._tell()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line."""
        painter, area = open_canvas(self, self._theme)
        tokens, middle = self._theme.tokens, area.center().y()
        draw_icon(painter, Icon.LADDER, _ICON_MIDDLE, middle, _ICON, tokens.ink2)
        draw_text(painter, _TITLE_LEFT, middle, self._title(), _TITLE, tokens.ink)
        lead = self._lead(area.width())
        left = self._lead_left()
        lead.draw(painter, tokens, self._theme.pixmaps, left, middle - lead.height / 2 + 1, tokens.ink2)
        painter.end()

    def _lead_left(self) -> float:
        return _TITLE_LEFT + text_width(self._title(), _TITLE) + _GAP

    def _lead(self, width: float) -> RichLayout:
        room = width - self._lead_left()
        lead = lay_out(self._model.lead, room, _LEAD)
        return lead if len(lead.lines) <= _MOST_LINES else lay_out(self._model.lead, room, _SMALL_LEAD)

    def _title(self) -> str:
        #: A grid of all bids of a round, by quantity and face
        return self.tr("Bid ladder")

    def _tell(self) -> None:
        self.setText(f"{self._title()}. {plain(self._model.lead)}")
        self.update()
