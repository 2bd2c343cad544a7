"""A row of the places at the end of a game."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.ui.characters import Character
from desktop_app.ui.controls.canvas import open_canvas
from desktop_app.ui.controls.hint import Hint
from desktop_app.ui.labels import FittingLabel, Label, Spaces, ink, ink2
from desktop_app.ui.mood import Mood
from desktop_app.ui.painting.portrait import CALM, PortraitLook, Ring, draw_portrait, seat_ring
from desktop_app.ui.painting.shapes import rounded_rect, stroke
from desktop_app.ui.theme import Theme
from desktop_app.ui.tokens import mixed

_PORTRAIT, _RADIUS = 27, 14
#: Where the portrait's centre lies, from the left.
_PORTRAIT_X = 94
#: The widths of the place and of the portrait; margins and gaps; the most of the rest that goes to the name.
_PLACE, _SPACE, _AROUND, _LARGEST_SHARE = 46, 62, 54, 0.6
# Rows under this height are low, in pixels of the design.
_LOW = 62


class PlaceRow(QWidget):
    """A place, a face and a name; below, how it ended; at the right, what is worth telling."""

    def __init__(
        self,
        theme: Theme,
        face: Character,
        *,
        first: bool,
        mine: bool,
        ruled: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """The winner's row is golden, the reader's own is marked as well; ruled: a line lies over it."""
        super().__init__(parent)
        self._theme = theme
        self._face = face
        self._first = first
        self._mine = mine
        self._ruled = ruled
        self.place = Label(theme, 30, 700, ink if first else ink2, parent=self)
        self.place.setAlignment(Qt.AlignmentFlag.AlignCenter)
        # Where the portrait is painted.
        self._space = QWidget(self)
        self.name = FittingLabel(theme, 19, 600, parent=self)
        Hint(self.name, theme)  # Qt's own tooltip would read marks in a name as HTML
        self.fate = Label(theme, 14, color=ink2, parent=self)
        self.fact = Label(theme, 15, 500 if first or mine else 400, parent=self)
        self.fact.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.fact.setWordWrap(True)
        self.fate.setWordWrap(True)
        self._row = QHBoxLayout(self)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        self._lay_out()
        theme.changed.connect(self._rescale)
        self._rescale()

    def tell(self, place: str, name: str, fate: str, fact: str) -> None:
        """Write the row."""
        self.place.setText(place)
        self.name.setText(name)
        self.name.setToolTip(name)
        self.fate.setText(fate)
        self.fact.setText(fact)
        self._share_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Write smaller where the row is low."""
        super().resizeEvent(event)
        low = self.height() / self._theme.zoom < _LOW
        for label, roomy, narrow in ((self.name, 19, 17), (self.fate, 14, 13), (self.fact, 15, 14)):
            label.set_size(narrow if low else roomy)
        self._share_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what lies under the row, and the face."""
        painter, area = open_canvas(self, self._theme)
        tokens = self._theme.tokens
        if self._first:
            painter.fillPath(rounded_rect(area, _RADIUS), mixed(tokens.paper, tokens.gold, 0.24))
            stroke(painter, rounded_rect(area, _RADIUS, inset=0.75), tokens.gold, 1.5)
        elif self._mine:
            painter.fillPath(rounded_rect(area, _RADIUS), tokens.sel)
        elif self._ruled:
            painter.fillRect(area.adjusted(_RADIUS, 0, -_RADIUS, 1 - area.height()), tokens.line)
        ring = Ring(tokens.gold) if self._first else seat_ring(tokens, self._face)
        radius = min(_PORTRAIT, area.height() / 2 - 7)
        look = PortraitLook(Mood.DELIGHTED) if self._first else CALM
        draw_portrait(painter, self._theme.pixmaps, _PORTRAIT_X, area.center().y(), radius, self._face, ring, look)
        painter.end()

    def _lay_out(self) -> None:
        row, column = self._row, QVBoxLayout()
        spaces = Spaces(self._theme, self)
        spaces.keep(row, 10, left=8, right=16)
        spaces.keep(column, 1)
        column.addStretch()
        column.addWidget(self.name)
        column.addWidget(self.fate)
        column.addStretch()
        row.addWidget(self.place)
        row.addWidget(self._space)
        row.addLayout(column)
        row.addWidget(self.fact)

    def _share_out(self) -> None:
        """Give the left side what its words need, up to a limit, and the right side the rest."""
        zoom = self._theme.zoom
        room = self.width() - round((_PLACE + _SPACE + _AROUND) * zoom)
        needed = max(label.fontMetrics().horizontalAdvance(label.text()) for label in (self.name, self.fate))
        left = min(needed + 1, round(_LARGEST_SHARE * room))
        self._row.setStretch(2, max(left, 1))
        self._row.setStretch(3, max(room - left, 1))

    def _rescale(self) -> None:
        zoom = self._theme.zoom
        self.place.setFixedWidth(round(_PLACE * zoom))
        self._space.setFixedWidth(round(_SPACE * zoom))
