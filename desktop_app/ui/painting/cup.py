"""Leather cups, mouth down, seen from a little above; each wears its player's colour and motif on a band."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from desktop_app.ui.characters import Character
from desktop_app.ui.painting.motifs import paint_motif
from desktop_app.ui.painting.pixmaps import PixmapCache
from desktop_app.ui.painting.shapes import ellipse, linear, radial, stroke, vertical
from desktop_app.ui.tokens import Scheme, Tokens, faded, mixed

#: Of the mouth's width: height, half width at the top, half heights of the two ellipses.
_HEIGHT, _TOP, _MOUTH_RY, _TOP_RY = 1.06, 0.365, 0.125, 0.09
#: Where the band begins and ends, and where the seams run, as shares of the height from the top.
_BAND_TOP, _BAND_END = 0.50, 0.74
#: Seams: share of the height, and how far each sags in the middle, in half heights of the mouth.
_SEAMS = ((_BAND_TOP - 0.035, 1.75), (_BAND_END + 0.035, 1.9), (0.95, 1.95))
#: What a cup may touch around the middle of its mouth, in widths: tilted, and upright. What is turned while it moves is
#: an upright one, and costs as much as it is large.
_TILTED, _UPRIGHT = QRectF(-1, -1.35, 2, 1.75), QRectF(-0.56, -1.12, 1.12, 1.3)
_THREAD = QColor("#FFE3BF")
_MOTIF_INK = QColor("#FFF3DE")
_DARKNESS = QColor("#1A0A00")
#: The leather from left to right: positions, and the colours of either scheme.
_SHEEN = (0.0, 0.14, 0.34, 0.52, 0.84, 1.0)
_LEATHER = {
    Scheme.LIGHT: ("#5A2F1B", "#8A5030", "#B87A4E", "#A0623C", "#5E331D", "#472413"),
    Scheme.DARK: ("#4A2818", "#7A482C", "#A76E48", "#8C5636", "#4C2A19", "#371C10"),
}


@dataclass(frozen=True)
class CupPose:
    """How a cup stands: degrees of tilt, pixels over the table, and whether one sees into its mouth."""

    tilt: int = 0
    lift: float = 0.0
    mouth: bool = False


STANDING = CupPose()


@dataclass(frozen=True)
class _Cone:
    """The measures of a cup whose mouth's middle is the origin."""

    width: float

    @property
    def height(self) -> float:
        return self.width * _HEIGHT

    @property
    def half(self) -> float:
        return self.width / 2

    @property
    def top(self) -> float:
        return self.width * _TOP

    @property
    def mouth_ry(self) -> float:
        return self.width * _MOUTH_RY

    @property
    def top_ry(self) -> float:
        return self.width * _TOP_RY

    def down(self, share: float) -> float:
        """The height (y) at a share of the way from the top to the mouth."""
        top = -self.height + self.top_ry
        return top + (-self.mouth_ry * 0.2 - top) * share

    def half_at(self, share: float) -> float:
        """Half the width there."""
        return self.top + (self.half - self.top) * share


def draw_cup(
    painter: QPainter,
    tokens: Tokens,
    cache: PixmapCache,
    x: float,
    base: float,
    width: float,
    character: Character,
    pose: CupPose = STANDING,
) -> None:
    """Draw a cup and the shadow where it stands; (x, base) is the middle of its mouth on the table."""
    draw_cup_shadow(painter, tokens, cache, x, base, width, pose.lift)
    cache.draw(painter, QPointF(x, base - pose.lift), *_picture(tokens, width, character, pose))


def draw_moving_cup(
    painter: QPainter,
    tokens: Tokens,
    cache: PixmapCache,
    way: QTransform,
    width: float,
    character: Character,
    *,
    mouth: bool,
) -> None:
    """Draw a cup without its shadow, turned and moved on the way from the middle of its mouth to the painter."""
    cache.draw_moving(painter, way, *_picture(tokens, width, character, CupPose(mouth=mouth)))


def draw_cup_shadow(
    painter: QPainter, tokens: Tokens, cache: PixmapCache, x: float, base: float, width: float, lift: float
) -> None:
    """Draw the shadow that a cup casts which is lifted over (x, base)."""
    growth = 1 + lift / width * 0.35
    radius = width * 0.78 * growth
    center = QPointF(x + width * 0.10 + lift * 0.12, base + width * 0.02)

    def paint(inner: QPainter) -> None:
        inner.scale(1, 0.36)
        dark = ((0, 0.50), (0.55, 0.34), (1, 0.0))
        fading = [(position, faded(tokens.shadow, alpha / growth)) for position, alpha in dark]
        inner.fillPath(ellipse(0, 0, radius), radial(0, 0, radius, fading))

    key = ("cup contact", tokens.shadow.rgb(), round(width, 2), round(lift, 1))
    cache.draw(painter, center, QRectF(-radius, -radius * 0.36, 2 * radius, radius * 0.72), key, paint)


