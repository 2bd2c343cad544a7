"""A whole game without a window."""

from collections.abc import Sequence

from desktop_app.engine.dice import FairDice
from desktop_app.engine.game import Game
from desktop_app.engine.rules import Rules
from desktop_app.match.questions import question_rng
from desktop_app.players.player import Player


def play_game(rules: Rules, players: Sequence[Player], fair: FairDice, seed: int) -> Game:
    """Play one game to its winner; the same arguments give the same game.

    Dice and first opener follow from `fair`, the players' chances from `seed`. Raises IllegalMove for a player that
    breaks the rules, ValueError for a number of players that cannot be.
    """
    game = Game.start(rules, len(players), fair.first_opener(len(players)))
    while game.winner is None:
        game = _play_round(game, players, fair, seed)
    return game


def _play_round(game: Game, players: Sequence[Player], fair: FairDice, seed: int) -> Game:
    """Deal, then ask whoever is on turn until the round is settled."""
    number = len(game.history)
    game = game.deal(fair.roll(number, game.bidding.counts)).game
    while game.hands is not None:
        bidding = game.bidding
        rng = question_rng(seed, number, len(bidding.actions))
        game = game.play(players[bidding.turn].choose(game.observe(bidding.turn), rng)).game
    return game
