"""The lines themselves: enough of them, none twice, none about dice that are covered."""

import re
from itertools import chain

import pytest

from desktop_app.players.roster import LEVELS
from desktop_app.ui.languages import Languages
from desktop_app.ui.lines.temper import PLAIN, Remark, Tempers
from desktop_app.ui.occasions import Occasion

LANGUAGES = ("en", "fr", "it")
TEMPERS = (*(level.id for level in LEVELS), PLAIN)
SPOKEN = (
    Occasion.GREETING,
    Occasion.OPENING,
    Occasion.HIGH_RAISE,
    Occasion.CHALLENGE,
    Occasion.BELIEVED,
    Occasion.CAUGHT,
    Occasion.EXACT_RIGHT,
    Occasion.EXACT_WRONG,
    Occasion.DIE_LOST,
    Occasion.LAST_DIE,
    Occasion.OUT,
    Occasion.WIN,
)
#: Numbers from two on, faces, and what lies under a cup. (One die left is known to all.)
BETRAYAL = {
    "en": r"\d|\b(?:twos?|threes?|fours?|fives?|six(?:es)?|aces?|ones|hand|pair|bluff\w*|l(?:ie|iar|ying))\b",
    "fr": r"\d|\b(?:deux dés|trois|quatre|cinq|six|main|paire|bluff\w*|ment(?:i|ir|eur|euse|s|ent))\b",
    "it": r"\d|\b(?:due dadi|tre|quattro|cinque|sei dadi|assi?|coppia|bluff\w*|ment(?:ito|ire|o)|bugi\w+)\b",
}
#: What a line must not call anybody, nor anything anybody has done.
MOCKERY = r"(?i)\b(?:stupid|fool|idiot|loser|silly|bête|nul|idiote?|ridicule|perdant|stupido|scemo|ridicolo|perdente)\b"


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, languages: Languages) -> str:
    code = str(request.param)
    languages.speak(code)
    return code


def everything(tempers: Tempers) -> list[str]:
    return list(chain.from_iterable(tempers.lines(temper, occasion) for temper in TEMPERS for occasion in SPOKEN))


def test_enough_for_every_temper_and_occasion(language: str) -> None:
    tempers = Tempers()
    for temper in TEMPERS:
        for occasion in SPOKEN:
            assert 4 <= len(tempers.lines(temper, occasion)) <= 6, (language, temper, occasion)


def test_as_many_in_every_language(languages: Languages) -> None:
    tempers, counts = Tempers(), set[tuple[int, ...]]()
    for code in LANGUAGES:
        languages.speak(code)
        counts.add(tuple(len(tempers.lines(temper, occasion)) for temper in TEMPERS for occasion in Occasion))
    assert len(counts) == 1


def test_no_line_is_there_twice(language: str) -> None:
    lines = everything(Tempers())
    assert sorted(lines) == sorted(set(lines)), language


def test_short_enough_for_a_bubble(language: str) -> None:
    assert [line for line in everything(Tempers()) if not 3 <= len(line) <= 50] == [], language


def test_nothing_about_dice_that_are_covered(language: str) -> None:
    assert [line for line in everything(Tempers()) if re.search(BETRAYAL[language], line, re.IGNORECASE)] == []


def test_nobody_is_made_fun_of(language: str) -> None:
    assert [line for line in everything(Tempers()) if re.search(MOCKERY, line)] == [], language


def test_each_level_has_a_temper_of_its_own_and_others_speak_plainly() -> None:
    tempers = Tempers()
    assert [tempers.of(level) for level in TEMPERS] == list(TEMPERS)
    assert tempers.of("") == tempers.of("somebody else") == PLAIN


def test_a_screen_reader_is_told_who_says_it(languages: Languages) -> None:
    tempers = Tempers()
    remark = Remark(1, "plain", Occasion.OPENING, 3)
    assert tempers.told("%2", remark) == "%2 says: Over to you."
    languages.speak("fr")
    assert tempers.told("Rosa", remark) == "Rosa dit\u00a0: À vous."
