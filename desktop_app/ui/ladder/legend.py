"""What the marks of the ladder mean: only those that are on it."""

from collections.abc import Iterator
from enum import Enum, auto

from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from desktop_app.engine.rules import ONE
from desktop_app.ui.characters import Character
from desktop_app.ui.controls.canvas import open_canvas, zoomed
from desktop_app.ui.ladder.cells import draw_rung
from desktop_app.ui.models.ladder import LadderModel, RungKind
from desktop_app.ui.painting.die import DieLook, draw_die
from desktop_app.ui.painting.portrait import draw_portrait, seat_ring
from desktop_app.ui.painting.text import TextStyle, draw_text, text_width
from desktop_app.ui.theme import Theme

_TEXT = TextStyle(14)
# Of an entry: the side of its mark, the gap before its text, the gap after it, the height of a row.
_MARK, _GAP, _BETWEEN, _ROW = 24, 9, 22, 32
# There is room for so many rows.
MOST_ROWS = 2
_FACE, _RING, _RADIUS = 10.5, 2.0, 6


class Ones(Enum):
    """What ones are in this round."""

    WILD = auto()
    NOT_WILD = auto()


Mark = RungKind | Ones


class LadderLegend(QLabel):
    """Entries beside one another, on as many rows as it takes; for a screen reader a label."""

    def __init__(
        self, theme: Theme, model: LadderModel, characters: tuple[Character, ...], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._model = model
        self._characters = characters
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)
        model.told.connect(self._tell)
        self._tell()

    @property
    def rows(self) -> int:
        """On how many rows the entries stand."""
        return len(self._rows(self.width() / self._theme.zoom))

    def sizeHint(self) -> QSize:
        """High enough for two rows."""
        return zoomed(self._theme, 1, MOST_ROWS * _ROW)

    def minimumSizeHint(self) -> QSize:
        """It takes whatever width there is."""
        return self.sizeHint()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._tell()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rows as a block in the middle of the height."""
        painter, area = open_canvas(self, self._theme)
        rows = self._rows(area.width())
        middle = area.center().y() - (len(rows) - 1) * _ROW / 2
        for row in rows:
            left = 0.0
            for mark in row:
                self._paint_mark(painter, QRectF(left, middle - _MARK / 2, _MARK, _MARK), mark)
                left += _MARK + _GAP
                left += draw_text(painter, left, middle, self._text(mark), _TEXT, self._theme.tokens.ink) + _BETWEEN
            middle += _ROW
        painter.end()

    def _marks(self) -> Iterator[Mark]:
        kinds = {rung.kind for rung in self._model.rungs}
        yield from (kind for kind in RungKind if kind in kinds)
        observation = self._model.observation
        if observation is not None:
            yield Ones.WILD if observation.wild else Ones.NOT_WILD

    def _rows(self, width: float) -> list[list[Mark]]:
        rows: list[list[Mark]] = [[]]
        left = 0.0
        for mark in self._marks():
            entry = _MARK + _GAP + text_width(self._text(mark), _TEXT)
            if rows[-1] and left + entry > width:
                rows.append([])
                left = 0.0
            rows[-1].append(mark)
            left += entry + _BETWEEN
        return rows

    def _paint_mark(self, painter: QPainter, area: QRectF, mark: Mark) -> None:
        tokens, cache, middle = self._theme.tokens, self._theme.pixmaps, area.center()
        if isinstance(mark, Ones):
            look = DieLook(ONE, wild=mark is Ones.WILD)
            draw_die(painter, tokens, cache, area.left(), area.top(), _MARK, look)
        elif mark is RungKind.PAST:
            face = self._characters[self._model.path[0].bidder or 0]
            draw_portrait(painter, cache, middle.x(), middle.y(), _FACE, face, seat_ring(tokens, face, _RING))
        else:
            draw_rung(painter, tokens, cache, area, mark, _RADIUS)

    def _text(self, mark: Mark) -> str:
        observation = self._model.observation
        opening = observation is None or observation.bidding.standing is None
        return {
            #: In the legend of the bid ladder: an earlier bid of this round
            RungKind.PAST: self.tr("bid so far"),
            #: In the legend of the bid ladder: the bid that must be raised or called
            RungKind.STANDING: self.tr("standing bid"),
            RungKind.LEGAL: self._legal(opening=opening),
            #: In the legend of the bid ladder: a bid that has been passed by
            RungKind.TOO_LOW: self.tr("too low"),
            #: In the legend of the bid ladder: a bid on another face than the one that is fixed
            RungKind.CLOSED: self.tr("closed: the face is fixed"),
            #: In the legend of the bid ladder
            Ones.WILD: self.tr("ones are wild"),
            #: In the legend of the bid ladder
            Ones.NOT_WILD: self.tr("ones are not wild"),
        }[mark]

    def _legal(self, *, opening: bool) -> str:
        if opening:
            #: In the legend of the bid ladder: a bid that can open the bidding
            return self.tr("legal opening bid")
        #: In the legend of the bid ladder: a bid that can follow the standing one
        return self.tr("legal raise")

    def _tell(self) -> None:
        self.setText(", ".join(self._text(mark) for mark in self._marks()))
        self.update()
