"""A process that plays: one game after another, at full speed, with the session and the library of the window."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

from PySide6.QtCore import QCoreApplication, QObject

from desktop_app.engine.events import Event
from desktop_app.library.kept import KeptGame
from desktop_app.library.library import Library
from desktop_app.match.matches import Match
from desktop_app.match.progress import Progress
from desktop_app.match.questions import question_rng
from desktop_app.match.saves import Saver, resumed
from desktop_app.match.session import Phase, Session
from desktop_app.match.setup import seated
from desktop_app.match.thinker import Thinker
from desktop_app.players.roster import LEVELS, player_of

_FACES = ("you", "rosa", "bruno", "ines", "malik", "odette")


class Sitting(QObject):
    """Plays the latest game to its end, then new ones; everything that is shown is told as a line of JSON."""

    def __init__(self, library: Library, new_match: Callable[[], Match], told: int) -> None:
        """`told` is the file descriptor that the lines go to."""
        super().__init__()
        self._library = library
        self._new_match = new_match
        self._told = told
        self._thinker = Thinker(self)
        self._human = player_of(LEVELS[0].id)
        self._session: Session | None = None
        self._number = 0
        self._shown = 0
        library.latest(self._begin)

    def _begin(self, kept: KeptGame | None) -> None:
        game = resumed(kept, _FACES) if kept else None
        match = game.match if game else self._new_match()
        saver = Saver(self._library, match, "at_once", kept)
        progress: Progress | None = game.progress if game else None
        self._session = seated(match, self._thinker, self, keeper=saver, progress=progress)
        self._number, self._shown = saver.number, len(self._session.past)
        self._session.happened.connect(self._tell)
        self._session.phase_changed.connect(self._act)
        self._session.proceed()

    def _tell(self, events: tuple[Event, ...]) -> None:
        line = json.dumps({"game": self._number, "at": self._shown, "events": [repr(event) for event in events]})
        os.write(self._told, line.encode() + b"\n")
        self._shown += len(events)
        if self._session is not None:
            self._session.proceed()

    def _act(self, phase: Phase) -> None:
        session = self._session
        if session is None:
            return
        if phase is Phase.YOUR_TURN:
            game = session.observation
            rng = question_rng(session.match.seed, len(game.history), len(game.bidding.actions))
            session.play(self._human.choose(game, rng))
        elif phase is Phase.OVER:
            session.close()
            self._library.latest(self._begin)


def play_for_ever(file: Path, new_match: Callable[[], Match], told: int) -> NoReturn:
    """Play until the process is killed."""
    app = QCoreApplication([])
    library = Library(file)
    library.troubled.connect(print)
    sitting = Sitting(library, new_match, told)
    sitting.setParent(app)
    os._exit(app.exec())
