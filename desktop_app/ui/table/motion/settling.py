"""What a round leaves behind: dice that are lost, dice that are won back."""

import math
from collections.abc import Callable, Hashable, Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from desktop_app.ui.models.scene import TableScene
from desktop_app.ui.painting.plate import draw_pip, draw_strike, draw_won_pip
from desktop_app.ui.table.motion.motion import Change, Motion, out_back
from desktop_app.ui.table.pieces import Name, Part, Piece, Setting, around
from desktop_app.ui.table.seat_pieces import pip_of
from desktop_app.ui.table.shot import Shot
from desktop_app.ui.tokens import Tokens

#: Of a lost die: its length, the strike in it; pixels that it rolls aside and falls, how far it turns (degrees), how
#: large it gets (it falls towards whoever looks on), from which share of its way on it fades.
_LOST, _STRIKE = 480, 160
_ASIDE, _FALL, _TURN, _LARGE, _FADES = 18, 28, 270, 1.5, 0.55
#: Of a die won back: its length, pixels of its drop.
_WON, _DROP = 420, 14
ROLLS, DROPS = _STRIKE, 0.37 * _WON
"""When a lost die begins to roll, and when one won back touches its place (the first zero of OutBack's rest)."""
#: How far from its place a pip may be seen, in k.
_REACH = 44


def settling(before: Shot, after: Shot) -> Iterator[Motion]:
    """The motions of dice that change hands."""
    for seat, (old, now) in enumerate(zip(before.scene.seats, after.scene.seats, strict=True)):

        def about(scene: TableScene, seat: int = seat) -> object:
            shown = scene.seats[seat]
            return scene.round_number, shown.lost, shown.won

        plate = before.named.get((Part.PLATE, seat))
        if plate is None or after.scene.outcome is None:
            continue
        if now.lost > old.lost:
            yield Motion(plate.name, 0, _LOST, about, _lost(after, seat, plate))
        if now.won > old.won:
            yield Motion(plate.name, 0, _WON, about, _won(after, seat, plate))


def _lost(after: Shot, seat: int, plate: Piece) -> Change:
    """A cross strikes the pip; then the pip rolls off the plate, away from the portrait."""
    setting = after.setting
    pip = pip_of(setting, seat, setting.scene.seats[seat].dice - 1)
    aside = -_ASIDE if setting.layout.places[seat].mirrored else _ASIDE

    def strike(painter: QPainter, at: float) -> None:
        draw_strike(painter, setting.tokens, pip, at / _STRIKE)

    def roll(painter: QPainter, share: float) -> None:
        half = pip.width() * (1 + (_LARGE - 1) * share) / 2
        painter.save()
        painter.translate(pip.center() + QPointF(aside * share, _FALL * share) * setting.k)
        painter.rotate(math.copysign(_TURN, aside) * share)
        _draw_faded(painter, after, seat, QRectF(-half, -half, 2 * half, 2 * half), min((1 - share) / (1 - _FADES), 1))
        painter.restore()

    def change(at: float, pieces: Sequence[Piece]) -> Iterator[Piece]:
        if at < _STRIKE:
            yield plate
            yield _over(setting, pip, ("strike", at), plate.name, lambda painter: strike(painter, at))
        else:
            yield from pieces
            share = (at - _STRIKE) / (_LOST - _STRIKE)
            yield _over(setting, pip, ("roll", share), plate.name, lambda painter: roll(painter, share))

    return change


def _won(after: Shot, seat: int, plate: Piece) -> Change:
    """A pip drops into its place."""
    setting = after.setting
    pip = pip_of(setting, seat, setting.scene.seats[seat].dice - 1)

    def change(at: float, _pieces: Sequence[Piece]) -> Iterator[Piece]:
        here = pip.translated(0, -_DROP * setting.k * (1 - out_back(at / _WON)))

        def paint(painter: QPainter) -> None:
            _draw_faded(painter, after, seat, here, min(3 * at / _WON, 1), draw_won_pip)

        yield plate
        yield _over(setting, pip, ("drop", at), plate.name, paint)

    return change


def _draw_faded(
    painter: QPainter,
    after: Shot,
    seat: int,
    area: QRectF,
    opacity: float,
    draw: Callable[[QPainter, Tokens, QRectF, QColor], None] = draw_pip,
) -> None:
    tokens = after.setting.tokens
    painter.setOpacity(opacity)
    draw(painter, tokens, area, after.setting.characters[seat].color(tokens.scheme))
    painter.setOpacity(1)


def _over(setting: Setting, pip: QRectF, showing: Hashable, name: Name, paint: Callable[[QPainter], None]) -> Piece:
    """Something painted round a pip."""
    reach = _REACH * setting.k
    return Piece(around(pip.center(), reach, reach), showing, paint, name)
