"""What does not move: the room, the table, the stitched oval; painted once for a size and kept. The lamp over it."""

from dataclasses import dataclass

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPixmap

from desktop_app.ui.painting.backdrop import Backdrop, Wanted
from desktop_app.ui.painting.leather import draw_inlay, draw_lamp, draw_room, draw_table
from desktop_app.ui.painting.pixmaps import PixmapCache, device_scale
from desktop_app.ui.painting.workshop import Workshop
from desktop_app.ui.table.geometry import Layout
from desktop_app.ui.table.pieces import Part, Piece, Setting, around
from desktop_app.ui.table.shot import Shot
from desktop_app.ui.tokens import Tokens


class Ground(QObject):
    """Keeps the pictures of the room with the table: of the size that was shown last, by day and by dusk.

    A picture takes several times as long as a frame may. With a workshop it is painted elsewhere, and until it is there
    the last one is stretched; the very first time a few plain shapes stand for it.
    """

    changed = Signal()
    """A picture is ready that was asked for."""

    def __init__(self, workshop: Workshop | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._workshop = workshop
        self._lights = {palifico: Backdrop(workshop, self) for palifico in (False, True)}
        self._ahead: tuple[Wanted, bool] | None = None
        for light in self._lights.values():
            light.ready.connect(self._paint_ahead)
            light.ready.connect(self.changed)

    def piece(self, setting: Setting) -> Piece:
        """The room with the table."""
        tokens, frame = setting.tokens, setting.layout.frame
        showing = ("ground", tokens.scheme, tokens.palifico, frame.width, frame.height, frame.players)

        def paint(painter: QPainter) -> None:
            pixmap = self._picture(setting, device_scale(painter))
            if pixmap is None:
                _paint_plain(painter, setting)
            else:
                painter.drawPixmap(frame.area, pixmap, QRectF(pixmap.rect()))

        return Piece(frame.area, showing, paint, (Part.GROUND,))

    @property
    def paints_elsewhere(self) -> bool:
        """Whether there is a workshop."""
        return self._workshop is not None

    def is_ready(self, shot: Shot) -> bool:
        """Whether its picture is here; has it painted otherwise."""
        setting = shot.setting
        light = self._lights[setting.tokens.palifico]
        wanted = _wanted(setting.tokens, setting.layout, shot.scale)
        light.picture(wanted)
        return light.has(wanted)

    def look_ahead(self, shot: Shot, tokens: Tokens) -> None:
        """Have the table painted in another light, as soon as the workshop has nothing else to do."""
        self._ahead = _wanted(tokens, shot.setting.layout, shot.scale), tokens.palifico
        if self.is_ready(shot):
            self._paint_ahead()

    def _paint_ahead(self) -> None:
        if self._ahead is not None and self.paints_elsewhere:
            wanted, palifico = self._ahead
            self._lights[palifico].picture(wanted)

    def _picture(self, setting: Setting, scale: float) -> QPixmap | None:
        light = self._lights[setting.tokens.palifico]
        pixmap = light.picture(_wanted(setting.tokens, setting.layout, scale))
        return pixmap or self._lights[not setting.tokens.palifico].last()


@dataclass(frozen=True, slots=True)
class Lamp:
    """The pool of lamplight: its middle, its radii, its strength from 0 to 1."""

    center: QPointF
    rx: float
    ry: float
    strength: float

    def towards(self, other: "Lamp", share: float) -> "Lamp":
        """A lamp on the way to another."""
        return Lamp(
            self.center + (other.center - self.center) * share,
            self.rx + (other.rx - self.rx) * share,
            self.ry + (other.ry - self.ry) * share,
            self.strength + (other.strength - self.strength) * share,
        )


def lamp_of(setting: Setting) -> Lamp:
    """The lamp over whoever must act; over the middle while nobody has to."""
    scene, frame, k = setting.scene, setting.layout.frame, setting.k
    center = frame.table.center
    if scene.turn is None:
        return Lamp(center, 420 * k, 300 * k, 0.30)
    strength = _strength(setting.tokens, mine=scene.turn == scene.me)
    if scene.turn == scene.me:
        return Lamp(center + QPointF(0, frame.table.ry * 0.66), 340 * k, 130 * k, strength)
    there = frame.seat(setting.layout.places[scene.turn].angle)
    return Lamp(center + (there - center) * 0.72 + QPointF(0, 20 * k), 230 * k, 150 * k, strength)


def lamplight(setting: Setting, lamp: Lamp) -> Piece:
    """Its pool on the leather."""
    frame = setting.layout.frame

    def paint(painter: QPainter) -> None:
        draw_lamp(painter, setting.cache, frame.table, lamp.center, lamp.rx, lamp.ry, lamp.strength)

    area = around(lamp.center, lamp.rx, lamp.ry)
    return Piece(area, ("lamp", lamp.strength, frame.width, frame.height), paint, (Part.LAMP,))


def _strength(tokens: Tokens, *, mine: bool) -> float:
    if mine:
        return 0.40 if tokens.is_light else 0.30
    return 0.42 if tokens.is_light else 0.34


def _wanted(tokens: Tokens, layout: Layout, scale: float) -> Wanted:
    frame, oval = layout.frame, layout.oval
    scale = round(scale, 3)

    def paint(painter: QPainter) -> None:
        painter.scale(scale, scale)
        # A cache of its own: once the whole is kept nobody asks for its parts again, and threads share nothing.
        parts = PixmapCache()
        draw_room(painter, tokens, parts, frame.area)
        draw_table(painter, tokens, parts, frame.table)
        center = oval.center()
        draw_inlay(painter, tokens, parts, center.x(), center.y(), oval.width() / 2, oval.height() / 2)

    size = QSize(round(frame.width * scale), round(frame.height * scale))
    return Wanted((tokens.scheme, frame.width, frame.height, frame.players, scale), size, paint)


def _paint_plain(painter: QPainter, setting: Setting) -> None:
    """The table in a few flat colours."""
    tokens, frame = setting.tokens, setting.layout.frame
    painter.fillRect(frame.area, tokens.wall)
    painter.fillPath(frame.table.outline(), tokens.rim)
    painter.fillPath(frame.table.outline(frame.table.rim), tokens.cloth)
