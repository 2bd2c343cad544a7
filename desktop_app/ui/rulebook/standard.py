"""The chapter about the standard game."""

from PySide6.QtCore import QObject

from desktop_app.engine.moves import Bid
from desktop_app.engine.rules import MAX_PLAYERS, MIN_PLAYERS
from desktop_app.library.templates import capitalised, filled
from desktop_app.ui.painting.die import DieLook, Match
from desktop_app.ui.rulebook.numbers import Numbers
from desktop_app.ui.rulebook.sections import Chapter, Figure, Leather, Paragraph, Section
from desktop_app.ui.rulebook.topics import Topic

_FIVE = DieLook(5, match=Match.FACE)
_WILD = DieLook(1, wild=True, match=Match.WILD)
_OTHER = 0.34
"""How dark a die is that does not count."""


class StandardRules(QObject):
    """Standard Liar's Dice, from its aim to its winner."""

    def chapter(self) -> Chapter:
        """The chapter in the language of this moment."""
        sections = (
            self._aim(),
            self._round(),
            self._bids(),
            self._wild_ones(),
            self._challenge(),
            self._spot_on(),
            self._opens(),
        )
        return Chapter(Topic.STANDARD, self.tr("Standard Liar’s Dice"), (), sections)

    def _aim(self) -> Section:
        numbers = Numbers()
        #: %1 and %2 are numbers as words: "two", "six"; a capital is put at the beginning
        sit = self.tr(
            "%1 to %2 players sit round a table, each with the same number of dice and a cup. You look under your own "
            "cup and under no other."
        )
        return Section(
            Topic.AIM,
            self.tr("The aim"),
            (
                Paragraph(capitalised(filled(sit, numbers.word(MIN_PLAYERS), numbers.word(MAX_PLAYERS)))),
                Paragraph(
                    self.tr(
                        "In turn, everyone says how many dice of one face there are at least, under all cups together, "
                        "and goes ever higher, until somebody no longer believes it, or believes it to the very die. "
                        "Then the cups are lifted, and it usually costs somebody a die. A player without dice is out; "
                        "the last player with dice wins."
                    )
                ),
            ),
        )

    def _round(self) -> Section:
        return Section(
            Topic.ROUND,
            self.tr("A round"),
            (
                Paragraph(
                    self.tr(
                        "Every round is played the same way. Everyone rolls under a cup and looks at their own dice; "
                        "then turns go round clockwise, over the players who still hold dice."
                    )
                ),
                Paragraph(
                    self.tr(
                        "Whoever opens the bidding must bid. From then on, the player whose turn it is raises the bid "
                        "or calls. Nobody else may do so, and a call always concerns the standing bid, the last one "
                        "that was made."
                    )
                ),
                Paragraph(
                    #: What stands between <a …> and </a> is a link: keep its address
                    self.tr(
                        'A round is settled by a <a href="#challenge">challenge</a> or by an <a href="#spot-on">exact '
                        "call</a>. All cups are lifted, the dice are counted, and the next round begins with the dice "
                        "that are left."
                    )
                ),
            ),
        )

    def _bids(self) -> Section:
        raises = Leather(
            #: Over three bids in a row, each higher than the one before
            title=self.tr("Each raises the one before"),
            bids=(Bid(4, 4), Bid(4, 5), Bid(5, 1)),
            #: Under three bids in a row: 4 × 4, 4 × 5, 5 × 1
            caption=self.tr("A higher face, then a larger quantity"),
        )
        return Section(
            Topic.BIDS,
            self.tr("Bids"),
            (
                Figure((raises,)),
                Paragraph(
                    self.tr(
                        "A bid is a quantity and a face: <b>4\u00a0×\u00a05</b> says that there are at least four "
                        "fives, under all cups together. The opening bid is any quantity of any face."
                    )
                ),
                Paragraph(
                    self.tr(
                        "To raise, bid a larger quantity with any face, or the same quantity with a higher face. So "
                        "the quantity comes first, then the face. Ones are the lowest face, and nothing is halved or "
                        "doubled for them."
                    )
                ),
                Paragraph(
                    self.tr(
                        "A quantity is at least 1 and at most the number of dice in play, in the opening bid too. When "
                        "no raise is left, the player whose turn it is must call."
                    )
                ),
            ),
        )

    def _wild_ones(self) -> Section:
        dice = (5, 1, 5)
        fives = Leather(self.tr("A bid on fives"), self.tr("Ones count too: three fives"), (_FIVE, _WILD, _FIVE))
        ones = Leather(
            self.tr("A bid on ones"),
            self.tr("Only ones count: one"),
            tuple(_counted_one() if face == 1 else DieLook(face, dim=_OTHER) for face in dice),
        )
        return Section(
            Topic.WILD_ONES,
            self.tr("Wild ones"),
            (
                Paragraph(
                    self.tr(
                        "Ones are wild: they count toward any face that is bid, except in a bid on ones. Toward a bid "
                        "on fives, fives and ones count; toward a bid on ones, only ones, each of them once."
                    )
                ),
                Paragraph(
                    self.tr(
                        "While ones are wild they wear a star. In a "
                        '<a href="#palifico-round">Palifico round</a> and with <a href="#no-wild-ones">no wild '
                        "ones</a> they are not, and show a plain pip."
                    )
                ),
                Figure((fives, ones), beside=False),
            ),
        )

    def _challenge(self) -> Section:
        #: Over the dice of an example: 3 × 5 was bid
        bid = self.tr("Bid: 3\u00a0×\u00a05")
        holds = Leather(bid, self.tr("Three: the challenger loses a die"), (_FIVE, _WILD, _FIVE))
        fails = Leather(bid, self.tr("Two: the bidder loses a die"), (_FIVE, DieLook(2, dim=_OTHER), _FIVE))
        return Section(
            Topic.CHALLENGE,
            #: The heading of the section about it
            self.tr("Challenge"),
            (
                Paragraph(
                    self.tr(
                        "If you think that the standing bid goes too far, challenge it. Everybody shows their dice. If "
                        "at least as many match as the bid says, the bid holds and the challenger loses a die; if "
                        "there are fewer, the bidder loses one."
                    )
                ),
                Paragraph(
                    self.tr(
                        "So a bid of three fives holds with three matching dice, with four, or with more: the "
                        "challenger loses a die even when there are exactly as many."
                    )
                ),
                Figure((holds, fails), beside=False),
            ),
        )

    def _spot_on(self) -> Section:
        return Section(
            Topic.SPOT_ON,
            #: The heading of the section about the exact call: French and Italian set it in quotation marks
            self.tr("Spot On"),
            (
                Paragraph(
                    self.tr(
                        "Spot On is the exact call: it says that exactly as many dice match as the bid says, not one "
                        "more and not one fewer."
                    )
                ),
                Paragraph(
                    self.tr(
                        "If that is so, every other player who holds dice loses one, and nobody else does: the caller "
                        "keeps theirs. If it is not, the caller loses a die."
                    )
                ),
                Paragraph(
                    self.tr(
                        "After a right Spot On several players can drop to one die at once, and several can be out at "
                        "once."
                    )
                ),
            ),
        )

    def _opens(self) -> Section:
        return Section(
            Topic.OPENS,
            self.tr("Who opens, who wins"),
            (
                Paragraph(
                    self.tr(
                        "Who opens the first round is drawn at random. After that, the player who lost a die in the "
                        "last round opens the bidding; after a right Spot On it is the caller. If whoever should open "
                        "is out, the next player clockwise with dice opens."
                    )
                ),
                Paragraph(
                    self.tr(
                        "A player without dice is out, and the last player with dice wins. There is always a winner, "
                        "for the caller of a right Spot On keeps theirs. A game that is given up is unfinished: nobody "
                        "has won it."
                    )
                ),
            ),
        )


def _counted_one() -> DieLook:
    """A wild one that counts as what it is."""
    return DieLook(1, wild=True, match=Match.FACE)
