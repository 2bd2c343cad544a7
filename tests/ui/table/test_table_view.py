"""The table is painted, found, gone round by keys and exposed; and shows nothing that is still covered."""

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QSize, QSizeF, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QHelpEvent, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from desktop_app.engine.moves import Call
from desktop_app.engine.rules import Rules
from desktop_app.ui.languages import NAMES, Languages
from desktop_app.ui.models.scene import TableScene
from desktop_app.ui.models.seats import SeatsModel
from desktop_app.ui.table.arrangement import pieces_of, setting_of
from desktop_app.ui.table.ground import Ground
from desktop_app.ui.table.pieces import changed
from desktop_app.ui.table.table_view import TableView
from desktop_app.ui.theme import Appearance, Theme
from desktop_app.ui.words.options import OptionWords
from tests.ui.table import scenes
from tests.ui.table.scenes import Scene, play

pytestmark = pytest.mark.usefixtures("fonts")

SMALL, USUAL = QSize(792, 532), QSize(980, 672)


def shown(qtbot: QtBot, model: SeatsModel, theme: Theme | None = None, size: QSize = USUAL) -> TableView:
    view = TableView(theme or Theme(), model)
    qtbot.addWidget(view)
    view.resize(size)
    view.show()
    view.activateWindow()
    qtbot.waitUntil(view.isActiveWindow)
    return view


