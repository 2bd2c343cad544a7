"""Each rule of faults.py finds what it is there for, and is content with what is right."""

from collections.abc import Callable, Iterator
from functools import partial

import pytest

from tests.translations import faults
from tests.translations.catalogs import Message

Rule = Callable[[Message], Iterator[str]]

french = partial(faults.typography, "fr")
italian = partial(faults.typography, "it")
english = partial(faults.typography, "en")
plurals = partial(faults.plurals, "fr")

WRONG: list[tuple[Rule, str, tuple[str, ...]]] = [
    (faults.placeholders, "%1 wins", ("%2 gagne",)),
    (faults.placeholders, "%1 wins", ("gagne",)),
    (faults.placeholders, "%n dice", ("un dé", "%n dés")),
    (faults.tags, "a <b>bid</b>", ("une <b>enchère",)),
    (faults.tags, 'a <a href="#bids">bid</a>', ('une <a href="#bid">enchère</a>',)),
    (faults.accelerators, "&Bid", ("Annoncer",)),
    (faults.accelerators, "Bid", ("&Annoncer",)),
    (plurals, "%n dice", ("%n dé",)),
    (plurals, "%n dice", ("%n dé", "")),
    (faults.ends, "It is over.", ("C’est fini",)),
    (faults.ends, "Name:", ("Nom",)),
    (faults.ends, "New game…", ("Nouvelle partie",)),
    (faults.ends, "and ", ("et",)),
    (partial(faults.words, "fr"), "A bid", ("Une mise",)),
    (partial(faults.words, "fr"), "Challenge", ("Défi",)),
    (partial(faults.words, "fr"), "A bid", ("Un pari",)),
    (partial(faults.words, "it"), "A bid", ("Un'offerta",)),
    (partial(faults.words, "it"), "The round", ("Il round",)),
    (english, "A...", ("A...",)),
    (french, "The die", ("L'un des dés",)),
    (french, "Name:", ("Nom:",)),
    (french, "Name:", ("Nom :",)),
    (french, "Won!", ("Gagné !",)),
    (french, "Won!", ("Gagné!",)),
    (french, "Spot On", ("« Pile\u00a0»",)),
    (french, "Spot On", ("«\u00a0Pile»",)),
    (french, "Spot On", ("“Pile”",)),
    (italian, "The other", ("L’altro",)),
    (italian, "Name:", ("Nome :",)),
    (italian, "Spot On", ("« Esatto »",)),
    (italian, "It is", ("E' finita",)),
]
RIGHT: list[tuple[Rule, str, tuple[str, ...]]] = [
    (faults.placeholders, "%1 bids %L2", ("%L2, dit %1",)),
    (faults.accelerators, "R&&B &Bid", ("R&&B &Annoncer",)),
    (plurals, "%n dice", ("%n dé", "%n dés")),
    (faults.ends, "Name:", ("Nom\u00a0:",)),
    (faults.ends, "“Won!”", ("«\u00a0Gagné\u202f!\u00a0»",)),
    (partial(faults.words, "fr"), "Update", ("Mise à jour",)),
    (partial(faults.words, "it"), "Human", ("Umano",)),
    (
        french,
        "Really?! At 10:30: <a href='x:y'>no</a> &amp; yes",
        ("Vraiment\u202f?! À 10:30\u00a0: <a href='x:y'>non</a> &amp;",),
    ),
    (french, "Spot On", ("un «\u00a0Pile\u00a0» d’Odette",)),
    (italian, "Right: Spot On!", ("Giusto: l'«Esatto»!",)),
]


def message(source: str, forms: tuple[str, ...]) -> Message:
    return Message("Context", source, forms, plural="%n" in source)


@pytest.mark.parametrize(("rule", "source", "forms"), WRONG)
def test_found(rule: Rule, source: str, forms: tuple[str, ...]) -> None:
    assert len(list(rule(message(source, forms)))) == 1


@pytest.mark.parametrize(("rule", "source", "forms"), RIGHT)
def test_content(rule: Rule, source: str, forms: tuple[str, ...]) -> None:
    assert list(rule(message(source, forms))) == []
