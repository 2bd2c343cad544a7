"""The rules of the game in short, in the words that the whole program uses. The limits in them are the engine's."""

from typing import NamedTuple

from PySide6.QtCore import QObject

from desktop_app.engine.rules import MAX_DICE, MAX_PLAYERS, MIN_DICE, MIN_PLAYERS
from desktop_app.ui.filling import filled


class Section(NamedTuple):
    """A heading and its paragraphs."""

    title: str
    paragraphs: tuple[str, ...]


class RulesText(QObject):
    """The rules as sections of plain text, in the language that is spoken when they are asked for."""

    def sections(self) -> tuple[Section, ...]:
        """All of them, in reading order."""
        return (
            *self._a_game(),
            *self._settling(),
            self._palifico(),
            self._options(),
            self._fair_dice(),
        )

    def _a_game(self) -> tuple[Section, ...]:
        everyone = self.tr("%1 to %2 players sit round the table and roll their dice under a cup, %3 to %4 dice each.")
        return (
            Section(
                self.tr("The aim"),
                (
                    filled(everyone, MIN_PLAYERS, MAX_PLAYERS, MIN_DICE, MAX_DICE),
                    self.tr(
                        "You see your own dice only. A player without dice is out, and the last player with dice wins."
                    ),
                ),
            ),
            Section(
                self.tr("Bids"),
                (
                    self.tr(
                        "In turn, clockwise, everyone bids how many dice of a face there are at least under all cups "
                        "together. The opening bid is any quantity of any face."
                    ),
                    self.tr(
                        "To raise, bid a larger quantity with any face, or the same quantity with a higher face. Ones "
                        "are the lowest face. No quantity can be larger than the number of dice in play."
                    ),
                ),
            ),
            Section(
                self.tr("Wild ones"),
                (self.tr("Ones are wild: they count toward any face that is bid, except in a bid on ones."),),
            ),
        )

    def _settling(self) -> tuple[Section, ...]:
        return (
            Section(
                self.tr("Challenge"),
                (
                    self.tr(
                        "Instead of raising, challenge the bid: all cups are lifted. If at least as many dice match as "
                        "the bid says, the challenger loses a die; if not, the bidder does."
                    ),
                ),
            ),
            Section(
                self.tr("Spot On and Calza"),
                (
                    self.tr(
                        "An exact call says that exactly as many dice match as were bid. After a right Spot On every "
                        "other player with dice loses one; if it is wrong, the caller loses one."
                    ),
                    self.tr(
                        "With the option Calza, which takes Spot On’s place, a right call costs nobody a die: the "
                        "caller wins one back, but never holds more than at the start. If it is wrong, the caller "
                        "loses one."
                    ),
                ),
            ),
            Section(
                self.tr("Who opens"),
                (
                    self.tr(
                        "Whoever lost a die opens the bidding in the next round; after an exact call it is the caller. "
                        "If that player is out, the next player clockwise opens. Who opens first is drawn at random."
                    ),
                ),
            ),
        )

    def _palifico(self) -> Section:
        return Section(
            self.tr("Palifico"),
            (
                self.tr(
                    "With Palifico switched on, the first time a player is reduced to a single die, the next round is "
                    "a Palifico round, for the whole table."
                ),
                self.tr(
                    "In it ones are not wild: they count only for a bid on ones. The opening bid may name any face, "
                    "ones included; from then on the face is fixed, and every later bid raises the quantity."
                ),
                self.tr(
                    "Each player triggers a Palifico round once only. Players who drop to one die at the same moment "
                    "share one round. Whoever wins a die back with Calza and drops to one again triggers no other."
                ),
            ),
        )

    def _options(self) -> Section:
        return Section(
            self.tr("No wild ones"),
            (
                self.tr(
                    "With this option ones are never wild: they count only for a bid on ones. A Palifico round then "
                    "only fixes the face."
                ),
            ),
        )

    def _fair_dice(self) -> Section:
        return Section(
            self.tr("Dice that can be checked"),
            (
                self.tr(
                    "Before the first roll the game draws a secret and shows its seal. Every die of the game follows "
                    "from that secret and from your phrase: nobody, the game included, can choose them afterwards. At "
                    "the end the secret is shown, and anyone can compute every die again."
                ),
            ),
        )
