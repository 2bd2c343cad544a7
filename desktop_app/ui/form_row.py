"""A row of a form: a label, a line below it that says what it does, a control at the right."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from desktop_app.ui.labels import Label, Spaces, danger, ink2
from desktop_app.ui.theme import Theme


class FormRow(QWidget):
    """Names its control for screen readers as well; a wide row lets its line run on below the control."""

    def __init__(self, theme: Theme, control: QWidget, *, wide: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._control = control
        self._label = Label(theme, 16, 500, parent=self)
        self._line = Label(theme, 13, color=ink2, parent=self)
        self._line.setWordWrap(True)
        self._label.setBuddy(control)
        grid = QGridLayout(self)
        Spaces(theme, self).keep(grid, 2)
        middle = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        grid.addWidget(self._label, 0, 0)
        grid.addWidget(control, 0, 1, 1 if wide else 2, 1, middle)
        grid.addWidget(self._line, 1, 0, 1, 2 if wide else 1)
        grid.setColumnStretch(0, 1)

    def tell(self, label: str, line: str) -> None:
        """Write the label and the line."""
        self._label.setText(label)
        self._line.setText(line)
        self._control.setAccessibleName(label)
        self._control.setAccessibleDescription(line)

    def mark(self, *, wrong: bool) -> None:
        """Write the line in the colour of what is wrong, or as always."""
        self._line.set_color(danger if wrong else ink2)
