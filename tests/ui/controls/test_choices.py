"""Toggles, segments, faces, combo boxes, fields and the paper they lie on."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QColor, QPainter, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.ui.controls.choice import Choice
from desktop_app.ui.controls.face_button import FaceButton
from desktop_app.ui.controls.field import Field
from desktop_app.ui.controls.panel import Ground, Panel
from desktop_app.ui.controls.segments import Segments
from desktop_app.ui.controls.toggle import Toggle
from desktop_app.ui.theme import Appearance, Theme
from desktop_app.ui.tokens import Tokens
from tests.ui.controls.placing import colour_at, put

LEFT = Qt.MouseButton.LeftButton


def test_a_toggle_turns_by_mouse_and_key(theme: Theme, window: QWidget, qtbot: QtBot) -> None:
    toggle = Toggle(theme)
    put(toggle, window)
    off = colour_at(window, 50 + 10, 62)
    QTest.mouseClick(toggle, LEFT, pos=QPoint(38, 20))
    assert toggle.isChecked()
    assert colour_at(window, 50 + 10, 62) == theme.tokens.primary.name() != off
    QTest.keyClick(toggle, Qt.Key.Key_Space)
    assert not toggle.isChecked()
    assert QAccessible.queryAccessibleInterface(toggle).role() == QAccessible.Role.CheckBox


def test_a_toggle_wears_a_tick_only_when_on(theme: Theme, window: QWidget) -> None:
    toggle = Toggle(theme)
    put(toggle, window)
    toggle.setChecked(True)
    image = window.grab(toggle.geometry()).toImage()
    knob = [image.pixelColor(x, y).lightness() for x in range(25, 35) for y in range(7, 17)]
    assert sum(lightness < 160 for lightness in knob) > 5
    assert sum(lightness > 250 for lightness in knob) > 50


def test_one_segment_is_chosen(theme: Theme, window: QWidget, qtbot: QtBot) -> None:
    segments = Segments(theme, ["2", "3", "4"], part_width=58)
    heard: list[int] = []
    segments.current_changed.connect(heard.append)
    put(segments, window)
    assert segments.current == 0
    QTest.mouseClick(segments.part(2), LEFT)
    QTest.keyClick(segments.part(2), Qt.Key.Key_Left)
    segments.set_current(0)
    segments.set_current(0)
    assert heard == [2, 1, 0]
    assert segments.sizeHint().toTuple() == (174, 38)
    assert QAccessible.queryAccessibleInterface(segments.part(1)).role() == QAccessible.Role.RadioButton


def test_segments_are_as_wide_as_their_language(theme: Theme) -> None:
    segments = Segments(theme, ["Spot On", "Calza"])
    width = segments.sizeHint().width()
    segments.set_labels(["Annonce exacte", "Calza"])
    assert segments.sizeHint().width() > width + 20
    assert segments.part(0).text() == "Annonce exacte"
    with pytest.raises(ValueError, match="shorter"):
        segments.set_labels(["Pile"])


def test_the_chosen_segment_is_filled(theme: Theme, window: QWidget) -> None:
    segments = Segments(theme, ["a", "b"], part_width=60)
    put(segments, window)
    assert colour_at(window, 50 + 8, 70) == theme.tokens.primary.name()
    segments.set_current(1)
    assert colour_at(window, 50 + 8, 70) == theme.tokens.paper2.name()
    assert colour_at(window, 50 + 68, 70) == theme.tokens.primary.name()


@pytest.fixture
def faces(theme: Theme, window: QWidget) -> list[FaceButton]:
    """Six faces in a row."""
    row = QWidget(window)
    row.setGeometry(10, 40, 320, 60)
    row.show()
    buttons = [FaceButton(theme, face) for face in range(1, 7)]
    for index, button in enumerate(buttons):
        put(button, row, 50 * index, 10)
    return buttons


def test_faces_exclude_each_other(faces: list[FaceButton], qtbot: QtBot) -> None:
    QTest.mouseClick(faces[2], LEFT)
    faces[2].setFocus()
    QTest.keyClick(faces[2], Qt.Key.Key_Right)
    assert [button.face for button in faces if button.isChecked()] == [4]


def test_a_wild_one_wears_its_star(theme: Theme, faces: list[FaceButton], window: QWidget) -> None:
    def rust() -> int:
        image = window.grab().toImage()
        return sum(image.pixelColor(x, y) == theme.tokens.star for x in range(20, 50) for y in range(55, 90))

    assert rust() == 0
    faces[0].set_wild(True)
    assert rust() > 10
    faces[3].set_wild(True)  # says nothing on another face
    faces[0].set_wild(False)
    assert rust() == 0


def test_a_locked_face_wears_a_padlock_beyond_its_corner(
    theme: Theme, faces: list[FaceButton], window: QWidget
) -> None:
    locked = faces[1]
    badge = (10 + 50 + 42 + 7, 40 + 10 + 2 - 7)
    before = colour_at(window, *badge)
    locked.setChecked(True)
    locked.set_locked(True)
    assert locked.is_locked
    assert colour_at(window, *badge) == theme.tokens.plum.name() != before
    locked.set_locked(False)
    assert colour_at(window, *badge) == before


def test_a_face_that_cannot_be_chosen_is_faint(faces: list[FaceButton], window: QWidget, qtbot: QtBot) -> None:
    def darkest() -> int:
        image = window.grab().toImage()
        return min(image.pixelColor(x, y).lightness() for x in range(270, 294) for y in range(60, 84))

    awake = darkest()
    faces[5].setEnabled(False)
    assert darkest() > awake + 60
    QTest.mouseClick(faces[5], LEFT)
    assert not faces[5].isChecked()


def test_faces_change_their_size(theme: Theme, faces: list[FaceButton]) -> None:
    faces[0].set_side(40)
    assert faces[0].sizeHint().toTuple() == (40, 40)
    theme.set_zoom(2)
    assert faces[0].sizeHint().toTuple() == (80, 80)


def green(painter: QPainter, tokens: Tokens, area: QRectF) -> None:
    painter.fillRect(area, QColor("#1C6A6C"))


def choice(theme: Theme) -> Choice:
    combo = Choice(theme)
    for text in ("Easy", "A level of another world"):
        combo.addItem(text)
    return combo


def test_a_choice_is_as_wide_as_its_longest_item(theme: Theme) -> None:
    combo = choice(theme)
    width = combo.sizeHint().width()
    combo.addItem("A level of another world, and another still")
    assert combo.sizeHint().width() > width
    before = combo.sizeHint().width()
    combo.set_mark(0, green)
    assert combo.sizeHint().width() > before


def test_a_choice_grows_with_its_items_where_it_stands(theme: Theme, window: QWidget, qtbot: QtBot) -> None:
    combo, layout = choice(theme), QHBoxLayout(window)
    layout.addWidget(combo, 0, Qt.AlignmentFlag.AlignLeft)
    combo.show()
    qtbot.waitUntil(lambda: combo.width() == combo.sizeHint().width())
    before = combo.width()
    combo.addItem("A level of another world, and another")
    qtbot.waitUntil(lambda: combo.width() == combo.sizeHint().width() > before)
    combo.clear()
    combo.addItem("Easy")
    qtbot.waitUntil(lambda: combo.width() == combo.sizeHint().width() < before)


def test_a_choice_turns_by_keys_and_by_wheel_only_with_the_focus(theme: Theme, window: QWidget, qtbot: QtBot) -> None:
    combo = choice(theme)
    put(combo, window)

    def wheel() -> bool:
        middle = QPointF(combo.rect().center())
        event = QWheelEvent(
            middle,
            combo.mapToGlobal(middle),
            QPoint(),
            QPoint(0, -120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(combo, event)
        return event.isAccepted()

    assert not wheel()
    assert combo.currentIndex() == 0
    combo.setFocus()
    assert wheel()
    assert combo.currentIndex() == 1
    QTest.keyClick(combo, Qt.Key.Key_Up)
    assert combo.currentIndex() == 0


def test_the_list_behind_a_choice(theme: Theme, window: QWidget, qtbot: QtBot) -> None:
    combo = choice(theme)
    combo.set_mark(1, green)
    put(combo, window)
    combo.showPopup()
    view = combo.view()
    qtbot.waitUntil(view.isVisible)
    first, second = (combo.model().index(row, 0) for row in (0, 1))
    assert view.visualRect(first).height() == 34
    view.setCurrentIndex(first)
    image = view.viewport().grab().toImage()
    colors = {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}
    assert {theme.tokens.sel.name(), theme.tokens.ink.name(), "#1c6a6c"} <= colors
    view.setCurrentIndex(second)
    combo.hidePopup()


def test_a_field_keeps_its_text_clear_of_its_edge(theme: Theme, window: QWidget, qtbot: QtBot) -> None:
    plain = Field(theme)
    assert plain.textMargins().left() >= 10
    put(plain, window)
    QTest.keyClicks(plain, "pioggia")
    assert plain.text() == "pioggia"
    assert colour_at(window, 50 + plain.width() - 20, 70) == theme.tokens.paper.name()
    theme.set_zoom(2)
    assert plain.font().pixelSize() == 28
    assert plain.sizeHint().toTuple() == (380, 76)


def test_asleep_they_look_it(theme: Theme, window: QWidget) -> None:
    for control in (Field(theme), choice(theme), Toggle(theme), Segments(theme, ["a", "b"])):
        put(control, window)
        awake = window.grab(control.geometry()).toImage()
        control.setEnabled(False)
        assert window.grab(control.geometry()).toImage() != awake
        control.hide()


def test_paper_has_its_corners_and_follows_the_night(theme: Theme, window: QWidget) -> None:
    panel, row = Panel(theme, Ground.DIALOG), Panel(theme, Ground.ROW)
    for x, paper in ((20, panel), (200, row)):
        paper.setParent(window)
        paper.setGeometry(x, 50, 150, 150)
        paper.show()
    assert colour_at(window, 95, 125) == theme.tokens.paper.name()
    assert colour_at(window, 275, 125) == theme.tokens.paper2.name()
    outside = colour_at(window, 390, 290)
    assert colour_at(window, 200, 50) == outside
    assert colour_at(window, 95, 205) != outside
    assert colour_at(window, 275, 205) == outside
    theme.set_appearance(Appearance.DARK)
    assert colour_at(window, 95, 125) == theme.tokens.paper.name()
