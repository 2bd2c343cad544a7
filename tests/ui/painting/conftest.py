"""What the tests of painting share."""

import pytest

from desktop_app.ui.painting.pixmaps import PixmapCache
from desktop_app.ui.tokens import Scheme, Tokens, tokens_of


@pytest.fixture
def cache(fonts: None) -> PixmapCache:
    """An empty cache; the typeface is known."""
    return PixmapCache()


@pytest.fixture
def tokens() -> Tokens:
    """The colours of the day."""
    return tokens_of(Scheme.LIGHT)
