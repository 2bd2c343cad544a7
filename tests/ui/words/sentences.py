"""Every sentence for every kind of value, as readable text: `python -m tests.ui.words.sentences` writes the files.

The files sentences_en.txt, … lie beside this one and are read by people, line by line, before they are checked in.
"""

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from desktop_app.engine.bidding import Bidding
from desktop_app.engine.events import DiceChanged, GameWon, PalificoTriggered, PlayerOut, RoundStarted
from desktop_app.engine.moves import Bid, BidMade, Call, CallMade, Refusal
from desktop_app.engine.rules import ExactCall, Rules
from desktop_app.match.session import SeatFailure
from desktop_app.players.roster import LEVELS
from desktop_app.ui.end_words import EndWords
from desktop_app.ui.languages import NAMES, Languages
from desktop_app.ui.words.options import OptionWords
from desktop_app.ui.words.prompts import Prompt
from desktop_app.ui.words.seats import SeatTold
from desktop_app.ui.words.sentence import InlineDie, Sentence, plain
from desktop_app.ui.words.story import GaveUp, Happening, Moment, TookBack
from desktop_app.ui.words.words import Words
from tests.ui.words import more_sentences
from tests.ui.words.review_sentences import of_reviews
from tests.ui.words.rounds import ENDS

PLAYERS = ("Camille", "Rosa", "Bruno", "Inès", "Odette")
#: Names that must not be read as marks, placeholders or rules of grammar; none of them is the reader's.
ODD = (
    "%1",
    "**Bo**",
    "{5}",
    "Zoë 🎲",
    "O’Hara",
    "d'Artagnan",
    "Hélène",
    "Hassan",
    "Yves",
    "Yasmine",
    "שרה",
    "Anna\nBeth",
    "<b>Bo</b> &amp; Co",
    "&Ann",
    "محمد علي",
    "\u202eoboR",
    "A\u0301\u0302\u0303\u0304",
    "👩\u200d👩\u200d👧",
    ".",
    "1",
    "Wolfeschlegelsteinhausen",
)
CALZA = Rules(exact=ExactCall.CALZA)
PLAIN_ONES = Rules(wild_ones=False)
FULL = (5, 5, 5, 5, 5)

Line = tuple[str, str]


def shown(sentence: Sentence | None) -> str:
    """A sentence as text: bold names between asterisks, dice in brackets, a wild one with its star."""
    if sentence is None:
        return "-"
    told = ""
    for part in sentence:
        if isinstance(part, InlineDie):
            told += f"[{part.face}{'*' if part.wild else ''}]"
        else:
            told += f"*{part.text}*" if part.bold else part.text
    return told


def story(words: Words, happening: Happening, *, palifico: bool = False, compact: bool = False) -> str:
    """A line of the story in round 8."""
    return shown(words.story.line(Moment(happening, 7, palifico), compact=compact))


def of_rounds(words: Words) -> Iterator[Line]:
    yield "round begins", story(words, RoundStarted(7, 1, palifico=False, counts=FULL))
    yield "round 21 begins", story(words, RoundStarted(20, 1, palifico=False, counts=FULL))
    yield "Palifico round begins", story(words, RoundStarted(7, 1, palifico=True, counts=FULL), palifico=True)
    for seats in ((1,), (0,), (1, 3), (0, 4), (1, 2, 0, 4), (1, 2, 3, 4)):
        yield f"Palifico triggered by {seats}", story(words, PalificoTriggered(seats))
    plain_ones = Words(PLAYERS, 0, PLAIN_ONES)
    yield "the same, ones not wild anyway", story(plain_ones, PalificoTriggered((4,)))


def of_moves(words: Words) -> Iterator[Line]:
    for seat in (1, 0):
        opening, raised = BidMade(seat, Bid(1, 1), opening=True), BidMade(seat, Bid(11, 6), opening=False)
        yield f"{seat} opens", story(words, opening)
        yield f"{seat} opens, compact", story(words, opening, compact=True)
        yield f"{seat} opens a Palifico round", story(words, opening, palifico=True)
        yield f"{seat} raises", story(words, raised)
        yield f"{seat} raises, compact", story(words, raised, compact=True)
        yield f"{seat} challenges", story(words, CallMade(seat, Call.CHALLENGE, Bid(4, 5), 3))
        exact = CallMade(seat, Call.EXACT, Bid(4, 1), 3)
        yield f"{seat} calls Spot On", story(words, exact)
        yield f"{seat} calls Calza", story(Words(PLAYERS, 0, CALZA), exact)


