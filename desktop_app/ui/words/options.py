"""The options of a game, its levels and its pace, in words."""

from PySide6.QtCore import QObject

from desktop_app.engine.rules import ExactCall, Rules


class OptionWords(QObject):
    """Texts that belong to no running game."""

    def options(self, rules: Rules) -> str:
        """The options in force: "5 dice each · Palifico · Spot On · wild ones"."""
        told = [self.dice_each(rules.dice)]
        if rules.palifico:
            told.append(self.tr("Palifico"))
        told.append(self.exact_call(rules.exact))
        told.append(self.tr("wild ones") if rules.wild_ones else self.tr("no wild ones"))
        return " · ".join(told)

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
