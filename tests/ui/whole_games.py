"""Whole games played at random, as the events that they tell."""

import random

from desktop_app.engine.dice import FairDice
from desktop_app.engine.events import Event
from desktop_app.engine.game import Game
from desktop_app.engine.moves import Call, Move
from desktop_app.engine.rules import Rules


def whole_game(seed: int, players: int, rules: Rules | None = None) -> tuple[Game, list[Event]]:
    """A finished game with everything that happened in it, the same for the same seed."""
    rng = random.Random(seed)
    fair = FairDice(rng.randbytes(32))
    game = Game.start(rules or Rules(), players, fair.first_opener(players))
    events: list[Event] = []
    while game.winner is None:
        if game.hands is None:
            step = game.deal(fair.roll(len(game.history), game.bidding.counts))
        else:
            step = game.play(_move(game, rng))
        game = step.game
        events += step.events
    return game, events


def _move(game: Game, rng: random.Random) -> Move:
    """Low raises, so that rounds are long, and now and then a call."""
    bids = game.bidding.legal_bids
    if game.bidding.standing and (not bids or rng.random() < 0.2):
        return rng.choice((Call.CHALLENGE, Call.EXACT))
    return rng.choice(bids[:8])
