"""How well correct play explains what a seat has done in a round that was shown.

Correct play is that of the tables where a round was solved, and about that of the network elsewhere.
"""

from collections.abc import Mapping
from functools import lru_cache
from math import log

from desktop_app.engine.bidding import Bidding
from desktop_app.engine.moves import Bid, Move
from desktop_app.engine.observation import Observation, PlayedRound
from desktop_app.engine.rules import Rules
from desktop_app.players import shipped

_LEAST = 0.02
"""As for the hypotheses of habits: one odd act refutes nothing."""


# Some games, of which 80 rounds are remembered at most.
@lru_cache(maxsize=512)
def soundness(rules: Rules, played: PlayedRound, used: tuple[bool, ...]) -> tuple[float, ...]:
    """Logarithms of how likely correct play does what each seat did; `used` are the flags before the round."""
    seen = _decisions(rules, played, used)
    told = shipped.solved_policy().probabilities(seen)
    logs = [0.0] * len(used)
    for observation, chances, action in zip(seen, told, played.actions, strict=True):
        logs[action.seat] += log(max(_LEAST, _chance(observation, chances, action.move)))
    return tuple(logs)


def _decisions(rules: Rules, played: PlayedRound, used: tuple[bool, ...]) -> list[Observation]:
    """What each seat saw when it acted, but for earlier rounds."""
    counts = tuple(map(len, played.hands))
    bidding = Bidding.start(counts, played.opener, palifico=played.palifico)
    seen: list[Observation] = []
    for action in played.actions:
        hand = played.hands[action.seat]
        seen.append(Observation(rules, action.seat, hand, True, bidding, used, (), None))
        bidding = bidding.after(action.move) if isinstance(action.move, Bid) else bidding
    return seen


def _chance(observation: Observation, chances: Mapping[Move, float], move: Move) -> float:
    """The chance of a move; of a raise, that of its face, since that is what the habits tell."""
    if not isinstance(move, Bid) or observation.bidding.standing is None:
        return chances.get(move, 0.0)
    return sum(chance for other, chance in chances.items() if isinstance(other, Bid) and other.face == move.face)


def used_before(rules: Rules, history: tuple[PlayedRound, ...], players: int) -> list[tuple[bool, ...]]:
    """For each round, who had triggered a Palifico round before it (D10)."""
    used, found = [False] * players, list[tuple[bool, ...]]()
    for played in history:
        found.append(tuple(used))
        for seat, (hand, after) in enumerate(zip(played.hands, played.counts_after, strict=True)):
            if rules.palifico and after == 1 and len(hand) > 1:
                used[seat] = True
    return found