def picture(view: TableView, scale: float = 1) -> QImage:
    image = QImage(view.size() * scale, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(scale)
    image.fill(Qt.GlobalColor.magenta)
    view.render(image)
    return image


def round_the_middle(view: TableView) -> QImage:
    """The picture without the oval: Qt does not draw a large number twice to the very same pixel."""
    image = picture(view)
    painter = QPainter(image)
    painter.fillRect(view.visualRect(view.model().index(view.model().rowCount() - 1, 0)), Qt.GlobalColor.black)
    painter.end()
    return image


def shown_by(model: SeatsModel) -> TableScene:
    assert model.scene is not None
    return model.scene


def part(image: QImage, rect: QRect) -> QImage:
    return image.copy(rect)


def point_at(view: TableView, place: QPoint) -> None:
    asked = QHelpEvent(QEvent.Type.ToolTip, place, view.viewport().mapToGlobal(place))
    QApplication.sendEvent(view.viewport(), asked)


def interface(view: TableView) -> QAccessibleInterface:
    found = QAccessible.queryAccessibleInterface(view)
    assert found is not None
    return found


@pytest.mark.parametrize("scene", scenes.SCENES)
def test_every_scene_is_painted_at_its_place(qtbot: QtBot, scene: Callable[[], Scene]) -> None:
    """Each seat has a face of its own: no two look alike, and none is left out."""
    view = shown(qtbot, scene().model(), size=SMALL)
    image = picture(view)
    faces = [part(image, view.visualRect(view.model().index(row, 0))) for row in range(view.model().rowCount())]
    assert all(one != other for one, other in combinations(faces, 2))


@pytest.mark.parametrize("scale", [1, 1.5, 2, 3])
@pytest.mark.parametrize("scene", [scenes.six_revealed, scenes.palifico])
def test_scenes_are_painted_to_the_last_pixel(qtbot: QtBot, scene: Callable[[], Scene], scale: float) -> None:
    """At every scale of the screen, without a hole and without a word from Qt."""
    image = picture(shown(qtbot, scene().model(), size=SMALL), scale)
    corners = [(0, 0), (image.width() - 1, 0), (0, image.height() - 1), (image.width() - 1, image.height() - 1)]
    assert all(image.pixelColor(x, y) != Qt.GlobalColor.magenta for x, y in corners)
    assert image.pixelColor(image.width() // 2, image.height() // 2) != image.pixelColor(2, 2)


@pytest.mark.parametrize("code", NAMES)
@pytest.mark.parametrize("scene", [scenes.spot_on, scenes.palifico, scenes.six])
def test_every_scene_has_words_in_every_language(
    qtbot: QtBot, languages: Languages, scene: Callable[[], Scene], code: str
) -> None:
    """A language that is spoken while the table is shown changes its picture, and English brings the old one back."""
    view = shown(qtbot, scene().model(), Theme(Appearance.DARK), SMALL)
    before = picture(view)
    languages.speak(code)
    QApplication.processEvents()
    assert (picture(view) == before) == (code == "en")
    languages.speak("en")
    QApplication.processEvents()
    assert picture(view) == before


def test_what_others_hold_is_in_no_pixel_before_the_reveal_nor_after_it(qtbot: QtBot) -> None:
    game = scenes.bidding().game
    hands = game.hands
    assert hands is not None
    others = game._replace(hands=(hands[0], (6, 6, 6, 6), (6, 6, 6), (6, 6, 6, 6, 6), (6, 6, 6, 6)))
    model = scenes.bidding().model()
    view = shown(qtbot, model)
    other = shown(qtbot, scenes.bidding()._replace(game=others).model())
    covered = round_the_middle(view)
    assert covered == round_the_middle(other)
    step = game.play(Call.CHALLENGE)
    for event in step.events:
        play(model, event)
    assert round_the_middle(view) != covered
    dealt = step.game.deal(((1, 2, 3, 5, 5), (2, 3, 3, 4), (1, 2, 6), (2, 3, 4, 4, 6), (2, 4, 5))).game
    model.show(dealt.observe(0))
    fresh = shown(qtbot, scenes.bidding()._replace(game=dealt).model())
    assert round_the_middle(view) == round_the_middle(fresh)


def test_seats_are_exposed_where_they_are(qtbot: QtBot) -> None:
    view = shown(qtbot, scenes.six().model())
    table = interface(view)
    assert table.text(QAccessible.Text.Name) == "Table"
    assert table.text(QAccessible.Text.Description) == OptionWords().options(Rules())
    assert table.childCount() == 7
    for row in range(7):
        child = table.child(row)
        assert child is not None
        index = view.model().index(row, 0)
        assert child.text(QAccessible.Text.Name) == index.data(Qt.ItemDataRole.AccessibleTextRole)
        assert child.text(QAccessible.Text.Description) == index.data(Qt.ItemDataRole.AccessibleDescriptionRole)
        rect = view.visualRect(index)
        assert child.rect() == QRect(view.viewport().mapToGlobal(rect.topLeft()), rect.size())
        assert view.indexAt(rect.center()) == index
    assert not view.indexAt(QPoint(2, 2)).isValid()


def test_keys_go_round_the_table(qtbot: QtBot) -> None:
    view = shown(qtbot, scenes.palifico().model())
    view.setFocus(Qt.FocusReason.TabFocusReason)
    rows = [view.currentIndex().row()]
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Up):
        QTest.keyClick(view, key)
        rows.append(view.currentIndex().row())
    assert rows == [0, 1, 2, 3, 0, 3, 2]
    QTest.keyClick(view, Qt.Key.Key_End)
    assert view.currentIndex().row() == 3
    QTest.keyClick(view, Qt.Key.Key_Home)
    assert view.currentIndex().row() == 0
    assert view.selectionModel().selectedIndexes() == [view.currentIndex()]


def test_the_ring_is_there_for_keys_and_not_for_the_mouse(qtbot: QtBot) -> None:
    view = shown(qtbot, scenes.palifico().model())
    plain = picture(view)
    bruno, ines = (view.visualRect(view.model().index(row, 0)) for row in (1, 2))
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=bruno.center())
    assert view.currentIndex().row() == 1
    assert picture(view) == plain
    QTest.keyClick(view, Qt.Key.Key_Right)
    ringed = picture(view)
    around = ines.adjusted(-7, -7, 7, 7)
    assert part(ringed, around) != part(plain, around)
    view.clearFocus()
    assert picture(view) == plain


@pytest.mark.qt_log_ignore(r"This plugin does not support raise\(\)")
def test_seats_and_options_have_tooltips(qtbot: QtBot) -> None:
    view = shown(qtbot, scenes.long_names().model())
    place = view.visualRect(view.model().index(1, 0)).center()
    point_at(view, place)
    assert QToolTip.text().startswith("Bartholomäus Maximilian\n")
    point_at(view, QPoint(60, view.height() - 18))
    assert QToolTip.text() == OptionWords().notes(Rules())
    QToolTip.hideText()


