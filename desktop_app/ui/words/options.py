"""The options of a game, its levels and its pace, in words."""

from PySide6.QtCore import QObject

from desktop_app.engine.rules import ExactCall, Rules
from desktop_app.library.templates import filled


class OptionWords(QObject):
    """Texts that belong to no running game."""

    def options(self, rules: Rules) -> str:
        """The options in force: "5 dice each · Palifico · Spot On · wild ones"."""
        return " · ".join((self.dice_each(rules.dice), self._palifico(rules), self._exact(rules), self._ones(rules)))

    def notes(self, rules: Rules) -> str:
        """What the options in force mean, a sentence and a line each."""
        told = [self._palifico_note()] if rules.palifico else []
        return "\n".join((*told, self._exact_note(rules), self._ones_note(rules)))

    def dice_each(self, dice: int) -> str:
        """How many dice everybody starts with."""
        #: How many dice everybody starts with: 3 to 6
        return self.tr("%n dice each", "", dice)

    def players(self, players: int) -> str:
        """How many sit at the table."""
        return self.tr("%n players", "", players)

    def exact_call(self, exact: ExactCall) -> str:
        """The name of the exact call, as on its button."""
        #: The exact call, as on a button: without quotation marks
        return self.tr("Spot On") if exact is ExactCall.SPOT_ON else self.tr("Calza")

    def level(self, level_id: str) -> str:
        """The name of a level of the roster. Raises KeyError for another."""
        return {
            #: The name of the weakest computer player: a beginner. A noun in French and Italian, for all alike
            "novice": self.tr("Novice"),
            #: The name of a computer player that does not take the game very seriously. A noun in French and Italian
            "casual": self.tr("Casual"),
            #: The name of a computer player's temper: it bluffs. A noun in French and Italian, for men and women alike
            "bold": self.tr("Bold"),
            #: The name of a computer player's temper: it is honest. A noun in French and Italian
            "cautious": self.tr("Cautious"),
            #: The name of a computer player's temper: it likes exact calls. A noun in French and Italian
            "precise": self.tr("Precise"),
            #: The name of a computer player that reckons. A noun in French and Italian
            "sharp": self.tr("Sharp"),
            #: The name of a computer player with long experience. A noun in French and Italian
            "seasoned": self.tr("Seasoned"),
            #: The name of the strongest computer player. A noun in French and Italian, for men and women alike
            "master": self.tr("Master"),
        }[level_id]

    def strength(self, rank: int, levels: int) -> str:
        """How strong a level is: its rank among so many, from 1, the weakest."""
        #: How strong a computer player is: %1 is its rank among the %2 levels, 1 the weakest
        return filled(self.tr("Strength: %1 of %2"), rank, levels)

    def level_line(self, level_id: str) -> str:
        """What to expect of a level, in a few words. Raises KeyError for one that is not in the roster."""
        return {
            #: What a computer player does; must fit men and women
            "novice": self.tr("hopes for luck, forgets wild ones"),
            #: What a computer player does; must fit men and women
            "casual": self.tr("trusts its dice, hardly listens"),
            #: What a computer player does; must fit men and women
            "bold": self.tr("bluffs and bids high"),
            #: What a computer player does; must fit men and women
            "cautious": self.tr("bids honestly, risks little"),
            #: What a computer player does; must fit men and women
            "precise": self.tr("bids with care, loves exact calls"),
            #: What a computer player does; must fit men and women
            "sharp": self.tr("reckons what you will answer"),
            #: What a computer player does; must fit men and women
            "seasoned": self.tr("has seen it all, hides it well"),
            #: What a computer player does; must fit men and women
            "master": self.tr("reads everybody at the table"),
        }[level_id]

    def _palifico(self, rules: Rules) -> str:
        if rules.palifico:
            #: In a line of options: Palifico is switched on
            return self.tr("Palifico")
        #: In a line of options: Palifico is switched off
        return self.tr("standard Liar’s Dice")

    def _exact(self, rules: Rules) -> str:
        if rules.exact is ExactCall.SPOT_ON:
            #: In a line of options, not on a button: French and Italian set it in quotation marks
            return self.tr("Spot On", "option")
        return self.tr("Calza")

    def _ones(self, rules: Rules) -> str:
        if rules.wild_ones:
            #: In a line of options: ones are wild
            return self.tr("wild ones")
        #: In a line of options: ones are not wild
        return self.tr("no wild ones")

    def _palifico_note(self) -> str:
        #: What an option means, for its tooltip
        return self.tr(
            "Palifico: the first time a player is reduced to a single die, the next round is a Palifico round."
        )

    def _exact_note(self, rules: Rules) -> str:
        if rules.exact is ExactCall.SPOT_ON:
            #: What an option means, for its tooltip. The bid says how many dice match
            return self.tr("Spot On: if exactly as many dice match as were bid, all other players lose a die.")
        #: What an option means, for its tooltip. The bid says how many dice match
        return self.tr("Calza: if exactly as many dice match as were bid, the caller wins a die back.")

    def _ones_note(self, rules: Rules) -> str:
        if rules.wild_ones:
            #: What an option means, for its tooltip
            return self.tr("Wild ones: ones count toward any face that is bid.")
        #: What an option means, for its tooltip
        return self.tr("No wild ones: ones count only toward a bid on ones.")
