"""Prepared games: the dice of their rounds, and what everybody bids and calls."""

from collections.abc import Mapping
from dataclasses import dataclass

from desktop_app.engine.bidding import Bidding
from desktop_app.engine.game import Game
from desktop_app.engine.moves import Bid, Call, Move
from desktop_app.engine.outcome import Hand
from desktop_app.engine.rules import FACES, ExactCall, Rules

LEARNER, BRUNO, ODETTE = range(3)
"""The seats; Odette teaches."""

#: How many dice everybody starts with: few enough to be counted at a glance.
_DICE = 3


@dataclass(frozen=True)
class Script:
    """A prepared game.

    `counts` are the dice that the seats hold at its beginning, `rolls` their dice round by round, while `is_open` for
    everybody to see. `line` holds the moves of all seats as they are meant, round after round; `others` what an
    opponent plays, by round, seat and turn of that seat in the round: the first of several that is legal. `openings`
    are the learner's opening bids that a round is prepared for; `calls` are rounds in which only the exact call is.
    """

    rules: Rules
    is_open: bool
    counts: tuple[int, ...]
    opener: int
    rolls: tuple[tuple[Hand, ...], ...]
    line: tuple[Move, ...]
    others: Mapping[tuple[int, int, int], tuple[Move, ...]]
    openings: Mapping[int, tuple[Bid, ...]]
    calls: frozenset[int] = frozenset()

    def game(self, moves: int) -> Game:
        """The game after so many moves of the line, waiting for dice where a round has been settled."""
        game = Game.at(self.rules, Bidding.start(self.counts, self.opener, palifico=False))
        for move in self.line[:moves]:
            if game.hands is None:
                game = game.deal(self.rolls[len(game.history)]).game
            game = game.play(move).game
        return game


_LOW = tuple(Bid(quantity, face) for quantity in (1, 2) for face in FACES)

OPEN = Script(
    rules=Rules(dice=_DICE),
    is_open=True,
    counts=(_DICE,) * 3,
    opener=LEARNER,
    rolls=(
        ((1, 4, 4), (2, 4, 5), (1, 4, 6)),
        ((2, 5, 6), (3, 3), (1, 2, 5)),
        ((1, 2, 6), (3, 6), (4, 5)),
        ((1, 5, 5), (5,), (5,)),
    ),
    line=(
        *(Bid(2, 4), Bid(2, 5), Bid(3, 4), Bid(4, 4), Call.CHALLENGE),
        *(Bid(2, 3), Bid(4, 3), Call.CHALLENGE),
        *(Bid(3, 6), Call.EXACT),
        *(Bid(1, 5), Bid(2, 5), Bid(3, 5), Bid(4, 5), Call.CHALLENGE),
    ),
    others={
        (0, BRUNO, 0): (Bid(2, 5), Bid(2, 6), Bid(3, 2)),
        (0, ODETTE, 0): (Bid(3, 4),),
        (0, BRUNO, 1): (Call.CHALLENGE,),
        (1, BRUNO, 0): (Bid(2, 3),),
        (1, ODETTE, 0): (Bid(4, 3),),
        (2, ODETTE, 0): (Bid(3, 6),),
        (3, BRUNO, 0): (Bid(2, 5),),
        (3, ODETTE, 0): (Bid(3, 5),),
        (3, BRUNO, 1): (Call.CHALLENGE,),
    },
    openings={0: _LOW, 3: (Bid(1, 5),)},
)
"""A game with all dice in the open: a round that the learner wins, a challenge, Spot On, a Palifico round."""

COVERED = Script(
    rules=Rules(dice=_DICE, exact=ExactCall.CALZA),
    is_open=False,
    counts=(_DICE - 1, _DICE, _DICE),
    opener=LEARNER,
    rolls=(
        ((4, 4), (2, 5, 5), (1, 3, 5)),
        ((1, 3), (2, 4, 6), (3, 5)),
        ((1, 5, 6), (3, 3, 4), (2, 5)),
    ),
    line=(*(Bid(2, 4), Bid(3, 5), Call.EXACT), *(Bid(3, 3), Call.EXACT)),
    others={
        (0, BRUNO, 0): (Bid(3, 5),),
        (0, ODETTE, 0): (Call.EXACT,),
        (1, ODETTE, 0): (Bid(3, 3),),
    },
    openings={0: _LOW},
    calls=frozenset({1}),
)
"""A game under the cups with Calza: Odette calls it wrongly, then the learner rightly; the third round is free."""
