"""What does not move: the room, the table, the stitched oval; painted once for a size and kept."""

from collections.abc import Hashable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from desktop_app.ui.painting.leather import draw_inlay, draw_lamp, draw_room, draw_table
from desktop_app.ui.painting.pixmaps import PixmapCache, device_scale, smooth
from desktop_app.ui.table.pieces import Piece, Setting, around
from desktop_app.ui.tokens import Scheme, Tokens


class Ground:
    """Keeps the pictures of the room with the table: of the size that was shown last, by day and by dusk.

    A picture takes several times as long as a frame may. So while `hasty` is set, as during the resizing of a window,
    one of another size is stretched.
    """

    def __init__(self) -> None:
        self.hasty = False
        self._pictures: dict[bool, tuple[Hashable, QPixmap]] = {}
        self._scheme: Scheme | None = None

    def piece(self, setting: Setting) -> Piece:
        """The room with the table."""
        tokens, frame = setting.tokens, setting.layout.frame
        showing = ("ground", tokens.scheme, tokens.palifico, frame.width, frame.height, frame.players)

        def paint(painter: QPainter) -> None:
            pixmap = self._picture(setting, device_scale(painter))
            painter.drawPixmap(frame.area, pixmap, QRectF(pixmap.rect()))

        return Piece(frame.area, showing, paint)

    def _picture(self, setting: Setting, scale: float) -> QPixmap:
        tokens, frame = setting.tokens, setting.layout.frame
        if tokens.scheme is not self._scheme:
            self._pictures.clear()
            self._scheme = tokens.scheme
        measures = (frame.width, frame.height, frame.players, scale)
        kept = self._pictures.get(tokens.palifico)
        if kept and (kept[0] == measures or self.hasty):
            return kept[1]
        pixmap = _painted(setting, scale)
        self._pictures[tokens.palifico] = (measures, pixmap)
        return pixmap


def lamplight(setting: Setting) -> Piece:
    """The lamp's pool on the leather before whoever must act; in the middle while nobody has to."""
    scene, frame, k = setting.scene, setting.layout.frame, setting.k
    strength = _strength(setting.tokens, mine=scene.turn == scene.me)
    center, rx, ry = frame.table.center, 420 * k, 300 * k
    if scene.turn == scene.me:
        center.setY(center.y() + frame.table.ry * 0.66)
        rx, ry = 340 * k, 130 * k
    elif scene.turn is not None:
        seat = frame.seat(setting.layout.places[scene.turn].angle)
        center.setX(center.x() + (seat.x() - center.x()) * 0.72)
        center.setY(center.y() + (seat.y() - center.y()) * 0.72 + 20 * k)
        rx, ry = 230 * k, 150 * k
    else:
        strength = 0.30

    def paint(painter: QPainter) -> None:
        draw_lamp(painter, setting.cache, frame.table, center, rx, ry, strength)

    return Piece(around(center, rx, ry), ("lamp", strength, frame.width, frame.height), paint)


def _strength(tokens: Tokens, *, mine: bool) -> float:
    if mine:
        return 0.40 if tokens.is_light else 0.30
    return 0.42 if tokens.is_light else 0.34


def _painted(setting: Setting, scale: float) -> QPixmap:
    frame, oval = setting.layout.frame, setting.layout.oval
    pixmap = QPixmap(round(frame.width * scale), round(frame.height * scale))
    pixmap.fill(setting.tokens.wall)  # without holes it is put down faster
    painter = QPainter(pixmap)
    smooth(painter)
    painter.scale(scale, scale)
    # A cache of its own: once the whole is kept, nobody asks for its parts again.
    parts = PixmapCache()
    draw_room(painter, setting.tokens, parts, frame.area)
    draw_table(painter, setting.tokens, parts, frame.table)
    draw_inlay(
        painter, setting.tokens, parts, oval.center().x(), oval.center().y(), oval.width() / 2, oval.height() / 2
    )
    painter.end()
    return pixmap
