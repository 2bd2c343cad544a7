"""The table, and the slips of paper on it."""

import numpy as np
import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from desktop_app.ui.characters import Character
from desktop_app.ui.painting.chips import (
    bid_chip_size,
    draw_bid_chip,
    draw_bubble,
    draw_standing_bid,
    draw_tag,
    draw_thinking_dots,
    tag_width,
)
from desktop_app.ui.painting.grain import draw_grain
from desktop_app.ui.painting.leather import (
    TableShape,
    draw_inlay,
    draw_lamp,
    draw_leather_page,
    draw_room,
    draw_table,
)
from desktop_app.ui.painting.palifico import (
    draw_hollow_diamond,
    draw_palifico_mark,
    draw_ribbon,
    ribbon_width,
)
from desktop_app.ui.painting.pixmaps import PixmapCache
from desktop_app.ui.painting.plate import PlateLook, draw_dice_left, draw_plate, plate_size
from desktop_app.ui.painting.wordmark import draw_wordmark, wordmark_width
from desktop_app.ui.tokens import PALIFICO_MARK, Scheme, Tokens, tokens_of
from tests.ui.painting.pictures import WHITE, Picture, close_to, difference, grey, painted, patches

ALL = QRectF(0, 0, 100, 100)
SHAPE = TableShape(50, 50, 45, 35, 6)
INK = QColor("#000000")


def test_leather_lies_inside_the_rim(tokens: Tokens, cache: PixmapCache) -> None:
    picture = painted(lambda painter: draw_table(painter, tokens, cache, SHAPE), ground=WHITE)
    assert close_to(picture, tokens.cloth_lit, 25)[50, 50]
    assert grey(picture)[50, 8] < grey(picture)[50, 50] - 30
    assert tuple(picture[2, 2]) == (255, 255, 255, 255)


def test_dusk_falls_in_a_palifico_round(tokens: Tokens, cache: PixmapCache) -> None:
    dusk = tokens_of(Scheme.LIGHT, palifico=True)
    day, evening = (
        painted(lambda painter, light=light: draw_table(painter, light, cache, SHAPE)) for light in (tokens, dusk)
    )
    assert difference(day, evening) > 15


def test_the_table_is_painted_once(tokens: Tokens, cache: PixmapCache) -> None:
    painted(lambda painter: draw_table(painter, tokens, cache, SHAPE))
    count = len(cache)
    moved = TableShape(52, 49, SHAPE.rx, SHAPE.ry, SHAPE.rim)
    painted(lambda painter: draw_table(painter, tokens, cache, moved))
    assert len(cache) == count


def test_points_of_the_edge_lie_on_it() -> None:
    assert SHAPE.point(0).toTuple() == pytest.approx((50, 15))
    assert SHAPE.point(90, 5).toTuple() == pytest.approx((90, 50))
    assert SHAPE.outline(-0.5).contains(SHAPE.point(50))
    assert not SHAPE.outline(1).contains(SHAPE.point(50))
    assert SHAPE.point(-50).x() == pytest.approx(100 - SHAPE.point(50).x())


def test_lamplight_falls_on_the_leather_only(tokens: Tokens, cache: PixmapCache) -> None:
    def lit(painter: QPainter) -> None:
        draw_lamp(painter, cache, SHAPE, QPointF(50, 85), 40, 30, 0.5)

    picture = painted(lit, ground=INK)
    assert grey(picture)[75, 50] > 40
    assert grey(picture)[84, 50] == 0


def test_an_oval_is_sunk_into_the_leather(tokens: Tokens, cache: PixmapCache) -> None:
    picture = painted(lambda painter: draw_inlay(painter, tokens, cache, 50, 50, 40, 25), ground=tokens.cloth)
    assert grey(picture)[40, 50] < grey(picture)[5, 5]
    assert patches(grey(picture) > grey(picture)[5, 5] + 8) > 5  # stitches


def test_rooms_and_pages_are_lit(tokens: Tokens, cache: PixmapCache) -> None:
    room = painted(lambda painter: draw_room(painter, tokens, cache, ALL))
    assert grey(room)[42, 50] > grey(room)[98, 2]
    seamed, bare = (
        painted(lambda painter, s=stitched: draw_leather_page(painter, tokens, cache, ALL, QPointF(20, 20), stitched=s))
        for stitched in (True, False)
    )
    assert grey(bare)[20, 20] > grey(bare)[90, 90]
    assert difference(seamed, bare) > 0.1


def test_grain_is_fine_and_even(cache: PixmapCache) -> None:
    ground = QColor("#808080")
    picture = painted(lambda painter: draw_grain(painter, cache, ALL, 1.0), ground=ground)
    level = grey(picture)
    assert 0.5 < level.std() < 4
    assert level.mean() == pytest.approx(128, abs=1)
    assert np.unique(level).size > 4


def test_a_bid_shows_its_number_and_its_die(tokens: Tokens, cache: PixmapCache) -> None:
    def chip(quantity: int, face: int, *, standing: bool = False) -> Picture:
        def paint(painter: QPainter) -> None:
            center, tail = QPointF(50, 50), QPointF(2, 50)
            draw_bid_chip(painter, tokens, cache, center, quantity, face, tail=tail, standing=standing)

        return painted(paint, ground=WHITE)

    assert difference(chip(4, 3), chip(5, 3)) > 0.1
    assert difference(chip(4, 3), chip(4, 5)) > 0.1
    assert np.any(close_to(chip(4, 3, standing=True), tokens.gold))
    assert not np.any(close_to(chip(4, 3), tokens.gold))
    assert bid_chip_size(12)[0] > bid_chip_size(4)[0]
    assert bid_chip_size(4, 2)[1] == 2 * bid_chip_size(4)[1]


