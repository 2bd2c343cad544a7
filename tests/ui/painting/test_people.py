"""Portraits and cups tell the players apart, in grey and small too."""

from itertools import combinations

import numpy as np
import pytest
from PySide6.QtGui import QPainter

from desktop_app.ui.characters import Character
from desktop_app.ui.mood import Mood
from desktop_app.ui.painting.cup import STANDING, CupPose, draw_cup
from desktop_app.ui.painting.pixmaps import PixmapCache
from desktop_app.ui.painting.portrait import CALM, PortraitLook, Ring, draw_portrait, seat_ring
from desktop_app.ui.tokens import Scheme, Tokens
from tests.ui.painting.pictures import WHITE, Picture, close_to, difference, grey, painted

PAIRS = list(combinations(Character, 2))


def portrait(
    cache: PixmapCache, who: Character, radius: float = 40, ring: Ring | None = None, look: PortraitLook = CALM
) -> Picture:
    return painted(lambda painter: draw_portrait(painter, cache, 50, 50, radius, who, ring, look), ground=WHITE)


def cup(tokens: Tokens, cache: PixmapCache, who: Character, pose: CupPose = STANDING) -> Picture:
    def paint(painter: QPainter) -> None:
        draw_cup(painter, tokens, cache, 50, 85, 60, who, pose)

    return painted(paint, ground=WHITE)


@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_faces_differ_even_small_and_in_grey(cache: PixmapCache, first: Character, second: Character) -> None:
    ones, others = (portrait(cache, who, 11)[39:61, 39:61] for who in (first, second))
    assert difference(ones, others) > 10


@pytest.mark.parametrize("character", Character)
def test_a_brow_is_raised_by_whoever_acts(cache: PixmapCache, character: Character) -> None:
    calm, raised = portrait(cache, character), portrait(cache, character, look=PortraitLook(Mood.THINKING))
    changed = np.argwhere(np.any(calm != raised, axis=2))
    assert len(changed) > 5
    assert changed[:, 0].max() < 50  # in the upper half,
    assert changed[:, 1].min() > 50  # at the right


def test_out_is_grey(cache: PixmapCache) -> None:
    def colour(picture: Picture) -> float:
        return float((picture[20:80, 20:80, :3].max(axis=2) - picture[20:80, 20:80, :3].min(axis=2)).mean())

    out = PortraitLook(out=True)
    for character in Character:
        assert colour(portrait(cache, character, look=out)) < 0.6 * colour(portrait(cache, character))


def test_a_ring_lies_outside_the_portrait(tokens: Tokens, cache: PixmapCache) -> None:
    ring = seat_ring(tokens, Character.ROSA)
    assert ring.color == Character.ROSA.color(Scheme.LIGHT)
    picture = portrait(cache, Character.ROSA, 40, ring)
    assert close_to(picture, ring.color)[50, 8]
    assert not np.any(close_to(picture, ring.color)[50, 12:40])


@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_bands_differ_in_grey(tokens: Tokens, cache: PixmapCache, first: Character, second: Character) -> None:
    ones, others = (cup(tokens, cache, who)[50:75, 28:72] for who in (first, second))
    assert difference(ones, others) > 3


def test_a_band_keeps_its_colour_by_night(tokens: Tokens, cache: PixmapCache) -> None:
    for character in Character:
        band = cup(tokens, cache, character)[50:75, 40:62]
        hue = character.color(Scheme.LIGHT)
        assert np.count_nonzero(close_to(band, hue, 40)) > 20


def test_a_lifted_cup_rises_and_shows_its_mouth(tokens: Tokens, cache: PixmapCache) -> None:
    standing, lifted = (cup(tokens, cache, Character.YOU, pose) for pose in (STANDING, CupPose(lift=12, mouth=True)))
    assert np.argwhere(grey(lifted) < 200)[:, 0].min() < np.argwhere(grey(standing) < 200)[:, 0].min()
    dark = grey(lifted)[66:78, 40:60] < 60
    assert np.count_nonzero(dark) > 60


def test_a_tilted_cup_leans(tokens: Tokens, cache: PixmapCache) -> None:
    def top(tilt: int) -> float:
        rows = grey(cup(tokens, cache, Character.YOU, CupPose(tilt=tilt)))[22:32] < 190
        return float(np.argwhere(rows)[:, 1].mean())

    assert top(-13) < top(0) - 5 < top(13) - 10


def test_a_face_is_painted_once(cache: PixmapCache) -> None:
    for _ in range(3):
        portrait(cache, Character.INES)
    assert len(cache) == 1