def of_ends(words: Words) -> Iterator[Line]:
    for name, end in ENDS.items():
        words = Words(PLAYERS, 0, end.rules)
        revealed = end.revealed()
        yield f"{name}: story", story(words, revealed)
        yield f"{name}: compact", story(words, revealed, compact=True)
        yield f"{name}: verdict", shown(words.verdicts.verdict(revealed))
        yield f"{name}: why", shown(words.verdicts.explanation(revealed))


def of_fates(words: Words) -> Iterator[Line]:
    yield "a die is lost", story(words, DiceChanged(1, 3, 2))
    for seat in (1, 0):
        yield f"{seat} is out", story(words, PlayerOut(seat))
        yield f"{seat} wins", story(words, GameWon(seat))
        yield f"{seat} gives up", story(words, GaveUp(seat))
        yield f"{seat} takes a bid back", story(words, TookBack(seat, Bid(6, 1)))
        yield f"{seat} takes a call back", story(words, TookBack(seat, Call.CHALLENGE))
    for seat in (1, 4, 0):
        yield f"{seat} has failed", story(words, SeatFailure(seat, ValueError()))


def of_prompts(words: Words) -> Iterator[Line]:
    start = Bidding.start(FULL, 0, palifico=False)
    yield "your turn, opening", prompt(words.prompts.your_turn(start))
    for bidder in (1, 4):
        standing = Bidding.start(FULL, bidder, palifico=False).after(Bid(3, 1))
        yield f"your turn, after {bidder}", prompt(words.prompts.your_turn(standing))
        yield f"thinking, after {bidder}", prompt(words.prompts.thinking(standing._replace(turn=2)))
    mine = Bidding.start(FULL, 0, palifico=False).after(Bid(3, 1))
    yield "thinking, after your bid", prompt(words.prompts.thinking(mine))
    yield "thinking, opening", prompt(words.prompts.thinking(start._replace(turn=1)))
    top = Bidding.start(FULL, 1, palifico=False).after(Bid(25, 6))
    yield "your turn, no raise left", prompt(words.prompts.your_turn(top))
    yield "the same with Calza", prompt(Words(PLAYERS, 0, CALZA).prompts.your_turn(top))
    yield "out", prompt(words.prompts.out())


def prompt(told: Prompt) -> str:
    """Both lines of a prompt."""
    return f"{shown(told.title)} / {shown(told.line)}"


def of_refusals(words: Words) -> Iterator[Line]:
    for reason in Refusal:
        for bidding in (Bidding.start((1, 1), 0, palifico=False), Bidding.start(FULL, 0, palifico=True)):
            name = f"{reason.name}, {'Palifico, ' if bidding.palifico else ''}{bidding.dice_in_play} dice"
            yield name, words.prompts.refusal(reason, bidding)
    calza = Words(PLAYERS, 0, CALZA).prompts
    yield "NO_RAISE_LEFT, Calza", calza.refusal(Refusal.NO_RAISE_LEFT, Bidding.start((1, 1), 0, palifico=False))


def of_table(words: Words) -> Iterator[Line]:
    table, wild = words.table, True
    for seat in (0, 1, 4):
        yield f"label of {seat}", words.people.label(seat)
        yield f"caption of {seat}", shown(table.caption(seat))
        yield f"{seat} is to open", shown(table.opens(seat))
        yield f"caption of the count, {seat}", shown(table.bid_made(seat, Bid(6, 1), wild=wild))
    yield "count", shown(table.count(0, 6))
    yield "tag, turn", table.turn()
    yield "tag, challenge", table.call(Call.CHALLENGE)
    yield "tag, Spot On", table.call(Call.EXACT)
    yield "tag, Calza", Words(PLAYERS, 0, CALZA).table.call(Call.EXACT)
    yield "out", table.out()
    yield "ribbon", table.palifico()
    yield "ribbon, dice in the open", table.palifico_open()
    yield "ribbon, ones not wild anyway", Words(PLAYERS, 0, PLAIN_ONES).table.palifico()
    yield "ribbon, next", table.palifico_next()
    yield "round", table.round(4)
    yield "looking back", table.looking_back(4)
    for dice in (2, 11, 21):
        yield f"{dice} dice in play", table.dice_in_play(dice)


