"""What is to be said about a legal move that the lesson does not go on with."""

from enum import Enum, auto
from typing import NamedTuple

from desktop_app.engine.bidding import Bidding
from desktop_app.engine.game import Game
from desktop_app.engine.moves import Bid, Call, Move
from desktop_app.engine.outcome import Hand, count_matches, settle
from desktop_app.match.lesson.script import Script


class Concern(Enum):
    """Why another move is asked for."""

    TOO_MANY = auto()
    """The bid says more than lies open on the table."""
    BID_HOLDS = auto()
    """The challenge would be wrong."""
    NOT_EXACT = auto()
    """The exact call would be wrong."""
    BEGIN_LOWER = auto()
    """After so high an opening bid there would be nothing left to show."""
    OTHER_FACE = auto()
    """Another face is the better choice."""
    CALL_EXACT = auto()
    """The exact call is to be tried here."""


class Advice(NamedTuple):
    """A concern about a move: `matching` open dice match the bid that it is about, `most` is the quantity to open with.

    Under the cups nothing is matched: `matching` is 0.
    """

    concern: Concern
    move: Move
    matching: int = 0
    most: int = 0


def advice(script: Script, game: Game, move: Move) -> Advice | None:
    """What to say about a legal move, None where it is as good as any other. Raises ValueError without dice."""
    if game.hands is None:
        raise ValueError("there are no dice on the table")
    number = len(game.history)
    if isinstance(move, Bid) and not game.bids and number in script.openings:
        return _about_opening(script.openings[number], move)
    if number in script.calls and move is not Call.EXACT:
        return Advice(Concern.CALL_EXACT, move)
    return _about_open_dice(game, game.hands, move) if script.is_open else None


def _about_opening(openings: tuple[Bid, ...], bid: Bid) -> Advice | None:
    if bid in openings:
        return None
    known = bid.face in {each.face for each in openings}
    concern = Concern.BEGIN_LOWER if known else Concern.OTHER_FACE
    return Advice(concern, bid, most=max(openings).quantity)


def _about_open_dice(game: Game, hands: tuple[Hand, ...], move: Move) -> Advice | None:
    wild = game.rules.wild_in(palifico=game.palifico)
    if isinstance(move, Bid):
        matching = count_matches(hands, move.face, wild=wild)
        return Advice(Concern.TOO_MANY, move, matching) if move.quantity > matching else None
    bidding: Bidding = game.bidding
    outcome = settle(game.rules, bidding, hands, move)
    if outcome.right:
        return None
    concern = Concern.BID_HOLDS if move is Call.CHALLENGE else Concern.NOT_EXACT
    return Advice(concern, move, outcome.matching)
