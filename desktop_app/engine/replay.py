"""Game to record and back. Reading replays the game, so that the engine checks whatever is loaded."""

from collections.abc import Sequence
from enum import Enum, auto
from typing import NamedTuple

from desktop_app.engine.bidding import Bidding
from desktop_app.engine.dice import FairDice, normal_phrase
from desktop_app.engine.game import Game
from desktop_app.engine.moves import Action, Bid, BidMade, Call, IllegalMove, Move
from desktop_app.engine.outcome import Hand
from desktop_app.engine.record import (
    NO_ABOUT,
    About,
    ActionEntry,
    FairEntry,
    GameRecord,
    RecordError,
    RecordFault,
    RoundEntry,
    RulesEntry,
)
from desktop_app.engine.rules import ExactCall, Rules


class Kind(Enum):
    """What a record is: a game that was won, a private save with covered dice in it, or one that hides them."""

    FINISHED = auto()
    PRIVATE_SAVE = auto()
    EXPORT = auto()


class Replay(NamedTuple):
    """A record that was played again.

    `fair` is what the dice follow from, None where the record does not tell; `proven` says whether they were computed
    again. An export that stops in mid-round leaves `game` before that round's dice and has its `covered` bidding.
    """

    game: Game
    kind: Kind
    fair: FairDice | None
    proven: bool
    covered: Bidding | None


def record_of(game: Game, names: Sequence[str], fair: FairDice | None, about: About | None = None) -> GameRecord:
    """The whole of a game, covered dice and secret included: a private save, or the record of a finished game."""
    rules, bidding = game.rules, game.bidding
    rounds = [
        RoundEntry(
            played.opener,
            played.palifico,
            [list(hand) for hand in played.hands],
            [_action_entry(action) for action in played.actions],
            played.outcome.matching,
            list(played.counts_after),
        )
        for played in game.history
    ]
    if game.hands is not None:
        hands = [list(hand) for hand in game.hands]
        actions = [_action_entry(action) for action in bidding.actions]
        rounds.append(RoundEntry(bidding.opener, bidding.palifico, hands, actions, None, None))
    return GameRecord(
        rules=RulesEntry(rules.dice, rules.wild_ones, rules.palifico, rules.exact.value),
        fair=FairEntry(fair.seal, fair.phrase, fair.secret.hex()) if fair else None,
        players=list(names),
        rounds=rounds,
        winner=game.winner,
        about=about or NO_ABOUT,
    )


def replay(record: GameRecord) -> Replay:
    """Play a record again, move for move. Raises RecordError where it tells a game that cannot have been."""
    _check_about(record)
    fair = _fair_dice(record)
    kind = _kind(record)
    game = _start(record, fair)
    covered = None
    for number, entry in enumerate(record.rounds):
        last = number == len(record.rounds) - 1
        _check_opening(game, number, entry)
        if entry.dice is None:
            if kind is not Kind.EXPORT or not last:
                raise RecordError(RecordFault.DICE_COVERED, number)
            covered = _covered_bidding(game.bidding, number, entry)
        else:
            game = _played_round(_dealt(game, number, entry.dice, fair), number, entry, last=last)
    _check_end(record, game, kind)
    return Replay(game, kind, fair, fair is not None, covered)


def _check_about(record: GameRecord) -> None:
    """What is said about the seats must be said about each of them."""
    if record.about and record.about.seats is not None and len(record.about.seats) != len(record.players):
        raise RecordError(RecordFault.WRONG_SHAPE, member="about.seats")


def _fair_dice(record: GameRecord) -> FairDice | None:
    """What the dice follow from, where the record tells; the seal must be that of the secret."""
    entry = record.fair
    if entry is None:
        return None
    if not _is_normal(entry.phrase):
        raise RecordError(RecordFault.WRONG_PHRASE)
    if entry.secret is None:
        return None
    fair = FairDice(bytes.fromhex(entry.secret), entry.phrase)
    if fair.seal != entry.seal:
        raise RecordError(RecordFault.SEAL_DIFFERS)
    return fair


def _is_normal(phrase: str) -> bool:
    try:
        return normal_phrase(phrase) == phrase
    except ValueError:
        return False


def _kind(record: GameRecord) -> Kind:
    if record.winner is not None:
        if record.fair and record.fair.secret is None:
            raise RecordError(RecordFault.SECRET_MISSING)
        return Kind.FINISHED
    if record.fair:
        return Kind.PRIVATE_SAVE if record.fair.secret else Kind.EXPORT
    open_round = bool(record.rounds) and record.rounds[-1].count is None
    return Kind.PRIVATE_SAVE if open_round and record.rounds[-1].dice is not None else Kind.EXPORT


