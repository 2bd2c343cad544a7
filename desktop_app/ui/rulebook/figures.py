"""Pieces of leather with an example on them: dice in the open, or bids one after another."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from desktop_app.engine.moves import Bid
from desktop_app.ui.painting.chips import bid_chip_size, draw_bid_chip
from desktop_app.ui.painting.die import draw_die
from desktop_app.ui.painting.icons import Icon, draw_icon
from desktop_app.ui.painting.palifico import draw_palifico_mark
from desktop_app.ui.painting.pixmaps import PixmapCache, smooth
from desktop_app.ui.painting.rich_text import RichLayout, RichStyle, lay_out
from desktop_app.ui.painting.shadows import Drop, draw_shadow
from desktop_app.ui.painting.shapes import radial, rounded_rect, stroke
from desktop_app.ui.rulebook.sections import Figure, Leather
from desktop_app.ui.tokens import Tokens, faded, mixed
from desktop_app.ui.words.sentence import Run

#: The width of a piece, in pixels of the design.
WIDTH = 272
#: Between two pieces, and what their shadows need around them.
_GAP, MARGIN = 12, 8
_RADIUS, _SEAM, _STITCHES = 18, 8, (5.0, 4.0)
_DROP = Drop(2, 5, 0.26)
_ACROSS, _ABOVE, _BELOW = 18, 16, 14
_TITLE, _CAPTION = RichStyle(15, 1.3, 600, 600), RichStyle(15, 1.3, 500, 500)
#: Of a die: its side, the distance to the next, the room above and below.
_DIE, _STEP, _AROUND = 40, 58, 17
_CHIP, _ARROW, _CHIP_SIZE = 36, 14, 0.92


def figure_width(pieces: int) -> float:
    """The width of so many pieces in a row, in pixels of the design."""
    return pieces * (WIDTH + _GAP) - _GAP


class Pictures:
    """Paints figures and marks, and keeps them while colours and scale are the same."""

    def __init__(self, cache: PixmapCache) -> None:
        self._cache = cache
        self._prepared: tuple[Tokens, Tokens, float] | None = None
        self._figures: dict[tuple[Figure, bool], QImage] = {}

    def prepare(self, light: Tokens, dusk: Tokens, scale: float) -> None:
        """Paint in these colours, dusk for Palifico rounds; scale is in device pixels for each pixel of the design."""
        if self._prepared != (light, dusk, scale):
            self._prepared = (light, dusk, scale)
            self._figures.clear()

    def figure(self, figure: Figure, *, in_a_row: bool) -> QImage:
        """A figure, its pieces in a row or one under the other. Raises ValueError before `prepare`."""
        kept = self._figures.get((figure, in_a_row))
        if kept is None:
            kept = self._draw(figure, in_a_row=in_a_row)
            self._figures[figure, in_a_row] = kept
        return kept

    def palifico_mark(self, side: float) -> QImage:
        """The diamond of Palifico in a square. Raises ValueError before `prepare`."""
        light, _, _ = self._ready()
        image, painter = self._canvas(side, side)
        draw_palifico_mark(painter, light, self._cache, side / 2, side / 2, side / 2.7)
        painter.end()
        return image

    def _draw(self, figure: Figure, *, in_a_row: bool) -> QImage:
        light, dusk, _ = self._ready()
        pieces = [_Laid(piece) for piece in figure.pieces]
        tallest = max(piece.height for piece in pieces)
        heights = [tallest] if in_a_row else [piece.height for piece in pieces]
        across = figure_width(len(pieces) if in_a_row else 1)
        image, painter = self._canvas(across + 2 * MARGIN, sum(heights) + _GAP * (len(heights) - 1) + 2 * MARGIN)
        left, top = float(MARGIN), float(MARGIN)
        for piece in pieces:
            tokens = dusk if piece.leather.palifico else light
            height = tallest if in_a_row else piece.height
            piece.draw(painter, tokens, self._cache, QRectF(left, top, WIDTH, height))
            left += (WIDTH + _GAP) * in_a_row
            top += (height + _GAP) * (not in_a_row)
        painter.end()
        return image

    def _canvas(self, width: float, height: float) -> tuple[QImage, QPainter]:
        """A clear picture of that size in pixels of the design, and a painter on it."""
        _, _, scale = self._ready()
        image = QImage(round(width * scale), round(height * scale), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        smooth(painter)
        painter.scale(scale, scale)
        return image, painter

    def _ready(self) -> tuple[Tokens, Tokens, float]:
        if self._prepared is None:
            raise ValueError("prepare comes first")
        return self._prepared


class _Laid:
    """A piece with its lines broken."""

    def __init__(self, leather: Leather) -> None:
        self.leather = leather
        self._title = lay_out((Run(leather.title),), WIDTH - 2 * _ACROSS, _TITLE)
        self._caption = lay_out((Run(leather.caption),), WIDTH - 2 * _ACROSS, _CAPTION)
        self._middle = (_DIE if leather.dice else _CHIP) + 2 * _AROUND
        self.height = _ABOVE + self._title.height + self._middle + self._caption.height + _BELOW

    def draw(self, painter: QPainter, tokens: Tokens, cache: PixmapCache, area: QRectF) -> None:
        """Draw it in an area of its size."""
        _draw_ground(painter, tokens, cache, area)
        top = area.top() + _ABOVE
        _draw_centred(painter, tokens, cache, self._title, area.center().x(), top)
        top += self._title.height
        middle = QPointF(area.center().x(), top + self._middle / 2)
        if self.leather.dice:
            self._draw_dice(painter, tokens, cache, middle)
        else:
            _draw_bids(painter, tokens, cache, middle, self.leather.bids)
        _draw_centred(painter, tokens, cache, self._caption, area.center().x(), top + self._middle)

    def _draw_dice(self, painter: QPainter, tokens: Tokens, cache: PixmapCache, middle: QPointF) -> None:
        dice = self.leather.dice
        left = middle.x() - ((len(dice) - 1) * _STEP + _DIE) / 2
        for place, look in enumerate(dice):
            draw_die(painter, tokens, cache, left + place * _STEP, middle.y() - _DIE / 2, _DIE, look)


def _draw_ground(painter: QPainter, tokens: Tokens, cache: PixmapCache, area: QRectF) -> None:
    path = rounded_rect(area, _RADIUS)
    draw_shadow(painter, cache, path, tokens.shadow, _DROP)
    lamp = ((0, tokens.cloth_lit), (0.5, mixed(tokens.cloth_lit, tokens.cloth, 0.6)), (1, tokens.cloth))
    middle = area.center()
    painter.fillPath(path, radial(middle.x(), middle.y(), area.width() * 0.75, lamp))
    stroke(painter, rounded_rect(area, _RADIUS, inset=_SEAM), faded(tokens.stitch, 0.6), 1.4, _STITCHES)


def _draw_centred(
    painter: QPainter, tokens: Tokens, cache: PixmapCache, text: RichLayout, middle: float, top: float
) -> None:
    for number, line in enumerate(text.lines):
        one = RichLayout((line,), text.style, text.space)
        one.draw(painter, tokens, cache, middle - line.width / 2, top + number * one.height, tokens.on_cloth)


def _draw_bids(painter: QPainter, tokens: Tokens, cache: PixmapCache, middle: QPointF, bids: tuple[Bid, ...]) -> None:
    """The bids on slips, an arrow from each to the next."""
    widths = [bid_chip_size(bid.quantity, _CHIP_SIZE)[0] for bid in bids]
    left = middle.x() - (sum(widths) + _ARROW * (len(bids) - 1)) / 2
    for place, (bid, width) in enumerate(zip(bids, widths, strict=True)):
        if place:
            draw_icon(painter, Icon.RIGHT, left + _ARROW / 2, middle.y(), _ARROW, tokens.on_cloth)
            left += _ARROW
        at = QPointF(left + width / 2, middle.y())
        last = place == len(bids) - 1
        draw_bid_chip(painter, tokens, cache, at, bid.quantity, bid.face, standing=last, size=_CHIP_SIZE)
        left += width
