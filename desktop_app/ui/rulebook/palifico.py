"""The chapter about Palifico, in the order of the documents: what it is, what changes, its history."""

from PySide6.QtCore import QObject

from desktop_app.library.templates import filled
from desktop_app.ui.painting.die import DieLook, Match
from desktop_app.ui.rulebook.options import OptionRules
from desktop_app.ui.rulebook.sections import Chapter, Comparison, Figure, Leather, Paragraph, Row, Section
from desktop_app.ui.rulebook.topics import Topic

_FOUR = DieLook(4, match=Match.FACE)


class PalificoRules(QObject):
    """Palifico in full."""

    def chapter(self) -> Chapter:
        """The chapter in the language of this moment."""
        return Chapter(
            Topic.PALIFICO,
            self.tr("Palifico"),
            (),
            (self._round(), self._opens(), self._once(), self._changes(), self._history()),
            palifico=True,
        )

    def _round(self) -> Section:
        text = self.tr(
            "With Palifico switched on, the first time a player is reduced to a single die, the next round is a "
            "<b>Palifico round</b>, for the whole table. In it ones are not wild: they count only for a bid on ones. "
            "The opening bid may name any face, ones included; from then on the face is fixed, and every later bid "
            "raises the quantity of that face."
        )
        return Section(
            Topic.PALIFICO_ROUND, self.tr("The Palifico round"), (self._twice(), Paragraph(text)), headed=False
        )

    def _twice(self) -> Figure:
        """The same three dice, counted twice."""
        normal = Leather(
            self.tr("Normal round"),
            self.tr("Ones count: three fours"),
            (_FOUR, DieLook(1, wild=True, match=Match.WILD), _FOUR),
        )
        palifico = Leather(
            self.tr("Palifico round"),
            self.tr("Ones do not count: two fours"),
            (_FOUR, DieLook(1, dim=0.34), _FOUR),
            palifico=True,
        )
        return Figure((normal, palifico))

    def _opens(self) -> Section:
        text = self.tr(
            'The opener is found <a href="#opens">as usual</a>, so the player who has just dropped to one die usually '
            "opens the bidding, and so picks the face. The round is settled as usual too, by a challenge or an exact "
            "call, and the next one is normal again, unless this one triggers another. What triggers it is a drop from "
            "two or more dice to exactly one, at the end of any round, a Palifico round too, and with two players left "
            "as well."
        )
        return Section(Topic.PALIFICO_OPENS, self.tr("Who opens"), (Paragraph(text),), headed=False)

    def _once(self) -> Section:
        text = self.tr(
            "A Palifico round comes once per player: whoever has triggered theirs triggers no other. Players who drop "
            "to one die at the same moment share one round. With Calza, a player who wins a die back and later drops "
            "to one die again does not trigger another."
        )
        return Section(Topic.PALIFICO_ONCE, self.tr("Once per player"), (Paragraph(text),), headed=False)

    def _changes(self) -> Section:
        rows = (
            Row(
                self.tr("Palifico round"),
                self.tr("Every round is played the same way."),
                self.tr("The first time a player is reduced to a single die, the next round, for the whole table."),
            ),
            Row(
                self.tr("Wild ones"),
                self.tr("Ones are wild: they count toward any face that is bid, except in a bid on ones."),
                self.tr("Ones are not wild: they count only for a bid on ones."),
            ),
            Row(
                self.tr("Raising a bid"),
                self.tr("A larger quantity with any face, or the same quantity with a higher face."),
                self.tr(
                    "Open with any face, ones included; from then on the face is fixed: only the quantity is raised."
                ),
            ),
            Row(
                self.tr("Opening bid"),
                self.tr(
                    "Any quantity of any face. The player who lost a die opens; after a right Spot On, the caller."
                ),
                self.tr("Unchanged: whoever has just dropped to one die usually opens, and so picks the face."),
            ),
            Row(
                self.tr("How often"),
                self.tr("Never: there are no Palifico rounds."),
                self.tr("Once per player; players who drop to one die at the same moment share one round."),
            ),
            self._other_options(),
        )
        table = Comparison(self.tr("Standard Liar’s Dice"), self.tr("Palifico"), rows)
        return Section(Topic.CHANGES, self.tr("Rule changes"), (table,))

    def _other_options(self) -> Row:
        #: %1 is the option of so many dice each, as "three to six dice each"
        options = self.tr("Calza, no wild ones, %1.")
        return Row(
            self.tr("Other options"),
            filled(options, OptionRules().dice_each()),
            self.tr("The same. With no wild ones, a Palifico round only fixes the face."),
        )

    def _history(self) -> Section:
        return Section(
            Topic.HISTORY,
            self.tr("History"),
            (
                Paragraph(
                    self.tr(
                        "Palifico comes from the published rules of a commercial edition of Dudo, a South American "
                        "dice game. There, a player who is reduced to one die for the first time is <i>palifico</i> "
                        "for the next round: ones are not wild, and once the face is named the others may only raise "
                        "the quantity. It happens once per player."
                    )
                ),
                Paragraph(
                    self.tr(
                        "Versions differ on one point: some let players who are themselves down to one die change the "
                        "face in a Palifico round. Here nobody can, as in those published rules."
                    )
                ),
            ),
        )
