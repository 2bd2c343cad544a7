"""Every sentence, in every language, is the one that was read and checked in; whatever a name holds, it is data."""

import ast
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication, QTranslator

import desktop_app.ui
from desktop_app.engine.moves import Bid
from desktop_app.engine.rules import Rules
from desktop_app.ui.languages import Languages
from desktop_app.ui.words.names import begins_with_vowel_sound
from desktop_app.ui.words.sentence import InlineDie, Run, bid_told, fill, in_a_row, plain
from desktop_app.ui.words.words import Words
from tests.translations.catalogs import KNOWN, read
from tests.ui.words.sentences import file, lines

UI = Path(desktop_app.ui.__path__[0])
"""The room of everything that is said."""

SAYING = {
    *(
        tree.name
        for file in UI.glob("words/*.py")
        for tree in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(tree, ast.ClassDef)
    ),
    "EndWords",
    "ReviewWords",
    "Tempers",
    "Faults",
    "Bots",
}


@pytest.mark.parametrize("code", KNOWN)
def test_the_sentences_are_those_that_were_read(languages: Languages, code: str) -> None:
    languages.speak(code)
    expected = file(code).read_text("utf-8").split("\n")
    assert list(lines()) == expected, "after reading the change: python -m tests.ui.words.sentences"


def test_every_sentence_with_a_value_in_it_is_among_them(qapp: QCoreApplication) -> None:
    """Of all classes that make sentences from values: what is said nowhere in the files has not been read."""
    listener = Listener()
    qapp.installTranslator(listener)
    try:
        list(lines())
    finally:
        qapp.removeTranslator(listener)
    with_values = {
        (message.context, message.source, message.comment or "")
        for message in read("en")
        if message.context in SAYING and "%" in message.source
    }
    assert len(with_values) > 100
    assert with_values - listener.heard == set()


class Listener(QTranslator):
    """Translates nothing, and remembers what it was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: set[tuple[str, str, str]] = set()

    def isEmpty(self) -> bool:
        """Something is to be heard here."""
        return False

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        """Nothing: whoever was installed before is asked next."""
        self.heard.add((context, source, disambiguation or ""))
        return ""


@pytest.mark.parametrize("code", KNOWN)
def test_never_one_dice(languages: Languages, code: str) -> None:
    languages.speak(code)
    wrong = {"en": "1 dice", "fr": "1 dés", "it": "1 dadi"}[code]
    told = [Words(("A", "B"), 0, Rules()).table.dice_in_play(dice) for dice in range(1, 37)]
    assert not any(text == wrong or text.endswith(f" {wrong}") for text in told)
    assert len(set(told)) == len(told)


def test_a_template_puts_values_where_its_language_wants_them() -> None:
    assert fill("%2 then %1.", "a", Run("b", bold=True)) == (Run("b", bold=True), Run(" then "), Run("a"), Run("."))
    assert fill("%1%1", 3) == (Run("3"), Run("3"))
    with pytest.raises(IndexError):
        fill("%2", "a")


@given(st.text(), st.text())
def test_a_value_is_never_read_as_a_template(first: str, second: str) -> None:
    assert fill("%1 %2", first, second) == (Run(first), Run(" "), Run(second))


def test_a_bid_is_one_unbroken_piece() -> None:
    assert bid_told(Bid(11, 1), wild=True) == (Run("11\u00a0×\u00a0"), InlineDie(1, wild=True))
    assert bid_told(Bid(11, 1), wild=False)[-1] == InlineDie(1)
    assert bid_told(Bid(2, 6), wild=True)[-1] == InlineDie(6)
    assert plain(bid_told(Bid(11, 1), wild=True)) == "11\u00a0×\u00a01"


def test_sentences_in_a_row_are_parted_by_one_space() -> None:
    assert plain(in_a_row((fill("A."), (), fill("B."), fill("C.")))) == "A. B. C."


@pytest.mark.parametrize(
    "name", ["Odette", "Inès", "Émile", "Æsa", "Yves", "Yvonne", "Hélène", "Hubert", "Hugues", "Henriette", "anna"]
)
def test_french_elides_before_a_vowel_sound(name: str) -> None:
    assert begins_with_vowel_sound(name)


@pytest.mark.parametrize("name", ["Rosa", "Yasmine", "Yann", "Y", "Hassan", "Hans", "Harry", "8", "", "🎲", "(Anna)"])
def test_french_elides_before_nothing_else(name: str) -> None:
    assert not begins_with_vowel_sound(name)
