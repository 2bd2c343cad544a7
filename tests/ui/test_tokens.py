"""Every pair of colours that carries text or a mark keeps the contrast that WCAG asks for."""

import pytest
from PySide6.QtGui import QColor

from desktop_app.ui.characters import Character, Motif
from desktop_app.ui.tokens import (
    DIALOG_SHADE,
    ON_TOOLTIP,
    PALIFICO_MARK,
    RING_INK,
    TAG,
    TAG_INK,
    TOOLTIP,
    Scheme,
    Tokens,
    faded,
    mixed,
    tokens_of,
)

TEXT, MARK = 4.5, 3.0
TEXT_PAIRS = (
    ("ink", "paper"),
    ("ink", "paper2"),
    ("ink", "sel"),
    ("ink", "wall"),
    ("ink2", "paper"),
    ("ink2", "paper2"),
    ("ink2", "sel"),
    ("ink2", "wall"),
    ("on_cloth", "cloth_lit"),
    ("on_cloth", "cloth"),
    ("on_primary", "primary"),
    ("on_danger", "danger"),
    ("gold_ink", "paper"),
    ("on_plum", "plum"),
    ("danger", "paper"),
    ("primary", "paper"),
    ("primary", "paper2"),
    ("pip", "die"),
)
MARK_PAIRS = (
    ("edge", "paper"),
    ("edge", "paper2"),
    ("primary", "paper"),
    ("danger", "paper"),
    ("plum", "paper"),
    ("focus", "paper"),
    ("focus", "wall"),
    ("star", "die"),
    ("die", "cloth"),
)
ALL = [tokens_of(scheme, palifico=palifico) for scheme in Scheme for palifico in (False, True)]


def luminance(color: QColor) -> float:
    def linear(channel: float) -> float:
        return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF())


def contrast(first: QColor, second: QColor) -> float:
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


def test_contrast_is_measured_as_wcag_does() -> None:
    assert contrast(QColor("#000000"), QColor("#FFFFFF")) == pytest.approx(21)
    assert contrast(QColor("#777777"), QColor("#FFFFFF")) == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("tokens", ALL, ids=lambda tokens: f"{tokens.scheme.value}-{tokens.palifico}")
@pytest.mark.parametrize(
    ("ink", "ground", "need"),
    [(*pair, TEXT) for pair in TEXT_PAIRS] + [(*pair, MARK) for pair in MARK_PAIRS],
)
def test_a_pair_of_tokens(tokens: Tokens, ink: str, ground: str, need: float) -> None:
    assert contrast(getattr(tokens, ink), getattr(tokens, ground)) >= need


@pytest.mark.parametrize("tokens", ALL, ids=lambda tokens: f"{tokens.scheme.value}-{tokens.palifico}")
def test_mixed_grounds(tokens: Tokens) -> None:
    assert contrast(tokens.on_cloth, mixed(tokens.cloth, tokens.cloth_dark, 0.5)) >= TEXT
    assert contrast(tokens.ink, mixed(tokens.paper, tokens.gold, 0.24)) >= TEXT
    assert contrast(tokens.gold, RING_INK) >= MARK
    for character in Character:
        assert contrast(character.color(tokens.scheme), tokens.paper) >= MARK


def test_what_is_the_same_in_every_light() -> None:
    assert contrast(TAG_INK, TAG) >= TEXT
    assert contrast(ON_TOOLTIP, TOOLTIP) >= TEXT
    assert contrast(QColor("#FFFFFF"), PALIFICO_MARK) >= TEXT
    assert 0 < DIALOG_SHADE.alphaF() < 1


def test_a_palifico_round_changes_the_table_and_nothing_else() -> None:
    for scheme in Scheme:
        plain, dusk = tokens_of(scheme), tokens_of(scheme, palifico=True)
        assert (plain.cloth, plain.rim_hi, plain.stitch) != (dusk.cloth, dusk.rim_hi, dusk.stitch)
        for name in ("paper", "ink", "primary", "danger", "gold", "die", "star", "focus"):
            assert getattr(plain, name) == getattr(dusk, name)


def test_colours_fade_and_mix() -> None:
    assert faded(QColor("#102030"), 0.5).alphaF() == pytest.approx(0.5, abs=0.01)
    assert mixed(QColor("#000000"), QColor("#FFFFFF"), 0.25).red() == 64


def test_no_two_characters_share_colour_or_motif() -> None:
    assert {character.motif for character in Character} == set(Motif)
    for scheme in Scheme:
        assert len({character.color(scheme).rgb() for character in Character}) == len(Character)
