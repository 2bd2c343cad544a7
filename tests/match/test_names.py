"""Names: anything a person types, but nothing invisible, endless or doubled."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.match.names import MAX_NAME, NameFault, name_faults, tidy_name


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Ana   María ", "Ana María"),
        ("Ine\u0300s", "In\u00e8s"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("עדה", "עדה"),
        ("a\u202eb\u2066c", "abc"),
        ("a\tb\nc\x00d", "a b cd"),
        ("**{5}** %1 <b>&x", "**{5}** %1 <b>&x"),
        ("x\ud800", "x"),
        ("", ""),
    ],
)
def test_names_are_tidied(typed: str, name: str) -> None:
    assert tidy_name(typed) == name


@given(st.text())
def test_tidying_twice_changes_nothing_and_the_result_can_be_written(text: str) -> None:
    name = tidy_name(text)
    assert tidy_name(name) == name
    name.encode()


def test_faults_are_told_for_each_seat() -> None:
    names = ("Rosa", "", "\u200b\u00a0", "ROSA", "x" * MAX_NAME, "y" * (MAX_NAME + 1))
    empty, long, taken = NameFault.EMPTY, NameFault.TOO_LONG, NameFault.TAKEN
    assert name_faults(names) == (None, empty, empty, taken, None, long)


@pytest.mark.parametrize(("first", "second"), [("Straße", "STRASSE"), ("Ana", "\uff21\uff4e\uff41"), ("inès", "INÈS")])
def test_names_that_look_the_same_are_taken(first: str, second: str) -> None:
    assert name_faults((first, second)) == (None, NameFault.TAKEN)


@given(st.text())
def test_a_tidy_name_stays_on_its_line_and_turns_nothing(name: str) -> None:
    tidied = tidy_name(name)
    assert "\n" not in tidied
    assert not set(tidied) & set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f")
    assert tidied == tidied.strip()
    assert tidy_name(tidied) == tidied


@pytest.mark.parametrize("name", ["Rosa", "Zoë 🎲", "👩‍🚀", "שרה", "O’Hara", "{5}", "**"])
def test_an_ordinary_name_is_left_alone(name: str) -> None:
    assert tidy_name(name) == name
