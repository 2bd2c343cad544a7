"""What was solved once and is shipped: the worth of small tables, and how to play small rounds.

Plain array files, never pickled, made by `desktop_app.solver` and read when first needed.
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from desktop_app.engine.bidding import Bidding
from desktop_app.engine.moves import ALL_BIDS, Call, Move, rank
from desktop_app.engine.observation import Observation
from desktop_app.engine.outcome import Hand
from desktop_app.engine.rules import FACES, MAX_PLAYERS, Rules
from desktop_app.players.answer_cache import cached
from desktop_app.players.situations import Floats, Ints, Situations
from desktop_app.players.values import Values

HANDS = 512
"""More than the hands of six dice: a key is the set of bids heard times this, plus the place of the hand."""
CHALLENGE, EXACT = 254, 255
"""How tables write the calls; a bid is its rank."""


class ExactValues(NamedTuple):
    """The worth of situations that were solved (`keys` ascending, `worth` (k, 6)), others as `beyond` says."""

    keys: Ints
    worth: Floats
    beyond: Values

    @classmethod
    def load(cls, path: Path, beyond: Values) -> "ExactValues":
        """Read a file of solved values. Raises OSError, KeyError or ValueError for another file."""
        with np.load(path, allow_pickle=False) as arrays:
            return cls(arrays["keys"].astype(np.int64), arrays["worth"].astype(np.float32), beyond)

    def chances(self, situations: Situations) -> Floats:
        """See Values."""
        keys = situation_keys(situations)
        places = np.minimum(np.searchsorted(self.keys, keys), len(self.keys) - 1)
        known = self.keys[places] == keys
        worth = self.worth[places]
        if not known.all():
            worth[~known] = self.beyond.chances(situations.take(~known))
        return worth


def situation_keys(situations: Situations) -> Ints:
    """One number for each situation, the number of dice at the beginning of the game left aside (n,)."""
    counts = situations.counts @ 7 ** np.arange(MAX_PLAYERS)
    flags = (situations.palifico, situations.wild_ones, situations.with_palifico, situations.calza)
    used = situations.used @ (1 << np.arange(MAX_PLAYERS))
    number = counts * (1 << MAX_PLAYERS) + used
    for flag in flags:
        number = number * 2 + flag
    return number


class RoundTable(NamedTuple):
    """How to play one round, wherever the seat on turn can get by its own moves.

    `keys` (k,) ascending; decision i has the moves[starts[i] : starts[i + 1]] with these weights.
    """

    keys: NDArray[np.uint64]
    starts: Ints
    moves: NDArray[np.uint8]
    weights: NDArray[np.uint8]

    def probabilities(self, bidding: Bidding, hand: Hand) -> dict[Move, float] | None:
        """The probabilities of moves that are ever made, None where the table does not say."""
        key = np.uint64(history_key(bidding) * HANDS + hand_place(hand))
        place = int(np.searchsorted(self.keys, key))
        if place == len(self.keys) or self.keys[place] != key:
            return None
        here = slice(int(self.starts[place]), int(self.starts[place + 1]))
        weights = self.weights[here] / self.weights[here].sum(dtype=np.float64)
        return {_move(int(code)): float(weight) for code, weight in zip(self.moves[here], weights, strict=True)}


def _move(code: int) -> Move:
    if code >= CHALLENGE:
        return Call.EXACT if code == EXACT else Call.CHALLENGE
    return ALL_BIDS[code]


def history_key(bidding: Bidding) -> int:
    """The set of bids heard, a bit for the rank of each."""
    return sum(1 << rank(bid) for bid in bidding.bids)


@cache
def _places(held: int) -> dict[Hand, int]:
    return {hand: place for place, hand in enumerate(combinations_with_replacement(FACES, held))}


def hand_place(hand: Hand) -> int:
    """The place of a hand among those of as many dice."""
    return _places(len(hand))[hand]


def round_name(rules: Rules, counts: Sequence[int], used: Sequence[bool], *, palifico: bool) -> str:
    """What a solved round is called in the file; `counts` and `used` from the opener on, of seats with dice."""
    options = (rules.exact.value, *(str(int(flag)) for flag in (rules.wild_ones, rules.palifico, palifico)))
    had = "".join(str(int(flag)) for flag in used)
    return "-".join((*options, "".join(map(str, counts)), had))


class RoundTables(NamedTuple):
    """The file of solved rounds."""

    path: Path

    def table(self, observation: Observation) -> RoundTable | None:
        """The table for the round that is observed, None where it was not solved."""
        bidding = observation.bidding
        players = len(bidding.counts)
        seats = [(bidding.opener + step) % players for step in range(players)]
        seats = [seat for seat in seats if bidding.counts[seat]]
        counts, used = [bidding.counts[seat] for seat in seats], [observation.used[seat] for seat in seats]
        name = round_name(observation.rules, counts, used, palifico=bidding.palifico)
        return _table(self.path, name) if name in _names(self.path) else None

    def probabilities(self, observation: Observation) -> dict[Move, float] | None:
        """How to act, None where that was not solved."""
        table = self.table(observation)
        return table.probabilities(observation.bidding, observation.dice) if table else None


@cache
def _names(path: Path) -> frozenset[str]:
    with np.load(path, allow_pickle=False) as arrays:
        return frozenset(name.partition(".")[0] for name in arrays.files)


# Of the tables of one game those that are needed together; all of them would take 92 MB.
@cached(room=6_000_000)
def _table(path: Path, name: str) -> RoundTable:
    with np.load(path, allow_pickle=False) as arrays:
        steps, sizes = arrays[f"{name}.steps"], arrays[f"{name}.sizes"]
        starts = np.concatenate([[0], np.cumsum(sizes, dtype=np.int64)])
        return RoundTable(np.cumsum(steps, dtype=np.uint64), starts, arrays[f"{name}.moves"], arrays[f"{name}.weights"])