def test_zoom_enlarges_everything(qtbot: QtBot) -> None:
    theme = Theme()
    view = shown(qtbot, scenes.bidding().model(), theme)
    index = view.model().index(0, 0)
    small = view.visualRect(index)
    view.resize(USUAL * 2)
    theme.set_zoom(2)
    large = view.visualRect(index)
    assert abs(large.width() - 2 * small.width()) <= 2
    assert abs(large.center().x() - 2 * small.center().x()) <= 2


def test_the_light_follows_the_theme(qtbot: QtBot) -> None:
    theme = Theme(Appearance.LIGHT)
    view = shown(qtbot, scenes.bidding().model(), theme)
    day = picture(view)
    theme.set_appearance(Appearance.DARK)
    assert picture(view).pixelColor(3, 3).lightness() < day.pixelColor(3, 3).lightness()
    theme.set_appearance(Appearance.LIGHT)
    assert picture(view) == day


def test_a_palifico_round_is_another_light(qtbot: QtBot) -> None:
    """The leather itself changes colour, and back in the round after it."""
    game = scenes.palifico().game
    model = scenes.palifico().model()
    view = shown(qtbot, model)
    leather = QPoint(view.width() // 2, 75)
    dusk = picture(view).pixelColor(leather)
    following = scenes.bid(game, (3, 3)).play(Call.CHALLENGE).game
    model.show(following.observe(0))
    day = picture(view).pixelColor(leather)
    assert day.red() - day.blue() > 50 > dusk.red() - dusk.blue()


def test_only_what_changes_is_painted_again(qtbot: QtBot) -> None:
    """Somebody begins to think: their bid gives way to the dots, and nothing else is touched."""
    model = scenes.bidding().model()
    before = pieces_of(setting_of(model, shown_by(model), QSizeF(USUAL), Theme()), Ground(), looks_back=False)
    model.think(1)
    after = pieces_of(setting_of(model, shown_by(model), QSizeF(USUAL), Theme()), Ground(), looks_back=False)
    areas = changed(list(before), list(after))
    assert len(areas) == 2
    view = shown(qtbot, model)
    plate = view.visualRect(model.index(1))
    assert all(area.left() > plate.right() - 40 and area.right() < plate.right() + 120 for area in areas)


def test_a_window_that_is_resized_is_sharp_again_at_once_it_rests(qtbot: QtBot) -> None:
    view = shown(qtbot, scenes.bidding().model(), size=SMALL)
    picture(view)
    view.resize(USUAL)
    stretched = picture(view)
    fresh = picture(shown(qtbot, scenes.bidding().model(), size=USUAL))
    assert stretched != fresh
    qtbot.waitUntil(lambda: picture(view) == fresh, timeout=5000)


def test_a_table_without_a_game_is_a_wall(qtbot: QtBot) -> None:
    model = SeatsModel(scenes.two().model().words, (scenes.YOU, scenes.BRUNO))
    view = shown(qtbot, model)
    image = picture(view)
    assert image.pixelColor(0, 0) == image.pixelColor(300, 300) == Theme().tokens.wall
    assert view.visualRect(model.index(0)) == QRect()
    view.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert not view.currentIndex().isValid()


def test_odd_names_are_only_names(qtbot: QtBot) -> None:
    """Marks, dice, another direction, nothing at all: each is painted as it is and moves nothing else."""
    names = ("Ada", "**{5}**", "%1 %2", "‏שלום", "🎲🎲", "")
    view = shown(qtbot, scenes.six()._replace(names=names).model(), size=SMALL)
    usual = shown(qtbot, scenes.six().model(), size=SMALL)
    middle = view.visualRect(view.model().index(6, 0))
    lower = QRect(middle.left(), middle.center().y(), middle.width(), middle.height() // 2 + 90)
    assert part(picture(view), lower) == part(picture(usual), lower)
