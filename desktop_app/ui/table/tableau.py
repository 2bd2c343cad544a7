"""What is painted of the table: a scene at rest, or on the way to it."""

from PySide6.QtCore import QObject, QRectF, QTimer, Signal

from desktop_app.ui.table.ground import Ground
from desktop_app.ui.table.motion.choreography import motions
from desktop_app.ui.table.motion.frame_clock import FrameClock
from desktop_app.ui.table.motion.manner import Manner
from desktop_app.ui.table.motion.running import Running
from desktop_app.ui.table.pieces import Piece, changed
from desktop_app.ui.table.preparation import Preparation
from desktop_app.ui.table.shot import Shot

#: A scene whose ground takes longer than so many milliseconds is shown without waiting for it.
_PATIENCE = 250
#: Of a motion what is painted ahead: its beginning, and moments in which everything of it is seen.
_MOMENTS = (0.02, 0.5, 0.9)
_SECOND = 1000.0


class Tableau(QObject):
    """Gets from shot to shot in some manner. The last shot is the truth: whatever moves can be ended at any moment.

    With a ground that is painted elsewhere, pictures are painted before a shot is shown, a few milliseconds at a time;
    until then the one before it stays.
    """

    touched = Signal(object)
    """The areas that look different now: a list of QRectF in pixels of the design."""

    came = Signal()
    """Another shot is shown."""

    passed = Signal(float)
    """So many milliseconds of what moves, at normal pace, and this frame is painted next."""

    rested = Signal()
    """Nothing moves any more that comes to an end, because it is over or because it has been cut short."""

    def __init__(self, ground: Ground, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.frame: list[Piece] = []
        self._ground = ground
        self._shot: Shot | None = None
        self._coming: Shot | None = None
        self._manner = Manner.AT_ONCE
        self._speed = 1.0
        self._running = Running()
        self._moved = False
        self._awake = self._waits = False
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.timeout.connect(self._come)
        self.clock = FrameClock(self)
        self.clock.ticked.connect(self._advance)
        self._preparation = Preparation(self)
        self._preparation.done.connect(self._come)
        ground.changed.connect(self._come)

    @property
    def shot(self) -> Shot | None:
        """What is shown, or what whatever moves leads to."""
        return self._shot

    @property
    def is_coming(self) -> bool:
        """Whether a shot is to be shown, and is not yet."""
        return self._coming is not None

    @property
    def moves(self) -> bool:
        """Whether something moves that comes to an end, or fades."""
        return not self._running.only_goes_on

    @property
    def manner(self) -> Manner:
        """How it gets from shot to shot."""
        return self._manner

    def set_manner(self, manner: Manner, speed: float = 1.0) -> None:
        """Get from now on from scene to scene in that manner, so many times as fast as at normal pace."""
        self._speed = speed
        if manner is not self._manner:
            self._manner = manner
            self._running.stop()
            self._begin(None)

    def show(self, shot: Shot) -> None:
        """Show a shot, as soon as its pictures are painted."""
        self._coming = shot
        if not self._ground.paints_elsewhere:
            self._take()
        elif self._awake:
            if not self._waits:
                self._waits = True
                self._patience.start(_PATIENCE)
            self._prepare(shot)

    def finish(self) -> None:
        """Show the last scene as it is, without what leads to it."""
        self._take()
        self._running.finish()
        self._refresh()

    def wake(self) -> None:
        """Somebody can see it from now on."""
        self._awake = True
        self._begin(None)
        if self._coming is not None:
            self.show(self._coming)

    def sleep(self) -> None:
        """Nobody can see it: nothing moves."""
        self._awake = False
        self._patience.stop()
        self._preparation.stop()
        self._waits = False
        self._running.stop()
        self._refresh()

    def _prepare(self, shot: Shot) -> None:
        """Paint whatever must be painted before a shot can be shown, and before anything can move there."""
        self._ground.is_ready(shot)  # if it is not, it begins to be painted
        pieces = list(shot.pieces)
        for motion in motions(self._comparable(shot), shot, self._manner):
            still = [piece for piece in shot.pieces if piece.name == motion.name]
            for moment in _MOMENTS:
                pieces += motion.change(moment * min(motion.length, _SECOND), still)
        self._preparation.begin(pieces, shot.scale)

    def _come(self) -> None:
        """Show what is to come, if it is ready."""
        if self._coming is None:
            # A ground is there that was stretched so far.
            self.touched.emit([piece.area for piece in self.frame[:1]])
        elif not self._preparation.is_at_work and (self._ground.is_ready(self._coming) or not self._is_patient):
            self._take()

    @property
    def _is_patient(self) -> bool:
        """Whether the ground still has time."""
        return self._patience.isActive()

    def _take(self) -> None:
        shot = self._coming
        if shot is None:
            return
        self._patience.stop()
        self._preparation.stop()
        self._waits = False
        self._coming = None
        before, self._shot = self._comparable(shot), shot
        if before is None:
            self._running.stop()
        self._begin(before)
        if before is None:
            self.touched.emit([piece.area for piece in self.frame[:1]])
        self.came.emit()

    def _comparable(self, shot: Shot) -> Shot | None:
        """What is shown, if everything in it has the same place and the same colour."""
        before = self._shot
        return before if before is not None and before.ground_plan == shot.ground_plan else None

    def _begin(self, before: Shot | None) -> None:
        shot = self._shot
        if shot is not None:
            self._running.begin(motions(before, shot, self._manner) if self._awake else (), shot.scene)
            self._refresh()

    def _advance(self, passed: float) -> None:
        self._running.advance(passed * self._speed)
        self.passed.emit(passed * self._speed)
        self._refresh()

    def _refresh(self) -> None:
        """Paint what looks different from the last frame."""
        before = self.frame
        self.frame = self._running.frame(self._shot.pieces) if self._shot else []
        # Most pieces are the same objects as before; only the others need a closer look.
        old, new = {id(piece) for piece in before}, {id(piece) for piece in self.frame}
        gone = [piece for piece in before if id(piece) not in new]
        came = [piece for piece in self.frame if id(piece) not in old]
        areas: list[QRectF] = changed(gone, came)
        if areas:
            self.touched.emit(areas)
        if self._running:
            self.clock.start()
        else:
            self.clock.stop()
        moved, self._moved = self._moved, self.moves
        if moved and not self._moved:
            self.rested.emit()
