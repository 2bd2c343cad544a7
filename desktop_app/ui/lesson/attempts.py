"""Sees what the learner tries although it cannot be done: a click on what sleeps, a step beyond the last quantity."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from desktop_app.engine.moves import Bid, Call, Refusal
from desktop_app.engine.observation import Observation
from desktop_app.match.session import Session
from desktop_app.ui.bars.bid_bar import BidBar

_STEPS: dict[int, int] = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}


class Attempts(QObject):
    """Watches a bar and says why something could not be done, in the engine's own words."""

    refused = Signal(object)
    """The Refusal."""

    def __init__(self, bar: BidBar) -> None:
        super().__init__(bar)
        self._bar = bar
        self._session: Session | None = None
        bar.refused.connect(self.refused)
        for control in (bar.spinner.quantity, *bar.spinner.faces.values(), *bar.moves.all):
            control.installEventFilter(self)

    def follow(self, session: Session) -> None:
        """Judge from now on by what may be done in a session."""
        self._session = session

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See the tries; they are left to whoever they were meant for."""
        refusal = None
        if self._session is not None and isinstance(watched, QWidget):
            if isinstance(event, QMouseEvent) and event.type() is QEvent.Type.MouseButtonPress:
                refusal = self._pressed(watched, event, self._session.observation)
            elif isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
                refusal = self._stepped(watched, _STEPS.get(event.key(), 0), self._session.observation)
        if refusal is not None:
            self.refused.emit(refusal)
        return False

    def _pressed(self, watched: QWidget, event: QMouseEvent, seen: Observation) -> Refusal | None:
        if watched is self._bar.spinner.quantity and watched.isEnabled():
            x, button = event.position().x(), watched.height()
            return self._stepped(watched, (x > watched.width() - button) - (x < button), seen)
        if watched.isEnabled():
            return None
        moves = self._bar.moves
        if watched is moves.challenge:
            return seen.refusal(Call.CHALLENGE)
        if watched is moves.exact:
            return seen.refusal(Call.EXACT)
        face = next((face for face, button in self._bar.spinner.faces.items() if button is watched), None)
        if face is not None and seen.my_turn:
            return self._bar.choice.refusal(face)
        return Refusal.NOT_YOUR_TURN if not seen.my_turn else Refusal.NO_RAISE_LEFT

    def _stepped(self, watched: QWidget, step: int, seen: Observation) -> Refusal | None:
        chosen = self._bar.choice.bid
        if watched is not self._bar.spinner.quantity or not step or chosen is None or not seen.my_turn:
            return None
        return seen.refusal(Bid(chosen.quantity + step, chosen.face))
