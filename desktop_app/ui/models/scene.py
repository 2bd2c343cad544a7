"""What lies on the table at one moment, as the player at this screen sees it.

A scene is a value: an observation gives one (`scene_of`), each event since then the next (`after`). Dice of others come
from a `Revealed` event and from nowhere else, and are gone with the next observation.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

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
from desktop_app.engine.moves import Bid, BidMade, CallMade
from desktop_app.engine.observation import Observation, PlayedRound
from desktop_app.engine.outcome import Hand, Outcome, clockwise, matches, triggering
from desktop_app.engine.rules import Rules
from desktop_app.ui.lines.temper import Remark
from desktop_app.ui.mood import Mood


@dataclass(frozen=True, slots=True)
class SeatScene:
    """One seat: the dice it holds, its last bid of this round, the dice of it that lie open.

    While a reveal is shown `dice` still counts the dice that are `lost` (0 or 1), and already those that are `won`.
    `palifico` marks who triggered the Palifico round that is on or comes next, `used` who has triggered one at all.
    """

    dice: int
    hand: Hand = ()
    bid: Bid | None = None
    palifico: bool = False
    used: bool = False
    lost: int = 0
    won: int = 0
    out: bool = False


@dataclass(frozen=True, slots=True)
class TableScene:
    """The whole table. `me` is the seat at this screen, `turn` who must act, None while nobody has to.

    `standing` is the standing bid with its bidder, `call` what answered it, `outcome` how that settled the round once
    the cups are lifted; `counted` says how many of the matching dice have been counted aloud. `thinking` is the seat
    that is seen to think. `moods` are the faces of all seats, none of them known while it is empty; `said` is what
    somebody says just now. `is_open`: everybody's dice lie open while bids are made, as in the lesson; `ringed`: those
    that match the standing bid are shown to do so.
    """

    rules: Rules
    me: int
    round_number: int
    seats: tuple[SeatScene, ...]
    dice_in_play: int
    palifico: bool
    wild: bool
    dealt: bool
    opener: int
    turn: int | None
    standing: BidMade | None
    call: CallMade | None = None
    outcome: Outcome | None = None
    counted: int = 0
    thinking: int | None = None
    next_palifico: bool = False
    winner: int | None = None
    moods: tuple[Mood, ...] = ()
    said: Remark | None = None
    is_open: bool = False
    ringed: bool = False

    @property
    def cups_lifted(self) -> bool:
        """Whether everybody's dice are to be seen."""
        return self.is_open or self.outcome is not None

    def mood(self, seat: int) -> Mood:
        """How a seat looks."""
        return self.moods[seat] if self.moods else Mood.CALM

    @property
    def matching(self) -> tuple[tuple[int, int], ...]:
        """Seat and place in its hand of every die that counts for the bid, clockwise from the bidder.

        There are none until the cups are lifted, but for those that are `ringed`.
        """
        if self.outcome is not None:
            return self._matching(self.outcome.bidder, self.outcome.bid.face)
        if self.ringed and self.standing is not None:
            return self._matching(self.standing.seat, self.standing.bid.face)
        return ()

    def _matching(self, bidder: int, face: int) -> tuple[tuple[int, int], ...]:
        order = (bidder, *clockwise(len(self.seats), bidder))
        return tuple(
            (seat, place)
            for seat in order
            for place, die in enumerate(self.seats[seat].hand)
            if matches(die, face, wild=self.wild)
        )


def scene_of(observation: Observation) -> TableScene:
    """The table as it stands, with every cup down but for the seat's own dice."""
    bidding = observation.bidding
    marked = _triggered_last(observation.rules, observation.history, len(bidding.counts))
    active = observation.dealt and observation.winner is None
    return TableScene(
        rules=observation.rules,
        me=observation.seat,
        round_number=observation.round_number,
        seats=tuple(_seat(observation, seat, palifico=seat in marked) for seat in range(len(bidding.counts))),
        dice_in_play=bidding.dice_in_play,
        palifico=bidding.palifico,
        wild=observation.wild,
        dealt=observation.dealt,
        opener=bidding.opener,
        turn=bidding.turn if active else None,
        standing=bidding.actions[-1] if bidding.actions else None,
        winner=observation.winner,
    )


