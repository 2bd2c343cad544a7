"""What the table is a question about, as the game goes on."""

from PySide6.QtCore import QObject

from desktop_app.engine.moves import Call
from desktop_app.engine.rules import ExactCall
from desktop_app.ui.models.scene import TableScene
from desktop_app.ui.models.seats import SeatsModel
from desktop_app.ui.rulebook.questions import set_topic
from desktop_app.ui.rulebook.topics import Topic
from desktop_app.ui.table.table_view import TableView


class TableTopic(QObject):
    """Keeps the topic of a table true: the rules open there when somebody asks about it."""

    def __init__(self, model: SeatsModel, view: TableView) -> None:
        super().__init__(view)
        self._model = model
        self._view = view
        model.scene_changed.connect(self._follow)

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
