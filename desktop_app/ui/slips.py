"""Slips: a move that is taken back, and a call that is asked about before it is made."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow

from desktop_app.engine.moves import Bid, Call
from desktop_app.engine.rules import ExactCall
from desktop_app.library.settings import Settings
from desktop_app.library.templates import filled
from desktop_app.ui.main_window import MainWindow
from desktop_app.ui.question import Question, QuestionWords
from desktop_app.ui.theme import Theme
from desktop_app.ui.words.options import OptionWords
from desktop_app.ui.words.sentence import bid_told, plain

if TYPE_CHECKING:
    from desktop_app.ui.table_page import TablePage


class CallQuestion(Question):
    """Asks whether a bid is to be called."""

    def __init__(self, theme: Theme, window: QMainWindow, call: Call, bid: Bid, exact: ExactCall) -> None:
        self._call = call
        self._bid = bid
        self._exact = exact
        super().__init__(theme, window, self.words)

    def words(self) -> QuestionWords:
        """What is asked, in the language of now."""
        bid = plain(bid_told(self._bid, wild=False))
        text, back = self.tr("A call settles the round."), self.tr("Back")
        if self._call is Call.CHALLENGE:
            #: %1 is a bid
            return QuestionWords(filled(self.tr("Challenge %1?"), bid), text, back, self.tr("Challenge"))
        #: %1 is a bid: call that exactly so many dice match
        spot_on, calza = self.tr("Spot On at %1?"), self.tr("Calza at %1?")
        title = spot_on if self._exact is ExactCall.SPOT_ON else calza
        return QuestionWords(filled(title, bid), text, back, OptionWords().exact_call(self._exact))


class SlipDesk(QObject):
    """Answers the menu bar about the table that it watches."""

    def __init__(self, window: MainWindow, theme: Theme, settings: Settings) -> None:
        super().__init__(window)
        self._window = window
        self._theme = theme
        self._settings = settings
        self._table: TablePage | None = None
        menu = window.menu
        menu.take_back.triggered.connect(self._take_back)
        menu.confirm_calls.setChecked(settings.confirm_calls)
        menu.confirm_calls.triggered.connect(self._set_confirming)

    def watch(self, table: "TablePage | None") -> None:
        """Another table, or none, is in sight."""
        self._table = table
        if table is not None:
            table.confirms_calls = self._settings.confirm_calls
            table.call_wanted.connect(self._ask)

    def tell_menu(self) -> None:
        """Keep the menu bar true to what can be done."""
        table = self._table
        self._window.menu.take_back.setEnabled(table is not None and table.session.can_take_back)

    def _take_back(self) -> None:
        if self._table is not None:
            self._window.close_sheet()
            self._table.take_back()

    def _set_confirming(self, on: bool) -> None:
        self._settings.confirm_calls = on
        if self._table is not None:
            self._table.confirms_calls = on

    def _ask(self, call: Call) -> None:
        table = self._table
        standing = table.session.observation.bidding.standing if table else None
        if table is None or standing is None:
            return
        self._window.close_sheet()
        rules = table.session.match.rules
        question = CallQuestion(self._theme, self._window, call, standing, rules.exact)
        question.confirmed.connect(lambda: table.play(call))
