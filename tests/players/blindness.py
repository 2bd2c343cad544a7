"""Pairs of games that differ only in what the seat on turn cannot see; and whether a player decides alike in both."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import NamedTuple

from desktop_app.engine.game import Game
from desktop_app.engine.outcome import Hand
from desktop_app.players.player import Player
from tests.engine.random_games import ALL_RULES, Setting, steps

SETTINGS = tuple(product(ALL_RULES, range(2, 7)))
"""Every combination of options with every number of players: 160 of them."""


class Pair(NamedTuple):
    """A game with somebody on turn, and the same with other dice under the cups of all others."""

    setting: Setting
    game: Game
    other: Game


def pairs(seed: int, each: int) -> Iterator[Pair]:
    """So many positions, of any round, of a random game with each of SETTINGS; all of them where it has fewer."""
    for number, (rules, players) in enumerate(SETTINGS):
        rng, setting = Random(f"{seed}|{number}"), Setting(rules, players, len(SETTINGS) * seed + number)
        games = [step.game for step in steps(setting) if step.game.hands is not None]
        for game in rng.sample(games, min(each, len(games))):
            yield Pair(setting, game, _with_other_dice(game, rng))


def decides_alike(player: Player, pair: Pair) -> bool:
    """Whether the player, on turn, makes the same move in both games with the same randomness."""
    turn = pair.game.bidding.turn
    first, second = (player.choose(game.observe(turn), Random(7)) for game in (pair.game, pair.other))
    return first == second


def _with_other_dice(game: Game, rng: Random) -> Game:
    turn, hands = game.bidding.turn, game.hands or ()
    others = [hand if seat == turn else _other(hand, rng) for seat, hand in enumerate(hands)]
    return game._replace(hands=tuple(others))


def _other(hand: Hand, rng: Random) -> Hand:
    """Another hand of as many dice."""
    other = hand
    while hand and other == hand:
        other = tuple(sorted(rng.randint(1, 6) for _ in hand))
    return other
