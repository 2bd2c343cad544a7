"""A cup on its way."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QTransform

from desktop_app.ui.painting.cup import draw_cup_shadow, draw_moving_cup
from desktop_app.ui.table.dice_pieces import Spot
from desktop_app.ui.table.pieces import Part, Piece, Setting


@dataclass(frozen=True, slots=True)
class CupAt:
    """Where a cup is: the middle of its mouth on the table, the mouth's width, degrees, pixels over the table.

    `squash` is its height in shares of what it is at rest, `mouth` how much is seen of its inside, from 0 to 1.
    """

    at: QPointF
    width: float
    tilt: float = 0.0
    lift: float = 0.0
    squash: float = 1.0
    mouth: float = 0.0

    @classmethod
    def resting(cls, spot: Spot) -> "CupAt":
        """Where it is while nothing moves."""
        pose = spot.pose
        return cls(spot.cup, spot.cup_width, pose.tilt, pose.lift, mouth=float(pose.mouth))

    def towards(self, other: "CupAt", share: float) -> "CupAt":
        """A place on the straight way to another, and beyond it where share is more than 1."""

        def between(here: float, there: float) -> float:
            return here + (there - here) * share

        return CupAt(
            self.at + (other.at - self.at) * share,
            between(self.width, other.width),
            between(self.tilt, other.tilt),
            between(self.lift, other.lift),
            between(self.squash, other.squash),
            min(max(between(self.mouth, other.mouth), 0), 1),
        )


def moving_cup(setting: Setting, seat: int, cup: CupAt, drawn: float) -> Piece:
    """The cup of a seat there, from the picture of one whose mouth is `drawn` wide."""
    at, tokens, cache, character = cup.at, setting.tokens, setting.cache, setting.characters[seat]
    way = QTransform.fromTranslate(at.x(), at.y() - cup.lift)
    way.rotate(cup.tilt)
    size = cup.width / drawn
    way.scale(size, size * cup.squash)

    def paint(painter: QPainter) -> None:
        # In whole pixels: else a picture of a shadow would be kept for every height.
        draw_cup_shadow(painter, tokens, cache, at.x(), at.y(), drawn, round(cup.lift))
        before = painter.opacity()
        if cup.mouth < 1:
            draw_moving_cup(painter, tokens, cache, way, drawn, character, mouth=False)
        painter.setOpacity(before * cup.mouth)
        if cup.mouth:
            draw_moving_cup(painter, tokens, cache, way, drawn, character, mouth=True)
        painter.setOpacity(before)

    reach = 1.4 * cup.width
    area = QRectF(at.x() - reach, at.y() - cup.lift - reach, 2 * reach, 1.8 * reach + cup.lift)
    showing = ("cup", at.x(), at.y(), cup.width, cup.tilt, cup.lift, cup.squash, cup.mouth)
    return Piece(area, showing, paint, (Part.CUP, seat))
