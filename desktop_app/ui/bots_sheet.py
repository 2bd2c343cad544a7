"""The sheet for bots: programs of others are added, changed, removed and tried."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QVBoxLayout

from desktop_app.library.templates import filled
from desktop_app.match.bot_faults import bot_fault_told
from desktop_app.match.bot_list import LONGEST_COMMAND, MOST_BOTS, SECONDS
from desktop_app.match.bot_process import BotError, split
from desktop_app.match.bot_trial import BotTrial
from desktop_app.match.bots import SECONDS as USUAL_SECONDS
from desktop_app.match.bots import Bot
from desktop_app.match.names import MAX_NAME, NameFault, name_faults, tidy_name
from desktop_app.ui.controls.buttons import Button, Kind
from desktop_app.ui.controls.choice import Choice
from desktop_app.ui.controls.field import Field
from desktop_app.ui.controls.stepper import Stepper
from desktop_app.ui.form_row import FormRow
from desktop_app.ui.keys import ReturnPresses
from desktop_app.ui.labels import Label, Spaces, danger, ink2
from desktop_app.ui.sheet import Sheet
from desktop_app.ui.theme import Theme

_WIDTH, _HEIGHT, _FIELD = 640, 436, 330


class BotsSheet(Sheet):
    """Changes the list of bots; each change is told at once."""

    changed = Signal(object)
    """All Bots, a tuple."""

    def __init__(self, theme: Theme, window: QMainWindow, bots: Sequence[Bot]) -> None:
        super().__init__(theme, window, _WIDTH, _HEIGHT)
        self._bots = list(bots)
        self._trial: BotTrial | None = None
        self._title = Label(theme, 28, 700)
        self.choice = Choice(theme)
        self.name_field = Field(theme, width=_FIELD)
        self.command_field = Field(theme, width=_FIELD)
        self.command_field.setMaxLength(LONGEST_COMMAND)
        self.seconds = Stepper(theme)
        self.seconds.setRange(SECONDS[0], SECONDS[-1])
        self.message = Label(theme, 14, color=ink2)
        self.message.setWordWrap(True)
        self.test_button = Button(theme, height=42)
        self.remove_button = Button(theme, height=42)
        self.close_button = Button(theme, height=42)
        self.save_button = Button(theme, kind=Kind.PRIMARY, height=42)
        controls = (self.choice, self.name_field, self.command_field, self.seconds)
        self._rows = [FormRow(theme, control) for control in controls]
        self._lay_out(theme)
        for button in (self.test_button, self.remove_button, self.close_button, self.save_button):
            ReturnPresses(button)
        self.choice.currentIndexChanged.connect(self._show_chosen)
        self.test_button.clicked.connect(self._test)
        self.remove_button.clicked.connect(self._remove)
        self.save_button.clicked.connect(self._save)
        self.close_button.clicked.connect(self.close_sheet)
        self.closed.connect(self._stop_trial)
        self._retranslate()
        self._fill(len(self._bots) and 1)
        self.show()
        self.name_field.setFocus(Qt.FocusReason.TabFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self._title.setText(self.tr("Bots"))
        self.setAccessibleName(self._title.text())
        #: %1 is a number of seconds
        self.seconds.setSuffix(self.tr("%1 s").replace("%1", ""))
        self.choice.setItemText(0, self.tr("New bot"))
        #: Tries whether a program can play
        self.test_button.setText(self.tr("Test"))
        self.remove_button.setText(self.tr("Remove"))
        self.close_button.setText(self.tr("Close"))
        self.save_button.setText(self.tr("Save"))
        self._say("")

    def _tell_rows(self) -> None:
        which, name, command, seconds = self._rows
        which.tell(self.tr("Bot"), self.tr("A program of yours that plays"))
        name.tell(self.tr("Name"), self.tr("What it is called here"))
        command.tell(self.tr("Command"), self.tr("Starts it; no shell reads it"))
        seconds.tell(self.tr("Time for a move"), self.tr("Slower bots are replaced"))

    def _fill(self, index: int) -> None:
        """Show the list anew, and one of it; 0 is a bot to be added."""
        self.choice.blockSignals(True)
        self.choice.clear()
        self.choice.addItems([self.tr("New bot"), *[bot.name for bot in self._bots]])
        self.choice.setCurrentIndex(index)
        self.choice.blockSignals(False)
        self._show_chosen()

    def _show_chosen(self) -> None:
        index = self.choice.currentIndex()
        bot = self._bots[index - 1] if index > 0 else Bot("", "", USUAL_SECONDS)
        self.name_field.setText(bot.name)
        self.command_field.setText(bot.command)
        self.command_field.setCursorPosition(0)  # so that its beginning is seen
        self.seconds.setValue(round(bot.seconds))
        self.remove_button.setEnabled(index > 0)
        self._say("")

    def _typed(self) -> Bot | None:
        """The bot as it is typed; None, and what is wrong is said, where it cannot be one."""
        index = self.choice.currentIndex()
        name, command = tidy_name(self.name_field.text()), self.command_field.text().strip()
        others = [bot.name for number, bot in enumerate(self._bots, start=1) if number != index]
        if fault := name_faults([*others, name])[-1]:
            self._complain(self._name_fault(fault), self.name_field)
            return None
        try:
            split(command)
        except BotError as error:
            self._complain(self._sentence(error), self.command_field)
            return None
        return Bot(name, command, float(self.seconds.value()))

    def _save(self) -> None:
        bot, index = self._typed(), self.choice.currentIndex()
        if bot is None:
            return
        if index == 0 and len(self._bots) >= MOST_BOTS:
            self._complain(self.tr("No more than %n bots.", "", MOST_BOTS), self.choice)
            return
        if index == 0:
            self._bots.append(bot)
        else:
            self._bots[index - 1] = bot
        self._fill(index or len(self._bots))
        self._say(self.tr("Saved. Choose it as an opponent in the new game."))
        self.changed.emit(tuple(self._bots))

    def _remove(self) -> None:
        index = self.choice.currentIndex()
        if index > 0:
            del self._bots[index - 1]
            self._fill(0)
            self.name_field.setFocus(Qt.FocusReason.TabFocusReason)
            self.changed.emit(tuple(self._bots))

    def _test(self) -> None:
        bot = self._typed()
        if bot is None:
            return
        self._stop_trial()
        self._trial = trial = BotTrial(bot, self)
        trial.passed.connect(self._passed)
        trial.failed.connect(self._failed)
        self.test_button.setEnabled(False)
        #: A program is being tried
        self._say(self.tr("Testing…"))
        trial.begin()

    def _passed(self, name: str) -> None:
        self.test_button.setEnabled(True)
        #: %1 is a program's own name for itself
        self._say(filled(self.tr("It plays. It calls itself “%1”."), tidy_name(name)[:MAX_NAME]))
        if self.close_button.hasFocus():  # which it got from the button that fell asleep
            self.save_button.setFocus(Qt.FocusReason.TabFocusReason)

    def _failed(self, error: BotError) -> None:
        self.test_button.setEnabled(True)
        self._complain(self._sentence(error), self.command_field)

    def _stop_trial(self) -> None:
        if self._trial is not None:
            self._trial.stop()
            self._trial = None

    def _sentence(self, error: BotError) -> str:
        #: %1 is why a program cannot play, without a full stop
        return filled(self.tr("It cannot play: %1."), bot_fault_told(error))

    def _name_fault(self, fault: NameFault) -> str:
        if fault is NameFault.EMPTY:
            return self.tr("Give a name")
        if fault is NameFault.TAKEN:
            return self.tr("This name is taken")
        return self.tr("At most %n characters", "", MAX_NAME)

    def _complain(self, text: str, where: Field | Choice) -> None:
        self._say(text, wrong=True)
        where.setAccessibleDescription(text)
        where.setFocus(Qt.FocusReason.TabFocusReason)

    def _say(self, text: str, *, wrong: bool = False) -> None:
        self._tell_rows()
        self.message.set_color(danger if wrong else ink2)
        self.message.setText(text)
        self.test_button.setAccessibleDescription(text)

    def _lay_out(self, theme: Theme) -> None:
        column, foot = QVBoxLayout(self.panel), QHBoxLayout()
        spaces = Spaces(theme, self)
        spaces.keep(column, 10, left=36, top=26, right=36, bottom=22)
        spaces.keep(foot, 10)
        column.addWidget(self._title)
        for row in self._rows:
            column.addWidget(row)
        column.addWidget(self.message)
        column.addStretch()
        foot.addWidget(self.test_button)
        foot.addWidget(self.remove_button)
        foot.addStretch()
        foot.addWidget(self.close_button)
        foot.addWidget(self.save_button)
        column.addLayout(foot)
