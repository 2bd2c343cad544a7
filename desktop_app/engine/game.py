"""The game: immutable, dealt and played one step at a time."""

from collections.abc import Sequence
from typing import NamedTuple

from desktop_app.engine.bidding import Bidding, legal_moves, next_seat, refusal
from desktop_app.engine.events import (
    DiceChanged,
    Event,
    GameWon,
    PalificoTriggered,
    PlayerOut,
    Revealed,
    RoundStarted,
)
from desktop_app.engine.moves import Bid, BidMade, Call, IllegalMove, Move, Refusal
from desktop_app.engine.observation import Observation, PlayedRound
from desktop_app.engine.outcome import HANDS, Hand, Outcome, counts_after, next_opener, only_seat, settle, triggering
from desktop_app.engine.rules import MAX_PLAYERS, MIN_PLAYERS, Rules


class Game(NamedTuple):
    """One game at one moment.

    `used` says which seats have triggered their Palifico round (F14). `winner` ends the game. `counts` to `bids` are
    what `Bidding` holds for the current round, or between rounds for the round to come; then `hands` is None and the
    game waits for `deal`. They lie open here because every move makes a new game.
    """

    rules: Rules
    used: tuple[bool, ...]
    history: tuple[PlayedRound, ...]
    winner: int | None
    hands: tuple[Hand, ...] | None
    counts: tuple[int, ...]
    dice_in_play: int
    palifico: bool
    opener: int
    turn: int
    bidder: int | None
    bids: tuple[Bid, ...]

    @classmethod
    def start(cls, rules: Rules, players: int, opener: int) -> "Game":
        """A new game that waits for its first dice. Raises ValueError for players or an opener that cannot be."""
        if not MIN_PLAYERS <= players <= MAX_PLAYERS:
            raise ValueError(f"{players} players is outside {MIN_PLAYERS} to {MAX_PLAYERS}")
        if not 0 <= opener < players:
            raise ValueError(f"seat {opener} cannot open among {players} players")
        return cls.at(rules, Bidding.start((rules.dice,) * players, opener, palifico=False))

    @classmethod
    def at(
        cls,
        rules: Rules,
        bidding: Bidding,
        hands: tuple[Hand, ...] | None = None,
        used: tuple[bool, ...] = (),
        history: tuple[PlayedRound, ...] = (),
    ) -> "Game":
        """The game that has come to this bidding. Without `hands` it waits for them; without `used` none is used."""
        return cls(rules, used or (False,) * len(bidding.counts), history, None, hands, *bidding)

    @property
    def bidding(self) -> Bidding:
        """The open side of the current round, or between rounds of the round to come."""
        _, _, _, _, _, counts, in_play, palifico, opener, turn, bidder, bids = self
        return Bidding(counts, in_play, palifico, opener, turn, bidder, bids)

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """What the seat on turn may do: all that `refusal` lets pass, so nothing while the game waits for dice."""
        return () if self.hands is None else legal_moves(self.bids, self.dice_in_play, palifico=self.palifico)

    def deal(self, hands: tuple[Hand, ...]) -> "Step":
        """Give every seat as many dice as it holds, sorted. Raises ValueError for dice that cannot be dealt now."""
        rules, used, history, winner, dealt, counts, in_play, palifico, opener, turn, bidder, bids = self
        if winner is not None or dealt is not None:
            raise ValueError("the game does not wait for dice")
        check_hands(hands, counts)
        game = Game(rules, used, history, None, hands, counts, in_play, palifico, opener, turn, bidder, bids)
        return Step(self, game)

    def refusal(self, move: Move) -> Refusal | None:
        """Why the seat on turn may not make this move, None if it may."""
        if self.hands is None:
            return self._no_move_at_all
        return refusal(move, self.bids, self.dice_in_play, palifico=self.palifico)

    @property
    def _no_move_at_all(self) -> Refusal:
        """Why nothing can be done without dice on the table."""
        return Refusal.NO_DICE_YET if self.winner is None else Refusal.GAME_OVER

    def play(self, move: Move) -> "Step":
        """Let the seat on turn move. Raises IllegalMove with the reason that `refusal` gives."""
        rules, used, history, _, hands, counts, in_play, palifico, opener, turn, _, bids = self
        if hands is None:
            raise IllegalMove(move, self._no_move_at_all)
        if reason := refusal(move, bids, in_play, palifico=palifico):
            raise IllegalMove(move, reason)
        if not isinstance(move, Bid):
            return Step(self, self._settled(hands, move))
        following, bids = next_seat(counts, turn), (*bids, move)
        game = Game(rules, used, history, None, hands, counts, in_play, palifico, opener, following, turn, bids)
        return Step(self, game)

    def _settled(self, hands: tuple[Hand, ...], call: Call) -> "Game":
        """The game after a call: the round is over, and if one seat alone holds dice now, so is the game."""
        rules, used, history, _, _, before, _, palifico, opener, _, _, bids = self
        outcome = settle(rules, self, hands, call)
        after = counts_after(before, outcome)
        winner = only_seat(after)
        triggers = triggering(before, outcome, used) if rules.palifico and winner is None else ()
        if triggers:
            used = tuple(had or seat in triggers for seat, had in enumerate(used))
        history = (*history, PlayedRound(opener, palifico, hands, bids, outcome, after))
        opener = next_opener(after, outcome)
        return Game(rules, used, history, winner, None, after, sum(after), bool(triggers), opener, opener, None, ())

    def observe(self, seat: int) -> Observation:
        """What a seat may know of this game."""
        hands = self.hands
        dice = () if hands is None else hands[seat]
        return Observation(
            self.rules, seat, dice, hands is not None, self.bidding, self.used, self.history, self.winner
        )


class Step(NamedTuple):
    """What an act led to: the game before it, and the game after it. What happened in between follows from the two."""

    before: Game
    game: Game

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened, in order: a round was started, a bid made, or a round settled with all that this led to."""
        before, game = self
        if before.hands is None:
            return (RoundStarted(len(game.history), game.opener, game.palifico, game.counts),)
        if game.hands is not None:
            return (BidMade(before.turn, game.bids[-1], not before.bids),)
        played = game.history[-1]
        events: list[Event] = [played.outcome.made, Revealed(played.hands, played.outcome)]
        events += _consequences(before.counts, game.counts, played.outcome)
        triggers = tuple(seat for seat in played.outcome.losers if game.used[seat] and not before.used[seat])
        if triggers:
            events.append(PalificoTriggered(triggers))
        if game.winner is not None:
            events.append(GameWon(game.winner))
        return tuple(events)


def check_hands(hands: tuple[Hand, ...], counts: tuple[int, ...]) -> None:
    """Raise ValueError unless every seat is given as many dice as it holds, with faces that exist, sorted."""
    if tuple(map(HANDS.get, hands)) != counts:
        raise ValueError("each seat takes as many dice as it holds, sorted, with faces that exist")


def _consequences(before: Sequence[int], after: Sequence[int], outcome: Outcome) -> list[Event]:
    """Who loses or wins a die, then who is out."""
    changed = outcome.losers if outcome.winner is None else (outcome.winner,)
    events: list[Event] = [DiceChanged(seat, before[seat], after[seat]) for seat in changed]
    events += [PlayerOut(seat) for seat in changed if not after[seat]]
    return events
