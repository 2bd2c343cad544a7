"""What is said of a game that is kept: how it stands, how it ended, what it is played by."""

from PySide6.QtCore import QDate, QDateTime, QLocale, QObject

from desktop_app.library.kept import GameRow, GameState
from desktop_app.library.selection import Totals
from desktop_app.ui.words.options import OptionWords
from desktop_app.ui.words.people import People
from desktop_app.ui.words.sentence import plain

_YEAR = 300


class GameWords(QObject):
    """Texts about games of the library; whoever played at this computer is "you"."""

    def standing(self, row: GameRow) -> str:
        """How an unfinished game stands: "Round 7"."""
        return self.tr("Round %1").replace("%1", str(max(row.rounds, 1)))

    def dice(self, row: GameRow) -> str:
        """How many dice are on the table."""
        return self.tr("%n dice in play", "", sum(row.counts))

    def turn(self, row: GameRow) -> str:
        """Who is to move, empty between rounds."""
        if row.turn is None:
            return ""
        people = People(row.names, row.human)
        if people.is_me(row.turn):
            #: Who is to move in a game that can be continued
            return self.tr("your turn")
        return plain(
            people.owned(
                row.turn,
                self.tr("your turn"),
                #: Who is to move: %1 is a name
                self.tr("%1’s turn"),
                #: The same where %1 begins with a vowel sound (French: d’Odette)
                self.tr("%1’s turn", "vowel"),
            )
        )

    def result(self, row: GameRow) -> str:
        """How a game ended, or where it stands."""
        if row.state is GameState.GIVEN_UP:
            #: How a game ended: the player ended it before anybody had won
            return self.tr("Given up")
        if row.winner is None or row.state is GameState.RUNNING:
            return self.standing(row)
        people = People(row.names, row.human)
        you = self.tr("%1 won", "you")
        #: Who won a game: %1 is a name
        return plain(people.of_one(row.winner, you, self.tr("%1 won")))

    def details(self, row: GameRow) -> str:
        """The line below the result: the dice and whose turn it is, or how long it took."""
        if row.state is GameState.RUNNING:
            return " · ".join(filter(None, (self.dice(row), self.turn(row))))
        return self.tr("%n rounds", "", row.rounds)

    def offer(self, row: GameRow) -> str:
        """What is said where the game can be continued: "Round 7 · 14 dice in play · your turn"."""
        return " · ".join(filter(None, (self.standing(row), self.dice(row), self.turn(row))))

    def totals(self, totals: Totals) -> str:
        """How many games are kept: "31 kept · 2 unfinished"."""
        #: How many games are kept on this computer
        kept = self.tr("%Ln kept", "", totals.unfinished + totals.finished)
        if not totals.unfinished:
            return kept
        #: How many of the games that are kept have not ended
        unfinished = self.tr("%Ln unfinished", "", totals.unfinished)
        return f"{kept} · {unfinished}"

    def day(self, row: GameRow) -> str:
        """The day on which it was played last: "Today", "26 November 2026"."""
        return self.day_of(row.changed)

    def day_of(self, moment: int) -> str:
        """The day of a moment, in seconds since 1970."""
        day = QDateTime.fromSecsSinceEpoch(moment).date()
        days = day.daysTo(QDate.currentDate())
        if days == 0:
            return self.tr("Today")
        if days == 1:
            return self.tr("Yesterday")
        return QLocale().toString(day, QLocale.FormatType.LongFormat) if days > _YEAR else _without_year(day)

    def time(self, row: GameRow) -> str:
        """The time of that day."""
        moment = QDateTime.fromSecsSinceEpoch(row.changed)
        return QLocale().toString(moment.time(), QLocale.FormatType.ShortFormat)

    def moment(self, row: GameRow) -> str:
        """Day and time: "Today, 20:15"."""
        return f"{self.day(row)}, {self.time(row)}"

    def players(self, row: GameRow) -> str:
        """Who plays: "You, Rosa and Bruno"."""
        people = People(row.names, row.human)
        return plain(people.subject(*range(len(row.names))))

    def sentence(self, row: GameRow) -> str:
        """A game for those who cannot see its row."""
        options = OptionWords().options(row.rules)
        parts = (f"{self.day(row)} {self.time(row)}", self.result(row), self.details(row), self.players(row), options)
        return ". ".join(filter(None, parts))


def _without_year(day: QDate) -> str:
    """Day and month as the language has them."""
    return QLocale().toString(day, "d MMMM")
