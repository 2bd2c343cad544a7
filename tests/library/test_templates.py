"""Placeholders are filled in any order, and values are never read as placeholders."""

import pytest
from PySide6.QtCore import QLocale

from desktop_app.library.templates import filled, shown


def test_placeholders_are_filled_in_any_order() -> None:
    assert filled("%2, %1 and %2 of %3 %", "a", 2, None) == "2, a and 2 of None %"


def test_a_value_is_not_a_template() -> None:
    assert filled("%1%2", "%2", "%1") == "%2%1"


def test_a_placeholder_needs_a_value() -> None:
    with pytest.raises(IndexError):
        filled("%2", "only one")


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "1,048,576 of 999"), ("fr", "1\u202f048\u202f576 of 999"), ("it", "1.048.576 of 999")],
)
def test_thousands_are_set_apart_as_in_the_language(language: str, told: str) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(language))
    assert filled("%1 of %2", 1048576, 999) == told
    QLocale.setDefault(before)


def test_of_a_long_name_the_beginning_and_the_end_are_shown() -> None:
    told = shown("a" * 50 + "\n" + "b" * 50 + ".jsonl")
    assert (len(told), told[:5], told[-12:]) == (61, "aaaaa", "bbbbbb.jsonl")
    assert shown("one\nline") == "one?line"
