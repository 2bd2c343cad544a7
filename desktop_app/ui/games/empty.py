"""What the list of games shows where it has nothing to list: no game yet, or none that was asked for."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.ui.characters import Character
from desktop_app.ui.controls.buttons import Button, Kind
from desktop_app.ui.controls.canvas import open_canvas, zoomed
from desktop_app.ui.keys import ReturnPresses
from desktop_app.ui.labels import Label, Spaces, ink2
from desktop_app.ui.painting.cup import draw_cup
from desktop_app.ui.painting.die import DieLook, draw_die
from desktop_app.ui.theme import Theme

_WIDTH, _HEIGHT, _CUP, _DIE = 220, 140, 92, 34


class EmptyGames(QWidget):
    """Says so; who has no game at all is offered one, others are offered all that they have."""

    new_game = Signal()
    all_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = _Picture(theme)
        self._title, self._line = Label(theme, 20, 600), Label(theme, 15, color=ink2)
        self.new_button, self.all_button = Button(theme, kind=Kind.PRIMARY), Button(theme)
        self._anything = False
        column = QVBoxLayout(self)
        Spaces(theme, self).keep(column, 12)
        column.addStretch()
        for widget in (self._picture, self._title, self._line, self.new_button, self.all_button):
            column.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch()
        for button, wanted in ((self.new_button, self.new_game), (self.all_button, self.all_wanted)):
            ReturnPresses(button)
            button.clicked.connect(wanted)
        self.tell(anything=False)

    def tell(self, *, anything: bool) -> None:
        """Say that there is no game yet or, where there is `anything`, that none is such as was asked for."""
        self._anything = anything
        for widget in (self._picture, self._line, self.new_button):
            widget.setVisible(not anything)
        self.all_button.setVisible(anything)
        self._retranslate()

    def take_focus(self) -> None:
        """Give the focus to what can be done."""
        button = self.all_button if self._anything else self.new_button
        button.setFocus(Qt.FocusReason.TabFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self._title.setText(self.tr("No such game") if self._anything else self.tr("No games yet"))
        self._line.setText(self.tr("Every game that you begin is kept here, move for move."))
        self.new_button.setText(self.tr("New game"))
        #: Where a search has found no game
        self.all_button.setText(self.tr("Show all games"))


class _Picture(QWidget):
    """A cup that waits, and two dice beside it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        theme.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """As large as it was drawn for."""
        return zoomed(self._theme, _WIDTH, _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """It does not shrink."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint cup and dice."""
        painter, area = open_canvas(self, self._theme)
        tokens, cache = self._theme.tokens, self._theme.pixmaps
        base = area.bottom() - 28
        draw_cup(painter, tokens, cache, area.left() + _CUP * 0.7, base, _CUP, Character.YOU)
        for number, face in enumerate((1, 4)):
            left = area.left() + _CUP * 1.42 + number * (_DIE + 8)
            draw_die(painter, tokens, cache, left, base - _DIE * 0.8, _DIE, DieLook(face, wild=True))
        painter.end()
