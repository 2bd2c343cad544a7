"""Who writes a running game down."""

from collections.abc import Callable
from typing import Protocol

from desktop_app.engine.game import Game
from desktop_app.library.kept import GameState


class Keeper(Protocol):
    """Writes down every step of a game before anybody sees it."""

    def keep(self, game: Game, state: GameState, then: Callable[[], None]) -> None:
        """Keep a game as it is now, and call back once it is on disk, or cannot be."""
        ...

    def replace(self, seat: int) -> None:
        """From now on another player sits in a seat; it is kept with the next step."""
        ...

    def mark_undo(self, round_number: int, action: int) -> None:
        """An action was taken back, both numbers from 0; it is kept with the next step."""
        ...


class NoKeeper:
    """Keeps nothing: what happens is shown at once."""

    def keep(self, _game: Game, _state: GameState, then: Callable[[], None]) -> None:
        """Call back."""
        then()

    def replace(self, _seat: int) -> None:
        """There is nothing to do."""

    def mark_undo(self, _round_number: int, _action: int) -> None:
        """There is nothing to do."""
