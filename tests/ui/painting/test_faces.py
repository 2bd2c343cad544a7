"""Every mood of every portrait differs from every other, in grey and where portraits are small too."""

from itertools import combinations

import pytest

from desktop_app.ui.characters import Character
from desktop_app.ui.mood import Mood
from desktop_app.ui.painting.pixmaps import PixmapCache
from desktop_app.ui.painting.portrait import PortraitLook, draw_portrait
from tests.ui.painting.pictures import WHITE, Picture, difference, painted

MOODS = [mood for mood in Mood if mood is not Mood.THINKING]


def face(cache: PixmapCache, character: Character, mood: Mood, radius: float, scale: float = 1) -> Picture:
    """Brows, eyes and mouth, without what is round them."""
    look = PortraitLook(mood)
    whole = painted(
        lambda painter: draw_portrait(painter, cache, 50, 50, radius, character, None, look), scale=scale, ground=WHITE
    )
    left, top, right, bottom = (round(scale * (50 + radius * share)) for share in (-0.4, -0.4, 0.4, 0.5))
    return whole[top:bottom, left:right]


@pytest.mark.parametrize("character", Character)
@pytest.mark.parametrize(("radius", "scale"), [(11, 1), (17.5, 1), (32, 1), (11, 2), (32, 2)])
def test_moods_are_told_apart(cache: PixmapCache, character: Character, radius: float, scale: float) -> None:
    faces = {mood: face(cache, character, mood, radius, scale) for mood in MOODS}
    for one, other in combinations(MOODS, 2):
        assert difference(faces[one], faces[other]) > 3, (one, other)
