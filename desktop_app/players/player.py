"""What a player at the table is to the rest of the program."""

import random
from typing import Protocol

from desktop_app.engine.moves import Move
from desktop_app.engine.observation import Observation


class Player(Protocol):
    """Chooses moves. An implementation is immutable: it may be asked from any thread, and for several seats."""

    def choose(self, observation: Observation, rng: random.Random) -> Move:
        """A legal move for the seat that observes and is on turn; all chance comes from `rng`."""
        ...
