"""The novice: it plays as people play their first games, hopeful and a little forgetful."""

from dataclasses import dataclass
from typing import NamedTuple

from desktop_app.engine.moves import Bid, Call, Move
from desktop_app.engine.observation import Observation
from desktop_app.engine.outcome import count_matches
from desktop_app.players.odds import Odds, at_least, one_in
from desktop_app.players.policy import OneByOne
from desktop_app.players.sense import sensible_moves
from desktop_app.players.weighing import chances


@dataclass(frozen=True, slots=True)
class Novice(OneByOne):
    """Looks at its own dice, counts on luck for the rest, and lets what others have bid pass by.

    `hope`: how many dice of the others it takes for granted, in one mood out of two; `forgets`: how often it does not
    think of its own wild ones. It never sees a certainty as anything else: it is only careless where there is doubt.
    """

    hope: int = 1
    forgets: float = 0.5
    slack: float = 0.3

    def chances_in(self, observation: Observation) -> dict[Move, float]:
        """See OneByOne: an average over moods."""
        total: dict[Move, float] = {}
        for hope in (0, self.hope):
            for wild, share in ((observation.wild, 1 - self.forgets), (False, self.forgets)):
                mood = _Mood.of(observation, hope, wild=wild)
                for move, chance in chances(mood.weigh(observation), self.slack).items():
                    total[move] = total.get(move, 0.0) + chance * share / 2
        return {move: chance for move, chance in total.items() if chance}


class _Mood(NamedTuple):
    """How it looks at things just now: own dice as it counts them, and what it hopes of the others'."""

    mine: tuple[int, ...]
    others: int
    hope: int
    wild: bool

    @classmethod
    def of(cls, observation: Observation, hope: int, *, wild: bool) -> "_Mood":
        mine = tuple(count_matches((observation.dice,), face, wild=wild) for face in range(1, 7))
        others = observation.bidding.dice_in_play - len(observation.dice)
        return cls(mine, others, hope, observation.wild)

    def weigh(self, observation: Observation) -> dict[Move, float]:
        """The sensible moves with what they seem to be worth: how sure they look."""
        odds, standing = Odds.of(observation), observation.bidding.standing
        worth: dict[Move, float] = {}
        for move in sensible_moves(observation, odds):
            if isinstance(move, Bid):
                worth[move] = self._holds(move)
            elif standing is not None:
                worth[move] = 1 - self._holds(standing) if move is Call.CHALLENGE else odds.exact(standing)
        return worth

    def _holds(self, bid: Bid) -> float:
        need = bid.quantity - self.mine[bid.face - 1] - self.hope
        return at_least(self.others, one_in(bid.face, wild=self.wild), need)
