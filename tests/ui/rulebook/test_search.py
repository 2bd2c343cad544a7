"""Searching: as people type, place for place in the text as it stands."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.ui.rulebook.search import folded, places


@pytest.mark.parametrize(
    ("text", "wanted", "found"),
    [
        ("Les enchères, l’enchère", "enchere", (4, 16)),
        ("Les enchères", "ENCHÈRES", (4,)),
        ("un « Pile » réussi", '" pile "', (3,)),
        ("l’annonceur", "l'annonceur", (0,)),
        ("più di così", "piu di cosi", (0,)),
        ("deux\ndés", "deux dés", (0,)),
        ("aaaa", "aa", (0, 2)),
        ("aaaa", " aa ", (0, 2)),
        ("anything", "", ()),
        ("anything", "   ", ()),
        ("", "a", ()),
    ],
)
def test_places(text: str, wanted: str, found: tuple[int, ...]) -> None:
    assert places(text, wanted) == found


@given(st.text())
def test_what_is_compared_is_as_long_as_what_is_read(text: str) -> None:
    assert len(folded(text)) == len(text)


@given(st.text(max_size=30), st.text(min_size=1, max_size=3))
def test_every_place_holds_the_words(text: str, wanted: str) -> None:
    for place in places(text, wanted):
        assert folded(text)[place:].startswith(folded(wanted.strip()))
