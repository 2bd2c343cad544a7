"""Every move of a game as the choice that it was: what could have been done, and how likely each of it was to come off.

Odds are those of `players.odds`: the seat knows its own dice, the others' are as any dice. What is best, a policy says.
"""

from collections.abc import Iterator
from enum import Enum, auto
from typing import NamedTuple

from desktop_app.engine.bidding import CALLS
from desktop_app.engine.game import Game
from desktop_app.engine.moves import Bid, Call, Move
from desktop_app.engine.observation import Observation
from desktop_app.match.progress import steps_of
from desktop_app.players.odds import Odds
from desktop_app.players.policy import Policy
from desktop_app.players.sense import sensible_moves

MOST = 5
"""As many options are told of at most; a table of six can have a hundred."""
_AS_GOOD = 0.5
"""A move that the policy makes at least half as often as its first is as good: it mixes what is about equal."""


class Judgement(Enum):
    """What the policy thinks of a move: its own first choice, one as good, or another."""

    BEST = auto()
    AS_GOOD = auto()
    OTHER = auto()


class Option(NamedTuple):
    """A move that could be made.

    `odds` is how likely the bid was to hold, or the call to be right, for a seat that sees its own dice alone; `share`
    how often the policy would make the move (both 0 to 1).
    """

    move: Move
    odds: float
    share: float


class Choice(NamedTuple):
    """A move that was made: action `number` of a round, both from 0, by a seat that did not see `unseen` dice.

    `options` are those worth telling of, MOST at most, what the policy makes most often first; the move is among them,
    and so are the calls where there was a bid to call. Only bids are told of that the policy makes, or that could hold.
    """

    round_number: int
    number: int
    seat: int
    move: Move
    unseen: int
    options: tuple[Option, ...]

    @property
    def best(self) -> Option:
        """What the policy makes most often."""
        return self.options[0]

    @property
    def made(self) -> Option:
        """The move as an option."""
        return next(option for option in self.options if option.move == self.move)

    @property
    def judgement(self) -> Judgement:
        """What the policy thinks of the move."""
        if self.move == self.best.move:
            return Judgement.BEST
        return Judgement.AS_GOOD if self.made.share >= _AS_GOOD * self.best.share else Judgement.OTHER


def choices_of(game: Observation, policy: Policy) -> Iterator[Choice]:
    """Every choice of the settled rounds, in order; one takes some milliseconds."""
    for seen, move in moments_of(game):
        yield Choice(
            seen.round_number,
            len(seen.bidding.bids),
            seen.seat,
            move,
            seen.bidding.dice_in_play - len(seen.dice),
            _options(seen, move, policy),
        )


def moments_of(game: Observation) -> Iterator[tuple[Observation, Move]]:
    """What whoever was on turn could know at each move of the settled rounds, and the move."""
    for step in steps_of(Game.at(game.rules, game.bidding, None, game.used, game.history)):
        before = step.before
        if before.hands is not None:
            action = game.history[len(before.history)].actions[len(before.bids)]
            yield before.observe(action.seat), action.move


def _options(seen: Observation, move: Move, policy: Policy) -> tuple[Option, ...]:
    """What is worth telling of.

    The policy's first move, the one that was made, the calls, what else the policy makes, and then the sensible bids
    that are likeliest to hold, the highest of them first.
    """
    shares, odds, standing = policy.probabilities([seen])[0], Odds.of(seen), seen.bidding.standing
    total = sum(shares.values())
    ranked = sorted(shares, key=lambda each: -shares[each])
    calls = CALLS if standing else ()
    bids = [each for each in sensible_moves(seen, odds) if isinstance(each, Bid)]
    likely = sorted(sorted(bids, reverse=True), key=lambda bid: -odds.holds(bid))
    told = list(dict.fromkeys((ranked[0], move, *calls, *ranked, *likely)))[:MOST]
    options = [Option(each, _odds_of(each, standing, odds), shares.get(each, 0.0) / total) for each in told]
    return tuple(sorted(options, key=lambda option: -option.share))


def _odds_of(move: Move, standing: Bid | None, odds: Odds) -> float:
    """How likely a bid is to hold, or a call of the standing bid to be right."""
    if isinstance(move, Bid):
        return odds.holds(move)
    if standing is None:
        raise ValueError("there is no standing bid to call")
    return odds.exact(standing) if move is Call.EXACT else 1.0 - odds.holds(standing)
