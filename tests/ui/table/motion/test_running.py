"""Which motions go on, end or give way when the scene becomes another; and the clock that drives them."""

from collections.abc import Hashable, Sequence
from dataclasses import replace
from math import inf

from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from desktop_app.ui.models.scene import TableScene
from desktop_app.ui.table.motion.frame_clock import FrameClock
from desktop_app.ui.table.motion.motion import Motion
from desktop_app.ui.table.motion.running import Running
from desktop_app.ui.table.pieces import Name, Part, Piece
from tests.ui.table import scenes
from tests.ui.table.viewing import shown_by

CUP, AIR = (Part.CUP, 0), (Part.AIR,)


def about_turn(scene: TableScene) -> Hashable:
    return scene.turn


def about_round(scene: TableScene) -> Hashable:
    return scene.round_number


def motion(name: Name, length: float, begin: float = 0, text: str = "", about: object = about_round) -> Motion:
    """A motion that leaves behind when it was asked."""

    def change(at: float, pieces: Sequence[Piece]) -> list[Piece]:
        return [*pieces, Piece(QRectF(0, 0, 1, 1), (text, at), print)]

    assert callable(about)
    return Motion(name, begin, length, about, change)


def seen(running: Running) -> list[object]:
    """What is painted instead of a cup, and in the air."""
    still = [Piece(QRectF(), "cup", print, CUP), Piece(QRectF(), "air", print, AIR)]
    return [piece.showing for piece in running.frame(still)]


def scene() -> TableScene:
    return shown_by(scenes.bidding().model())


def test_a_motion_shows_its_beginning_until_its_time_and_is_gone_after_it() -> None:
    running = Running()
    running.begin([motion(CUP, 100, begin=50)], scene())
    assert seen(running) == ["cup", ("", 0), "air"]
    running.advance(40)
    assert seen(running) == ["cup", ("", 0), "air"]
    running.advance(70)
    assert seen(running) == ["cup", ("", 60), "air"]
    running.advance(40)
    assert seen(running) == ["cup", "air"]
    assert not running


def test_what_it_is_about_decides_whether_it_goes_on() -> None:
    running = Running()
    now = scene()
    running.begin([motion(CUP, 100, text="turn", about=about_turn), motion(AIR, 100, text="round")], now)
    running.advance(10)
    running.begin([], replace(now, turn=None))
    assert seen(running) == ["cup", "air", ("round", 10)]


def test_the_newer_one_takes_the_place_of_a_thing_but_not_of_a_layer() -> None:
    running, now = Running(), scene()
    running.begin([motion(CUP, 100, text="old"), motion(AIR, 100, text="old")], now)
    running.advance(10)
    running.begin([motion(CUP, 100, text="new"), motion(AIR, 100, text="new")], now)
    assert seen(running) == ["cup", ("new", 0), "air", ("old", 10), ("new", 0)]


def test_what_goes_on_and_on_is_not_begun_again_and_not_finished() -> None:
    running, now = Running(), scene()
    running.begin([motion(CUP, inf, text="loop"), motion(AIR, 100, text="once")], now)
    running.advance(30)
    running.begin([motion(CUP, inf, text="loop")], now)
    assert seen(running) == ["cup", ("loop", 30), "air", ("once", 30)]
    assert not running.only_goes_on
    running.finish()
    assert seen(running) == ["cup", ("loop", 30), "air"]
    assert running.only_goes_on
    running.stop()
    assert seen(running) == ["cup", "air"]


def test_the_clock_ticks_until_it_is_stopped_and_measures_from_its_first_tick(qtbot: QtBot) -> None:
    clock = FrameClock()
    passed: list[float] = []
    clock.ticked.connect(passed.append)
    clock.start()
    clock.start()
    qtbot.waitUntil(lambda: len(passed) > 3)
    clock.stop()
    count = len(passed)
    qtbot.wait(60)
    assert len(passed) == count
    assert all(0 < each <= 50 for each in passed)
    assert not clock.runs
