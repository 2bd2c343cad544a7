"""The light changes: a Palifico round begins in the dusk, and the lamp is itself again after it."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF

from desktop_app.ui.models.scene import TableScene
from desktop_app.ui.table.motion.fades import fade_out
from desktop_app.ui.table.motion.motion import Change, Motion, in_out_sine, out_cubic
from desktop_app.ui.table.motion.sprites import faded, fading, moved
from desktop_app.ui.table.pieces import Part, Piece
from desktop_app.ui.table.shot import Shot

#: How long it takes to get dark, and to get light again.
_DARKER, _LIGHTER = 900, 600
#: Of the ribbon: when it begins to slide down, how long it takes, pixels; how long an old one takes to go.
_AFTER, _SLIDE, _DOWN, _GOES = 300, 420, 20, 180


def dusk(before: Shot, after: Shot) -> Iterator[Motion]:
    """The motions of the light and of the ribbon that says what it means."""
    if before.scene.palifico != after.scene.palifico:
        length = change_of_light(palifico=after.scene.palifico)
        yield Motion((Part.GROUND,), 0, length, _light, _blending(before, length))
    old = before.named.get((Part.RIBBON,))
    now = after.named.get((Part.RIBBON,))
    if old is not None and (now is None or now.key != old.key):
        yield fade_out([old], Part.AIR, 0, _GOES, _ribbon)
    if now is not None and (old is None or now.key != old.key):
        yield Motion((Part.RIBBON,), _AFTER, _SLIDE, _ribbon, _sliding(after))


def change_of_light(*, palifico: bool) -> float:
    """How many milliseconds it takes to get dark for a Palifico round, or light again after it."""
    return _DARKER if palifico else _LIGHTER


def _light(scene: TableScene) -> object:
    return scene.palifico


def _ribbon(scene: TableScene) -> object:
    return scene.palifico, scene.next_palifico, scene.outcome is not None


def _blending(before: Shot, length: float) -> Change:
    old = before.named.get((Part.GROUND,))

    def change(at: float, pieces: Sequence[Piece]) -> Iterator[Piece]:
        if old is not None:
            yield old
        for piece in pieces:
            yield from fading(piece, in_out_sine(at / length))

    return change


def _sliding(after: Shot) -> Change:
    def change(at: float, pieces: Sequence[Piece]) -> Iterator[Piece]:
        share = out_cubic(at / _SLIDE)
        by = QPointF(0, -_DOWN * after.setting.k * (1 - share))
        for piece in pieces if at else ():
            yield faded(moved(piece, by), share)

    return change
