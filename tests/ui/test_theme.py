"""The theme: zoom, colours, and what hears of a change."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QPalette, QStyleHints
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.ui.theme import Appearance, Theme, palette_of, zoom_for
from desktop_app.ui.tokens import Scheme, tokens_of

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize(
    ("width", "height", "zoom"),
    [
        (1024, 640, 1.0),
        (1280, 800, 1.0),
        (1599, 1000, 1.0),
        (1600, 1000, 1.25),
        (1920, 1080, 1.25),
        (3840, 2160, 2.5),
        (10_000, 10_000, 3.0),
    ],
)
def test_the_zoom_of_a_window(width: int, height: int, zoom: float) -> None:
    assert zoom_for(width, height) == zoom


def test_a_new_zoom_is_told_once_and_kept_in_bounds(qtbot: QtBot) -> None:
    theme = Theme()
    heard: list[float] = []
    theme.changed.connect(lambda: heard.append(theme.zoom))
    for zoom in (1.5, 1.5, 9, 0):
        theme.set_zoom(zoom)
    assert heard == [1.5, 3.0, 1.0]


def test_day_and_night() -> None:
    theme = Theme()
    heard: list[Scheme] = []
    theme.changed.connect(lambda: heard.append(theme.scheme))
    theme.set_appearance(Appearance.DARK)
    theme.set_appearance(Appearance.DARK)
    assert theme.appearance is Appearance.DARK
    assert theme.tokens == tokens_of(Scheme.DARK)
    assert theme.palifico_tokens == tokens_of(Scheme.DARK, palifico=True)
    theme.set_appearance(Appearance.LIGHT)
    assert heard == [Scheme.DARK, Scheme.LIGHT]


def test_the_system_decides_if_the_player_lets_it() -> None:
    theme = Theme(Appearance.SYSTEM)
    dark = QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
    assert theme.scheme is (Scheme.DARK if dark else Scheme.LIGHT)


def test_a_change_of_the_system_is_followed_only_then(monkeypatch: pytest.MonkeyPatch) -> None:
    following, fixed = Theme(Appearance.SYSTEM), Theme(Appearance.LIGHT)
    hints = QGuiApplication.styleHints()

    def dark(_: QStyleHints) -> Qt.ColorScheme:
        return Qt.ColorScheme.Dark

    monkeypatch.setattr(QStyleHints, "colorScheme", dark)
    hints.colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert following.scheme is Scheme.DARK
    assert fixed.scheme is Scheme.LIGHT
    monkeypatch.undo()
    hints.colorSchemeChanged.emit(hints.colorScheme())


def test_the_application_is_dressed(qapp: QApplication) -> None:
    before, font = qapp.palette(), qapp.font()
    theme = Theme(Appearance.DARK)
    theme.set_zoom(2)
    theme.apply(qapp)
    assert qapp.palette().color(QPalette.ColorRole.Window) == theme.tokens.paper
    assert qapp.font().pixelSize() == 28
    assert qapp.style().objectName() == "fusion"
    qapp.setPalette(before)
    qapp.setFont(font)


def test_disabled_text_is_fainter() -> None:
    palette = palette_of(tokens_of(Scheme.LIGHT))
    awake = palette.color(QPalette.ColorGroup.Active, QPalette.ColorRole.ButtonText)
    asleep = palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.ButtonText)
    assert asleep.lightness() > awake.lightness()
