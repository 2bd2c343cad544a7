"""The table at rest: everything that is painted of one scene, and what it was made from."""

from dataclasses import dataclass, field

from desktop_app.ui.models.scene import TableScene
from desktop_app.ui.table.pieces import Name, Piece, Setting


@dataclass(frozen=True)
class Shot:
    """Pieces from the ground up, the ground first; `named` finds those that can move.

    `scale` is the pixels of the screen for each of the design, `looks_back` whether this is an earlier moment.
    """

    setting: Setting
    pieces: tuple[Piece, ...]
    scale: float
    looks_back: bool
    named: dict[Name, Piece] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "named", {piece.name: piece for piece in self.pieces if piece.name})

    @property
    def scene(self) -> TableScene:
        """What is to be seen."""
        return self.setting.scene

    @property
    def ground_plan(self) -> object:
        """Equal where everything has the same place, the same size on the screen and the same colours."""
        return self.setting.layout, self.scale, self.setting.tokens.scheme
