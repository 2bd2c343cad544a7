"""The legend shows dice as they lie on the table."""

import pytest
from PySide6.QtCore import QPoint

from desktop_app.engine.bidding import Bidding
from desktop_app.engine.events import Revealed
from desktop_app.engine.moves import Bid, Call
from desktop_app.engine.outcome import settle
from desktop_app.engine.rules import Rules
from desktop_app.ui.bars.legend import Legend
from desktop_app.ui.theme import Theme

HANDS = ((1, 1, 4), (1, 2, 3))


def revealed(*, wild: bool) -> Revealed:
    """A challenged bid on ones."""
    bidding = Bidding.start((3, 3), 0, palifico=False).after(Bid(2, 1))
    return Revealed(HANDS, settle(Rules(3, wild_ones=wild), bidding, HANDS, Call.CHALLENGE))


@pytest.mark.parametrize("wild", [True, False])
def test_a_one_wears_its_star_where_ones_are_wild(theme: Theme, wild: bool) -> None:
    legend = Legend(theme)
    legend.tell(revealed(wild=wild))
    legend.resize(400, 80)
    star = theme.tokens.star.rgb()
    picture = legend.grab().toImage()
    points = (QPoint(x, y) for x in range(picture.width()) for y in range(picture.height()))
    assert any(picture.pixel(point) == star for point in points) is wild
