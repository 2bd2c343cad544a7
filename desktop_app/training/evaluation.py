"""How strong a policy is: win shares against tables drawn from a pool, many games side by side."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple

from desktop_app.engine.game import Game
from desktop_app.engine.moves import Move
from desktop_app.engine.outcome import Hand
from desktop_app.engine.rules import FACES, Rules
from desktop_app.players.player import Player
from desktop_app.players.policy import Policy, drawn


class Share(NamedTuple):
    """Games won of games played."""

    won: int
    games: int

    @property
    def mean(self) -> float:
        """The win share."""
        return self.won / self.games

    @property
    def margin(self) -> float:
        """Half the width of its 95 % interval."""
        return 1.96 * sqrt(self.mean * (1 - self.mean) / self.games)


@dataclass
class _Table:
    """One game; the policy sits at `seat`, the others are players."""

    game: Game
    seat: int
    others: dict[int, Player]
    rng: random.Random


def win_share(policy: Policy, pool: Sequence[Player], rules: Rules, players: int, games: int, seed: int | str) -> Share:
    """The share of games that the policy wins, its seat going round, every other seat taken by one of the pool."""
    tables = [_table(pool, rules, players, number, seed) for number in range(games)]
    won, playing = 0, tables
    while playing:
        for table in playing:
            _play_others(table)
        won += sum(table.game.winner == table.seat for table in playing)
        playing = [table for table in playing if table.game.winner is None]
        if playing:
            answers = policy.probabilities([table.game.observe(table.seat) for table in playing])
            for table, chances in zip(playing, answers, strict=True):
                _play(table, drawn(chances, table.rng))
    return Share(won, games)


def _table(pool: Sequence[Player], rules: Rules, players: int, number: int, seed: int | str) -> _Table:
    rng = random.Random(f"{seed}|{number}")
    seat = number % players
    others = {other: rng.choice(pool) for other in range(players) if other != seat}
    return _Table(Game.start(rules, players, rng.randrange(players)), seat, others, rng)


def _play_others(table: _Table) -> None:
    """Go on until it is the policy's turn, or it is out, or the game is over."""
    while table.game.winner is None:
        if table.game.hands is None:
            _deal(table)
        if not table.game.bidding.counts[table.seat]:
            # Who is out cannot win any more: the rest need not be played.
            table.game = table.game._replace(winner=next(iter(table.others)))
            return
        turn = table.game.bidding.turn
        if turn == table.seat:
            return
        _play(table, table.others[turn].choose(table.game.observe(turn), table.rng))


def _deal(table: _Table) -> None:
    table.game = table.game.deal(rolled(table.game.bidding.counts, table.rng)).game


def rolled(counts: Sequence[int], rng: random.Random) -> tuple[Hand, ...]:
    """Dice for everybody."""
    return tuple(tuple(sorted(rng.choices(FACES, k=held))) for held in counts)


def _play(table: _Table, move: Move) -> None:
    table.game = table.game.play(move).game
