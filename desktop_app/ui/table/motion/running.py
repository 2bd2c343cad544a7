"""The motions that run at the moment, and what is painted because of them."""

from collections.abc import Hashable, Iterable, Sequence
from typing import NamedTuple

from desktop_app.ui.models.scene import TableScene
from desktop_app.ui.table.motion.motion import Motion
from desktop_app.ui.table.pieces import Name, Part, Piece

#: Layers hold whatever is put on them: a new motion there takes nothing away.
_LAYERS = ((Part.LEATHER,), (Part.AIR,))


class _Running(NamedTuple):
    """A motion, when it came (milliseconds of its clock), and what it is about."""

    motion: Motion
    since: float
    about: Hashable


class Running:
    """Keeps time for motions: milliseconds at normal pace, which only `advance` lets pass."""

    def __init__(self) -> None:
        self._now = 0.0
        self._all: list[_Running] = []

    def __bool__(self) -> bool:
        return bool(self._all)

    @property
    def only_goes_on(self) -> bool:
        """Whether nothing runs that comes to an end."""
        return all(each.motion.goes_on for each in self._all)

    def begin(self, motions: Iterable[Motion], scene: TableScene) -> None:
        """Let motions begin that lead to a scene. What is about something else in it ends, and what is replaced."""
        kept = [each for each in self._all if each.motion.about(scene) == each.about]
        coming = [_Running(motion, self._now, motion.about(scene)) for motion in motions]
        going_on = {(each.motion.name, each.about) for each in kept if each.motion.goes_on}
        coming = [each for each in coming if not (each.motion.goes_on and (each.motion.name, each.about) in going_on)]
        replaced = {each.motion.name for each in coming}.difference(_LAYERS)
        self._all = [each for each in kept if each.motion.name not in replaced] + coming

    def advance(self, time: float) -> None:
        """Let so much time pass; what has come to its end is over."""
        self._now += time
        self._all = [each for each in self._all if self._now < each.since + each.motion.end]

    def finish(self) -> None:
        """End whatever comes to an end."""
        self._all = [each for each in self._all if each.motion.goes_on]

    def stop(self) -> None:
        """End everything."""
        self._all = []

    def frame(self, still: Sequence[Piece]) -> list[Piece]:
        """What is painted in place of these pieces."""
        by_name: dict[Name, list[_Running]] = {}
        for each in self._all:
            by_name.setdefault(each.motion.name, []).append(each)
        frame: list[Piece] = []
        for piece in still:
            group = [piece]
            for running in by_name.get(piece.name, ()):
                at = min(max(self._now - running.since - running.motion.begin, 0), running.motion.length)
                group = list(running.motion.change(at, group))
            frame += group
        return frame
