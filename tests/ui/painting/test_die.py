"""Dice say what they show, whether ones are wild, and why they count."""

import numpy as np
import pytest
from PySide6.QtGui import QColor, QPainter

from desktop_app.ui.painting.die import DieLook, Match, draw_die, draw_empty_slot, draw_number_badge
from desktop_app.ui.painting.pixmaps import PixmapCache
from desktop_app.ui.tokens import RING_INK, Tokens
from tests.ui.painting.pictures import WHITE, Picture, close_to, difference, grey, painted, patches

LEATHER = QColor("#C08160")


def die(tokens: Tokens, cache: PixmapCache, look: DieLook, side: float = 60, scale: float = 1) -> Picture:
    """A die in the middle of the square."""
    corner = (100 - side) / 2

    def paint(painter: QPainter) -> None:
        draw_die(painter, tokens, cache, corner, corner, side, look)

    return painted(paint, scale=scale, ground=LEATHER)


def pips(picture: Picture, side: float = 60) -> int:
    """How many dark patches there are on the die."""
    scale = len(picture) / 100
    margin = round(((100 - side) / 2 + 3) * scale)
    return patches(grey(picture)[margin:-margin, margin:-margin] < 90)


@pytest.mark.parametrize("side", [18, 34, 60])
@pytest.mark.parametrize("face", range(1, 7))
def test_a_face_has_as_many_pips(tokens: Tokens, cache: PixmapCache, face: int, side: int) -> None:
    assert pips(die(tokens, cache, DieLook(face), side), side) == face


@pytest.mark.parametrize("side", [18, 22, 29, 34, 60])
def test_a_wild_one_wears_a_star_and_a_plain_one_a_pip(tokens: Tokens, cache: PixmapCache, side: int) -> None:
    wild, plain = (die(tokens, cache, DieLook(1, wild=wild), side, scale=3) for wild in (True, False))
    assert np.count_nonzero(close_to(wild, tokens.star, 20)) > 20
    assert not np.any(close_to(plain, tokens.star, 20))
    assert pips(plain, side) == 1


def test_only_a_one_is_wild(tokens: Tokens, cache: PixmapCache) -> None:
    assert np.array_equal(die(tokens, cache, DieLook(4, wild=True)), die(tokens, cache, DieLook(4)))
    assert len(cache) == len({"die", "its body", "its shadow"})


def test_a_blank_die_has_no_pips(tokens: Tokens, cache: PixmapCache) -> None:
    assert pips(die(tokens, cache, DieLook(0))) == 0


def test_a_match_is_ringed_and_a_wild_one_otherwise(tokens: Tokens, cache: PixmapCache) -> None:
    face = die(tokens, cache, DieLook(5, match=Match.FACE))
    wild = die(tokens, cache, DieLook(1, wild=True, match=Match.WILD))
    none = die(tokens, cache, DieLook(5))
    # Along the left side, outside the die: one line of gold, or dashes of white on the same dark ring.
    left = slice(11, 19)
    assert np.all(np.any(close_to(face[30:70, left], tokens.gold), axis=1))
    dashes = np.any(close_to(wild[25:75, left], WHITE, 30), axis=1)
    assert 4 <= np.count_nonzero(np.diff(dashes.astype(np.int8))) <= 40
    assert not np.any(close_to(none[:, left], tokens.gold))
    for counted in (face, wild):
        assert np.any(close_to(counted[:, left], RING_INK))


def test_what_does_not_count_is_dimmed(tokens: Tokens, cache: PixmapCache) -> None:
    plain, dim = (die(tokens, cache, DieLook(2, dim=dim)) for dim in (0, 0.34))
    assert grey(dim)[50, 50] < grey(plain)[50, 50] - 20
    assert pips(dim) == 2


def test_a_turned_die_is_another_picture(tokens: Tokens, cache: PixmapCache) -> None:
    assert difference(die(tokens, cache, DieLook(6)), die(tokens, cache, DieLook(6, turn=9))) > 1


def test_a_die_at_scale_two_is_not_an_enlarged_one(tokens: Tokens, cache: PixmapCache) -> None:
    def sharpness(picture: Picture) -> float:
        return float((np.diff(grey(picture)[60:140, 60:140], axis=0) ** 2).mean())

    crisp = die(tokens, cache, DieLook(5), scale=2)
    small = die(tokens, cache, DieLook(5), scale=1)
    enlarged = np.repeat(np.repeat(small, 2, axis=0), 2, axis=1)
    blurred = ((enlarged[:-1].astype(np.float64) + enlarged[1:]) / 2).astype(np.int16)
    assert difference(crisp[:-1], blurred) > 1
    assert sharpness(crisp) > 1.5 * sharpness(blurred)


def test_a_badge_and_an_empty_slot(tokens: Tokens, cache: PixmapCache) -> None:
    badges = [
        painted(lambda painter, n=number: draw_number_badge(painter, cache, tokens, 50, 50, n), ground=LEATHER)
        for number in (3, 12)
    ]
    assert difference(*badges) > 0.05
    assert np.count_nonzero(close_to(badges[0], RING_INK)) > 100
    slot = painted(lambda painter: draw_empty_slot(painter, tokens, 37, 37, 26), ground=LEATHER)
    assert patches(close_to(slot, tokens.on_cloth, 40)) > 8
