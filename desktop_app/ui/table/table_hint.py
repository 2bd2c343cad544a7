"""What the table says to whoever points at it: a seat, the middle, or the options and what they mean."""

from PySide6.QtCore import QPoint, QRect

from desktop_app.ui.controls.hint import ItemHint
from desktop_app.ui.models.seats import SeatsModel
from desktop_app.ui.table.table_view import TableView
from desktop_app.ui.theme import Theme
from desktop_app.ui.words.options import OptionWords


class TableHint(ItemHint):
    """Shows the tooltips of the seats and of the options, until something else is to be seen there."""

    def __init__(self, theme: Theme, model: SeatsModel, view: TableView) -> None:
        super().__init__(view, theme)
        self._theme = theme
        self._table = view
        self._seats = model
        model.scene_changed.connect(self.end)

    def _explained(self, point: QPoint) -> tuple[str, QRect]:
        scene, zoom = self._seats.scene, self._theme.zoom
        area = self._table.options_area
        if scene is not None and area.contains(point.toPointF() / zoom):
            options = QRect((area.topLeft() * zoom).toPoint(), (area.size() * zoom).toSize())
            return OptionWords().notes(scene.rules), options
        return super()._explained(point)
