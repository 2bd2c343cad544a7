"""What a table is worth between rounds: everybody's chance to win the game from there."""

from typing import NamedTuple, Protocol

import numpy as np

from desktop_app.engine.rules import MAX_DICE, MAX_PLAYERS
from desktop_app.players.perceptron import Perceptron
from desktop_app.players.situations import ENDINGS, Floats, Ints, Situations, endings

VALUE_FEATURES = 64


class Values(Protocol):
    """Knows the worth of situations."""

    def chances(self, situations: Situations) -> Floats:
        """The chance of each position to win the game (n, 6); rows sum to 1. A single position has won."""
        ...


class Consequences(NamedTuple):
    """What hangs on rounds.

    `now` (n, 6): the chances of the positions before the round; `after` (n, ENDINGS, 6): after each ending; `worth`
    (n, 6): about what a die is worth to each position, the measure of gains.
    """

    now: Floats
    after: Floats
    worth: Floats

    def gains(self, row: Ints, ending: Ints, position: Ints) -> Floats:
        """What endings bring positions of rounds, measured in the chance that a die is worth to them (all (k,))."""
        now = self.now[row, position]
        return (self.after[row, ending, position] - now) / self.worth[row, position]


class NetworkValues(NamedTuple):
    """The worth of any situation, by a network that was trained on how rounds end."""

    network: Perceptron

    def chances(self, situations: Situations) -> Floats:
        """See Values."""
        return chances_of(self.network(value_features(situations)), situations)


def chances_of(outputs: Floats, situations: Situations) -> Floats:
    """Chances from the network's outputs, started from a chance in proportion to the dice."""
    counts = situations.counts
    weights = np.exp(outputs - outputs.max(1, keepdims=True)) * counts
    return (weights / np.maximum(weights.sum(1, keepdims=True), 1e-30)).astype(np.float32)


def value_features(situations: Situations) -> Floats:
    """What the value network sees (n, VALUE_FEATURES)."""
    counts, players = situations.counts, situations.players
    blocks = [
        (counts[:, :, None] == np.arange(1, MAX_DICE + 1)).reshape(situations.size, -1),
        counts / 3,
        situations.used,
        players[:, None] == np.arange(2, MAX_PLAYERS + 1),
        counts / np.maximum(counts.sum(1, keepdims=True), 1) * 3,
        np.stack([situations.palifico, situations.with_palifico, situations.wild_ones, situations.calza], 1),
        situations.dice[:, None] / 6,
    ]
    return np.concatenate(blocks, 1, dtype=np.float32, casting="same_kind")


def consequences(situations: Situations, values: Values) -> Consequences:
    """What hangs on rounds that are about to begin."""
    following, order = endings(situations)
    moved = np.zeros(following.counts.shape, np.float32)
    # Only what can happen is asked for: most tables have fewer players than places.
    real = np.flatnonzero(np.concatenate([situations.counts.T > 0] * 2).reshape(-1))
    moved[real] = values.chances(following.take(real))
    after = np.zeros_like(moved)
    np.put_along_axis(after, order, moved, 1)
    shape = (ENDINGS, situations.size, MAX_PLAYERS)
    now = values.chances(situations)
    worth = 1.5 * now * (1 - now) / np.maximum(situations.counts, 1) + 0.01
    return Consequences(now, after.reshape(shape).transpose(1, 0, 2), worth.astype(np.float32))


def stakes(rounds: Consequences, row: Ints, actor: Ints, players: Ints) -> Floats:
    """What hangs on decisions (k, STAKES).

    The actor's gain when it loses a die, when the bidder before it does, when its own exact call is right, when the
    seat after it loses a die, and when that seat's exact call is right.
    """
    before, after = (actor - 1) % players, (actor + 1) % players
    ways = (actor, before, MAX_PLAYERS + actor, after, MAX_PLAYERS + after)
    return np.stack([np.clip(rounds.gains(row, ending, actor), -4, 4) for ending in ways], 1)
