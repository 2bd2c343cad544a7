"""The colours of the game: every colour that is painted has a name here, in a light and a dark scheme.

A Palifico round turns the light over the table to dusk: a few tokens change, the others stay.
"""

from dataclasses import dataclass
from enum import Enum

from PySide6.QtGui import QColor


class Scheme(Enum):
    """Day or evening."""

    LIGHT = "light"
    DARK = "dark"


@dataclass(frozen=True)
class Tokens:
    """The colours of one scheme. Text on X is named on_X; edge is for controls, line for decoration only."""

    scheme: Scheme
    palifico: bool
    wall: QColor
    wall2: QColor
    paper: QColor
    paper2: QColor
    line: QColor
    edge: QColor
    ink: QColor
    ink2: QColor
    sel: QColor
    primary: QColor
    on_primary: QColor
    danger: QColor
    on_danger: QColor
    gold: QColor
    gold_ink: QColor
    glow: QColor
    plum: QColor
    on_plum: QColor
    focus: QColor
    cloth_lit: QColor
    cloth: QColor
    cloth_dark: QColor
    stitch: QColor
    on_cloth: QColor
    rim_hi: QColor
    rim: QColor
    rim_lo: QColor
    die: QColor
    die_lo: QColor
    die_edge: QColor
    pip: QColor
    star: QColor
    shadow: QColor

    @property
    def is_light(self) -> bool:
        """Whether this is the light scheme."""
        return self.scheme is Scheme.LIGHT


#: The ring round gold marks, and the dark disc of a number badge; the same in every light.
RING_INK = QColor("#3A2400")
#: A gold tag and what is written on it; the same in every light.
TAG, TAG_INK, TAG_EDGE = QColor("#F5BE4F"), QColor("#2B1710"), QColor("#5A3800")
#: The Palifico mark on the table keeps one colour in both schemes, as the cups do.
PALIFICO_MARK = QColor("#6A3A66")
#: What lies over everything behind a dialog.
DIALOG_SHADE = QColor.fromRgbF(0x1A / 255, 0x0E / 255, 0x08 / 255, 0.46)
#: A tooltip, in every light.
TOOLTIP, ON_TOOLTIP = QColor("#2B1C15"), QColor("#FCF7EE")

_LIGHT = {
    "wall": "#EADCC6",
    "wall2": "#DFCDB2",
    "paper": "#FCF7EE",
    "paper2": "#F3E9D9",
    "line": "#DDCDB4",
    "edge": "#8F7656",
    "ink": "#2B1C15",
    "ink2": "#6B5444",
    "sel": "#DCEBE8",
    "primary": "#1C5F61",
    "on_primary": "#FFFFFF",
    "danger": "#9E2F2B",
    "on_danger": "#FFFFFF",
    "gold": "#F0B43C",
    "gold_ink": "#7A4F00",
    "glow": "#FFD56B",
    "plum": "#6A3A66",
    "on_plum": "#FFFFFF",
    "focus": "#1747B0",
    "cloth_lit": "#D69E7B",
    "cloth": "#C08160",
    "cloth_dark": "#A96D52",
    "stitch": "#F2D3B8",
    "on_cloth": "#28140D",
    "rim_hi": "#96633F",
    "rim": "#74472A",
    "rim_lo": "#4E2D1A",
    "die": "#FFFBF0",
    "die_lo": "#E9DABF",
    "die_edge": "#C9B18B",
    "pip": "#2B1C15",
    "star": "#A34A00",
    "shadow": "#2A140A",
}
_DARK = {
    "wall": "#191210",
    "wall2": "#120D0B",
    "paper": "#2A201B",
    "paper2": "#211814",
    "line": "#43342C",
    "edge": "#9C8470",
    "ink": "#F7ECDF",
    "ink2": "#C9B3A0",
    "sel": "#24403E",
    "primary": "#7CCBC4",
    "on_primary": "#0D2626",
    "danger": "#F0917F",
    "on_danger": "#330D09",
    "gold": "#F5BE4F",
    "gold_ink": "#F5C665",
    "glow": "#FFD56B",
    "plum": "#C9A0D0",
    "on_plum": "#2A1230",
    "focus": "#A9C7FF",
    "cloth_lit": "#85523E",
    "cloth": "#633A2C",
    "cloth_dark": "#3D231A",
    "stitch": "#A87458",
    "on_cloth": "#FFF3E4",
    "rim_hi": "#57351F",
    "rim": "#3A2315",
    "rim_lo": "#20130B",
    "die": "#F6ECD9",
    "die_lo": "#DCCBB0",
    "die_edge": "#A88F6C",
    "pip": "#2B1C15",
    "star": "#A34A00",
    "shadow": "#000000",
}
_LIGHT_PALIFICO = {
    "cloth_lit": "#806279",
    "cloth": "#67495F",
    "cloth_dark": "#443140",
    "stitch": "#CBB0C4",
    "on_cloth": "#FFF6FC",
    "rim_hi": "#6E4A45",
    "rim": "#533330",
    "rim_lo": "#362020",
    "wall": "#DDD3DB",
    "wall2": "#CCBFCB",
}
_DARK_PALIFICO = {
    "cloth_lit": "#604A5E",
    "cloth": "#463243",
    "cloth_dark": "#2A1D29",
    "stitch": "#8B6D92",
    "on_cloth": "#FFF1FF",
}


def tokens_of(scheme: Scheme, *, palifico: bool = False) -> Tokens:
    """The colours of a scheme; with palifico, in the dusk of a Palifico round."""
    light = scheme is Scheme.LIGHT
    names = dict(_LIGHT if light else _DARK)
    if palifico:
        names |= _LIGHT_PALIFICO if light else _DARK_PALIFICO
    return Tokens(scheme, palifico, **{name: QColor(code) for name, code in names.items()})


def mixed(first: QColor, second: QColor, share: float) -> QColor:
    """A colour on the way from the first (share 0) to the second (share 1), opaque."""
    rest = 1 - share
    return QColor.fromRgbF(
        first.redF() * rest + second.redF() * share,
        first.greenF() * rest + second.greenF() * share,
        first.blueF() * rest + second.blueF() * share,
    )


def faded(color: QColor, alpha: float) -> QColor:
    """The same colour at another opacity (0 to 1)."""
    copy = QColor(color)
    copy.setAlphaF(alpha)
    return copy