def _picture(
    tokens: Tokens, width: float, character: Character, pose: CupPose
) -> tuple[QRectF, Hashable, Callable[[QPainter], None]]:
    """What a cup may touch around the middle of its mouth, what tells its picture from others, and who paints it."""
    bounds = _TILTED if pose.tilt else _UPRIGHT
    bounds = QRectF(bounds.topLeft() * width, bounds.size() * width)
    key = ("cup", tokens.scheme, character, round(width, 2), pose.tilt, pose.mouth)
    return bounds, key, lambda painter: _paint_cup(painter, tokens, _Cone(width), character, pose)


def _paint_cup(painter: QPainter, tokens: Tokens, cone: _Cone, character: Character, pose: CupPose) -> None:
    leather = [QColor(code) for code in _LEATHER[tokens.scheme]]
    painter.rotate(pose.tilt)
    body = _body(cone)
    sides = (QPointF(-cone.half, 0), QPointF(cone.half, 0))
    painter.fillPath(body, linear(*sides, zip(_SHEEN, leather, strict=True)))
    painter.save()
    painter.setClipPath(body, Qt.ClipOperation.IntersectClip)
    _paint_band(painter, cone, character)
    for share, sag in _SEAMS:
        seam = QPainterPath(QPointF(-cone.half_at(share), cone.down(share)))
        seam.quadTo(0, cone.down(share) + cone.mouth_ry * sag, cone.half_at(share), cone.down(share))
        stroke(painter, seam, faded(_THREAD, 0.5), max(1, cone.width * 0.014), (2.4, 2.2))
    painter.restore()
    _paint_top(painter, cone, leather)
    if pose.mouth:
        hollow = ellipse(0, -cone.mouth_ry * 0.2, cone.half, cone.mouth_ry)
        depth = ((0, QColor("#1C0D06")), (1, QColor("#4A2614")))
        painter.fillPath(hollow, vertical(-cone.mouth_ry, cone.mouth_ry, depth))
        stroke(painter, hollow, leather[2], max(1.2, cone.width * 0.025))


def _body(cone: _Cone) -> QPainterPath:
    shoulder = -cone.height + cone.top_ry
    path = QPainterPath(QPointF(-cone.top, shoulder))
    path.lineTo(-cone.half, -cone.mouth_ry * 0.2)
    path.arcTo(QRectF(-cone.half, -cone.mouth_ry * 1.2, cone.width, cone.mouth_ry * 2), 180, 180)
    path.lineTo(cone.top, shoulder)
    path.arcTo(QRectF(-cone.top, -cone.height, 2 * cone.top, 2 * cone.top_ry), 0, 180)
    path.closeSubpath()
    return path


def _paint_band(painter: QPainter, cone: _Cone, character: Character) -> None:
    upper, lower = cone.down(_BAND_TOP), cone.down(_BAND_END)
    upper_half, lower_half = cone.half_at(_BAND_TOP), cone.half_at(_BAND_END)
    band = QPainterPath(QPointF(-upper_half, upper))
    band.quadTo(0, upper + cone.mouth_ry * 1.8, upper_half, upper)
    band.lineTo(lower_half, lower)
    band.quadTo(0, lower + cone.mouth_ry * 1.9, -lower_half, lower)
    band.closeSubpath()
    painter.fillPath(band, character.color(Scheme.LIGHT))
    painter.save()
    painter.setClipPath(band, Qt.ClipOperation.IntersectClip)
    width = cone.half_at((_BAND_TOP + _BAND_END) / 2) * 2
    paint_motif(painter, character.motif, width, lower - upper, _MOTIF_INK, _sagging(cone, (upper + lower) / 2))
    shade = (
        (0, faded(_DARKNESS, 0.5)),
        (0.3, faded(QColor("#FFFFFF"), 0.14)),
        (0.55, QColor(0, 0, 0, 0)),
        (1, faded(_DARKNESS, 0.55)),
    )
    painter.fillPath(band, linear(QPointF(-cone.half, 0), QPointF(cone.half, 0), shade))
    painter.restore()


def _sagging(cone: _Cone, middle: float) -> Callable[[float], float]:
    """The centre line of the band: its height at u, from -1 at the left edge to 1 at the right."""
    return lambda u: middle + cone.mouth_ry * 0.93 * (1 - u * u)


def _paint_top(painter: QPainter, cone: _Cone, leather: list[QColor]) -> None:
    middle = -cone.height + cone.top_ry
    top = ellipse(0, middle, cone.top, cone.top_ry)
    light = ((0, leather[2]), (0.5, mixed(leather[2], QColor("#F3C79C"), 0.25)), (1, leather[1]))
    corner = QPointF(-cone.top, -cone.height)
    painter.fillPath(top, linear(corner, QPointF(cone.top, middle + cone.top_ry), light))
    seam = ellipse(0, middle, cone.top * 0.8, cone.top_ry * 0.74)
    stroke(painter, seam, faded(_THREAD, 0.55), max(0.9, cone.width * 0.013), (2.2, 2.2))
