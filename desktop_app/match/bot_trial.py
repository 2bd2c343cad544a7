"""A bot tried before it plays: started, greeted, and asked for one move."""

from random import Random
from threading import Thread

from PySide6.QtCore import QObject, Signal

from desktop_app.engine.game import Game
from desktop_app.engine.rules import Rules
from desktop_app.match.bot_process import BotError
from desktop_app.match.bots import Bot, BotLine, BotPlayer


class BotTrial(QObject):
    """One trial, on a thread of its own."""

    passed = Signal(str)
    """The name that the bot gives itself."""

    failed = Signal(object)
    """A BotError."""

    def __init__(self, bot: Bot, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._line = BotLine(bot)
        self._wanted = True

    def begin(self) -> None:
        """Start the bot; whoever is to hear of it listens by now, for a command that is wrong fails at once."""
        Thread(target=self._try, name="trial").start()

    def stop(self) -> None:
        """Let the bot go; nothing is told any more."""
        self._wanted = False
        self._line.close()

    def _try(self) -> None:
        game = Game.start(Rules(dice=3), 2, 0).deal(((1, 2, 4), (3, 5, 6))).game
        try:
            name = self._line.greet()
            BotPlayer(self._line, ["1", "2"]).choose(game.observe(0), Random(0))
        except BotError as error:
            if self._wanted:
                self.failed.emit(error)
        else:
            if self._wanted:
                self.passed.emit(name)
        finally:
            self._line.close()
