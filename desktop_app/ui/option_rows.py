"""The rules of a new game, the phrase and the seal of its dice, and its pace."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.engine.rules import MAX_DICE, MIN_DICE, ExactCall, Rules
from desktop_app.library.templates import filled
from desktop_app.match.setup import LONGEST_PHRASE, PhraseFault, SealedDice, phrase_fault
from desktop_app.ui.controls.choice import Choice
from desktop_app.ui.controls.field import Field
from desktop_app.ui.controls.segments import Segments
from desktop_app.ui.controls.stepper import Stepper
from desktop_app.ui.controls.toggle import Toggle
from desktop_app.ui.form_row import FormRow
from desktop_app.ui.hairline import Hairline
from desktop_app.ui.labels import Label, Spaces, ink2
from desktop_app.ui.rulebook.questions import set_topic
from desktop_app.ui.rulebook.topics import Topic
from desktop_app.ui.seal import SealLabel
from desktop_app.ui.table.pace import Pace
from desktop_app.ui.theme import Theme
from desktop_app.ui.words.options import OptionWords
from desktop_app.ui.words.paces import PaceWords

_EXACT = (ExactCall.SPOT_ON, ExactCall.CALZA)
_PHRASE_WIDTH = 176


class OptionRows(QWidget):
    """Everything about a game that is not a seat."""

    changed = Signal()
    """Something else is chosen."""

    asked = Signal(object)
    """The Topic that somebody wants to read about."""

    def __init__(self, theme: Theme, words: OptionWords, dice: SealedDice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._paces = PaceWords(self)
        self._heading = Label(theme, 15, 600, parent=self)
        self.dice_stepper = Stepper(theme, parent=self)
        self.dice_stepper.setRange(MIN_DICE, MAX_DICE)
        self.palifico_toggle = Toggle(theme, self)
        self.exact_segments = Segments(theme, ("", ""), part_width=84, height=32, parent=self)
        self.no_wild_toggle = Toggle(theme, self)
        self.forgiving_toggle = Toggle(theme, self)
        self._bots_play = False
        self.phrase_field = Field(theme, width=_PHRASE_WIDTH, parent=self)
        self.seal_label = SealLabel(theme, dice.seal, self)
        self._why = Label(theme, 13, color=ink2, parent=self)
        self._why.setWordWrap(True)
        self.pace_choice = Choice(theme, self)
        for pace in Pace:
            self.pace_choice.addItem("", pace)
        self._dice_row = FormRow(theme, self.dice_stepper, topic=Topic.DICE_EACH)
        self._palifico_row = FormRow(theme, self.palifico_toggle, topic=Topic.PALIFICO)
        self._exact_row = FormRow(theme, self.exact_segments, wide=True, topic=Topic.SPOT_ON)
        self._no_wild_row = FormRow(theme, self.no_wild_toggle, topic=Topic.NO_WILD_ONES)
        self._forgiving_row = FormRow(theme, self.forgiving_toggle)
        self._phrase_row = FormRow(theme, self.phrase_field, topic=Topic.FAIR_DICE)
        self._seal_row, self._pace_row = FormRow(theme, self.seal_label), FormRow(theme, self.pace_choice)
        set_topic(self._seal_row, Topic.FAIR_DICE)
        self.asking = (self._dice_row, self._palifico_row, self._exact_row, self._no_wild_row, self._phrase_row)
        for row in self.asking:
            row.asked.connect(self.asked)
        self._lay_out(theme)
        self.dice_stepper.valueChanged.connect(self.changed)
        self.palifico_toggle.toggled.connect(self.changed)
        self.no_wild_toggle.toggled.connect(self.changed)
        self.exact_segments.current_changed.connect(self._exact_changed)
        self.phrase_field.textChanged.connect(self._phrase_changed)
        self.retranslate()

    @property
    def rules(self) -> Rules:
        """The rules that are chosen."""
        exact = _EXACT[self.exact_segments.current]
        return Rules(
            self.dice_stepper.value(), not self.no_wild_toggle.isChecked(), self.palifico_toggle.isChecked(), exact
        )

    @property
    def phrase(self) -> str:
        """The phrase as it was typed."""
        return self.phrase_field.text()

    @property
    def pace(self) -> Pace:
        """The pace that is chosen."""
        return Pace(self.pace_choice.currentData())

    @property
    def phrase_fault(self) -> PhraseFault | None:
        """What is wrong with the phrase."""
        return phrase_fault(self.phrase)

    def show_rules(self, rules: Rules) -> None:
        """Show these rules."""
        self.dice_stepper.setValue(rules.dice)
        self.palifico_toggle.setChecked(rules.palifico)
        self.exact_segments.set_current(_EXACT.index(rules.exact))
        self.no_wild_toggle.setChecked(not rules.wild_ones)

    def show_pace(self, pace: Pace) -> None:
        """Show this pace."""
        self.pace_choice.setCurrentIndex(self.pace_choice.findData(pace))

    def take_focus(self) -> None:
        """Let the phrase be typed anew."""
        self.phrase_field.setFocus(Qt.FocusReason.TabFocusReason)
        self.phrase_field.selectAll()

    def show_whether_bots_play(self, bots: bool) -> None:
        """A bot that has heard of a move cannot be told that it did not happen."""
        if bots is not self._bots_play:
            self._bots_play = bots
            self._tell_forgiving()

    def _tell_forgiving(self) -> None:
        #: When a slip can be taken back
        when = self.tr("not with a bot at the table")
        if not self._bots_play:
            when = self.tr("until the next player acts or the cups lift")
        #: An option: one's own bid or call can be undone
        self._forgiving_row.tell(self.tr("Take back a slip"), when)

    def retranslate(self) -> None:
        """Write everything in the language of now."""
        #: The right half of the sheet for a new game
        self._heading.setText(self.tr("Rules"))
        self._dice_row.tell(self.tr("Dice each"), filled(self.tr("from %1 to %2"), MIN_DICE, MAX_DICE))
        self._palifico_row.tell(self.tr("Palifico"), self.tr("ones are not wild, the face is fixed"))
        self.exact_segments.set_labels([self._words.exact_call(exact) for exact in _EXACT])
        self._no_wild_row.tell(self.tr("No wild ones"), self.tr("ones count only for bids on ones"))
        self._tell_forgiving()
        self._seal_row.tell(self.tr("Seal of the dice"), self.tr("opened at the end of the game"))
        #: What phrase and seal are for
        self._why.setText(
            self.tr("Every die follows from the sealed secret and from your phrase: nobody can choose them any more.")
        )
        #: How fast the game goes on
        self._pace_row.tell(self.tr("Pace"), self.tr("of the players and of what moves"))
        for index, pace in enumerate(Pace):
            self.pace_choice.setItemText(index, self._paces.name(pace))
        self._exact_changed()
        self._phrase_changed()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _lay_out(self, theme: Theme) -> None:
        column = QVBoxLayout(self)
        Spaces(theme, self).keep(column, 12)
        column.addWidget(self._heading)
        for row in (self._dice_row, self._palifico_row, self._exact_row, self._no_wild_row, self._forgiving_row):
            column.addWidget(row)
        column.addWidget(Hairline(theme, parent=self))
        for row in (self._phrase_row, self._seal_row, self._why):
            column.addWidget(row)
        column.addWidget(Hairline(theme, parent=self))
        column.addWidget(self._pace_row)
        column.addStretch()

    def _exact_changed(self) -> None:
        right = (
            self.tr("a right Spot On: every other player loses a die")
            if self.rules.exact is ExactCall.SPOT_ON
            else self.tr("a right Calza: the caller wins a die back")
        )
        self._exact_row.tell(self.tr("Exact call"), right)
        self._exact_row.ask_about(Topic.SPOT_ON if self.rules.exact is ExactCall.SPOT_ON else Topic.CALZA)
        self.changed.emit()

    def _phrase_changed(self) -> None:
        fault = self.phrase_fault
        line = self.tr("anything you like, or nothing")
        if fault is PhraseFault.TOO_LONG:
            line = self.tr("at most %n characters", "", LONGEST_PHRASE)
        elif fault is PhraseFault.NOT_TEXT:
            line = self.tr("this cannot be written as text")
        self._phrase_row.tell(self.tr("Phrase for the dice"), line)
        self._phrase_row.mark(wrong=fault is not None)
        self.changed.emit()
