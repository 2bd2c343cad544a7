"""Nothing on the table lies on anything else: for every number of players, in small, usual and wide windows."""

from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath

from desktop_app.ui.painting.chips import bid_chip_size
from desktop_app.ui.painting.plate import plate_size
from desktop_app.ui.table.frame import ANGLES, EDGE, Frame
from desktop_app.ui.table.geometry import Layout, widest_plate
from desktop_app.ui.table.pieces import around
from desktop_app.ui.table.rows import DiceRow

pytestmark = pytest.mark.usefixtures("fonts")

#: The table's area in windows of 1024 x 640, 1280 x 800, 1536 x 864 and 2048 x 864.
SIZES = {"small": (792, 532), "usual": (980, 672), "large": (1196, 736), "wide": (1708, 736)}
PLAYERS = range(2, 7)
NAMES = {"short": "Bo", "usual": "Odette", "long": "W" * 24}
#: How much two things may touch: a pixel of the design, for rounding.
TOUCH = 1.0
#: The widest tag ("Challenge!") and the widest ribbons (a Palifico round, one to come, in French), at size 1.
TAG, RIBBON, RIBBON_REVEALED = 81, 348, 298

Things = Iterator[tuple[str, QPainterPath]]


def laid(size: tuple[int, int], players: int, name: str, dice: int) -> Layout:
    """The layout with that name at every seat, as far as it fits there."""
    frame = Frame.of(QSizeF(*size), players)
    plates = [plate_size(name, dice, frame.k)]
    for angle in ANGLES[players]:
        width, height = plate_size(name, dice, frame.k)
        plates.append((min(width, max(widest_plate(frame, angle), plate_size("", dice, frame.k)[0])), height))
    return Layout.of(frame, 0, plates)


def box(rect: QRectF) -> QPainterPath:
    """A rectangle as an outline, a little smaller."""
    path = QPainterPath()
    path.addRect(rect.adjusted(TOUCH, TOUCH, -TOUCH, -TOUCH))
    return path


