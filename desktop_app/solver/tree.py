"""The public histories of a round, laid out so that a bid leads from a block of nodes to a block of nodes.

What everybody has heard is a set of bids: their order and their bidders follow from it. Bid b of a chain leads from
node m, a bit mask of bids below b, to node m + 2^b, so that bid b joins the nodes [0, 2^b) to the nodes [2^b, 2^(b+1)).
Where the quantities of a chain are capped, a bid above the cap may still be made once, as the last of the round: final
bid x leads from any node m of the chain to node m + (x + 1) N. In a Palifico round the opening bid chooses one of six
chains, one for each face; node 0 of every chain is the same, the beginning of the round.
"""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from desktop_app.engine.moves import Bid
from desktop_app.engine.rules import FACES
from desktop_app.players.situations import Ints
from desktop_app.solver.hands import Hands, hands_of


@dataclass(frozen=True)
class Block:
    """The nodes in which a bid stands, `first` further than the nodes `parents[a]` in which seat a can bid it."""

    bid: Bid
    first: int
    parents: tuple[Ints, ...]

    def children(self, seat: int) -> Ints:
        """The nodes to which the bid leads when this seat makes it."""
        return self.parents[seat] + self.first


@dataclass(frozen=True)
class Chain:
    """Bids of which any ascending subset can be heard; blocks in the order of bids, final ones last."""

    bids: tuple[Bid, ...]
    finals: tuple[Bid, ...]
    seats: int

    @property
    def inner(self) -> int:
        """Number of nodes without a final bid."""
        return 1 << len(self.bids)

    @property
    def nodes(self) -> int:
        """Number of all nodes."""
        return self.inner * (1 + len(self.finals))

    @cached_property
    def turns(self) -> Ints:
        """Bids heard at each inner node."""
        turns = np.zeros(self.inner, np.int64)
        for place in range(len(self.bids)):
            turns[1 << place : 2 << place] = turns[: 1 << place] + 1
        return turns

    @cached_property
    def blocks(self) -> tuple[Block, ...]:
        """All bids."""
        reach = [(bid, 1 << place, 1 << place) for place, bid in enumerate(self.bids)]
        reach += [(bid, self.inner * (place + 1), self.inner) for place, bid in enumerate(self.finals)]
        return tuple(Block(bid, first, self._by_seat(below)) for bid, first, below in reach)

    def _by_seat(self, below: int) -> tuple[Ints, ...]:
        actors = self.turns[:below] % self.seats
        return tuple(np.flatnonzero(actors == seat) for seat in range(self.seats))

    def node(self, history: tuple[Bid, ...]) -> int | None:
        """The node of a history of bids, None where the chain does not have it."""
        if not set(history[:-1]) <= set(self.bids) or not set(history) <= {*self.bids, *self.finals}:
            return None
        mask = sum(1 << self.bids.index(bid) for bid in history if bid in self.bids)
        return (
            mask + (self.finals.index(history[-1]) + 1) * self.inner if history and history[-1] in self.finals else mask
        )

    def history(self, node: int) -> tuple[Bid, ...]:
        """The bids heard at a node."""
        final, mask = divmod(node, self.inner)
        heard = tuple(bid for place, bid in enumerate(self.bids) if mask >> place & 1)
        return (*heard, self.finals[final - 1]) if final else heard


@dataclass(frozen=True)
class Tree:
    """A round: seat 0 opens, seat i holds `counts[i]` dice.

    `cap` is the highest quantity that can be raised further; higher ones up to `last` can be bid, but not be raised.
    """

    counts: tuple[int, ...]
    wild: bool
    palifico: bool
    cap: int
    last: int

    @property
    def seats(self) -> int:
        """How many seats play."""
        return len(self.counts)

    @cached_property
    def hands(self) -> tuple[Hands, ...]:
        """The hands of each seat."""
        return tuple(hands_of(held, wild=self.wild and not self.palifico) for held in self.counts)

    @cached_property
    def chains(self) -> tuple[Chain, ...]:
        """One chain, or in a Palifico round one for each face."""
        quantities = range(1, sum(self.counts) + 1)
        groups = [[face] for face in FACES] if self.palifico else [list(FACES)]
        return tuple(
            Chain(
                tuple(Bid(quantity, face) for quantity in quantities if quantity <= self.cap for face in faces),
                tuple(
                    Bid(quantity, face) for quantity in quantities if self.cap < quantity <= self.last for face in faces
                ),
                self.seats,
            )
            for faces in groups
        )
