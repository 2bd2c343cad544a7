"""The game: immutable, dealt and played one step at a time."""

from collections.abc import Sequence
from typing import NamedTuple

from desktop_app.engine.bidding import Bidding
from desktop_app.engine.events import (
    DiceChanged,
    Event,
    GameWon,
    PalificoTriggered,
    PlayerOut,
    Revealed,
    RoundStarted,
)
from desktop_app.engine.moves import Bid, BidMade, Call, CallMade, IllegalMove, Move, Refusal
from desktop_app.engine.observation import Observation, PlayedRound
from desktop_app.engine.outcome import HANDS, Hand, Outcome, counts_after, next_opener, only_seat, settle, triggering
from desktop_app.engine.rules import MAX_PLAYERS, MIN_PLAYERS, Rules


class Game(NamedTuple):
    """One game at one moment.

    `bidding` is that of the current round, or between rounds of the round to come; then `hands` is None and the game
    waits for `deal`. `used` says which seats have triggered their Palifico round (F14). `winner` ends the game.
    """

    rules: Rules
    bidding: Bidding
    hands: tuple[Hand, ...] | None
    used: tuple[bool, ...]
    history: tuple[PlayedRound, ...]
    winner: int | None

    @classmethod
    def start(cls, rules: Rules, players: int, opener: int) -> "Game":
        """A new game that waits for its first dice. Raises ValueError for players or an opener that cannot be."""
        if not MIN_PLAYERS <= players <= MAX_PLAYERS:
            raise ValueError(f"{players} players is outside {MIN_PLAYERS} to {MAX_PLAYERS}")
        if not 0 <= opener < players:
            raise ValueError(f"seat {opener} cannot open among {players} players")
        bidding = Bidding.start((rules.dice,) * players, opener, palifico=False)
        return cls(rules, bidding, None, (False,) * players, (), None)

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """What the seat on turn may do: all that `refusal` lets pass, so nothing while the game waits for dice."""
        return () if self.hands is None else self.bidding.legal_moves

    def deal(self, hands: tuple[Hand, ...]) -> "Step":
        """Give every seat as many dice as it holds, sorted. Raises ValueError for dice that cannot be dealt now."""
        rules, bidding, dealt, used, history, winner = self
        if winner is not None or dealt is not None:
            raise ValueError("the game does not wait for dice")
        check_hands(hands, bidding.counts)
        game = Game(rules, bidding, hands, used, history, None)
        return Step(game, (RoundStarted(len(history), bidding.opener, bidding.palifico, bidding.counts),))

    def refusal(self, move: Move) -> Refusal | None:
        """Why the seat on turn may not make this move, None if it may."""
        if self.winner is not None:
            return Refusal.GAME_OVER
        return Refusal.NO_DICE_YET if self.hands is None else self.bidding.refusal(move)

    def play(self, move: Move) -> "Step":
        """Let the seat on turn move. Raises IllegalMove with the reason that `refusal` gives."""
        rules, bidding, hands, used, history, winner = self
        reason = self.refusal(move)
        if reason or hands is None:
            raise IllegalMove(move, reason or Refusal.NO_DICE_YET)
        if not isinstance(move, Bid):
            return self._settle(hands, move)
        made = BidMade(bidding.turn, move, bidding.standing is None)
        return Step(Game(rules, bidding.after(made), hands, used, history, winner), (made,))

    def _settle(self, hands: tuple[Hand, ...], call: Call) -> "Step":
        rules, bidding, _, used, history, _ = self
        before = bidding.counts
        outcome = settle(rules, bidding, hands, call)
        after = counts_after(before, outcome)
        made = CallMade(outcome.caller, call, outcome.bid, outcome.bidder)
        played = PlayedRound(bidding.opener, bidding.palifico, hands, (*bidding.actions, made), outcome, after)
        winner = only_seat(after)
        triggers = triggering(before, outcome, used) if rules.palifico and winner is None else ()
        if triggers:
            used = tuple(had or seat in triggers for seat, had in enumerate(used))
        following = Bidding.start(after, next_opener(after, outcome), palifico=bool(triggers))
        events: list[Event] = [made, Revealed(hands, outcome)]
        events += _consequences(before, after, outcome)
        if triggers:
            events.append(PalificoTriggered(triggers))
        if winner is not None:
            events.append(GameWon(winner))
        return Step(Game(rules, following, None, used, (*history, played), winner), tuple(events))

    def observe(self, seat: int) -> Observation:
        """What a seat may know of this game."""
        rules, bidding, hands, used, history, winner = self
        dice = () if hands is None else hands[seat]
        return Observation(rules, seat, dice, hands is not None, bidding, used, history, winner)


class Step(NamedTuple):
    """What an act led to: the game after it, and what happened, in order."""

    game: Game
    events: tuple[Event, ...]


def check_hands(hands: tuple[Hand, ...], counts: tuple[int, ...]) -> None:
    """Raise ValueError unless every seat is given as many dice as it holds, with faces that exist, sorted."""
    if tuple(map(len, hands)) != counts:
        raise ValueError("a hand has another number of dice than its seat holds")
    if not HANDS.issuperset(hands):
        raise ValueError("a hand is not sorted, or shows a face that does not exist")


def _consequences(before: Sequence[int], after: Sequence[int], outcome: Outcome) -> list[Event]:
    """Who loses or wins a die, then who is out."""
    changed = outcome.losers if outcome.winner is None else (outcome.winner,)
    events: list[Event] = [DiceChanged(seat, before[seat], after[seat]) for seat in changed]
    events += [PlayerOut(seat) for seat in changed if not after[seat]]
    return events
