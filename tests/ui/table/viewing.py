"""A table on the screen, and pictures of it."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from desktop_app.ui.models.scene import TableScene
from desktop_app.ui.models.seats import SeatsModel
from desktop_app.ui.table.table_view import TableView
from desktop_app.ui.theme import Theme

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
