"""Reviews to be shown: made quickly, by a level that does not think long."""

from functools import cache

from desktop_app.engine.observation import Observation
from desktop_app.engine.rules import ExactCall, Rules
from desktop_app.match.review.choices import choices_of
from desktop_app.match.review.review import Review, review_of
from desktop_app.players.precise import Precise
from tests.ui.whole_games import whole_game

NAMES = ("Ada", "Rosa", "Bruno", "Malik", "Odette", "Inès")


@cache
def review(seed: int = 1, players: int = 4, rules: Rules | None = None) -> Review:
    """A whole game that was looked through; chances are the shares of the dice."""
    game, _ = whole_game(seed, players, rules)
    return looked_through(game.observe(0))


def looked_through(game: Observation) -> Review:
    """A game with its choices; chances are the shares of the dice."""
    counts = [*(tuple(map(len, played.hands)) for played in game.history), game.bidding.counts]
    chances = [tuple(held / sum(each) for held in each) for each in counts]
    return review_of(game, list(choices_of(game, Precise())), chances)


def long_review() -> Review:
    """A game that goes on and on: six dice each that can be won back."""
    return max((review(seed, 6, Rules(dice=6, exact=ExactCall.CALZA)) for seed in range(4)), key=_length)


def _length(found: Review) -> int:
    return len(found.choices)
