"""The sheet with the bid ladder. It chooses the same bid as the spinner, and the bar alone makes it."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QVBoxLayout

from desktop_app.ui.bars.bid_bar import BidBar
from desktop_app.ui.bars.bid_button import BidButton
from desktop_app.ui.controls.buttons import Button, Kind
from desktop_app.ui.controls.small_buttons import IconButton
from desktop_app.ui.hairline import Hairline
from desktop_app.ui.keys import RETURN_KEYS, ReturnPresses
from desktop_app.ui.labels import Spaces
from desktop_app.ui.ladder.frame import height_wanted, width_for
from desktop_app.ui.ladder.heading import LadderHeading
from desktop_app.ui.ladder.legend import LadderLegend
from desktop_app.ui.ladder.view import LadderView
from desktop_app.ui.painting.icons import Icon
from desktop_app.ui.sheet import Sheet
from desktop_app.ui.theme import Theme

_LEAST_WIDTH = 900
# Beside the paper's content, where there is room and where there are many columns.
_BESIDE, _CLOSE_BESIDE, _MANY = 36, 20, 22
# Over the grid, under it, and the foot; in pixels of the design.
_HEAD, _BELOW, _FOOT = 84, 24, 96


class LadderSheet(Sheet):
    """Shows the ladder of a bar. It goes by itself once the turn or the bidding is over."""

    def __init__(self, theme: Theme, window: QMainWindow, bar: BidBar) -> None:
        bar.park_focus()
        ladder = bar.ladder
        columns = ladder.columnCount()
        beside = _BESIDE if columns < _MANY else _CLOSE_BESIDE
        width = max(width_for(columns) + 2 * beside, _LEAST_WIDTH)
        super().__init__(theme, window, width, _HEAD + height_wanted() + _BELOW + _FOOT)
        self._bar = bar
        self._ladder = ladder
        self.heading = LadderHeading(theme, ladder)
        self.x_button = IconButton(theme, Icon.CLOSE, "")
        self.view = LadderView(theme, ladder, bar.characters)
        self.legend = LadderLegend(theme, ladder, bar.characters)
        self.close_button = Button(theme)
        self.bid_button = BidButton(theme, kind=Kind.PRIMARY)
        self._lay_out(theme, beside)
        for button in (self.x_button, self.close_button):
            ReturnPresses(button)
            button.clicked.connect(self.close_sheet)
        ReturnPresses(self.bid_button)
        self.bid_button.clicked.connect(bar.send_bid)
        self.view.bid_wanted.connect(bar.send_bid)
        self.closed.connect(self._give_back_focus)
        ladder.ended.connect(self.close_sheet)
        ladder.told.connect(self._tell)
        self._retranslate()
        self.show()
        self.view.setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return bids, from wherever it is pressed."""
        if event.key() in RETURN_KEYS and not event.isAutoRepeat():
            self._bar.send_bid()
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _give_back_focus(self) -> None:
        """The bar had it: it goes to where the player can go on."""
        if self._bar.hasFocus():
            self._bar.take_focus()

    def _retranslate(self) -> None:
        self.x_button.set_name(self.tr("Close"))
        self.close_button.setText(self.tr("Close"))
        self._tell()

    def _tell(self) -> None:
        observation, words = self._ladder.observation, self._ladder.words
        if observation is not None and words is not None:
            bid = self._ladder.choice.bid
            self.bid_button.tell(observation, bid, words.prompts, open_=self._ladder.is_open, roomy=True)

    def _lay_out(self, theme: Theme, beside: int) -> None:
        spaces = Spaces(theme, self)
        column, head, body, foot = QVBoxLayout(self.panel), QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        spaces.keep(column, 0)
        spaces.keep(head, 12, left=beside, top=22, right=beside - 12, bottom=18)
        spaces.keep(body, 0, left=beside, right=beside - 8, bottom=_BELOW - 8)
        spaces.keep(foot, 14, left=beside + 4, top=16, right=beside, bottom=16)
        head.addWidget(self.heading, 1)
        head.addWidget(self.x_button)
        body.addWidget(self.view)
        foot.addWidget(self.legend, 1)
        foot.addWidget(self.close_button)
        foot.addWidget(self.bid_button)
        column.addLayout(head)
        column.addLayout(body, 1)
        column.addWidget(Hairline(theme))
        column.addLayout(foot)
