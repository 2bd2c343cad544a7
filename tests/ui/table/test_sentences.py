"""Sentences on the table: they shrink before they are cut."""

import pytest

from desktop_app.ui.table.sentences import fitted
from desktop_app.ui.words.sentence import Run

OPENS = (Run("Vous", bold=True), Run(" ouvrez les enchères."))


@pytest.mark.parametrize("room", range(144, 260, 7))
@pytest.mark.parametrize("size", [17.2, 18.0, 19.4, 22.0])
def test_a_sentence_shrinks_before_it_is_cut(fonts: None, room: int, size: float) -> None:
    sentence, shown = fitted(OPENS, size, room)
    assert sentence == OPENS
    assert 12 <= shown <= size


def test_what_does_not_fit_even_so_ends_in_an_ellipsis(fonts: None) -> None:
    sentence, shown = fitted((Run("W" * 24, bold=True), Run(" opens.")), 18, 160)
    (name, rest) = sentence
    assert (shown, rest) == (12, Run(" opens."))
    assert isinstance(name, Run)
    assert name.text.endswith("…")
