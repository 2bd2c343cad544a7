"""What the rounds of a match have shown of how each seat plays."""

from functools import lru_cache
from math import exp
from typing import NamedTuple

import numpy as np

from desktop_app.engine.moves import Bid, Call, Move
from desktop_app.engine.observation import Observation, PlayedRound
from desktop_app.engine.outcome import Hand
from desktop_app.engine.rules import Rules
from desktop_app.players.reading.calls import CHALLENGE_PRIOR, EXACT_PRIOR, calls
from desktop_app.players.reading.hands import Hands, Standpoint
from desktop_app.players.reading.openings import OPENING_PRIOR, openings
from desktop_app.players.reading.raises import RAISE_PRIOR, raises
from desktop_app.players.reading.soundness import soundness, used_before
from desktop_app.players.reading.surety import lowest_raises
from desktop_app.players.situations import Floats

_LEAST = 0.02
"""No hypothesis is taken to make an act less likely than this, so that one odd act refutes none."""
_MEMORY = 0.98
"""What an act counts for when one more round has been played."""
_ROUNDS = 80
"""How many rounds are remembered at most."""
_SOUND_AT_FIRST = 1.0
"""The logarithm of how much likelier correct play is than habits, before a seat has been seen."""
_TRUST = 3.0
"""The logarithm of how much likelier either is ever held to be: what was long believed is doubted soon."""
_PRIORS = (OPENING_PRIOR, RAISE_PRIOR, CHALLENGE_PRIOR, EXACT_PRIOR)
_ENDS = np.cumsum([len(prior) for prior in _PRIORS])
_WHERE = tuple(slice(int(end) - len(prior), int(end)) for end, prior in zip(_ENDS, _PRIORS, strict=True))
_OPENING, _RAISING, _CHALLENGING, _EXACT = _WHERE
_HABITS = int(_ENDS[-1])


class Habits(NamedTuple):
    """How one seat plays: the weights of the hypotheses on each habit, and from about how many acts they come.

    `sound`: how likely it is that the seat has no such habits, but plays correctly.
    """

    opening: Floats
    raising: Floats
    challenging: Floats
    exact: Floats
    acts: float
    sound: float


def habits_of_seats(observation: Observation, rounds: int = _ROUNDS) -> tuple[Habits, ...]:
    """What is known of each seat from the rounds that were played last, so many of them."""
    return _habits_of_seats(observation.rules, observation.history, len(observation.bidding.counts), rounds)


@lru_cache(maxsize=64)
def _habits_of_seats(rules: Rules, history: tuple[PlayedRound, ...], players: int, rounds: int) -> tuple[Habits, ...]:
    """The same for all decisions of a round."""
    used = used_before(rules, history, players)
    seen, explained = np.zeros((players, _HABITS + 1), np.float32), np.zeros(players, np.float32)
    sound = np.full(players, _SOUND_AT_FIRST)
    for played, had in list(zip(history, used, strict=True))[len(history) - min(rounds, len(history)) :]:
        seen = np.float32(_MEMORY) * seen + _evidence(played, wild=rules.wild_in(palifico=played.palifico))
        before, explained = _MEMORY * explained, _explained(seen)
        gained = np.array(soundness(rules, played, had)) - (explained - before)
        sound = np.clip(_MEMORY * sound + gained, -_TRUST, _TRUST)
    return tuple(_habits(row, float(logs)) for row, logs in zip(seen, sound, strict=True))


def _explained(evidence: Floats) -> Floats:
    """Logarithms of how likely each seat's habits, whatever they are, make all that it did (seat,)."""
    logs = np.zeros(len(evidence), np.float32)
    for where, prior in zip(_WHERE, _PRIORS, strict=True):
        highest = evidence[:, where].max(1)
        likely = np.exp(evidence[:, where] - highest[:, None]) @ (prior / prior.sum())
        logs += highest + np.log(likely)
    return logs


def _habits(evidence: Floats, sound: float) -> Habits:
    weights: list[Floats] = []
    for where, prior in zip(_WHERE, _PRIORS, strict=True):
        likely = prior * np.exp(evidence[where] - evidence[where].max())
        weights.append(likely / likely.sum())
    return Habits(*weights, acts=float(evidence[-1]), sound=1 / (1 + exp(-sound)))


# Some games, of which 80 rounds are remembered at most.
@lru_cache(maxsize=512)
def _evidence(played: PlayedRound, *, wild: bool) -> Floats:
    """What a round has shown of each seat (seat, _HABITS + 1).

    Logarithms of how likely each hypothesis makes what the seat did, and last how many acts these are.
    """
    total = sum(map(len, played.hands))
    found = np.zeros((len(played.hands), _HABITS + 1), np.float32)
    standing: Bid | None = None
    for seat, move in [(action.seat, action.move) for action in played.actions]:
        hand = played.hands[seat]
        point = Standpoint(len(hand), total - len(hand), wild, played.palifico)
        _add_act(found[seat], point, hand, standing, move)
        found[seat, -1] += 1
        standing = move if isinstance(move, Bid) else standing
    return found


def _add_act(found: Floats, point: Standpoint, hand: Hand, standing: Bid | None, move: Move) -> None:
    """Count in what one act says of the habits, the hand being known."""
    hands = Hands.of([hand], wild=point.wild)
    if standing is None:
        assert isinstance(move, Bid)
        found[_OPENING] += _log(openings(point, hands, move)[:, 0])
        return
    face = standing.face - 1
    called = calls(point, standing.quantity, hands)
    exact, challenge = called.exact[:, face, 0], called.challenge[:, face, 0]
    if move is Call.EXACT:
        found[_EXACT] += _log(exact)
    elif lowest_raises(point, standing.quantity)[face].any():
        found[_EXACT] += _log(1 - exact)
        found[_CHALLENGING] += _log(1 - challenge if isinstance(move, Bid) else challenge)
    if isinstance(move, Bid):
        found[_RAISING] += _log(raises(point, standing.quantity, hands)[:, face, 0, move.face - 1])


def _log(chances: Floats) -> Floats:
    return np.log(np.maximum(chances, np.float32(_LEAST)))
