"""The card beside the table: the step in words, what is to be done, and the ways on, back and out."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from desktop_app.library.templates import filled
from desktop_app.match.lesson.steps import Step
from desktop_app.ui.announce import announce
from desktop_app.ui.controls.buttons import Button, Kind
from desktop_app.ui.controls.focus import REACH
from desktop_app.ui.controls.panel import Ground, Panel
from desktop_app.ui.controls.small_buttons import LinkButton
from desktop_app.ui.hairline import Hairline
from desktop_app.ui.keys import ReturnPresses
from desktop_app.ui.labels import Label, Spaces, ink2
from desktop_app.ui.lesson.moment import Lines
from desktop_app.ui.lesson.passage import Passage
from desktop_app.ui.lesson.progress import ProgressPills
from desktop_app.ui.lesson.strip import Strip, note_ground, todo_ground
from desktop_app.ui.painting.icons import Icon
from desktop_app.ui.painting.rich_text import RichStyle
from desktop_app.ui.story.scroll_bar import ThinScrollBar
from desktop_app.ui.theme import Theme
from desktop_app.ui.words.sentence import Sentence

# As many paragraphs as any step has.
_PARAGRAPHS = 3
# Where there is room, and where there is little: sizes of text and title, line height, free sides, gap of paragraphs.
_ROOMY, _NARROW = (15.5, 22, 1.38, 22, 9), (13.5, 18, 1.32, 14, 6)
_BACK, _ON = "Alt+Left", "Alt+Right"
# The tail: half its height, how far it reaches.
_TAIL, _TAIL_REACH = 12, 16


class LessonCard(Panel):
    """Shows lines; whoever owns it listens to where the learner wants to go."""

    back_wanted = Signal()
    on_wanted = Signal()
    leave_wanted = Signal()
    again_wanted = Signal()
    game_wanted = Signal()
    rules_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, Ground.CARD, parent)
        self._colors = theme
        self._step = Step.AIM
        self._narrow: bool | None = None
        self._head, self._count = Label(theme, 15, 600, ink2), Label(theme, 14, 600)
        self._count.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.pills = ProgressPills(theme, len(Step))
        self.title = Label(theme, 22, 600)
        self.title.setWordWrap(True)
        self.text = [Passage(theme, RichStyle()) for _ in range(_PARAGRAPHS)]
        self.todo = Strip(theme, Icon.RIGHT, todo_ground)
        self.note = Strip(theme, Icon.QUESTION, note_ground)
        self.rules = LinkButton(theme)
        self.back, self.on = Button(theme, icon=Icon.LEFT, height=42, size=15), Button(theme, height=42, size=15)
        self.game = Button(theme, kind=Kind.PRIMARY, icon=Icon.CUP, height=42, size=15)
        self.leave, self.again = LinkButton(theme), LinkButton(theme)
        self._spaces = Spaces(theme, self)
        self._scroll = QScrollArea()
        self._lay_out()
        self.set_narrow(narrow=False)
        self._connect()
        self._retranslate()

    def show_step(self, step: Step, *, ended: bool) -> None:
        """Say which step it is; ended: with it the lesson has come to its end."""
        self._step = step
        self.pills.show_step(step.number)
        self.back.setEnabled(step.number > 1)
        self.on.setVisible(not ended)
        self.game.setVisible(ended)
        self._retranslate()

    def tell(self, lines: Lines, note: Sentence) -> None:
        """Show what is said, and what is said about the last try, if anything is."""
        self.title.setText(lines.title)
        for number, passage in enumerate(self.text):
            said = lines.text[number] if number < len(lines.text) else ()
            passage.tell(said)
            passage.setVisible(bool(said))
        self.todo.tell(lines.todo)
        self.note.tell((note,) if note else ())
        self._scroll_to_news()

    def announce_step(self) -> None:
        """Let a screen reader say all of it."""
        told = [self._count.text(), self.title.text(), *(passage.text() for passage in self.text), self.todo.text]
        announce(self, "\n".join(line for line in told if line))

    def announce_todo(self) -> None:
        """Let a screen reader say what is to be done, where the rest has been said already."""
        announce(self, self.todo.text)

    def announce_note(self) -> None:
        """Let a screen reader say what is said about the last try."""
        announce(self, self.note.text)

    def take_focus(self) -> None:
        """Give the focus to the way on."""
        (self.on if self.on.isVisibleTo(self) else self.game).setFocus(Qt.FocusReason.TabFocusReason)

    def set_narrow(self, *, narrow: bool) -> None:
        """Change to the form for little room."""
        if self._narrow is narrow:
            return
        self._narrow = narrow
        text, title, line, side, gap = _NARROW if narrow else _ROOMY
        self._links.setDirection(QHBoxLayout.Direction.TopToBottom if narrow else QHBoxLayout.Direction.LeftToRight)
        style = RichStyle(text, line)
        for passage in self.text:
            passage.set_style(style)
        self.todo.set_style(style)
        self.note.set_style(RichStyle(text - 0.5, line))
        self.title.set_size(title)
        beside = side - REACH
        self._spaces.keep(self._column, gap, left=beside, top=side - 4, right=beside, bottom=gap)
        for part in (self._above, self._below):
            self._spaces.keep(part, gap, left=REACH, right=REACH)
        self._spaces.keep(self._paragraphs, gap, left=REACH, top=gap / 2, right=REACH, bottom=REACH)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _scroll_to_news(self) -> None:
        """Show the beginning, or what is said about the last try."""
        if self.note.isVisibleTo(self):
            self._scroll.ensureWidgetVisible(self.note, 0, 0)
        else:
            self._scroll.verticalScrollBar().setValue(0)

    def _connect(self) -> None:
        # Where the text has become longer, its new length is known a little later.
        self._scroll.verticalScrollBar().rangeChanged.connect(self._scroll_to_news)
        buttons = (
            (self.back, self.back_wanted),
            (self.on, self.on_wanted),
            (self.leave, self.leave_wanted),
            (self.again, self.again_wanted),
            (self.game, self.game_wanted),
            (self.rules, self.rules_wanted),
        )
        for button, signal in buttons:
            ReturnPresses(button)
            button.clicked.connect(signal)
        for key, button in ((_BACK, self.back), (_ON, self.on)):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setAutoRepeat(False)
            shortcut.activated.connect(button.click)

    def _retranslate(self) -> None:
        #: The title of the card of the lesson
        self._head.setText(self.tr("Lesson"))
        self.setAccessibleName(self._head.text())
        #: Of the lesson: %1 and %2 are numbers
        self._count.setText(filled(self.tr("step %1 of %2"), self._step.number, len(Step)))
        #: A button: to the step before
        for button, name, key in ((self.back, self.tr("Back"), _BACK), (self.on, self.tr("Next"), _ON)):
            button.setText(name)
            native = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
            button.setToolTip(f"{name} ({native})")
            button.setAccessibleDescription(native)
        self.game.setText(self.tr("New game"))
        #: A link: the lesson goes on where it was left, if the player comes back
        self.leave.setText(self.tr("Leave the lesson"))
        #: A link: the lesson begins again with its first step
        self.again.setText(self.tr("Start again"))
        self.again.setVisible(self._step.number > 1)
        #: A link to the place in the rule book that belongs to this step
        self.rules.setText(self.tr("What the rules say"))

    def _lay_out(self) -> None:
        self._column, self._above, self._below = QVBoxLayout(self), QVBoxLayout(), QVBoxLayout()
        head, buttons, links = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        self._links = links
        self._spaces.keep(head, 8)
        self._spaces.keep(buttons, 10, top=4)
        self._spaces.keep(links, 4)
        head.addWidget(self._head)
        head.addWidget(self._count, 1)
        for button in (self.back, self.on):
            buttons.addWidget(button, 1)
        links.addWidget(self.leave)
        links.addStretch()
        links.addWidget(self.again)
        self._above.addLayout(head)
        self._above.addWidget(self.pills)
        self._below.addWidget(Hairline(self._colors))
        self._below.addWidget(self.game)
        self._below.addLayout(buttons)
        self._below.addLayout(links)
        self._column.addLayout(self._above)
        self._column.addWidget(self._filled_scroll(), 1)
        self._column.addLayout(self._below)

    def _filled_scroll(self) -> QScrollArea:
        scroll, page = self._scroll, QWidget()
        self._paragraphs = text = QVBoxLayout(page)
        text.addWidget(self.title)
        for passage in self.text:
            text.addWidget(passage)
        text.addWidget(self.todo)
        text.addWidget(self.note)
        text.addWidget(self.rules, 0, Qt.AlignmentFlag.AlignLeft)
        text.addStretch()
        scroll.setWidget(page)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setVerticalScrollBar(ThinScrollBar(self._colors))
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.viewport().setAutoFillBackground(False)
        page.setAutoFillBackground(False)
        return scroll
