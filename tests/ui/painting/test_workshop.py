"""Large pictures come from a thread of their own, and the last one that is ready stands for the next."""

from collections.abc import Iterator
from concurrent.futures import Future
from threading import Event, current_thread, main_thread

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from pytestqt.qtbot import QtBot

from desktop_app.ui.painting.backdrop import Backdrop, Wanted
from desktop_app.ui.painting.workshop import Workshop

SIZE = QSize(8, 6)


@pytest.fixture
def workshop(qtbot: QtBot) -> Iterator[Workshop]:
    workshop = Workshop()
    yield workshop
    workshop.close()


def colored(color: Qt.GlobalColor, gate: Event | None = None, painted: list[object] | None = None) -> Wanted:
    """A picture in one colour, painted as soon as the gate is open."""

    def paint(painter: QPainter) -> None:
        if gate is not None:
            gate.wait(10)
        if painted is not None:
            painted.append(color)
        painter.fillRect(0, 0, 100, 100, color)

    return Wanted(color, SIZE, paint)


def color_of(pixmap: QPixmap | None) -> Qt.GlobalColor | None:
    if pixmap is None:
        return None
    assert pixmap.size() == SIZE
    known = (Qt.GlobalColor.red, Qt.GlobalColor.green, Qt.GlobalColor.blue)
    return next(color for color in known if pixmap.toImage().pixelColor(3, 3) == color)


def test_orders_are_done_one_after_the_other_on_another_thread(qtbot: QtBot, workshop: Workshop) -> None:
    done: list[tuple[int, QImage]] = []
    threads: list[object] = []

    def paint() -> QImage:
        threads.append(current_thread())
        return QImage(SIZE, QImage.Format.Format_RGB32)

    def take(ticket: int, painted: "Future[QImage]") -> None:
        assert current_thread() is main_thread()
        done.append((ticket, painted.result()))

    workshop.painted.connect(take)
    tickets = [workshop.order(paint) for _ in range(3)]
    qtbot.waitUntil(lambda: len(done) == 3)
    assert [ticket for ticket, _ in done] == tickets
    assert len(set(threads)) == 1
    assert main_thread() not in threads


def test_a_closed_workshop_does_nothing_any_more(qtbot: QtBot, workshop: Workshop) -> None:
    gate, painted = Event(), list[object]()

    def paint() -> QImage:
        gate.wait(10)
        painted.append(1)
        return QImage(SIZE, QImage.Format.Format_RGB32)

    for _ in range(3):
        workshop.order(paint)
    gate.set()
    workshop.close()
    count = len(painted)
    assert count < 3
    workshop.order(paint)
    qtbot.wait(20)
    assert len(painted) == count


def test_without_a_workshop_a_picture_is_there_at_once_and_painted_once() -> None:
    painted: list[object] = []
    backdrop = Backdrop(None)
    assert backdrop.last() is None
    red = colored(Qt.GlobalColor.red, painted=painted)
    assert color_of(backdrop.picture(red)) == Qt.GlobalColor.red
    assert color_of(backdrop.picture(red)) == Qt.GlobalColor.red
    assert backdrop.has(red)
    assert painted == [Qt.GlobalColor.red]


def test_the_last_picture_stands_for_the_next_until_it_is_ready(qtbot: QtBot, workshop: Workshop) -> None:
    backdrop, gate = Backdrop(workshop), Event()
    red, blue = colored(Qt.GlobalColor.red), colored(Qt.GlobalColor.blue, gate)
    with qtbot.waitSignal(backdrop.ready):
        assert backdrop.picture(red) is None
    assert color_of(backdrop.picture(red)) == Qt.GlobalColor.red
    assert color_of(backdrop.picture(blue)) == Qt.GlobalColor.red
    assert not backdrop.has(blue)
    with qtbot.waitSignal(backdrop.ready):
        gate.set()
    assert color_of(backdrop.picture(blue)) == Qt.GlobalColor.blue


def test_what_nobody_waits_for_any_more_is_not_painted(qtbot: QtBot, workshop: Workshop) -> None:
    """While one is painted, of all that are asked for only the newest follows."""
    backdrop, gate, painted = Backdrop(workshop), Event(), list[object]()
    red, green, blue = (colored(Qt.GlobalColor(color), gate, painted) for color in (7, 8, 9))
    for wanted in (red, green, blue, blue):
        assert backdrop.picture(wanted) is None
    gate.set()
    qtbot.waitUntil(lambda: backdrop.has(blue))
    assert painted == [red.key, blue.key]


def test_a_picture_that_cannot_be_painted_is_an_error_where_it_is_heard(qtbot: QtBot, workshop: Workshop) -> None:
    def fail() -> QImage:
        raise ValueError("no colours left")

    heard: list[Future[QImage]] = []

    def hear(_ticket: int, painted: "Future[QImage]") -> None:
        heard.append(painted)

    workshop.painted.connect(hear)
    workshop.order(fail)
    qtbot.waitUntil(lambda: bool(heard))
    assert isinstance(heard[0].exception(), ValueError)
