"""Games to be kept: whole ones, and ones that stop somewhere."""

import random
from functools import cache

from desktop_app.engine.dice import FairDice
from desktop_app.engine.game import Game
from desktop_app.engine.moves import Call
from desktop_app.engine.record import GameRecord
from desktop_app.engine.replay import record_of
from desktop_app.engine.rules import Rules
from desktop_app.library.kept import GameState, KeptGame, KeptSeat, Setup

SETUP = Setup((KeptSeat(None, "you"), KeptSeat("novice", "rosa")), "123456789012345678", "normal")
NAMES = ("Ada", "Ren\u00e9")


@cache
def recorded(seed: int, steps: int) -> GameRecord:
    """A game of two with three dice each after so many deals and moves, or at its end."""
    rng = random.Random(seed)
    fair = FairDice(rng.randbytes(32), "rain")
    game = Game.start(Rules(dice=3), 2, fair.first_opener(2))
    for _ in range(steps):
        if game.winner is not None:
            break
        game = _further(game, fair, rng)
    return record_of(game, NAMES, fair)


def kept(number: int, steps: int = 1000, changed: int = 0, names: tuple[str, ...] = NAMES) -> KeptGame:
    """A game to be kept: over where it has a winner."""
    record = recorded(number, steps)
    if names != NAMES:
        record = GameRecord(
            rules=record.rules, fair=record.fair, players=list(names), rounds=record.rounds, winner=record.winner
        )
    state = GameState.RUNNING if record.winner is None else GameState.WON
    return KeptGame(number, record, SETUP, state, 1_790_000_000, 1_790_000_000 + changed)


def _further(game: Game, fair: FairDice, rng: random.Random) -> Game:
    if game.hands is None:
        return game.deal(fair.roll(len(game.history), game.bidding.counts)).game
    bids = game.bidding.legal_bids
    if game.bidding.standing and (not bids or rng.random() < 0.3):
        return game.play(Call.CHALLENGE).game
    return game.play(rng.choice(bids[:6])).game