def after(scene: TableScene, event: Event) -> TableScene:
    """The table after a call, or after what follows from one. Rounds and bids are seen from their observation."""
    match event:
        case CallMade():
            return replace(scene, call=event, turn=None)
        case Revealed(hands, outcome):
            seats = tuple(replace(seat, hand=hand) for seat, hand in zip(scene.seats, hands, strict=True))
            return replace(scene, seats=seats, outcome=outcome, counted=0)
        case DiceChanged(seat, before, left):
            lost, won = max(before - left, 0), max(left - before, 0)
            return _with_seat(scene, seat, replace(scene.seats[seat], dice=before + won, lost=lost, won=won))
        case PlayerOut(seat):
            return _with_seat(scene, seat, replace(scene.seats[seat], out=True))
        case PalificoTriggered(seats):
            marked = tuple(
                replace(seat, palifico=number in seats, used=seat.used or number in seats)
                for number, seat in enumerate(scene.seats)
            )
            return replace(scene, seats=marked, next_palifico=True)
        case GameWon(seat):
            return replace(scene, winner=seat)
        case RoundStarted() | BidMade():
            return scene


def revealed(observation: Observation, events: Iterable[Event]) -> TableScene:
    """The table at the end of a reveal: what was known before the call, and all that came of it."""
    scene = scene_of(observation)
    for event in events:
        scene = after(scene, event)
    return with_count(scene, len(scene.matching))


def laid_open(scene: TableScene, hands: Sequence[Hand]) -> TableScene:
    """The same table with these dice of all seats in the open."""
    seats = tuple(replace(seat, hand=hand) for seat, hand in zip(scene.seats, hands, strict=True))
    return replace(scene, seats=seats, is_open=True)


def with_rings(scene: TableScene, *, ringed: bool) -> TableScene:
    """The same table, the dice that match the standing bid ringed or not."""
    return replace(scene, ringed=ringed)


def with_count(scene: TableScene, counted: int) -> TableScene:
    """The same table, so many of the matching dice counted."""
    return replace(scene, counted=counted)


def with_company(scene: TableScene, moods: tuple[Mood, ...], said: Remark | None) -> TableScene:
    """The same table with these faces round it, and these words in the air."""
    return replace(scene, moods=moods, said=said)


def with_thinker(scene: TableScene, seat: int | None) -> TableScene:
    """The same table while a seat, whose turn it is, thinks; or nobody."""
    return replace(scene, thinking=seat, turn=scene.turn if seat is None else seat)


def with_turn(scene: TableScene, seat: int | None) -> TableScene:
    """The same table when a seat must act, or nobody has been asked yet."""
    return replace(scene, turn=seat)


def _seat(observation: Observation, seat: int, *, palifico: bool) -> SeatScene:
    bidding = observation.bidding
    return SeatScene(
        dice=bidding.counts[seat],
        hand=observation.dice if seat == observation.seat else (),
        bid=_last_bid(bidding, seat),
        palifico=palifico and bidding.palifico,
        used=observation.used[seat],
        out=bidding.counts[seat] == 0,
    )


def _with_seat(scene: TableScene, seat: int, changed: SeatScene) -> TableScene:
    return replace(scene, seats=(*scene.seats[:seat], changed, *scene.seats[seat + 1 :]))


def _last_bid(bidding: Bidding, seat: int) -> Bid | None:
    return next((made.bid for made in reversed(bidding.actions) if made.seat == seat), None)


def _triggered_last(rules: Rules, history: Sequence[PlayedRound], players: int) -> Iterable[int]:
    """Who triggered a Palifico round by the last settled round (F14): the engine's own rule, round after round."""
    used = [False] * players
    triggers: tuple[int, ...] = ()
    for played in history if rules.palifico else ():
        triggers = triggering(tuple(map(len, played.hands)), played.outcome, used)
        for seat in triggers:
            used[seat] = True
    return triggers
