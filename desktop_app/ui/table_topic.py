"""What the table is a question about, as the game goes on; and the ribbon that leads to the rules."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QMouseEvent

from desktop_app.engine.moves import Call
from desktop_app.engine.rules import ExactCall
from desktop_app.ui.models.scene import TableScene
from desktop_app.ui.models.seats import SeatsModel
from desktop_app.ui.rulebook.questions import set_topic
from desktop_app.ui.rulebook.topics import Topic
from desktop_app.ui.table.table_view import TableView
from desktop_app.ui.theme import Theme


class TableTopic(QObject):
    """Keeps the topic of a table true, and lets the ribbon of a Palifico round be pressed."""

    asked = Signal(object)
    """The Topic that somebody wants to read about."""

    def __init__(self, theme: Theme, model: SeatsModel, view: TableView) -> None:
        super().__init__(view)
        self._theme = theme
        self._model = model
        self._view = view
        model.scene_changed.connect(self._follow)
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See the mouse on the ribbon."""
        if isinstance(event, QMouseEvent):
            on_ribbon = self._view.ribbon_area.contains(event.position() / self._theme.zoom)
            pointer = Qt.CursorShape.PointingHandCursor if on_ribbon else Qt.CursorShape.ArrowCursor
            self._view.viewport().setCursor(pointer)
            if on_ribbon and event.type() is QEvent.Type.MouseButtonRelease:
                self.asked.emit(Topic.PALIFICO)
        return super().eventFilter(watched, event)

    def _follow(self) -> None:
        scene = self._model.scene
        if scene is not None:
            set_topic(self._view, topic_of_scene(scene))


def topic_of_scene(scene: TableScene) -> Topic:
    """What is most likely to be asked about a table at this moment."""
    if scene.palifico or scene.next_palifico:
        return Topic.PALIFICO
    if scene.call is None:
        return Topic.BIDS if scene.standing is not None else Topic.ROUND
    if scene.call.call is Call.CHALLENGE:
        return Topic.CHALLENGE
    return Topic.SPOT_ON if scene.rules.exact is ExactCall.SPOT_ON else Topic.CALZA
