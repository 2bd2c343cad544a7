"""Lines of text: the drawn sign, where they stand, how they shrink."""

import numpy as np
import pytest
from PySide6.QtGui import QColor, QPainter

from desktop_app.ui.painting.text import Align, TextStyle, draw_text, draw_text_on, fitting_size, text_width
from tests.ui.painting.pictures import Picture, painted, patches

pytestmark = pytest.mark.usefixtures("fonts")
INK = QColor("#000000")
BODY = TextStyle(20)


def written(text: str, style: TextStyle = BODY, align: Align = Align.LEFT, x: float = 50) -> Picture:
    def paint(painter: QPainter) -> None:
        draw_text(painter, x, 50, text, style, INK, align)

    return painted(paint)


def columns(picture: Picture) -> tuple[int, int]:
    """The first and the last column with ink."""
    inked = np.flatnonzero(picture[:, :, 3].any(axis=0))
    return int(inked[0]), int(inked[-1])


def test_the_sign_is_drawn_and_counted() -> None:
    assert text_width("4×5", BODY) == pytest.approx(text_width("4", BODY) + text_width("5", BODY) + 0.6 * BODY.size)
    sign = written("×", TextStyle(40))
    first, last = columns(sign)
    # Larger than the font's own, of 0.33 of the size: two arms of 0.165 each, and the round ends.
    assert last - first == pytest.approx(40 * (2 * 0.165 + 0.085), abs=2)
    assert patches(sign[:, :, 3] > 128) == 1


def test_bold_is_heavier() -> None:
    plain, bold = (written("6 × 5", TextStyle(20, weight))[:, :, 3].sum() for weight in (400, 700))
    assert bold > 1.15 * plain


@pytest.mark.parametrize(("align", "share"), [(Align.LEFT, 0.0), (Align.CENTER, 0.5), (Align.RIGHT, 1.0)])
def test_text_stands_where_it_should(align: Align, share: float) -> None:
    first, last = columns(written("HH", BODY, align))
    width = text_width("HH", BODY)
    assert first == pytest.approx(50 - share * width, abs=4)
    assert last == pytest.approx(50 + (1 - share) * width, abs=4)


def test_capitals_are_centred_on_the_height() -> None:
    rows = np.flatnonzero(written("H")[:, :, 3].any(axis=1))
    assert (rows[0] + rows[-1] + 1) / 2 == pytest.approx(50, abs=1)


def test_a_baseline_is_a_baseline() -> None:
    def paint(painter: QPainter) -> None:
        draw_text_on(painter, 20, 60, "H", BODY, INK)

    picture = painted(paint)
    assert np.flatnonzero(picture[:, :, 3].any(axis=1))[-1] in {59, 60}


def test_a_narrow_space_is_narrow_and_no_dot() -> None:
    assert 0 < text_width("a\u202f!", BODY) - text_width("a!", BODY) < text_width(" ", BODY)
    assert patches(written("\u202f", TextStyle(40))[:, :, 3] > 0) == 0


def test_text_shrinks_to_fit_but_not_for_ever() -> None:
    label = "Surenchérir"
    style = TextStyle(16, 600)
    width = text_width(label, style)
    assert fitting_size(label, style, width) == 16
    size = fitting_size(label, style, 0.9 * width)
    assert 13 < size < 16
    assert text_width(label, TextStyle(size, 600)) <= 0.9 * width
    assert fitting_size(label, style, 1) == 13
