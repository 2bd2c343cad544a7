"""What the lesson says: every step in every language, with the words of the rules."""

import pytest

from desktop_app.engine.bidding import Bidding
from desktop_app.engine.moves import Bid, Call
from desktop_app.engine.rules import Rules
from desktop_app.match.lesson.advice import Advice, Concern
from desktop_app.match.lesson.steps import Step
from desktop_app.ui.languages import Languages
from desktop_app.ui.lesson.moment import Moment, Part
from desktop_app.ui.lesson.words import LessonWords
from desktop_app.ui.words.people import People
from desktop_app.ui.words.prompts import PromptWords
from desktop_app.ui.words.sentence import InlineDie, plain

TERMS = {
    "en": "bid|quantity|face|raise|Ones are wild|count toward|challenge|the bid holds|loses a die|opens the next round"
    "|A player without dice is out|Spot On|exact call|single die|Palifico round|ones are not wild|the face is fixed"
    "|raise the quantity|once per player|Calza|win a die back|the caller",
    "fr": "enchère|quantité|face|surenchérir|Les 1 sont des pacos|comptent pour|douter|l’enchère tient|perd un dé"
    "|ouvre la manche suivante|Un joueur sans dés est hors jeu|« Pile »|annonce exacte|qu’un seul dé|manche Palifico"
    "|les 1 ne sont pas des pacos|la face est fixée|augmenter la quantité|une fois par joueur|Calza|regagnez un dé"
    "|l’annonceur",
    "it": "puntata|quantità|faccia|rilanciare|Gli 1 sono jolly|contano per|sfida|la puntata regge|perde un dado"
    "|apre il giro successivo|Un giocatore senza dadi è fuori gioco|«Esatto»|chiamata esatta|un solo dado|giro Palifico"
    "|gli 1 non sono jolly|la faccia è fissa|aumentare la quantità|una volta per giocatore|Calza|riprendi un dado"
    "|chi ha chiamato",
}
"""What every lesson must name, in the words of rules.md."""


def moments() -> list[Moment]:
    return [Moment(step, part, Bid(3, 4), 4, opening=True) for step in Step for part in Part]


@pytest.mark.parametrize("code", TERMS)
def test_the_lesson_teaches_with_the_words_of_the_rules(languages: Languages, code: str) -> None:
    languages.speak(code)
    words = LessonWords()
    said = "\n".join(plain(sentence) for moment in moments() for sentence in words.lines(moment).text)
    said = said.replace("\u00a0", " ").casefold()
    assert [term for term in TERMS[code].split("|") if term.casefold() not in said] == []


def test_something_is_said_at_every_moment_and_to_be_done_when_one_is_asked() -> None:
    words = LessonWords()
    for moment in moments():
        lines = words.lines(moment)
        assert lines.title
        assert 0 < len(lines.text) <= 3
        assert all(plain(sentence) for sentence in lines.text)
        assert len(lines.todo) <= 2
        if moment.part is Part.TASK and moment.step not in (Step.CHALLENGED, Step.CALZA):
            assert lines.todo


@pytest.mark.parametrize("matching", [1, 2, 6])
@pytest.mark.parametrize("code", TERMS)
def test_every_concern_has_words_for_every_number(languages: Languages, code: str, matching: int) -> None:
    languages.speak(code)
    prompts = PromptWords(People(["Ada"], 0), Rules())
    bidding = Bidding.start((3, 3, 3), 0, palifico=False)
    for concern in Concern:
        note = LessonWords().note(Advice(concern, Bid(7, 1), matching, matching), bidding, prompts)
        told = plain(note)
        assert "%" not in told
        if concern in (Concern.TOO_MANY, Concern.BID_HOLDS, Concern.NOT_EXACT, Concern.BEGIN_LOWER):
            assert str(matching) in told


def test_a_one_wears_its_star_in_a_note_while_it_is_wild() -> None:
    prompts = PromptWords(People(["Ada"], 0), Rules())
    for palifico in (False, True):
        bidding = Bidding.start((3, 3, 3), 0, palifico=palifico)
        note = LessonWords().note(Advice(Concern.TOO_MANY, Bid(7, 1), 2), bidding, prompts)
        assert [part.wild for part in note if isinstance(part, InlineDie)] == [not palifico]
    assert LessonWords().note(Advice(Concern.BID_HOLDS, Call.CHALLENGE, 2), bidding, prompts)
