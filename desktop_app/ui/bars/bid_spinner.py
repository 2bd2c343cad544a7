"""Quantity and face of a bid in one control: a number to step or type, and six dice to choose from."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from desktop_app.engine.bidding import Bidding
from desktop_app.engine.moves import Bid, Refusal
from desktop_app.engine.observation import Observation
from desktop_app.engine.rules import FACES, ONE
from desktop_app.ui.bars.bar import WIDE, Measures
from desktop_app.ui.controls.canvas import open_canvas
from desktop_app.ui.controls.face_button import FaceButton
from desktop_app.ui.controls.stepper import Stepper
from desktop_app.ui.models.bid_choice import BidChoice
from desktop_app.ui.painting.text import draw_times
from desktop_app.ui.rulebook.questions import REFUSALS, set_topic
from desktop_app.ui.rulebook.topics import Topic
from desktop_app.ui.theme import Theme
from desktop_app.ui.words.prompts import PromptWords

_ASIDE: dict[int, int] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_UP: dict[int, int] = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}
_ERASING: frozenset[int] = frozenset({Qt.Key.Key_Backspace, Qt.Key.Key_Delete})
_ELSE_THAN_TYPING = frozenset({QEvent.Type.FocusIn, QEvent.Type.MouseButtonPress, QEvent.Type.Wheel})
_TIMES = {"x", "*", "×"}
_DIGITS = frozenset("0123456789")
# One notch of a mouse wheel, in Qt's eighths of a degree.
_NOTCH = 120


class BidSpinner(QWidget):
    """Shows a `BidChoice` and changes it. Up, Down, the wheel and typing change the quantity, Left and Right the face.

    Typing a bid as it is read, 6 x 5, goes on from the quantity to the faces.
    """

    def __init__(self, theme: Theme, choice: BidChoice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._choice = choice
        self._measures = WIDE
        self._turned = 0
        self._typing = False
        self.quantity = Stepper(theme, WIDE.stepper, self)
        self.faces = {face: FaceButton(theme, face, side=WIDE.face, parent=self) for face in FACES}
        self.quantity.valueChanged.connect(choice.choose_quantity)
        for button in self.faces.values():
            button.clicked.connect(self._face_clicked)
        # A number of two digits needs no selection, and is easier to read without one.
        self.quantity.lineEdit().selectionChanged.connect(self._unselect)
        for control in (self.quantity, *self.faces.values()):
            control.installEventFilter(self)
        choice.changed.connect(self._show_choice)
        theme.changed.connect(self.lay_out)

    @property
    def is_settled(self) -> bool:
        """Whether the quantity that can be read is the one that is chosen."""
        bid = self._choice.bid
        return bid is not None and self.quantity.lineEdit().text() == str(bid.quantity)

    @property
    def typed(self) -> Bid | None:
        """The bid as it can be read, which may be none that can be made; None where nothing can be read."""
        bid, text = self._choice.bid, self.quantity.lineEdit().text()
        return Bid(int(text), bid.face) if bid is not None and text.isascii() and text.isdecimal() else None

    def settle(self) -> None:
        """Take what has been typed, or the nearest quantity that can be bid."""
        self.quantity.interpretText()
        self._show_choice()

    def tell(self, observation: Observation, words: PromptWords, *, open_: bool) -> None:
        """Wake up for the player's turn, or go to sleep and say why; ones wear their star while they are wild."""
        self.faces[ONE].set_wild(observation.wild)
        self.quantity.setEnabled(open_ and self._choice.is_open)
        for face, button in self.faces.items():
            button.setEnabled(open_ and self._choice.refusal(face) is None)
        self._show_choice()
        self._name(observation.bidding, words, open_=open_)
        self.update()

    def set_measures(self, measures: Measures) -> None:
        """Change to other sizes."""
        self._measures = measures
        self.quantity.set_size(measures.stepper)
        for button in self.faces.values():
            button.set_side(measures.face)
        self.lay_out()

    def lay_out(self) -> None:
        """Put the parts in their places."""
        measures, zoom = self._measures, self._theme.zoom
        middle = self.height() / 2
        size = self.quantity.sizeHint()
        self.quantity.setGeometry(0, round(middle - size.height() / 2), size.width(), size.height())
        left = measures.stepper.value[0] + 2 * measures.sign
        for button in self.faces.values():
            side = button.sizeHint()
            button.setGeometry(round(left * zoom), round(middle - side.height() / 2), side.width(), side.height())
            left += measures.face + measures.face_gap

    def choose_face(self, face: int) -> None:
        """Choose a face, also by a key of the window; where a face has the focus, it goes along."""
        self._choice.choose_face(face)
        self._show_choice()
        if any(button.hasFocus() for button in self.faces.values()):
            self.faces[face].setFocus(Qt.FocusReason.TabFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See the keys of both parts before the parts do, so that all of them work in both."""
        if isinstance(event, QKeyEvent):
            if event.type() is QEvent.Type.ShortcutOverride and watched is self.quantity:
                return self._leave_to_window(event)
            if event.type() is QEvent.Type.KeyPress:
                return self._press(watched, event)
        if event.type() in _ELSE_THAN_TYPING:
            self._typing = False
        return super().eventFilter(watched, event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """A wheel over the faces turns the quantity too."""
        self._turned += event.angleDelta().y()
        steps = int(self._turned / _NOTCH)
        self._turned -= steps * _NOTCH
        if steps and self._choice.is_open and self.quantity.isEnabled():
            self.quantity.stepBy(steps)
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sign between the two parts."""
        painter, area = open_canvas(self, self._theme)
        tokens = self._theme.tokens
        color = tokens.ink2 if self.quantity.isEnabled() else tokens.line
        x = self._measures.stepper.value[0] + self._measures.sign
        draw_times(painter, x, area.center().y(), 5, color, 2.2)
        painter.end()

    def _name(self, bidding: Bidding, words: PromptWords, *, open_: bool) -> None:
        asleep = words.refusal(Refusal.NOT_YOUR_TURN, bidding)
        self.quantity.set_name(self.tr("Quantity"))
        hint = self.tr("Type the quantity, or change it with the arrow keys or the wheel.")
        _explain(self.quantity, hint if open_ else asleep)
        set_topic(self.quantity, Topic.BIDS if open_ else Topic.ROUND)
        for face, button in self.faces.items():
            #: %1 is the number of a face, 1 to 6
            name = self.tr("Face %1").replace("%1", str(face))
            button.setAccessibleName(name)
            reason = self._choice.refusal(face)
            if face == self._choice.locked_face:
                reason = Refusal.FACE_IS_FIXED
            elif not open_:
                reason = Refusal.NOT_YOUR_TURN
            _explain(button, name if reason is None else words.refusal(reason, bidding))
            set_topic(button, Topic.BIDS if reason is None else REFUSALS[reason])

    def _leave_to_window(self, event: QKeyEvent) -> bool:
        """A letter is no quantity: whatever the window has a key for, the field does not swallow."""
        return bool(event.text()) and event.text().isprintable() and event.text() not in _DIGITS

    def _press(self, watched: QObject, event: QKeyEvent) -> bool:
        key = event.key()
        if key in _ASIDE:
            self._move_aside(_ASIDE[key])
            return True
        if isinstance(watched, FaceButton):
            if key in _UP:
                self.quantity.stepBy(_UP[key])
                return True
            return False
        if event.text().lower() in _TIMES:
            self._go_to_faces()
            return True
        if event.text() in _DIGITS:
            self._make_room(event.text())
        elif key not in _ERASING:
            self._typing = False
        return False

    def _make_room(self, digit: str) -> None:
        """The first digit that is typed begins a new number, and so does one that cannot go on from the number."""
        field = self.quantity.lineEdit()
        if not self._typing or int(field.text() + digit) > self.quantity.maximum():
            field.clear()
        self._typing = True

    def _unselect(self) -> None:
        self.quantity.lineEdit().end(False)

    def _move_aside(self, step: int) -> None:
        """Choose the next face to one side that can be chosen, if there is one."""
        bid = self._choice.bid
        if bid is None:
            return
        to_that_side = range(bid.face + step, FACES[-1] + 1 if step > 0 else FACES[0] - 1, step)
        face = next((face for face in to_that_side if self._choice.refusal(face) is None), None)
        if face is not None:
            self.choose_face(face)

    def _face_clicked(self) -> None:
        self.choose_face(next(face for face, button in self.faces.items() if button.isChecked()))

    def _go_to_faces(self) -> None:
        bid = self._choice.bid
        if bid is not None:
            self.settle()
            self.faces[bid.face].setFocus(Qt.FocusReason.TabFocusReason)

    def _show_choice(self) -> None:
        choice = self._choice
        bid, possible = choice.bid, choice.quantities
        self.quantity.blockSignals(True)
        lowest, highest = (possible[0], possible[-1]) if possible else (choice.quantity, choice.quantity)
        self.quantity.setRange(lowest, highest)
        if self.quantity.value() != choice.quantity:
            self.quantity.setValue(choice.quantity)
            self._typing = False
        self.quantity.blockSignals(False)
        if not self._typing:
            self._unselect()
        chosen = bid.face if bid else choice.locked_face
        for face, button in self.faces.items():
            # One of a group that exclude each other cannot be unchecked without choosing another.
            button.setAutoExclusive(chosen is not None)
            button.setChecked(face == chosen)
            button.set_locked(face == choice.locked_face)


def _explain(control: QWidget, text: str) -> None:
    control.setToolTip(text)
    control.setAccessibleDescription(text)
