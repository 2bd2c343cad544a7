"""What fades in, out, or into something else."""

from collections.abc import Callable, Collection, Hashable, Iterator, Sequence

from desktop_app.ui.models.scene import TableScene
from desktop_app.ui.table.motion.motion import Motion
from desktop_app.ui.table.motion.sprites import faded, fading
from desktop_app.ui.table.pieces import Name, Part, Piece
from desktop_app.ui.table.shot import Shot

About = Callable[[TableScene], Hashable]


def fade_in(name: Name, begin: float, length: float, about: About) -> Motion:
    """A piece comes out of nothing."""

    def change(at: float, pieces: Sequence[Piece]) -> Iterator[Piece]:
        return (faded(piece, at / length) for piece in pieces if at)

    return Motion(name, begin, length, about, change)


def fade_into(old: Piece, begin: float, length: float, about: About) -> Motion:
    """A piece shows through what was there before."""

    def change(at: float, pieces: Sequence[Piece]) -> Iterator[Piece]:
        yield from pieces
        yield from fading(old, 1 - at / length)

    return Motion(old.name, begin, length, about, change)


def fade_across(old: Piece, begin: float, length: float, about: About) -> Motion:
    """A piece comes out of nothing while what was there before, perhaps at another place, disappears."""

    def change(at: float, pieces: Sequence[Piece]) -> Iterator[Piece]:
        yield from (faded(piece, at / length) for piece in pieces if at)
        yield from fading(old, 1 - at / length)

    return Motion(old.name, begin, length, about, change)


def fade_out(old: Sequence[Piece], layer: Part, begin: float, length: float, about: About) -> Motion:
    """What was there before disappears."""

    def change(at: float, pieces: Sequence[Piece]) -> Iterator[Piece]:
        yield from pieces
        for piece in old:
            yield from fading(piece, 1 - at / length)

    return Motion((layer,), begin, length, about, change)


def gone(before: Shot, after: Shot, *parts: Part) -> list[Piece]:
    """The pieces of these parts that are there no longer."""
    return [piece for name, piece in before.named.items() if name[0] in parts and name not in after.named]


def new(before: Shot, after: Shot, *parts: Part) -> list[Name]:
    """The names of the pieces of these parts that were not there before."""
    return [name for name in after.named if name[0] in parts and name not in before.named]


def changed(before: Shot, after: Shot, parts: Collection[Part]) -> Iterator[Piece]:
    """The pieces of these parts, as they looked before, that look different now."""
    for name, piece in before.named.items():
        now = after.named.get(name)
        if name[0] in parts and now is not None and now.key != piece.key:
            yield piece
