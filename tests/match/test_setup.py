"""Beginning a game: the secret stays sealed, phrases are checked, everybody gets a seat."""

import hashlib

import pytest

from desktop_app.engine.rules import Rules
from desktop_app.match.choices import Choices
from desktop_app.match.matches import Seat
from desktop_app.match.setup import LONGEST_PHRASE, PhraseFault, SealedDice, phrase_fault, seated
from desktop_app.match.thinker import Thinker
from desktop_app.players.roster import LEVELS

SEATS = (Seat("Ada", None, "you"), *(Seat(level.id, level.id, level.id) for level in LEVELS[-5:]))


def test_the_seal_is_that_of_the_secret_that_the_match_is_played_with() -> None:
    dice = SealedDice()
    match = dice.match(Choices(Rules(), SEATS), "Ine\u0300s")
    assert hashlib.sha256(match.fair.secret).hexdigest() == dice.seal == match.fair.seal
    assert match.fair.phrase == "In\u00e8s"
    assert (match.rules, match.seats) == (Rules(), SEATS)


def test_each_game_has_a_secret_and_a_seed_of_its_own() -> None:
    assert SealedDice().seal != SealedDice().seal
    dice, choices = SealedDice(), Choices(Rules(), SEATS)
    assert dice.match(choices, "").seed != dice.match(choices, "").seed


@pytest.mark.parametrize(
    ("phrase", "fault"),
    [
        ("", None),
        ("rain in April 🌧", None),
        ("x" * LONGEST_PHRASE, None),
        ("e\u0301" * LONGEST_PHRASE, None),
        ("x" * (LONGEST_PHRASE + 1), PhraseFault.TOO_LONG),
        ("\ud800", PhraseFault.NOT_TEXT),
    ],
)
def test_phrases_are_checked(phrase: str, fault: PhraseFault | None) -> None:
    assert phrase_fault(phrase) is fault
    if fault:
        with pytest.raises(ValueError, match=r"."):
            SealedDice().match(Choices(Rules(), SEATS), phrase)


def test_a_session_is_made_of_a_match() -> None:
    thinker = Thinker()
    match = SealedDice().match(Choices(Rules(), SEATS), "")
    session = seated(match, thinker)
    assert session.match is match
    session.close()
    thinker.close()
