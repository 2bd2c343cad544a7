"""Where everything of the chart lies."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF

from desktop_app.match.review.review import Review
from desktop_app.ui.review.curves import Frame, between, curve, spread
from tests.ui.review.reviews import review

AREA = QRectF(100, 50, 600, 200)


def test_rounds_share_the_width_and_chances_the_height() -> None:
    frame = Frame(AREA, 12)
    assert [frame.x(0), frame.x(6), frame.x(12)] == [100, 400, 700]
    assert [frame.y(0), frame.y(0.25), frame.y(1)] == [250, 200, 50]
    assert frame.round(11) == QRectF(650, 50, 50, 200)


@pytest.mark.parametrize(
    ("x", "found"), [(100, (0, 0.0)), (175, (1, 0.5)), (699, (11, 0.98)), (20, (0, 0)), (900, (11, 1))]
)
def test_a_place_belongs_to_a_round_or_the_nearest_one(x: float, found: tuple[int, float]) -> None:
    assert Frame(AREA, 12).at(x) == pytest.approx(found)


@pytest.mark.parametrize(("rounds", "step"), [(5, 1), (21, 1), (22, 2), (60, 5), (200, 10), (7000, 500)])
def test_numbers_of_rounds_do_not_run_into_each_other(rounds: int, step: int) -> None:
    assert Frame(AREA, rounds).label_step == step


def test_a_line_runs_to_the_end_or_to_the_loss_of_the_last_die() -> None:
    found = review()
    rounds = len(found.rounds)
    for seat in range(4):
        points = curve(found, seat)
        assert points[0] == (0, 0.25)
        ended = points[-1]
        assert ended == (rounds, 1.0) if seat == found.winner else ended[1] == 0
        if ended[0] < rounds:
            assert found.rounds[int(ended[0])].played.hands[seat] == ()
            assert found.rounds[int(ended[0]) - 1].played.hands[seat] != ()


def test_a_line_of_a_long_game_has_few_points_and_both_ends() -> None:
    short = review()
    long = Review(short.rules, None, short.rounds[:1] * 7000)
    points = curve(long, 0)
    assert len(points) < 300
    assert points[0][0] == 0
    assert points[-1][0] == 7000


def test_a_moment_within_a_round_lies_on_the_line() -> None:
    found = review()
    first = found.rounds[0]
    for seat in range(4):
        assert between(found, seat, 0.5) == pytest.approx((first.before[seat] + first.after[seat]) / 2)
        assert between(found, seat, len(found.rounds)) == pytest.approx(found.rounds[-1].after[seat])


@pytest.mark.parametrize("heights", [[100, 101, 102], [20, 20, 20, 20, 20, 20], [240, 240, 30], [150]])
def test_faces_at_the_end_are_pushed_apart_and_stay_in_order(heights: list[float]) -> None:
    placed = spread(heights, 30, 50, 250)
    ordered = sorted(placed)
    assert all(below - above >= 29.9 for above, below in pairwise(ordered))
    assert min(placed) >= 50
    assert max(placed) <= 250
    pairs = [(a, b) for a in range(len(heights)) for b in range(len(heights)) if heights[a] < heights[b]]
    assert all(placed[a] < placed[b] for a, b in pairs)