def of_ladder(words: Words) -> Iterator[Line]:
    ladder, bid = words.ladder, Bid(7, 5)
    yield "legal", ladder.legal(bid)
    yield "too low", ladder.too_low(bid)
    yield "closed", ladder.closed(bid)
    for seat in (0, 1, 4):
        yield f"made by {seat}", ladder.made(bid, seat, standing=False)
        yield f"standing, by {seat}", ladder.made(bid, seat, standing=True)
        after = Bidding.start(FULL, seat, palifico=False).after(bid)
        yield f"lead over {seat}", shown(ladder.lead(after, my_turn=True))
    opening = Bidding.start(FULL, 0, palifico=True)
    yield "lead, opening", shown(ladder.lead(opening, my_turn=True))
    yield "lead, locked", shown(ladder.lead(opening.after(Bid(2, 1)), my_turn=False))
    yield "lead, no raise left", shown(ladder.lead(opening.after(Bid(25, 6)), my_turn=True))


def of_seats(words: Words) -> Iterator[Line]:
    seats = words.seats
    yield "out", seats.description(1, SeatTold(0))
    yield "one die", seats.description(1, SeatTold(1, palifico=True))
    yield "Palifico before", seats.description(1, SeatTold(3, used=True))
    yield "thinking", seats.description(1, SeatTold(5, Bid(3, 2), thinking=True, on_turn=True))
    yield "on turn", seats.description(1, SeatTold(5, Bid(3, 2), on_turn=True))
    yield "your turn", seats.description(0, SeatTold(5, Bid(3, 2), on_turn=True))
    yield "standing bid", seats.description(1, SeatTold(5, Bid(11, 1), standing=True))
    yield "own dice", seats.own_dice((1, 1, 2, 6), wild=True)
    yield "own dice, plain", seats.own_dice((1, 1, 2, 6), wild=False)
    yield "own dice, one", seats.own_dice((4,), wild=True)
    yield "shown by 0", seats.shown_dice(0, (1, 2), wild=True)
    yield "shown by 1", seats.shown_dice(1, (1, 2), wild=True)


def of_options(_words: Words) -> Iterator[Line]:
    options = OptionWords()
    yield "defaults", options.options(Rules())
    yield "the opposite", options.options(Rules(3, wild_ones=False, palifico=False, exact=ExactCall.CALZA))
    for rules in (Rules(), Rules(3, wild_ones=False, palifico=False, exact=ExactCall.CALZA)):
        yield from ((f"note of {rules.exact.name}", note) for note in options.notes(rules).splitlines())
    yield "players", options.players(2)
    yield "Spot On", options.exact_call(ExactCall.SPOT_ON)
    yield "Calza", options.exact_call(ExactCall.CALZA)
    for level in LEVELS:
        yield level.id, f"{options.level(level.id)} / {options.level_line(level.id)}"
    yield "strength", options.strength(2, 4)


def of_names(_words: Words) -> Iterator[Line]:
    words = Words(("Me", *ODD), 0, Rules())
    ends = EndWords(words.people, Rules())
    for seat, name in enumerate(ODD, 1):
        raised = words.story.line(Moment(BidMade(seat, Bid(3, 1), opening=False), 7, palifico=False))
        yield (
            repr(name),
            f"{shown(raised)} / {plain(raised or ())} / {shown(words.table.caption(seat))} / {ends.headline(seat)}",
        )
    yield "all of them", story(words, PalificoTriggered(tuple(range(len(ODD)))))


CHAPTERS = {
    "Rounds": of_rounds,
    "Moves": of_moves,
    "How rounds end": of_ends,
    "Fates": of_fates,
    "Prompts": of_prompts,
    "Refusals": of_refusals,
    "Table": of_table,
    "Ladder": of_ladder,
    "Seats": of_seats,
    "Options": of_options,
    "Names": of_names,
    "Bids": more_sentences.of_bids,
    "The end of a game": more_sentences.of_ends_of_games,
    "Reviews": of_reviews,
    "Faults of records": more_sentences.of_faults,
    "Bots": more_sentences.of_bots,
    "Keys and single words": more_sentences.of_keys,
    "Remarks": more_sentences.of_remarks,
    "Counts": more_sentences.of_counts,
}


def lines() -> Iterator[str]:
    """All sentences in the language that is spoken now."""
    for title, chapter in CHAPTERS.items():
        yield f"# {title}"
        for label, told in chapter(Words(PLAYERS, 0, Rules())):
            yield f"{label}: {told}"
        yield ""


def file(code: str) -> Path:
    """Where the sentences of a language lie."""
    return Path(__file__).with_name(f"sentences_{code}.txt")


def write() -> None:
    """Write all files."""
    application = QCoreApplication([])
    languages = Languages(application)
    for code in NAMES:
        languages.speak(code)
        file(code).write_text("\n".join(lines()), "utf-8", newline="\n")


if __name__ == "__main__":
    write()
