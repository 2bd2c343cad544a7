"""Whose lines belong to which opponent."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from desktop_app.ui.lines.bold import BoldLines
from desktop_app.ui.lines.cautious import CautiousLines
from desktop_app.ui.lines.plain import PlainLines
from desktop_app.ui.lines.sharp import SharpLines
from desktop_app.ui.occasions import Occasion
from desktop_app.ui.words.sentence import fill, plain

# Levels that speak as another does.
_KINDRED = {"precise": "sharp", "seasoned": "cautious", "master": "sharp", "casual": "bold"}


class Remark(NamedTuple):
    """What a seat has said, in no language: the line of that number for that occasion."""

    seat: int
    temper: str
    occasion: Occasion
    number: int


class Tempers:
    """The lines of all levels; a level that has none of its own speaks plainly."""

    def __init__(self) -> None:
        self._plain = PlainLines()
        self._own = {"bold": BoldLines(), "cautious": CautiousLines(), "sharp": SharpLines()}

    def of(self, level: str) -> str:
        """The temper of a level: levels of one temper share their lines."""
        temper = _KINDRED.get(level, level)
        return temper if temper in self._own else "plain"

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
