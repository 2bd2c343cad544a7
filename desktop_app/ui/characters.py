"""The faces at the table: each a colour and a motif that stay together on cup, plate and story.

Names are not here: they belong to whoever plays (or to the translations).
"""

from enum import Enum

from PySide6.QtGui import QColor

from desktop_app.ui.tokens import Scheme


class Motif(Enum):
    """What is stitched on the band of a cup, so that colour is never the only sign of a player."""

    LINE = "line"
    DOTS = "dots"
    BARS = "bars"
    ZIGZAG = "zigzag"
    DIAMONDS = "diamonds"
    WAVE = "wave"
    CROSSES = "crosses"
    RINGS = "rings"
    CHEVRONS = "chevrons"


class Character(Enum):
    """A drawn person who can sit at the table."""

    YOU = "you"
    ROSA = "rosa"
    BRUNO = "bruno"
    INES = "ines"
    MALIK = "malik"
    ODETTE = "odette"
    NINO = "nino"
    AMARA = "amara"
    SILVIO = "silvio"

    def color(self, scheme: Scheme) -> QColor:
        """The seat's colour: of rings and pips. Cup bands use the light scheme's always."""
        light, dark = _COLORS[self]
        return QColor(light if scheme is Scheme.LIGHT else dark)

    @property
    def motif(self) -> Motif:
        """What the band of this character's cup shows."""
        return _MOTIFS[self]


_COLORS = {
    Character.YOU: ("#1C6A6C", "#62B9B4"),
    Character.ROSA: ("#A5364A", "#EE8796"),
    Character.BRUNO: ("#2F5A94", "#8AB2E8"),
    Character.INES: ("#94620A", "#E2AE4C"),
    Character.MALIK: ("#4F7032", "#A4C47E"),
    Character.ODETTE: ("#74508F", "#C3A0DC"),
    Character.NINO: ("#B5420A", "#FF9A5C"),
    Character.AMARA: ("#A8327E", "#F58AD2"),
    Character.SILVIO: ("#4A4F57", "#C8CDD2"),
}
_MOTIFS = {
    Character.YOU: Motif.LINE,
    Character.ROSA: Motif.DOTS,
    Character.BRUNO: Motif.BARS,
    Character.INES: Motif.ZIGZAG,
    Character.MALIK: Motif.DIAMONDS,
    Character.ODETTE: Motif.WAVE,
    Character.NINO: Motif.CROSSES,
    Character.AMARA: Motif.RINGS,
    Character.SILVIO: Motif.CHEVRONS,
}
