"""What the table does, made heard: follows a stage and its model, and the motions of the tableau to the frame."""

from collections.abc import Iterable

from PySide6.QtCore import QObject, QTimer

from desktop_app.engine.events import Event, GameWon
from desktop_app.ui.models.seats import SeatsModel
from desktop_app.ui.sound.cues import Cue, count_cue, cues, lift_cues
from desktop_app.ui.sound.player import SoundPlayer
from desktop_app.ui.sound.sounds import Sound
from desktop_app.ui.table.motion.manner import Manner
from desktop_app.ui.table.pace import Pace
from desktop_app.ui.table.stage import Stage
from desktop_app.ui.table.tableau import Tableau

#: The end of a game waits until the last die has rolled off: seconds. The table may be gone by then.
_LAST_DIE = 0.7


class TableSounds(QObject):
    """Lets be heard what is seen at the seat `me`: each sound once, at the frame that it belongs to.

    A sound waits until what it belongs to is on the screen, and then for its moment in the motion. Where a motion is
    cut short, what it leads to is heard at once; where nothing moves, there is no sound of anything on its way. Of
    several things that become visible at once, as when the player skips, only the last is heard; where everything goes
    at once, only the end of the game.
    """

    def __init__(self, stage: Stage, model: SeatsModel, tableau: Tableau, sound: SoundPlayer, me: int) -> None:
        super().__init__(stage)
        self._stage = stage
        self._model = model
        self._tableau = tableau
        self._sound = sound
        self._me = me
        self._scene = model.scene
        self._due: tuple[Cue, ...] = ()
        self._coming: list[tuple[float, Cue]] = []
        self._turn = QTimer(self)
        self._turn.setSingleShot(True)
        self._turn.timeout.connect(self._begin)
        stage.shown.connect(self._hear)
        model.scene_changed.connect(self._look)
        tableau.came.connect(self._begin)
        tableau.passed.connect(self._pass)
        tableau.rested.connect(self._cut_short)

    def _hear(self, event: Event) -> None:
        heard = cues(event, self._me)
        if isinstance(event, GameWon):
            if self._turn.isActive():
                self._due = ()
            for cue in heard:
                self._sound.play(cue, 0 if self._stage.pace is Pace.AT_ONCE else _LAST_DIE)
        else:
            self._wait_with(heard)

    def _look(self) -> None:
        """Hear cups lifted and dice counted; a look back at an earlier table is silent."""
        scene, before = self._model.scene, self._scene
        if scene is None or self._model.looks_back:
            return
        self._scene = scene
        if before is None or scene.outcome is None:
            return
        if before.outcome is None:
            self._wait_with(lift_cues(sum(bool(seat.hand) for seat in scene.seats)))
        elif scene.counted > before.counted:
            self._wait_with((count_cue(scene.counted, scene.outcome.bid.quantity),))

    def _wait_with(self, heard: tuple[Cue, ...]) -> None:
        if heard and self._stage.pace is not Pace.AT_ONCE:
            self._due = heard
            self._turn.start(0)

    def _begin(self) -> None:
        """What was waited for is on the screen."""
        if self._turn.isActive() or self._tableau.is_coming:
            return
        due, self._due = self._due, ()
        if self._tableau.moves and self._tableau.manner is Manner.MOVING:
            self._coming += [(cue.after, cue) for cue in due]
            self._pass(0)
        else:
            self._arrive(due)

    def _pass(self, milliseconds: float) -> None:
        coming = [(left - milliseconds, cue) for left, cue in self._coming]
        self._coming = [(left, cue) for left, cue in coming if left > 0]
        for left, cue in coming:
            if left <= 0:
                self._play(cue)

    def _cut_short(self) -> None:
        """Nothing moves any more."""
        cut, self._coming = self._coming, []
        self._arrive(cue for _, cue in cut)

    def _arrive(self, heard: Iterable[Cue]) -> None:
        for cue in heard:
            if not cue.on_the_way:
                self._play(cue)

    def _play(self, cue: Cue) -> None:
        if cue.sound is Sound.LAND:
            self._sound.end(Sound.SHAKE)
        self._sound.play(cue)
