"""What the rule book has a place for: whoever has a question names its topic, and the book opens there."""

from enum import Enum


class Topic(Enum):
    """A chapter or a section; the values are the anchors that links in the texts name."""

    STANDARD = "standard"
    AIM = "aim"
    ROUND = "round"
    BIDS = "bids"
    WILD_ONES = "wild-ones"
    CHALLENGE = "challenge"
    SPOT_ON = "spot-on"
    OPENS = "opens"
    OPTIONS = "options"
    CALZA = "calza"
    NO_WILD_ONES = "no-wild-ones"
    DICE_EACH = "dice-each"
    PALIFICO = "palifico"
    PALIFICO_ROUND = "palifico-round"
    PALIFICO_OPENS = "palifico-opens"
    PALIFICO_ONCE = "palifico-once"
    CHANGES = "changes"
    HISTORY = "history"
    FAIR_DICE = "fair-dice"
    KEYS = "keys"
