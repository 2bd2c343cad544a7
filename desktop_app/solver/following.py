"""The histories of a round that a policy ever comes to, whatever the policy is.

Every history is followed that the policy ever comes to, the responder's bids being all that are legal. What a policy
does not do needs no answer, so that this stays small where the whole tree of the round is large.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

import numpy as np

from desktop_app.engine.bidding import Bidding
from desktop_app.engine.moves import Bid, Call, Move
from desktop_app.engine.observation import Observation, PlayedRound
from desktop_app.engine.rules import Rules
from desktop_app.players.policy import Policy
from desktop_app.players.situations import Floats, Ints
from desktop_app.players.values import Values
from desktop_app.solver.payoffs import Payoffs
from desktop_app.solver.tree import Tree

_BATCH = 4096
Told = Callable[[int], None]
"""Hears how many decisions the policy was asked for; may raise to stop."""


@dataclass(frozen=True)
class Round:
    """The round that is measured: seat 0 opens, whoever has one die has had their Palifico round.

    `history` and `opener` are what the policy is told of the match: the rounds before, and who really opens.
    """

    rules: Rules
    tree: Tree
    payoffs: Payoffs
    policy: Policy
    told: Told
    history: tuple[PlayedRound, ...] = ()
    opener: int = 0

    @classmethod
    def of(
        cls, policy: Policy, rules: Rules, counts: tuple[int, ...], values: Values, told: Told, *, palifico: bool
    ) -> "Round":
        """A round of these dice, later rounds worth what the values say."""
        tree = Tree(counts, rules.wild_ones, palifico, sum(counts), sum(counts))
        return cls(rules, tree, Payoffs.of(tree, rules, used_in(rules, counts), values), policy, told)

    @classmethod
    def met(cls, policy: Policy, seen: Observation, values: Values, told: Told) -> "Round":
        """The round that a seat sees, nobody at its table being out; seat 0 of it is the one that opens."""
        counts, opener = seen.bidding.counts, seen.bidding.opener
        round_ = cls.of(
            policy, seen.rules, counts[opener:] + counts[:opener], values, told, palifico=seen.bidding.palifico
        )
        return replace(round_, history=seen.history, opener=opener)

    def observation(self, bidding: Bidding, place: int) -> Observation:
        """What the seat on turn sees with its hand at a place."""
        dice = self.tree.hands[bidding.turn].dice[place]
        heard = self._heard(bidding)
        used = used_in(self.rules, heard.counts)
        return Observation(self.rules, heard.turn, dice, True, heard, used, self.history, None)

    def _heard(self, bidding: Bidding) -> Bidding:
        """The bidding as it is heard at the table, where another seat than 0 may open."""
        if not self.opener:
            return bidding
        seats = self.tree.seats
        first = seats - self.opener
        bidder = None if bidding.bidder is None else (bidding.bidder + self.opener) % seats
        return bidding._replace(
            counts=bidding.counts[first:] + bidding.counts[:first],
            opener=self.opener,
            turn=(bidding.turn + self.opener) % seats,
            bidder=bidder,
        )


def used_in(rules: Rules, counts: tuple[int, ...]) -> tuple[bool, ...]:
    """Who has had their Palifico round, by the dice that all hold: whoever has one, where there are such rounds."""
    return tuple(rules.palifico and held == 1 for held in counts)


@dataclass(frozen=True)
class Level:
    """Histories of as many bids. `weights[i]` (k, hands): how likely seat i plays so, by its policy, with its dice.

    `parents` (k,): the histories in the level before. `calls` (2, k, hands): chances of challenge and exact call of the
    seat on turn, None where it is the responder's.
    """

    biddings: list[Bidding]
    parents: Ints
    weights: Mapping[int, Floats]
    calls: Floats | None = None


def followed(round_: Round, responder: int | None) -> list[Level]:
    """All histories that the policy comes to, level by level, the responder doing anything."""
    tree = round_.tree
    start = Bidding.start(tree.counts, 0, palifico=tree.palifico)
    weights = {
        seat: hands.chances[None, :].astype(np.float32) for seat, hands in enumerate(tree.hands) if seat != responder
    }
    levels: list[Level] = []
    following = Level([start], np.zeros(1, np.int64), weights)
    while following.biddings:
        level, seat = following, len(levels) % tree.seats
        if seat == responder:
            following = _anything(level)
        else:
            level, following = _by_policy(round_, level, seat)
        levels.append(level)
    return levels


def _anything(level: Level) -> Level:
    """Every legal bid of the responder."""
    made = [(place, bid) for place, bidding in enumerate(level.biddings) for bid in bidding.legal_bids]
    return _children(level, made, level.weights)


def _children(level: Level, made: list[tuple[int, Bid]], weights: Mapping[int, Floats]) -> Level:
    parents = np.array([place for place, _ in made], np.int64)
    biddings = [level.biddings[place].after(bid) for place, bid in made]
    return Level(biddings, parents, {seat: weight[parents] for seat, weight in weights.items()})


def _by_policy(round_: Round, level: Level, seat: int) -> tuple[Level, Level]:
    """The level with the calls of the seat on turn, and the next one with its bids."""
    weights = level.weights[seat]
    calls = np.zeros((2, *weights.shape), np.float32)
    bids: dict[tuple[int, Bid], Floats] = {}
    asked: list[list[int]] = np.argwhere(weights).tolist()
    for first in range(0, len(asked), _BATCH):
        some = asked[first : first + _BATCH]
        round_.told(len(some))
        answers = round_.policy.probabilities([round_.observation(level.biddings[row], hand) for row, hand in some])
        for (row, hand), chances in zip(some, answers, strict=True):
            _note(calls, bids, row, hand, chances)
    made = sorted(bids)
    following = _children(level, made, level.weights)
    if made:
        chances = np.stack([bids[key] for key in made])
        following = replace(following, weights={**following.weights, seat: following.weights[seat] * chances})
    return replace(level, calls=calls), following


def _note(
    calls: Floats, bids: dict[tuple[int, Bid], Floats], row: int, hand: int, chances: Mapping[Move, float]
) -> None:
    for move, chance in chances.items():
        if isinstance(move, Bid):
            if (row, move) not in bids:
                bids[row, move] = np.zeros_like(calls[0, row])
            bids[row, move][hand] = chance
        else:
            calls[int(move is Call.EXACT), row, hand] = chance


def by_standing(level: Level) -> list[tuple[Bid, Ints]]:
    """The histories of a level by their standing bid."""
    groups: dict[Bid, list[int]] = {}
    for row, bidding in enumerate(level.biddings):
        if bidding.standing:
            groups.setdefault(bidding.standing, []).append(row)
    return [(bid, np.array(rows)) for bid, rows in groups.items()]


def others(level: Level, rows: Ints, seat: int) -> dict[int, Floats]:
    """The weights of the other seats in these histories."""
    return {other: weights[rows] for other, weights in level.weights.items() if other != seat}
