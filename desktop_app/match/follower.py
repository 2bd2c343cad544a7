"""One seat's view of a game that it is told message by message, each of which is checked against those before."""

from collections.abc import Iterable

from desktop_app.engine.game import Game
from desktop_app.engine.moves import Bid, Call, Move
from desktop_app.engine.observation import Observation
from desktop_app.engine.outcome import Hand
from desktop_app.engine.rules import ExactCall, Rules
from desktop_app.match import protocol
from desktop_app.match.protocol import ProtocolError, ProtocolFault


class Follower:
    """Follows one game. Every method raises ProtocolError for a message that cannot come now, or cannot be true."""

    def __init__(self, message: protocol.Game) -> None:
        """Sit down at the table that the message describes."""
        entry, self._seat = message.rules, message.seat
        rules = Rules(entry.dice, entry.wild_ones, entry.palifico, ExactCall(entry.exact))
        _check(self._seat < len(message.players), "seat")
        self._game = Game.start(rules, len(message.players), 0)  # the first round tells who opens
        self._bidding = self._game.bidding
        self._dice: Hand | None = None
        self._call: Call | None = None
        self._answer: Move | None = None

    @property
    def observation(self) -> Observation:
        """What the seat knows."""
        game, dice = self._game, self._dice
        dealt = dice is not None
        return Observation(
            game.rules, self._seat, dice or (), dealt, self._bidding, game.used, game.history, game.winner
        )

    def begin(self, message: protocol.Round) -> None:
        """A round begins, and the seat's own dice are told."""
        _expect(self._dice is None and self._game.winner is None, message)
        if not self._game.history:
            _check(message.opener < len(self._game.used), "opener")
            self._game = Game.start(self._game.rules, len(self._game.used), message.opener)
        self._bidding = bidding = self._game.bidding
        _check(message.index == len(self._game.history), "index")
        _check(message.opener == bidding.opener, "opener")
        _check(message.palifico == bidding.palifico, "palifico")
        _check(tuple(message.counts) == bidding.counts, "counts")
        self._dice = _hand(message.dice)
        _check(len(self._dice) == bidding.counts[self._seat], "dice")

    def turn(self, message: protocol.Turn) -> Observation:
        """The seat is asked to act: what it sees."""
        _expect(self._waits_for_action() and self._bidding.turn == self._seat and self._answer is None, message)
        return self.observation

    def answered(self, move: Move) -> None:
        """The seat has chosen; the program will tell it as everybody else."""
        self._answer = move

    def act(self, message: protocol.Action) -> None:
        """Somebody has acted, the seat itself perhaps: then it must be what it has chosen."""
        _expect(self._waits_for_action(), message)
        bidding, move = self._bidding, protocol.move_of(message.action)
        _check(message.seat == bidding.turn, "seat")
        if reason := bidding.refusal(move):
            raise ProtocolError(ProtocolFault.ILLEGAL, reason.name)
        _check(message.seat != self._seat or move == self._answer, "action")
        self._answer = None
        if isinstance(move, Bid):
            self._bidding = bidding.after(move)
        else:
            self._call = move

    def reveal(self, message: protocol.Reveal) -> None:
        """All cups are lifted, and the round is settled."""
        call = self._call
        if call is None:
            raise ProtocolError(ProtocolFault.OUT_OF_PLACE, _name(message))
        hands = tuple([_hand(dice) for dice in message.dice])
        _check(tuple(map(len, hands)) == self._bidding.counts and hands[self._seat] == self._dice, "dice")
        at_the_call = Game.at(self._game.rules, self._bidding, hands, self._game.used, self._game.history)
        self._game = at_the_call.play(call).game
        _check(message.count == self._game.history[-1].outcome.matching, "count")
        _check(tuple(message.counts) == self._game.bidding.counts, "counts")
        self._bidding, self._dice, self._call = self._game.bidding, None, None

    def end(self, message: protocol.Over) -> None:
        """The game has ended, by a winner or given up."""
        _check(message.winner == self._game.winner, "winner")

    def _waits_for_action(self) -> bool:
        return self._dice is not None and self._call is None


def _hand(dice: Iterable[int]) -> Hand:
    """Dice in whatever order they were told."""
    return tuple(sorted(dice))


def _name(message: protocol.Message) -> str:
    return type(message).__name__.lower()


def _expect(expected: bool, message: protocol.Message) -> None:
    if not expected:
        raise ProtocolError(ProtocolFault.OUT_OF_PLACE, _name(message))


def _check(true: bool, member: str) -> None:
    if not true:
        raise ProtocolError(ProtocolFault.DIFFERS, member)
