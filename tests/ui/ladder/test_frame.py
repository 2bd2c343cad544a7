"""Where the cells lie: all in sight, apart from one another, found again by a point."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF, QSizeF

from desktop_app.engine.moves import ALL_BIDS, Bid
from desktop_app.ui.ladder.frame import LadderFrame, height_wanted, width_for

sizes = st.builds(QSizeF, st.integers(900, 2000), st.integers(300, 900))
columns = st.integers(2, 36)


@given(sizes, columns)
def test_every_cell_is_in_sight_and_touches_no_other(size: QSizeF, columns: int) -> None:
    frame = LadderFrame.of(size, columns)
    area = QRectF(QPointF(0, 0), size)
    cells = {bid: frame.cell(bid) for bid in ALL_BIDS if bid.quantity <= columns}
    assert all(area.contains(cell.adjusted(-8, -8, 8, 8)) for cell in cells.values())
    for (bid, cell), (following, beside) in pairwise(cells.items()):
        if bid.quantity == following.quantity:
            assert cell.bottom() < beside.top()
    for bid, cell in cells.items():
        right = cells.get(Bid(bid.quantity + 1, bid.face))
        assert right is None or cell.right() < right.left()
        assert cell.width() > 18
        assert frame.bid_at(cell.center()) == bid
        middle = QPointF(frame.column_middle(bid.quantity), frame.row_middle(bid.face))
        assert (cell.center() - middle).manhattanLength() < 1e-6


@given(sizes, columns)
def test_beside_the_cells_there_is_no_bid(size: QSizeF, columns: int) -> None:
    frame = LadderFrame.of(size, columns)
    first, last = frame.cell(Bid(1, 1)), frame.cell(Bid(columns, 6))
    for point in (first.topLeft() - QPointF(8, 0), first.topLeft() - QPointF(0, 8)):
        assert frame.bid_at(point) is None
    for point in (last.bottomRight() + QPointF(8, 0), last.bottomRight() + QPointF(0, 8)):
        assert frame.bid_at(point) is None


@pytest.mark.parametrize("columns", [15, 21, 30])
def test_with_the_room_that_it_asks_for_the_design_is_met(columns: int) -> None:
    frame = LadderFrame.of(QSizeF(width_for(columns), height_wanted()), columns)
    assert (frame.width, frame.height, frame.left, frame.small) == (49, 62, 0, False)


def test_few_columns_stand_in_the_middle() -> None:
    frame = LadderFrame.of(QSizeF(828, height_wanted()), 2)
    beside = frame.left
    assert 828 - frame.cell(Bid(2, 1)).right() == pytest.approx(beside, abs=12)
    assert beside > 200
