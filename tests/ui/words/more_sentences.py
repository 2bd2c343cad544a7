"""Sentences that belong to no move: bids in every size, the end of a game, faults of records, keys, counts."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from desktop_app.engine.moves import Bid, BidMade, Refusal
from desktop_app.engine.record import RecordError, RecordFault
from desktop_app.engine.rules import FACES, ExactCall, Rules
from desktop_app.library.faults import fault_told
from desktop_app.match.bot_faults import bot_fault_named
from desktop_app.match.bot_process import BotError, BotFault
from desktop_app.match.session import SeatFailure
from desktop_app.match.standings import BidsHeld, Challenges, ExactCalls, Fact, FirstPalifico, Quiet, Standing
from desktop_app.ui.end_words import EndWords
from desktop_app.ui.lines.temper import Remark
from desktop_app.ui.occasions import Occasion
from desktop_app.ui.rulebook.numbers import Numbers
from desktop_app.ui.table.pace import Pace
from desktop_app.ui.words.keys import KeyWords
from desktop_app.ui.words.paces import PaceWords
from desktop_app.ui.words.people import People
from desktop_app.ui.words.sentence import bid_told, plain
from desktop_app.ui.words.story import Moment
from desktop_app.ui.words.words import Words
from tests.translations.catalogs import read

EDGES = (0, 1, 2, 11, 21, 30)
"""Numbers before which a language may change its mind."""

Line = tuple[str, str]


def of_bids(words: Words) -> Iterator[Line]:
    for quantity in EDGES[1:]:
        for face in FACES:
            bid = Bid(quantity, face)
            told = [plain(bid_told(bid, wild=True))]
            for seat, opening in ((1, True), (1, False), (0, True), (0, False)):
                line = words.story.line(Moment(BidMade(seat, bid, opening=opening), 7, palifico=False))
                told.append(plain(line or ()))
            yield f"{quantity}, {face}", " / ".join(told)


def of_ends_of_games(words: Words) -> Iterator[Line]:
    ends = EndWords(words.people, Rules())
    for winner in (None, 0, 1):
        yield f"won by {winner}", f"{ends.headline(winner)} / {ends.subline(winner, 1, 1)}"
    for number in EDGES:
        yield f"{number} left, {number} rounds", ends.subline(1, number, number)
    for seconds in (0, 1, 90, 3599, 3600, 7500):
        yield f"{seconds} seconds", ends.duration(seconds)
    still = Standing(1, None, None, 3, Quiet(0))
    yield "the winner", ends.fate(Standing(1, 1, None, 3, Quiet(0)), ())
    yield "holds dice, nobody has won", ends.fate(still, ())
    for others in ((), (0,), (2,), (2, 4), (0, 2, 4)):
        yield f"out like {others}", ends.fate(Standing(1, 3, 10, 0, Quiet(0)), others)
    for fact in _facts():
        for exact in ExactCall:
            name = f"{fact}, {exact.name}" if isinstance(fact, ExactCalls) else f"{fact}"
            if exact is ExactCall.SPOT_ON or isinstance(fact, ExactCalls):
                told = EndWords(words.people, Rules(exact=exact)).fact(Standing(1, 3, 10, 0, fact))
                yield name, told


def _facts() -> Iterator[Fact]:
    for right in (True, False):
        yield from (ExactCalls(right, times, first=2) for times in (1, 2, 11))
    yield from (Challenges(right, made) for right, made in ((0, 1), (1, 1), (1, 2), (8, 11)))
    yield FirstPalifico(4)
    yield from (BidsHeld(held, called) for held, called in ((0, 1), (1, 1), (1, 2), (8, 11)))
    yield from map(Quiet, EDGES)


def of_faults(_words: Words) -> Iterator[Line]:
    for fault in RecordFault:
        if fault is not RecordFault.ILLEGAL_MOVE:
            yield fault.name, fault_told(RecordError(fault, member="rounds[3].hands"), 1)
    yield "in a round", fault_told(RecordError(RecordFault.COUNT_DIFFERS, 0), 11)
    for refusal in Refusal:
        error = RecordError(RecordFault.ILLEGAL_MOVE, 0, 1, refusal=refusal)
        yield refusal.name, fault_told(error, 2)


def of_bots(words: Words) -> Iterator[Line]:
    for fault in BotFault:
        refusal = Refusal.NOT_HIGHER if fault is BotFault.ILLEGAL else None
        error = BotError(fault, "%1 <b>", refusal=refusal, seconds=2.5)
        line = words.story.line(Moment(SeatFailure(4, error), 7, palifico=False))
        yield fault.name, f"{bot_fault_named(fault)} / {plain(line or ())}"


def of_keys(_words: Words) -> Iterator[Line]:
    keys, paces, numbers = KeyWords(), PaceWords(), Numbers()
    yield "enter", keys.enter()
    yield "challenge", keys.challenge()
    yield "ladder", keys.ladder()
    yield "next round", keys.next_round()
    for exact in ExactCall:
        yield exact.name, keys.exact(exact)
    for pace in Pace:
        yield pace.name, paces.name(pace)
    for number in range(1, 8):
        yield f"{number}", numbers.word(number)


def of_remarks(_words: Words) -> Iterator[Line]:
    for names in (("Rosa", "Odette"), ("שרה כהן", "%2")):
        words = Words(names, 0, Rules())
        for seat, temper in enumerate(("bold", "sharp")):
            remark = Remark(seat, temper, Occasion.OPENING, 1)
            yield f"{names[seat]!r}, {temper}", words.lines.told(People(names, None).label(seat), remark)


def of_counts(_words: Words) -> Iterator[Line]:
    """Every text with a number whose form depends on it, of all the program."""
    for message in sorted(read("en"), key=lambda message: (message.context, message.source)):
        if message.plural:
            told = [
                QCoreApplication.translate(message.context, message.source, message.comment, number) for number in EDGES
            ]
            yield f"{message.context}, {message.source}", " / ".join(told)
