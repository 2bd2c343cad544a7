"""Which motions lead from one scene to the next."""

from collections.abc import Iterator

from desktop_app.ui.models.scene import TableScene
from desktop_app.ui.table.motion.bidding import bidding, thinking
from desktop_app.ui.table.motion.dealing import dealing
from desktop_app.ui.table.motion.dusk import change_of_light, dusk
from desktop_app.ui.table.motion.fades import changed, fade_across, fade_in, fade_into, fade_out
from desktop_app.ui.table.motion.manner import Manner
from desktop_app.ui.table.motion.motion import Motion
from desktop_app.ui.table.motion.revealing import revealing
from desktop_app.ui.table.motion.settling import settling
from desktop_app.ui.table.pieces import Part
from desktop_app.ui.table.shot import Shot

#: How long things take to fade into each other where motion is reduced.
_FADE = 120
#: What has no holes and stays where it is: the new one can lie under the old one.
_SOLID = (Part.GROUND, Part.LAMP, Part.PLATE)


def motions(before: Shot | None, after: Shot, manner: Manner) -> Iterator[Motion]:
    """The motions from one shot to another of the same layout; without an earlier one those that go on and on."""
    if manner is Manner.MOVING:
        yield from thinking(after)
    if before is None or manner is Manner.AT_ONCE:
        return
    if manner is Manner.FADING or before.looks_back or after.looks_back:
        yield from _fading(before, after)
    else:
        for kind in (dusk, dealing, revealing, settling, bidding):
            yield from kind(before, after)


def light_changes_in(manner: Manner, *, palifico: bool) -> float:
    """How many milliseconds the light of a round takes to come, where something moves at all."""
    return change_of_light(palifico=palifico) if manner is Manner.MOVING else _FADE


def _fading(before: Shot, after: Shot) -> Iterator[Motion]:
    """Everything that differs fades."""

    def about(scene: TableScene) -> None:
        """Whatever comes next, a fade goes on: it is short."""

    for piece in changed(before, after, tuple(Part)):
        fade = fade_into if piece.name[0] in _SOLID else fade_across
        yield fade(piece, 0, _FADE, about)
    for name in after.named:
        if name not in before.named:
            yield fade_in(name, 0, _FADE, about)
    old = [piece for name, piece in before.named.items() if name not in after.named]
    if old:
        yield fade_out(old, Part.AIR, 0, _FADE, about)