def test_the_standing_bid_shows_wild_ones(tokens: Tokens, cache: PixmapCache) -> None:
    for wild in (True, False):
        picture = painted(
            lambda painter, w=wild: draw_standing_bid(painter, tokens, cache, QPointF(50, 50), 3, 1, 40, wild=w),
            ground=tokens.cloth,
        )
        assert np.any(close_to(picture, tokens.star, 20)) == wild


@pytest.mark.parametrize("tip", [(5, 50), (95, 50), (50, 5), (50, 95)])
def test_a_tail_points_at_who_speaks(tokens: Tokens, cache: PixmapCache, tip: tuple[int, int]) -> None:
    def paint(painter: QPainter) -> None:
        draw_bubble(painter, tokens, cache, QRectF(25, 30, 50, 40), QPointF(*tip))

    x, y = tip
    near = np.s_[max(0, y - 8) : y + 8, max(0, x - 8) : x + 8]
    assert np.any(close_to(painted(paint)[near], tokens.paper))
    alone = painted(lambda painter: draw_bubble(painter, tokens, cache, QRectF(25, 30, 50, 40)))
    assert not np.any(close_to(alone[near], tokens.paper))


def test_a_tag_is_as_wide_as_its_text(tokens: Tokens, cache: PixmapCache) -> None:
    picture = painted(lambda painter: draw_tag(painter, tokens, cache, QPointF(50, 50), "Pile !"))
    gold = np.flatnonzero(close_to(picture, QColor("#F5BE4F"))[50])
    assert gold[-1] - gold[0] == pytest.approx(tag_width("Pile !"), abs=4)


def test_one_dot_of_three_is_risen(tokens: Tokens) -> None:
    for risen in (0, 1, 2):
        picture = painted(
            lambda painter, r=risen: draw_thinking_dots(
                painter, tokens, QPointF(50, 50), risen=[each == r for each in range(3)]
            ),
            ground=WHITE,
        )
        assert patches(grey(picture) < 160) == 3
        top = np.argwhere(grey(picture) < 160)[0][1]
        assert top == pytest.approx(38 + 12 * risen, abs=3)


def test_pips_left_lost_and_being_lost(tokens: Tokens) -> None:
    color = Character.MALIK.color(Scheme.LIGHT)

    def left(dice: int, losing: int = 0) -> Picture:
        def paint(painter: QPainter) -> None:
            draw_dice_left(painter, tokens, QPointF(10, 40), dice, 5, color, losing=losing)

        return painted(paint, ground=tokens.paper)

    luma = grey(left(0))[0, 0]
    for dice in range(6):
        assert patches(close_to(left(dice), color)) == dice
        assert patches(grey(left(dice)) < luma - 15) == 5
    assert patches(close_to(left(4, losing=1), color)) == 3
    assert np.any(close_to(left(4, losing=1), tokens.danger, 30))


def test_a_plate_says_whose_turn_it_is(tokens: Tokens, cache: PixmapCache) -> None:
    def plate(look: PlateLook) -> Picture:
        return painted(lambda painter: draw_plate(painter, tokens, cache, QPointF(50, 50), look, 0.5), ground=WHITE)

    calm = PlateLook(Character.ROSA, "R", 3, 5)
    turn = plate(PlateLook(Character.ROSA, "R", 3, 5, turn=True))
    assert np.count_nonzero(close_to(turn, tokens.gold)) > 20
    assert np.count_nonzero(close_to(plate(calm), tokens.gold)) < 10
    marked = plate(PlateLook(Character.ROSA, "R", 3, 5, palifico=True))
    assert np.count_nonzero(close_to(marked, PALIFICO_MARK)) > 20
    assert difference(plate(calm), plate(PlateLook(Character.ROSA, "R", 3, 5, mirrored=True))) > 5
    out = plate(PlateLook(Character.ROSA, "R", 0, 5, out="out"))
    assert not np.any(close_to(out, Character.ROSA.color(Scheme.LIGHT)))


def test_a_plate_grows_with_its_name() -> None:
    assert plate_size("A very long name", 5)[0] > plate_size("Rosa", 5)[0] == plate_size("R", 5)[0]
    assert plate_size("R", 6)[0] > plate_size("R", 5)[0]


def test_marks_of_a_palifico_round(tokens: Tokens, cache: PixmapCache) -> None:
    mark = painted(lambda painter: draw_palifico_mark(painter, tokens, cache, 50, 50))
    hollow = painted(lambda painter: draw_hollow_diamond(painter, 50, 50, 13, tokens.plum))
    ribbon = painted(lambda painter: draw_ribbon(painter, tokens, cache, QPointF(50, 50), "P"))
    for picture in (mark, ribbon):
        assert np.count_nonzero(close_to(picture, PALIFICO_MARK)) > 100
    assert hollow[43, 50, 3] < 20  # between the line and the letter
    assert close_to(hollow, tokens.plum)[50, 37]
    assert ribbon_width("Palifico round") > ribbon_width("P")


def test_the_wordmark_has_a_star_and_a_pip(tokens: Tokens, cache: PixmapCache) -> None:
    picture = painted(lambda painter: draw_wordmark(painter, tokens, 5, 60, 28, INK), scale=3)
    assert patches(close_to(picture, tokens.star, 40)) == 1
    assert patches(picture[:, :, 3] > 128) == len("Palifico") + 2  # the two dots
    assert wordmark_width(28) < 95
