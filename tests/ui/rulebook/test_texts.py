"""The texts of the book: every fact, every term, in every language; links that lead somewhere."""

import re

import pytest

from desktop_app.engine.rules import MAX_DICE, MAX_PLAYERS, MIN_DICE, MIN_PLAYERS, ExactCall, Rules
from desktop_app.library.templates import capitalised
from desktop_app.ui.languages import NAMES, Languages
from desktop_app.ui.rulebook.book import chapters
from desktop_app.ui.rulebook.numbers import Numbers
from desktop_app.ui.rulebook.sections import Comparison, Paragraph
from desktop_app.ui.rulebook.topics import Topic
from tests.translations.catalogs import KNOWN
from tests.ui.rulebook.facts import FACTS, Fact
from tests.ui.rulebook.reading import bare, places
from tests.ui.rulebook.vocabulary import VOCABULARY

each_language = pytest.mark.parametrize("code", NAMES)
each_known = pytest.mark.parametrize("code", KNOWN)
LINK = re.compile(r'<a href="#([^"]*)">')


@each_known
@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.name)
def test_every_fact_is_told_in_its_place(languages: Languages, code: str, fact: Fact) -> None:
    languages.speak(code)
    assert bare(fact.words(code)) in places()[fact.topic]


def test_no_fact_is_forgotten() -> None:
    told = {fact.name.split()[0] for fact in FACTS}
    assert told == {*(f"F{number}" for number in range(1, 20)), *(f"D{number}" for number in range(1, 13))}


@each_known
def test_every_term_is_used(languages: Languages, code: str) -> None:
    languages.speak(code)
    book = " ".join(places().values()).casefold()
    missing = [
        term for term in VOCABULARY[code] if not re.search(rf"(?<!\w){re.escape(bare(term).casefold())}(?!\w)", book)
    ]
    assert missing == []


@each_language
def test_every_topic_has_one_place(languages: Languages, code: str) -> None:
    languages.speak(code)
    told = places()
    assert list(told) == list(Topic)
    assert all(told.values())


def test_what_the_book_calls_usual_is_what_the_engine_does() -> None:
    assert Rules() == Rules(dice=5, wild_ones=True, palifico=True, exact=ExactCall.SPOT_ON)


@each_language
def test_limits_come_from_the_engine(languages: Languages, code: str) -> None:
    languages.speak(code)
    word, told = Numbers().word, places()
    assert all(word(number) in told[Topic.AIM].casefold() for number in (MIN_PLAYERS, MAX_PLAYERS))
    assert all(word(number) in told[Topic.DICE_EACH] for number in (MIN_DICE, MAX_DICE))
    assert word(Rules().dice) in told[Topic.OPTIONS]


def test_numbers_beyond_the_words_are_digits() -> None:
    assert Numbers().word(7) == "7"
    assert capitalised("à deux") == "À deux"


@each_language
def test_links_lead_to_places_and_are_the_same_in_every_language(languages: Languages, code: str) -> None:
    def links() -> list[tuple[Topic, str]]:
        return [
            (part.topic, link)
            for chapter in chapters()
            for part in (chapter, *chapter.sections)
            for block in part.blocks
            if isinstance(block, Paragraph)
            for link in LINK.findall(block.text)
        ]

    languages.speak("en")
    wanted = links()
    languages.speak(code)
    assert links() == wanted
    assert len(wanted) > 4
    assert all(Topic(link) for _, link in wanted)


@each_known
def test_the_table_has_six_rows_in_the_order_of_the_documents(languages: Languages, code: str) -> None:
    languages.speak(code)
    (changes,) = (
        block
        for chapter in chapters()
        for section in chapter.sections
        for block in section.blocks
        if isinstance(block, Comparison)
    )
    names = {
        "en": ["Palifico round", "Wild ones", "Raising a bid", "Opening bid", "How often", "Other options"],
        "fr": [
            "Manche Palifico",
            "Pacos",
            "Surenchérir",
            "Enchère d’ouverture",
            "Combien de fois",
            "Autres options",
        ],
        "it": ["Giro Palifico", "1 jolly", "Rilanciare", "Puntata d'apertura", "Quante volte", "Altre opzioni"],
    }
    assert [row.name for row in changes.rows] == names[code]
    assert all(row.standard and row.palifico and row.standard != row.palifico for row in changes.rows)
