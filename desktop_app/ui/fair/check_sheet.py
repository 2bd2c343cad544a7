"""The sheet that computes every die of a game again, and says in plain words how."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMainWindow, QScrollArea, QVBoxLayout, QWidget

from desktop_app.library.templates import filled
from desktop_app.match.dice_check import DiceCheck
from desktop_app.ui.controls.buttons import Button, Kind
from desktop_app.ui.controls.focus import REACH, FocusRing
from desktop_app.ui.controls.small_buttons import IconButton
from desktop_app.ui.fair.round_view import RoundView
from desktop_app.ui.fair.sealed_rows import SealedRows
from desktop_app.ui.hairline import Hairline
from desktop_app.ui.keys import ReturnPresses
from desktop_app.ui.labels import Label, Spaces, danger, primary
from desktop_app.ui.painting.icons import Icon
from desktop_app.ui.sheet import Sheet
from desktop_app.ui.story.scroll_bar import ThinScrollBar
from desktop_app.ui.theme import Theme

_WIDTH, _HEIGHT, _LEFT, _RIGHT = 900, 640, 360, 440
_RADIUS, _STEPS = 12, 3


class CheckSheet(Sheet):
    """The verdict first, then how the dice come about and what was sealed, then each round with its bytes."""

    def __init__(self, theme: Theme, window: QMainWindow, check: DiceCheck, names: Sequence[str]) -> None:
        super().__init__(theme, window, _WIDTH, _HEIGHT)
        self._theme = theme
        self._check = check
        self._title = Label(theme, 28, 700)
        self.verdict = Label(theme, 16, 600, primary if check.agrees else danger)
        self.verdict.setWordWrap(True)
        self._steps = [Label(theme, 14) for _ in range(_STEPS)]
        self.sealed = SealedRows(theme, check)
        self.rounds = RoundView(theme, check, names) if check.rounds else None
        self.corner_button = IconButton(theme, Icon.CLOSE, "")
        self.close_button = Button(theme, kind=Kind.PRIMARY)
        for button in (self.corner_button, self.close_button):
            ReturnPresses(button)
            button.clicked.connect(self.close_sheet)
        self._lay_out()
        self._retranslate()
        self.show()
        first = self.rounds.stepper if self.rounds else self.close_button
        first.setFocus(Qt.FocusReason.TabFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self._title.setText(self.tr("Check the dice"))
        self.setAccessibleName(self._title.text())
        self.corner_button.set_name(self.tr("Close"))
        self.close_button.setText(self.tr("Close"))
        self._scroll.setAccessibleName(self._title.text())
        self.verdict.setText(self._verdict())
        self.setAccessibleDescription(self.verdict.text())
        texts = (
            self.tr(
                "1. Before the first roll the secret was drawn and its seal shown. The seal is computed from the "
                "secret (SHA-256); another secret would have another one."
            ),
            self.tr(
                "2. For each round, secret, phrase and the number of the round go into a fixed computation "
                "(HMAC-SHA256). What comes out is bytes, numbers from 0 to 255."
            ),
            self.tr(
                "3. A byte below 252, divided by 6, leaves 0 to 5; one more is the die. From 252 on bytes are skipped, "
                "so that every face is equally likely. Dice are dealt seat by seat, then sorted."
            ),
        )
        for label, text in zip(self._steps, texts, strict=True):
            label.setText(text)

    def _verdict(self) -> str:
        if not self._check.agrees:
            return self.tr("These dice do not follow from what was sealed.")
        dice = self.tr("%n dice", "", self._check.dice)
        rounds = self.tr("%n rounds", "", len(self._check.rounds))
        #: %1 is a number of dice, %2 a number of rounds, both with their noun
        template = self.tr("All computed again just now, %1 in %2: every die follows from the secret and the phrase.")
        return filled(template, dice, rounds)

    def _lay_out(self) -> None:
        outer, head, body, foot = QVBoxLayout(self.panel), QHBoxLayout(), QWidget(), QHBoxLayout()
        spaces = Spaces(self._theme, self)
        spaces.keep(outer, 0)
        spaces.keep(head, 8, left=36, top=20, right=24, bottom=4)
        spaces.keep(foot, 16, left=36, top=14, right=36, bottom=14)
        head.addWidget(self._title, 1)
        head.addWidget(self.corner_button)
        told = QHBoxLayout()
        spaces.keep(told, 0, left=36, right=36, bottom=12 - REACH)
        told.addWidget(self.verdict)
        foot.addStretch()
        foot.addWidget(self.close_button)
        scroll = QScrollArea()
        scroll.setWidget(body)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # its arrow keys scroll
        self._scroll = scroll
        self.focus_ring = FocusRing(scroll, self._theme, _RADIUS)
        scroll.setVerticalScrollBar(ThinScrollBar(self._theme))
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._lay_out_body(body, spaces)
        outer.addLayout(head)
        outer.addLayout(told)
        around = QHBoxLayout()
        spaces.keep(around, 0, left=REACH, right=REACH)
        around.addWidget(scroll)
        outer.addLayout(around, 1)
        outer.addWidget(Hairline(self._theme))
        outer.addLayout(foot)

    def _lay_out_body(self, body: QWidget, spaces: Spaces) -> None:
        columns, left = QHBoxLayout(body), QVBoxLayout()
        spaces.keep(columns, 24, left=36 - REACH, top=REACH, right=36 - REACH, bottom=12)
        spaces.keep(left, 12)
        for label in self._steps:
            label.setWordWrap(True)
            left.addWidget(label)
        left.addWidget(self.sealed)
        left.addStretch()
        columns.addLayout(left, _LEFT)
        if self.rounds is not None:
            columns.addWidget(Hairline(self._theme, standing=True))
            columns.addWidget(self.rounds, _RIGHT)
