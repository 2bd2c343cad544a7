"""Icons on a square of 20: lines with round ends, and one dot at most, in the colour of their text."""

from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop_app.ui.painting.shapes import ellipse, polygon, polyline, rounded, stroke

_GRID = 20
_STROKE = 1.9


class Icon(Enum):
    """What there is a picture for."""

    CHALLENGE = "challenge"
    EXACT = "exact"
    LOCK = "lock"
    MINUS = "minus"
    PLUS = "plus"
    PLAY = "play"
    SKIP = "skip"
    EYE = "eye"
    BOOK = "book"
    CUP = "cup"
    CLOSE = "close"
    CHECK = "check"
    REMATCH = "rematch"
    RIGHT = "right"
    DOWN = "down"
    LADDER = "ladder"
    LEFT = "left"
    UP = "up"
    SEARCH = "search"
    PRINT = "print"
    QUESTION = "question"
    SOUND = "sound"
    MUTED = "muted"
    WARNING = "warning"
    DISK = "disk"
    GAMES = "games"
    TRASH = "trash"
    EXPORT = "export"
    HOME = "home"
    UNDO = "undo"
    CHART = "chart"


def draw_icon(painter: QPainter, icon: Icon, x: float, y: float, size: float, color: QColor) -> None:
    """Draw an icon round a centre; size is the side of its square."""
    painter.save()
    painter.translate(x - size / 2, y - size / 2)
    painter.scale(size / _GRID, size / _GRID)
    for outline in _OUTLINES[icon]():
        stroke(painter, outline, color, _STROKE)
    for solid in _SOLIDS.get(icon, list)():
        painter.fillPath(solid, color)
    painter.restore()


def _tipped_cup() -> list[QPainterPath]:
    return [polygon((2.8, 15.2), (6, 4.6), (12.2, 3), (16.2, 11.6)), polyline((4.2, 18), (16.4, 18))]


def _padlock() -> list[QPainterPath]:
    shackle = polyline((6.6, 9), (6.6, 6.4))
    shackle.arcTo(QRectF(6.6, 2.6, 6.8, 7.4), 180, -180)
    shackle.lineTo(13.4, 9)
    return [rounded(4, 9, 12, 8.4, 2.2), shackle]


def _open_book() -> list[QPainterPath]:
    pages = polyline((10, 5.5))
    pages.quadTo(6, 2.8, 2.5, 4.2)
    pages.lineTo(2.5, 15.4)
    pages.quadTo(6, 14, 10, 17)
    pages.quadTo(14, 14, 17.5, 15.4)
    pages.lineTo(17.5, 4.2)
    pages.quadTo(14, 2.8, 10, 5.5)
    return [polyline((10, 5.5), (10, 17)), pages]


def _turning_arrow() -> list[QPainterPath]:
    turn = QPainterPath()
    circle = QRectF(3.2, 3.2, 13.6, 13.6)
    turn.arcMoveTo(circle, 28)
    turn.arcTo(circle, 28, 300)
    return [turn, polyline((16.4, 2.6), (16.2, 7.4), (11.6, 7.2))]


def _open_eye() -> list[QPainterPath]:
    lids = polyline((2.2, 10))
    lids.quadTo(10, 0.6, 17.8, 10)
    lids.quadTo(10, 19.4, 2.2, 10)
    return [lids]


def _printer() -> list[QPainterPath]:
    body = polyline((5.4, 14), (3, 14), (3, 7.6), (17, 7.6), (17, 14), (14.6, 14))
    return [
        body,
        polyline((6, 7.4), (6, 3), (14, 3), (14, 7.4)),
        polygon((5.6, 11.6), (14.4, 11.6), (14.4, 17), (5.6, 17)),
    ]


def _question_mark() -> list[QPainterPath]:
    hook = QPainterPath()
    bow = QRectF(6.2, 3.2, 7.6, 7.6)
    hook.arcMoveTo(bow, 175)
    hook.arcTo(bow, 175, -230)
    hook.quadTo(10, 11.4, 10, 13)
    return [hook]


def _loudspeaker() -> QPainterPath:
    return polygon((3, 7.8), (6, 7.8), (10, 4), (10, 16), (6, 12.2), (3, 12.2))


def _sounding() -> list[QPainterPath]:
    waves: list[QPainterPath] = []
    for radius in (3.4, 6.6):
        circle = QRectF(10.6 - radius, 10 - radius, 2 * radius, 2 * radius)
        wave = QPainterPath()
        wave.arcMoveTo(circle, 48)
        wave.arcTo(circle, 48, -96)
        waves.append(wave)
    return [_loudspeaker(), *waves]


def _bin() -> list[QPainterPath]:
    lid = [polyline((3.4, 5.4), (16.6, 5.4)), polyline((7.6, 5.2), (7.6, 3), (12.4, 3), (12.4, 5.2))]
    return [*lid, polyline((5, 5.6), (5.8, 17), (14.2, 17), (15, 5.6)), polyline((10, 8.6), (10, 13.8))]


