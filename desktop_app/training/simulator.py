"""Many rounds of Liar's Dice at once, in step: the engine's rules over arrays (a test holds the two together)."""

from dataclasses import dataclass

import numpy as np

from desktop_app.engine.rules import FACES, MAX_DICE, MAX_PLAYERS
from desktop_app.players.features import BIDS, CHALLENGE, base_quantity
from desktop_app.players.situations import POSITIONS, Flags, Ints, Situations
from desktop_app.players.views import NO_BID, Views

_FACES = np.arange(len(FACES))


@dataclass(frozen=True)
class Rounds:
    """Rounds being bid; their arrays are written in place, first axis: rounds.

    `hands` (n, 6, 6): dice of each position that show each face; `matching` (n, 6): all dice that match a face. All
    rounds have heard `turns` bids, one number; a round that has ended takes no further part. Others as in Views, but
    positions count from the opener.
    """

    situations: Situations
    hands: Ints
    matching: Ints
    standing: Ints
    last: Ints
    best: Ints

    @classmethod
    def deal(cls, situations: Situations, rng: np.random.Generator) -> "Rounds":
        """Roll everybody's dice."""
        n = situations.size
        dice = rng.integers(0, len(FACES), (n, MAX_PLAYERS, MAX_DICE), dtype=np.int8)
        there = np.arange(MAX_DICE) < situations.counts[:, :, None]
        hands = np.stack([((dice == face) & there).sum(2) for face in _FACES], 2)
        return cls.of(situations, hands)

    @classmethod
    def of(cls, situations: Situations, hands: Ints) -> "Rounds":
        """Rounds with these dice, before their opening bids."""
        n = situations.size
        total = hands.sum(1)
        matching = total + np.where((_FACES > 0) & situations.wild[:, None], total[:, :1], 0)
        standing, last = np.full(n, NO_BID), np.full((n, MAX_PLAYERS), NO_BID)
        return cls(situations, hands, matching, standing, last, np.zeros((n, MAX_PLAYERS, len(FACES)), np.int64))

    def actors(self, active: Ints, turns: int) -> Ints:
        """The position on turn in each active round."""
        return turns % self.situations.players[active]

    def views(self, active: Ints, turns: int) -> Views:
        """What the seats on turn know."""
        now = self.situations
        rows, seats, there = self.around(active, turns)
        return Views(
            own=self.hands[active, seats[:, 0]],
            held=now.counts[rows, seats] * there,
            used=now.used[rows, seats] & there,
            best=self.best[rows, seats] * there[:, :, None],
            last=np.where(there, self.last[rows, seats], NO_BID),
            standing=self.standing[active],
            turns=np.full(len(active), turns),
            palifico=now.palifico[active],
            wild_ones=now.wild_ones[active],
            with_palifico=now.with_palifico[active],
            calza=now.calza[active],
            dice=now.dice[active],
        )

    def around(self, active: Ints, turns: int) -> tuple[Ints, Ints, Flags]:
        """Index of rows, position of each seat from the one on turn on, and whether somebody sits there (k, 6)."""
        players = self.situations.players[active][:, None]
        return active[:, None], (turns + POSITIONS) % players, players > POSITIONS

    def bid(self, active: Ints, turns: int, ranks: Ints) -> None:
        """Let the seats on turn bid."""
        actors = self.actors(active, turns)
        self.standing[active] = ranks
        self.last[active, actors] = ranks
        self.best[active, actors, ranks % len(FACES)] = ranks // len(FACES) + 1

    def excess(self, active: Ints) -> Ints:
        """Matching dice beyond the quantity of the standing bid; 0 where there is no bid."""
        standing = self.standing[active]
        excess = self.matching[active, standing % len(FACES)] - standing // len(FACES) - 1
        return np.where(standing >= 0, excess, 0)

    def ending(self, active: Ints, turns: int, *, exact: Flags) -> Ints:
        """How the rounds end (see situations.ENDINGS) when the seats on turn call exact, or else challenge."""
        actors, excess = self.actors(active, turns), self.excess(active)
        before = (actors - 1) % self.situations.players[active]
        challenged = np.where(excess < 0, before, actors)
        return np.where(exact, np.where(excess == 0, MAX_PLAYERS + actors, actors), challenged)


def ranks_of(views: Views, actions: Ints) -> Ints:
    """The ranks of the bids among the network's actions; meaningless for calls."""
    return (base_quantity(views) - 1) * len(FACES) + actions


def is_bid(actions: Ints) -> Flags:
    """Which of the network's actions are bids."""
    return actions < BIDS


def is_exact(actions: Ints) -> Flags:
    """Which of the network's actions are exact calls."""
    return actions > CHALLENGE
