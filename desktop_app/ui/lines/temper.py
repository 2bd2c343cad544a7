"""Whose lines belong to which opponent."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from desktop_app.ui.lines.bold import BoldLines
from desktop_app.ui.lines.casual import CasualLines
from desktop_app.ui.lines.cautious import CautiousLines
from desktop_app.ui.lines.master import MasterLines
from desktop_app.ui.lines.novice import NoviceLines
from desktop_app.ui.lines.plain import PlainLines
from desktop_app.ui.lines.precise import PreciseLines
from desktop_app.ui.lines.seasoned import SeasonedLines
from desktop_app.ui.lines.sharp import SharpLines
from desktop_app.ui.occasions import Occasion
from desktop_app.ui.words.sentence import fill, plain

PLAIN = "plain"
"""The temper of whoever has none of their own, and of whoever has said all that is their own."""


class Remark(NamedTuple):
    """What a seat has said, in no language: the line of that number for that occasion."""

    seat: int
    temper: str
    occasion: Occasion
    number: int


class Tempers:
    """The lines of all levels, each its own; whoever plays at none of them, as a bot, speaks plainly."""

    def __init__(self) -> None:
        self._plain = PlainLines()
        self._own = {
            "novice": NoviceLines(),
            "casual": CasualLines(),
            "bold": BoldLines(),
            "cautious": CautiousLines(),
            "precise": PreciseLines(),
            "sharp": SharpLines(),
            "seasoned": SeasonedLines(),
            "master": MasterLines(),
        }

    def of(self, level: str) -> str:
        """The temper of a level."""
        return level if level in self._own else PLAIN

    def lines(self, temper: str, occasion: Occasion) -> tuple[str, ...]:
        """The lines of a temper for an occasion, in the language of the moment: in every language as many."""
        return self._own.get(temper, self._plain).of(occasion)

    def text(self, remark: Remark) -> str:
        """What was said, in the language of the moment."""
        return self.lines(remark.temper, remark.occasion)[remark.number]

    def told(self, name: str, remark: Remark) -> str:
        """The same for whoever does not see the bubble: who says it, and what."""
        #: What a screen reader says of a player who has said something: %1 is the name, %2 what was said
        return plain(fill(QCoreApplication.translate("Tempers", "%1 says: %2"), name, self.text(remark)))
