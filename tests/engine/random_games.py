"""Games that nobody planned, for tests: any options, any number of players, dice as fair as in the product."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import NamedTuple

from hypothesis import strategies

from desktop_app.engine.dice import SECRET_BYTES, FairDice
from desktop_app.engine.game import Game, Step
from desktop_app.engine.moves import Bid, Call, Move
from desktop_app.engine.outcome import count_matches
from desktop_app.engine.rules import ExactCall, Rules

ALL_RULES = tuple(
    Rules(dice, wild, palifico, exact)
    for dice, wild, palifico, exact in product((3, 4, 5, 6), (True, False), (True, False), ExactCall)
)
"""Every combination of options, 32 of them."""

MAX_STEPS = 2_000
"""A game with Calza has no longest length; one that takes more steps stays unfinished."""


class Setting(NamedTuple):
    """What a random game follows from."""

    rules: Rules
    players: int
    seed: int

    @property
    def fair(self) -> FairDice:
        """Its dice."""
        rng = Random(f"dice {self.seed}")
        return FairDice(rng.randbytes(SECRET_BYTES), rng.choice(("", "Knobel", "é|7|", "\N{GAME DIE}")))

    def start(self) -> Game:
        """The game before its first dice."""
        return Game.start(self.rules, self.players, self.fair.first_opener(self.players))


settings = strategies.builds(
    Setting, strategies.sampled_from(ALL_RULES), strategies.integers(2, 6), strategies.integers(0, 2**32)
)
"""Hypothesis' strategy for all of them."""


def steps(setting: Setting) -> Iterator[Step]:
    """A whole game, step by step."""
    rng, fair, game = Random(setting.seed), setting.fair, setting.start()
    for _ in range(MAX_STEPS):
        if game.winner is not None:
            return
        if game.hands is None:
            step = game.deal(fair.roll(len(game.history), game.bidding.counts))
        else:
            step = game.play(_some_move(game, rng))
        yield step
        game = step.game


def finished(setting: Setting) -> Game:
    """The game at its end."""
    *_, last = steps(setting)
    return last.game


def _some_move(game: Game, rng: Random) -> Move:
    """Mostly small raises, so that rounds get long; often right exact calls, which chance alone seldom makes."""
    moves = game.legal_moves
    standing = game.bidding.standing
    if standing is None:
        return rng.choice(moves)
    wild = game.rules.wild_in(palifico=game.bidding.palifico)
    if count_matches(game.hands or (), standing.face, wild=wild) == standing.quantity and rng.random() < 0.5:
        return Call.EXACT
    if rng.random() < 0.2:
        return rng.choice(moves)
    bids = [move for move in moves if isinstance(move, Bid)]
    return rng.choice(bids[:8]) if bids else rng.choice(moves)
