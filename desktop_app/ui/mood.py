"""How somebody looks."""

from enum import Enum


class Mood(Enum):
    """What a face shows; each differs from every other in the mouth or the brows, never in colour alone."""

    CALM = "calm"
    THINKING = "thinking"
    PLEASED = "pleased"
    DELIGHTED = "delighted"
    DOUBTING = "doubting"
    SURPRISED = "surprised"
    DISMAYED = "dismayed"