def _start(record: GameRecord, fair: FairDice | None) -> Game:
    """The game before its first dice; where no secret gives the opener, the first round does."""
    entry = record.rules
    rules = Rules(entry.dice, entry.wild_ones, entry.palifico, ExactCall(entry.exact))
    players = len(record.players)
    opener = record.rounds[0].opener if record.rounds else 0
    if fair:
        opener = fair.first_opener(players)
    elif opener >= players:
        raise RecordError(RecordFault.OPENER_DIFFERS, 0)
    return Game.start(rules, players, opener)


def _check_opening(game: Game, number: int, entry: RoundEntry) -> None:
    if game.winner is not None:
        raise RecordError(RecordFault.ROUND_AFTER_END, number)
    if entry.opener != game.bidding.opener:
        raise RecordError(RecordFault.OPENER_DIFFERS, number)
    if entry.palifico != game.bidding.palifico:
        raise RecordError(RecordFault.PALIFICO_DIFFERS, number)


def _dealt(game: Game, number: int, dice: list[list[int]], fair: FairDice | None) -> Game:
    hands: tuple[Hand, ...] = tuple(tuple(hand) for hand in dice)
    try:
        dealt = game.deal(hands).game
    except ValueError:
        raise RecordError(RecordFault.WRONG_HAND, number) from None
    if fair and hands != fair.roll(number, game.bidding.counts):
        raise RecordError(RecordFault.DICE_DIFFER, number)
    return dealt


def _played_round(game: Game, number: int, entry: RoundEntry, *, last: bool) -> Game:
    """The game after the actions of a round, whose count and dice must be what the record says."""
    for place, row in enumerate(entry.actions):
        if game.hands is None:
            raise RecordError(RecordFault.AFTER_THE_CALL, number, place)
        seat, move = _action(row, number, place)
        if seat != game.bidding.turn:
            raise RecordError(RecordFault.WRONG_SEAT, number, place)
        try:
            game = game.play(move).game
        except IllegalMove as error:
            raise RecordError(RecordFault.ILLEGAL_MOVE, number, place, refusal=error.reason) from None
    if game.hands is not None:
        _check_unsettled(number, entry, last=last)
        return game
    played = game.history[-1]
    if entry.count != played.outcome.matching:
        raise RecordError(RecordFault.COUNT_DIFFERS, number)
    if entry.dice_after != list(played.counts_after):
        raise RecordError(RecordFault.DICE_AFTER_DIFFER, number)
    return game


def _covered_bidding(bidding: Bidding, number: int, entry: RoundEntry) -> Bidding:
    """The bidding of the last round of an export, whose dice nobody may see; it can hold bids only."""
    for place, row in enumerate(entry.actions):
        seat, move = _action(row, number, place)
        if seat != bidding.turn:
            raise RecordError(RecordFault.WRONG_SEAT, number, place)
        if reason := bidding.refusal(move):
            raise RecordError(RecordFault.ILLEGAL_MOVE, number, place, refusal=reason)
        if not isinstance(move, Bid):
            raise RecordError(RecordFault.DICE_COVERED, number, place)
        bidding = bidding.after(move)
    _check_unsettled(number, entry, last=True)
    return bidding


def _check_unsettled(number: int, entry: RoundEntry, *, last: bool) -> None:
    if not last:
        raise RecordError(RecordFault.UNSETTLED, number)
    if entry.count is not None:
        raise RecordError(RecordFault.COUNT_DIFFERS, number)
    if entry.dice_after is not None:
        raise RecordError(RecordFault.DICE_AFTER_DIFFER, number)


def _check_end(record: GameRecord, game: Game, kind: Kind) -> None:
    if record.winner != game.winner:
        raise RecordError(RecordFault.WINNER_DIFFERS)
    if kind is Kind.EXPORT and record.fair and game.hands is not None:
        raise RecordError(RecordFault.DICE_OPEN, len(record.rounds) - 1)


def _action_entry(action: Action) -> ActionEntry:
    if isinstance(action, BidMade):
        return [action.seat, "bid", action.bid.quantity, action.bid.face]
    return [action.seat, action.call.value]


def _action(row: ActionEntry, number: int, place: int) -> tuple[int, Move]:
    match row:
        case [int(seat), "bid", int(quantity), int(face)]:
            return seat, Bid(quantity, face)
        case [int(seat), "challenge" | "exact" as call]:
            return seat, Call(call)
        case _:
            raise RecordError(RecordFault.WRONG_ACTION, number, place)
