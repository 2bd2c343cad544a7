"""Sentences in lines: nothing is lost, nothing is wider than its line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.engine.moves import Bid
from desktop_app.ui.painting.die import DieLook
from desktop_app.ui.painting.rich_text import RichLayout, RichStyle, lay_out
from desktop_app.ui.words.sentence import Run, Sentence, bid_told, fill

pytestmark = pytest.mark.usefixtures("fonts")
STYLE = RichStyle(14)


def told(layout: RichLayout) -> list[str]:
    """The lines as text, a die as its face."""
    return [
        " ".join("".join(_content(piece.content) for piece in unit) for unit in line.units) for line in layout.lines
    ]


def _content(content: str | DieLook) -> str:
    return content if isinstance(content, str) else str(content.face)


def raised(name: str) -> Sentence:
    return fill("%1 raises to %2.", Run(name, bold=True), bid_told(Bid(12, 5), wild=True))


def test_a_sentence_breaks_at_spaces_only() -> None:
    assert told(lay_out(raised("Rosa"), 1000, STYLE)) == ["Rosa raises to 12\u00a0×\u00a05."]
    assert told(lay_out(raised("Rosa"), 80, STYLE)) == ["Rosa raises", "to 12\u00a0×\u00a05."]


@given(st.text("ab ÿ🎲é👩‍🚀"), st.integers(40, 300))
def test_nothing_is_lost_and_nothing_is_too_wide(name: str, width: int) -> None:
    layout = lay_out(raised(name), width, STYLE)
    assert layout.width <= width
    whole = lay_out(raised(name), 100_000, STYLE)
    assert "".join(told(layout)).replace(" ", "") == "".join(told(whole)).replace(" ", "")
    assert layout.height == len(layout.lines) * STYLE.size * STYLE.line_height


def test_a_name_that_runs_from_right_to_left_is_set_as_one() -> None:
    layout = lay_out(raised("שרה כהן"), 1000, STYLE)
    assert [len(line.units) for line in layout.lines] == [4]
    assert told(lay_out(raised("שרה כהן"), 90, STYLE))[0] == "שרה כהן"
    assert lay_out(raised("שרה כהן"), 40, STYLE).width <= 40


def test_too_many_lines_end_in_an_ellipsis() -> None:
    layout = lay_out(raised("A name of many words"), 80, STYLE, most=2)
    assert told(layout) == ["A name of", "many …"]
    assert layout.width <= 80
    assert told(lay_out(raised("Rosa"), 80, STYLE, most=2)) == ["Rosa raises", "to 12\u00a0×\u00a05."]


def test_a_single_word_that_is_too_long_is_shortened() -> None:
    layout = lay_out(fill("Bartholomew-the-third"), 80, STYLE, most=1)
    assert told(layout)[0].startswith("Barth")
    assert told(layout)[0].endswith("…")
    assert layout.width <= 80


def test_no_sentence_has_no_lines() -> None:
    assert lay_out((), 80, STYLE).lines == ()
    assert lay_out((), 80, STYLE).width == 0
