"""What a round leaves behind: dice that are lost, dice that are won back."""

from collections.abc import Callable, Hashable, Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from desktop_app.ui.models.scene import TableScene
from desktop_app.ui.painting.plate import draw_pip, draw_strike, draw_won_pip
from desktop_app.ui.table.motion.motion import Change, Motion, in_quad, out_back
from desktop_app.ui.table.pieces import Name, Part, Piece, around
from desktop_app.ui.table.seat_pieces import pip_of
from desktop_app.ui.table.shot import Shot
from desktop_app.ui.tokens import Tokens

#: Of a lost die: its length, the strike in it, pixels of the fall, how small it gets. Of one won back: length, pixels.
_LOST, _STRIKE, _FALL, _SMALL = 480, 160, 14, 0.4
_WON, _DROP = 420, 14


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
    """A cross strikes the pip; then the pip falls out from under it."""
    setting = after.setting
    pip = pip_of(setting, seat, setting.scene.seats[seat].dice - 1)

    def strike(painter: QPainter, at: float) -> None:
        draw_strike(painter, setting.tokens, pip, at / _STRIKE)

    def fall(painter: QPainter, fallen: float) -> None:
        side = pip.width() * (1 - (1 - _SMALL) * fallen)
        middle = pip.center() + QPointF(0, _FALL * setting.k * fallen)
        _draw_faded(painter, after, seat, around(middle, side / 2, side / 2), 1 - fallen)

    def change(at: float, pieces: Sequence[Piece]) -> Iterator[Piece]:
        if at < _STRIKE:
            yield plate
            yield _over(pip, ("strike", at), plate.name, lambda painter: strike(painter, at))
        else:
            yield from pieces
            fallen = in_quad((at - _STRIKE) / (_LOST - _STRIKE))
            yield _over(pip, ("fall", fallen), plate.name, lambda painter: fall(painter, fallen))

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
        yield _over(pip, ("drop", at), plate.name, paint)

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


def _over(pip: QRectF, showing: Hashable, name: Name, paint: Callable[[QPainter], None]) -> Piece:
    """Something painted round a pip."""
    return Piece(around(pip.center(), 2 * _DROP, 2 * _DROP), showing, paint, name)