def ellipse(rect: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(rect)
    return path


def cup(at: QPointF, width: float, lift: float = 0) -> QPainterPath:
    """The outline of a cup: narrower at its top."""
    path = QPainterPath(QPointF(at.x() - width / 2, at.y() - lift))
    for x, y in ((-0.365, -1.06), (0.365, -1.06), (0.5, 0)):
        path.lineTo(at.x() + x * width, at.y() + y * width - lift)
    path.closeSubpath()
    return path


def row_of(row: DiceRow) -> Things:
    for number, corner in enumerate(row.dice):
        yield f"your die {number}", box(QRectF(corner.x(), corner.y(), row.side, row.side))


def seats(layout: Layout) -> Things:
    for seat, place in enumerate(layout.places):
        yield f"plate {seat}", box(place.plate).united(ellipse(place.portrait(layout.frame.k)))


def bidding(layout: Layout, dice: int) -> Things:
    """Everything while bids are made: all seats have bid a number of two digits."""
    k = layout.frame.k
    width, height = bid_chip_size(36, k)
    yield from seats(layout)
    yield "oval", ellipse(layout.oval)
    for seat, place in enumerate(layout.places):
        yield f"chip {seat}", box(around(place.beside(width, k), width / 2, height / 2))
        if seat:
            yield f"cup {seat}", cup(place.cup, place.cup_width)
    row = layout.own_dice(dice)
    yield from row_of(row)
    yield "your cup", cup(row.cup, row.cup_width)


def revealed(layout: Layout, dice: int) -> Things:
    """Everything while the cups are lifted: tags at all seats, as anybody may have called."""
    k = layout.frame.k
    yield from seats(layout)
    yield "oval", ellipse(layout.oval)
    for seat, place in enumerate(layout.places):
        yield f"tag {seat}", box(around(place.beside(TAG * max(k, 0.95), k), TAG * max(k, 0.95) / 2, 12))
        if seat == 0:
            continue
        block = layout.block(seat)
        yield f"cup {seat}", cup(block.cup, block.cup_width, 12 * k)
        for number, corner in enumerate(block.dice(dice)):
            yield f"die {number} of {seat}", box(QRectF(corner.x(), corner.y(), block.side, block.side))
    row = layout.own_dice_open(dice)
    yield from row_of(row)
    yield "your cup", cup(row.cup, row.cup_width, 10 * k)


def ribbon(layout: Layout, *, revealed: bool) -> QPainterPath:
    center, size = layout.ribbon(revealed=revealed), layout.ribbon_size
    return box(around(center, (RIBBON_REVEALED if revealed else RIBBON) * size / 2, 17 * size))


def overlapping(things: Things) -> list[str]:
    return [f"{one} / {other}" for (one, first), (other, second) in combinations(things, 2) if first.intersects(second)]


@pytest.mark.parametrize("dice", [1, 3, 5, 6])
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("size", SIZES)
def test_nothing_overlaps_while_bids_are_made(size: str, players: int, name: str, dice: int) -> None:
    layout = laid(SIZES[size], players, NAMES[name], dice)
    assert overlapping(bidding(layout, dice)) == []


@pytest.mark.parametrize("dice", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("size", SIZES)
def test_nothing_overlaps_when_the_cups_are_lifted(size: str, players: int, name: str, dice: int) -> None:
    layout = laid(SIZES[size], players, NAMES[name], dice)
    assert overlapping(revealed(layout, dice)) == []


@pytest.mark.parametrize("dice", [1, 3, 5, 6])
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("size", SIZES)
def test_the_ribbon_hides_nothing_but_the_edge_of_the_oval(size: str, players: int, dice: int) -> None:
    layout = laid(SIZES[size], players, "Odette", dice)
    for things, open_dice in ((bidding(layout, dice), False), (revealed(layout, dice), True)):
        sign = ribbon(layout, revealed=open_dice)
        assert [other for other, path in things if other != "oval" and sign.intersects(path)] == []
        # The lowest in the oval is the row of slots, or the number of dice.
        written = around(layout.oval.center(), 80 * layout.frame.k, 70 * layout.frame.k)
        assert not sign.intersects(box(written))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("size", SIZES)
def test_everything_is_in_sight(size: str, players: int, name: str) -> None:
    layout = laid(SIZES[size], players, NAMES[name], 6)
    inside = layout.frame.area.adjusted(EDGE - 8, 0, 8 - EDGE, 0)
    for things in (bidding(layout, 6), revealed(layout, 6)):
        for label, path in things:
            assert inside.contains(path.boundingRect()), label


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("size", SIZES)
def test_your_dice_stay_large(size: str, players: int) -> None:
    """Five of them, however many sit around."""
    layout = laid(SIZES[size], players, "Odette", 5)
    assert layout.own_dice(5).side >= min(52, 60 * layout.frame.k)
    assert layout.own_dice_open(5).side >= 38


@pytest.mark.parametrize("players", PLAYERS)
def test_names_of_ten_letters_fit_everywhere_in_the_usual_window(players: int) -> None:
    frame = Frame.of(QSizeF(*SIZES["usual"]), players)
    wanted = plate_size("Bartolomea", 5, frame.k)[0]
    assert all(widest_plate(frame, angle) >= wanted for angle in (None, *ANGLES[players]))


def test_seats_go_clockwise_from_yours() -> None:
    """Whoever follows you sits at your left; the one before you at your right; anybody can be you."""
    frame = Frame.of(QSizeF(*SIZES["usual"]), 5)
    layout = Layout.of(frame, 3, [(150, 54)] * 5)
    x = [place.plate.center().x() for place in layout.places]
    assert x[3] == frame.x
    assert x[4] < x[0] < frame.x < x[1] < x[2]
    assert [place.mirrored for place in layout.places] == [False, True, True, False, False]


def test_a_point_finds_its_seat() -> None:
    layout = laid(SIZES["usual"], 4, "Odette", 5)
    for row in range(5):
        assert layout.row_at(layout.area_of(row).center()) == row
    assert layout.row_at(layout.places[2].cup) == 2
    assert layout.row_at(QPointF(1, 1)) is None


@pytest.mark.parametrize("players", PLAYERS)
def test_everything_grows_with_the_room(players: int) -> None:
    """Up to a limit, and never below the smallest."""
    sizes = [(600, 400), (792, 532), (980, 672), (1196, 736), (1700, 1200), (3000, 2400)]
    scales = [Frame.of(QSizeF(*size), players).k for size in sizes]
    assert scales == sorted(scales)
    assert (scales[0], scales[-1]) == (0.78, 1.6)
