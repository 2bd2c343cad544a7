"""A row of a form: a label, a line below it that says what it does, a control at the right."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from desktop_app.ui.controls.small_buttons import IconButton
from desktop_app.ui.labels import Label, Spaces, danger, ink2
from desktop_app.ui.painting.icons import Icon
from desktop_app.ui.rulebook.questions import set_topic
from desktop_app.ui.rulebook.topics import Topic
from desktop_app.ui.theme import Theme


class FormRow(QWidget):
    """Names its control for screen readers as well; a wide row lets its line run on below the control."""

    asked = Signal(object)
    """The Topic that somebody wants to read about."""

    def __init__(
        self,
        theme: Theme,
        control: QWidget,
        *,
        wide: bool = False,
        topic: Topic | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """With a topic the row has a small question mark; whoever uses keys asks with F1."""
        super().__init__(parent)
        self._topic = topic
        self._control = control
        self._label = Label(theme, 16, 500, parent=self)
        self._line = Label(theme, 13, color=ink2, parent=self)
        self._line.setWordWrap(True)
        self._label.setBuddy(control)
        self.question = IconButton(theme, Icon.QUESTION, "", side=22, size=15, parent=self)
        self.question.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.question.setVisible(topic is not None)
        self.question.clicked.connect(lambda: self.asked.emit(self._topic))
        self.ask_about(topic)
        head, grid = QHBoxLayout(), QGridLayout(self)
        spaces = Spaces(theme, self)
        spaces.keep(grid, 2)
        spaces.keep(head, 4)
        head.addWidget(self._label)
        head.addWidget(self.question)
        head.addStretch()
        middle = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        grid.addLayout(head, 0, 0)
        grid.addWidget(control, 0, 1, 1 if wide else 2, 1, middle)
        grid.addWidget(self._line, 1, 0, 1, 2 if wide else 1)
        grid.setColumnStretch(0, 1)

    def ask_about(self, topic: Topic | None) -> None:
        """Lead to another topic."""
        self._topic = topic
        set_topic(self, topic)

    def tell(self, label: str, line: str) -> None:
        """Write the label and the line."""
        self._label.setText(label)
        self._line.setText(line)
        self._control.setAccessibleName(label)
        self._control.setAccessibleDescription(line)
        #: The small question mark beside an option
        self.question.set_name(self.tr("What the rules say"))

    def mark(self, *, wrong: bool) -> None:
        """Write the line in the colour of what is wrong, or as always."""
        self._line.set_color(danger if wrong else ink2)
