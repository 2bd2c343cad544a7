"""Rows whose heights are worked out when somebody looks: never more of them than must be, and right in the end."""

from hypothesis import given
from hypothesis import strategies as st

from desktop_app.ui.story.column import Column

GUESS, ABOVE, BELOW = 10.0, 3.0, 5.0
heights = st.lists(st.integers(1, 60), max_size=40)


class Measured:
    """A column over known heights, and the rows that have been measured."""

    def __init__(self, true: list[int]) -> None:
        self.rows: list[int] = []
        self._true = true
        self.column = Column(self._measure, ABOVE, BELOW)
        self.column.resize(len(true), GUESS)

    def _measure(self, row: int) -> float:
        self.rows.append(row)
        return self._true[row]


@given(heights, st.integers(0, 200))
def test_what_is_in_sight_at_the_end_is_measured_and_no_more(true: list[int], room: int) -> None:
    made = Measured(true)
    made.column.settle_up(len(true) - 1, room)
    seen: list[int] = []
    for row in reversed(range(len(true))):
        if sum(true[each] for each in seen) >= room:
            break
        seen.append(row)
    assert made.rows == seen
    made.column.settle_up(len(true) - 1, room)
    assert made.rows == seen


@given(heights, st.data(), st.integers(0, 200))
def test_what_is_in_sight_further_up_is_measured_and_no_more(true: list[int], data: st.DataObject, room: int) -> None:
    made = Measured(true)
    first = data.draw(st.integers(0, len(true)))
    made.column.settle_down(first, room)
    assert made.rows == list(range(first, first + len(made.rows)))
    in_sight = sum(true[row] for row in made.rows)
    assert in_sight >= room or not made.rows or made.rows[-1] == len(true) - 1
    assert not made.rows or in_sight - true[made.rows[-1]] < room


@given(heights, st.integers(1, 7))
def test_in_the_end_everything_is_measured_once(true: list[int], at_a_time: int) -> None:
    made = Measured(true)
    while not made.column.is_measured:
        made.column.settle_some(at_a_time)
    assert made.rows == list(reversed(range(len(true))))
    assert made.column.height == (ABOVE + sum(true) + BELOW if true else 0)
    for row, height in enumerate(true):
        top = ABOVE + sum(true[:row])
        assert (made.column.top(row), made.column.bottom(row)) == (top, top + height)
        assert made.column.row_at(top) == made.column.row_at(top + height - 0.5) == row
    assert made.column.row_at(ABOVE - 1) is None
    assert made.column.row_at(ABOVE + sum(true)) is None


def test_what_was_measured_is_the_guess_when_it_must_be_measured_anew() -> None:
    true = [20, 30, 40]
    made = Measured(true)
    made.column.settle_down(0, 200)
    made.column.forget()
    true[1] = 35
    assert made.column.height == ABOVE + 90 + BELOW
    made.column.settle_some(9)
    assert made.column.height == ABOVE + 95 + BELOW


def test_rows_come_and_go() -> None:
    made = Measured([20, 30, 40])
    made.column.settle_some(3)
    made.column.resize(0, GUESS)
    assert (made.column.rows, made.column.height, made.column.is_measured) == (0, 0, True)
    made.column.resize(2, GUESS)
    assert made.column.height == ABOVE + 2 * GUESS + BELOW
    assert not made.column.is_measured
    made.column.settle_some(3)
    made.column.resize(3, GUESS)
    assert made.column.height == ABOVE + 50 + GUESS + BELOW
