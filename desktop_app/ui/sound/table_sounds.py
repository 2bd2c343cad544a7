"""What the table does, made heard: follows a stage and its model, event by event and die by die."""

from PySide6.QtCore import QObject, QTimer

from desktop_app.engine.events import Event, GameWon
from desktop_app.ui.models.seats import SeatsModel
from desktop_app.ui.sound.cues import Cue, count_cue, cues
from desktop_app.ui.sound.player import SoundPlayer
from desktop_app.ui.table.pace import Pace
from desktop_app.ui.table.stage import Stage

#: How much faster than at normal pace sounds follow each other.
_TEMPO = {Pace.SLOW: 0.75, Pace.NORMAL: 1.0, Pace.FAST: 2.0, Pace.AT_ONCE: 1.0}


class TableSounds(QObject):
    """Lets be heard what is seen at the seat `me`.

    Of several things that become visible at once, as when the player skips, only the last is heard; where everything
    goes at once, only the end of the game.
    """

    def __init__(self, stage: Stage, model: SeatsModel, sound: SoundPlayer, me: int) -> None:
        super().__init__(stage)
        self._stage = stage
        self._model = model
        self._sound = sound
        self._me = me
        self._counted = 0
        self._due: tuple[Cue, ...] = ()
        self._turn = QTimer(self)
        self._turn.setSingleShot(True)
        self._turn.timeout.connect(self._play)
        stage.shown.connect(self._hear)
        model.scene_changed.connect(self._count)

    def _hear(self, event: Event) -> None:
        if self._stage.pace is not Pace.AT_ONCE or isinstance(event, GameWon):
            self._wait_with(cues(event, self._me) or self._due)

    def _count(self) -> None:
        """Hear one more die counted; a look back at an earlier table is silent."""
        scene = self._model.scene
        if scene is None or self._model.looks_back:
            return
        before, self._counted = self._counted, scene.counted
        if scene.outcome is not None and scene.counted > before and self._stage.pace is not Pace.AT_ONCE:
            self._wait_with((count_cue(scene.counted, scene.outcome.bid.quantity),))

    def _wait_with(self, due: tuple[Cue, ...]) -> None:
        self._due = due
        self._turn.start(0)

    def _play(self) -> None:
        due, self._due = self._due, ()
        for cue in due:
            self._sound.play(cue, _TEMPO[self._stage.pace])
