"""Sentences of reviews: every kind of move, and what is said of it."""

from collections.abc import Iterator

from desktop_app.engine.game import Game
from desktop_app.engine.moves import Bid, Call, Move
from desktop_app.engine.outcome import Hand
from desktop_app.engine.rules import ExactCall, Rules
from desktop_app.match.review.choices import Choice, Option, choices_of
from desktop_app.match.review.review import Review, TurningPoint, review_of
from desktop_app.players.cautious import Cautious
from desktop_app.ui.review.words import ReviewWords, signed
from desktop_app.ui.words.people import People
from desktop_app.ui.words.sentence import plain
from desktop_app.ui.words.words import Words

Line = tuple[str, str]

NAMES = ("Camille", "Rosa", "Odette")
CHALLENGE, EXACT = Call.CHALLENGE, Call.EXACT
ROUNDS: tuple[tuple[tuple[str, ...], tuple[Move, ...]], ...] = (
    (("222", "333", "444"), (Bid(3, 2), CHALLENGE)),
    (("222", "33", "444"), (Bid(2, 3), CHALLENGE)),
    (("222", "33", "44"), (Bid(3, 5), CHALLENGE)),
    (("222", "33", "4"), (Bid(1, 2), Bid(3, 2), Bid(4, 2), EXACT)),
    (("222", "33", ""), (Bid(3, 2), EXACT)),
)
"""Seat 0 opens; the fourth is a Palifico round."""


def of_reviews(_words: Words) -> Iterator[Line]:
    review = review_by_hand(Rules(dice=3))
    words = ReviewWords(People(NAMES, 0), review)
    for choice in review.choices:
        place = f"{words.place(choice)} / {plain(words.move(choice))} / {plain(words.found(choice))}"
        yield f"{choice.round_number}.{choice.number} by {choice.seat}", f"{place} / {words.judgement(choice)}"
    call = review.choices[-1]
    for option in call.options:
        yield f"{option.move}", words.told(option, call)
    for hidden in (1, 2, 11, 21):
        yield f"{hidden} dice unseen", words.explanation(call._replace(unseen=hidden))
    for seat in range(3):
        yield f"cup of {seat}", words.dice(seat, 0)
        yield f"turning point of {seat}", words.turning_point(TurningPoint(1, seat, 12 - 9 * seat))
    yield "chances", words.chances(0)
    yield "marks", " / ".join(words.marks())
    yield "points", " / ".join(map(signed, (-12, -1, 1, 12)))
    for names, reader in ((("Camille", "Odette", "Rosa"), 0), (("Rosa", "Odette", "Malik"), None)):
        others = ReviewWords(People(names, reader), review)
        for number in range(3):
            yield f"challenge {number}, {names}", plain(others.action(number, -1))
    calza = ReviewWords(People(NAMES, None), review_by_hand(Rules(dice=3, exact=ExactCall.CALZA)))
    yield "Calza", plain(calza.option(Option(EXACT, 0.5, 0.5), call))
    yield "nobody reads", plain(calza.action(4, -1))


def review_by_hand(rules: Rules) -> Review:
    """A game of three, seat 0 opening, that was given up after five rounds; chances are the shares of the dice."""
    game = Game.start(rules, 3, 0)
    for hands, moves in ROUNDS:
        dealt: tuple[Hand, ...] = tuple(tuple(int(die) for die in hand) for hand in hands)
        game = game.deal(dealt).game
        for move in moves:
            game = game.play(move).game
    seen = game.observe(0)
    counts = [*(tuple(map(len, played.hands)) for played in seen.history), seen.bidding.counts]
    chances = [tuple(held / sum(each) for held in each) for each in counts]
    choices: list[Choice] = list(choices_of(seen, Cautious()))
    return review_of(seen, choices, chances)
