"""Observations of games in mid-round, for the tests of what a player may choose."""

from hypothesis import strategies as st

from desktop_app.engine.dice import FairDice
from desktop_app.engine.game import Game
from desktop_app.engine.moves import Bid
from desktop_app.engine.observation import Observation
from desktop_app.engine.rules import ExactCall, Rules


def dealt(game: Game) -> Game:
    """The game with its dice rolled."""
    fair = FairDice(b"0" * 32)
    return game.deal(fair.roll(len(game.history), game.bidding.counts)).game


def opened(*bids: Bid, players: int = 3, rules: Rules | None = None, palifico: bool = False) -> Game:
    """A game whose last seats have made these bids, so that seat 0 is on turn."""
    opener = -len(bids) % players
    game = dealt(Game.start(rules or Rules(), players, opener)._replace(palifico=palifico))
    for bid in bids:
        game = game.play(bid).game
    return game


@st.composite
def observations(draw: st.DrawFn) -> Observation:
    """A seat's view of any round after any bids, the seat's turn or not."""
    players = draw(st.integers(2, 6))
    rules = Rules(draw(st.integers(3, 6)), exact=draw(st.sampled_from(ExactCall)))
    game = Game.start(rules, players, draw(st.integers(0, players - 1)))
    counts = tuple(draw(st.lists(st.integers(1, rules.dice), min_size=players, max_size=players)))
    bidding = game.bidding.start(counts, game.bidding.opener, palifico=draw(st.booleans()))
    game = dealt(Game.at(rules, bidding))
    for _ in range(draw(st.integers(0, 6))):
        bids = game.bidding.legal_bids
        if bids:
            game = game.play(draw(st.sampled_from(bids))).game
    return game.observe(draw(st.integers(0, players - 1)))