def _arrow_back() -> list[QPainterPath]:
    back = polyline((3.6, 7.4), (12, 7.4))
    back.arcTo(QRectF(7.4, 7.4, 9.2, 9.2), 90, -180)
    back.lineTo(7, 16.6)
    return [back, polyline((7.4, 3.4), (3.4, 7.4), (7.4, 11.4))]


def _lines(*lines: tuple[tuple[float, float], ...]) -> Callable[[], list[QPainterPath]]:
    return lambda: [polyline(*points) for points in lines]


def _triangle(left: float) -> QPainterPath:
    return polygon((left, 4), (left + 8, 10), (left, 16))


_OUTLINES: dict[Icon, Callable[[], list[QPainterPath]]] = {
    Icon.CHALLENGE: _tipped_cup,
    Icon.EXACT: lambda: [ellipse(10, 10, 7.2)],
    Icon.LOCK: _padlock,
    Icon.MINUS: _lines(((5, 10), (15, 10))),
    Icon.PLUS: _lines(((5, 10), (15, 10)), ((10, 5), (10, 15))),
    Icon.PLAY: lambda: [polygon((6, 4), (16, 10), (6, 16))],
    Icon.SKIP: lambda: [_triangle(2.4), _triangle(10)],
    Icon.EYE: _open_eye,
    Icon.BOOK: _open_book,
    Icon.CUP: lambda: [polygon((5.6, 3.5), (3.4, 16.5), (16.6, 16.5), (14.4, 3.5)), polyline((4.6, 11), (15.4, 11))],
    Icon.CLOSE: _lines(((5, 5), (15, 15)), ((15, 5), (5, 15))),
    Icon.CHECK: _lines(((4.2, 10.6), (8.4, 14.8), (16, 5.8))),
    Icon.REMATCH: _turning_arrow,
    Icon.RIGHT: _lines(((8, 5), (13, 10), (8, 15))),
    Icon.DOWN: _lines(((5, 8), (10, 13), (15, 8))),
    Icon.LADDER: _lines(
        ((6, 3), (6, 17)), ((14, 3), (14, 17)), ((6, 6.4), (14, 6.4)), ((6, 10), (14, 10)), ((6, 13.6), (14, 13.6))
    ),
    Icon.LEFT: _lines(((12, 5), (7, 10), (12, 15))),
    Icon.UP: _lines(((5, 12), (10, 7), (15, 12))),
    Icon.SEARCH: lambda: [ellipse(8.6, 8.6, 5.4), polyline((12.8, 12.8), (17, 17))],
    Icon.PRINT: _printer,
    Icon.QUESTION: _question_mark,
    Icon.SOUND: _sounding,
    Icon.WARNING: lambda: [polygon((10, 3), (18, 16.8), (2, 16.8)), polyline((10, 8), (10, 11.6))],
    Icon.DISK: lambda: [rounded(3, 3.4, 14, 13.2, 2.6), polyline((3.4, 11.6), (16.6, 11.6))],
    Icon.GAMES: _lines(((4, 5), (16, 5)), ((4, 10), (12, 10)), ((4, 15), (16, 15))),
    Icon.TRASH: _bin,
    Icon.EXPORT: _lines(
        ((10, 12), (10, 3)), ((6.4, 6.4), (10, 3), (13.6, 6.4)), ((4, 11), (4, 16.6), (16, 16.6), (16, 11))
    ),
    Icon.HOME: _lines(((2.8, 10), (10, 3.4), (17.2, 10)), ((5, 8.6), (5, 16.6), (15, 16.6), (15, 8.6))),
    Icon.UNDO: _arrow_back,
    Icon.CHART: _lines(((3.4, 3.4), (3.4, 16.6), (17, 16.6)), ((6.6, 12.6), (9.8, 8.6), (12.2, 10.8), (16.6, 4.6))),
    Icon.MUTED: lambda: [_loudspeaker(), polyline((13.2, 7.6), (18, 12.4)), polyline((18, 7.6), (13.2, 12.4))],
}
#: What is filled besides: the one dot, or the triangle of play.
_SOLIDS: dict[Icon, Callable[[], list[QPainterPath]]] = {
    Icon.EXACT: lambda: [ellipse(10, 10, 2.7)],
    Icon.LOCK: lambda: [ellipse(10, 13.2, 1.4)],
    Icon.PLAY: lambda: [polygon((6, 4), (16, 10), (6, 16))],
    Icon.SKIP: lambda: [_triangle(2.4), _triangle(10)],
    Icon.EYE: lambda: [ellipse(10, 10, 2.4)],
    Icon.QUESTION: lambda: [ellipse(10, 16.6, 1.4)],
    Icon.WARNING: lambda: [ellipse(10, 14.2, 1.2)],
    Icon.DISK: lambda: [ellipse(13.6, 14.1, 1.3)],
}
