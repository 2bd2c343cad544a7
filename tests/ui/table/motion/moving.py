"""A table on which something happens, and time that passes only when a test lets it."""

from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from desktop_app.ui.models.seats import SeatsModel
from desktop_app.ui.table.motion.manner import Manner
from desktop_app.ui.table.table_view import TableView
from desktop_app.ui.theme import Theme
from tests.ui.table.changes import Change
from tests.ui.table.viewing import SMALL, picture, shown

#: Longer than everything that comes to an end, and the time between two frames.
LONG, FRAME = 4000, 16.0


def table(qtbot: QtBot, change: Change, manner: Manner, theme: Theme | None = None) -> TableView:
    """A view of the moment before a change; from now on it goes from scene to scene in that manner."""
    view = shown(qtbot, change.model, theme, SMALL)
    view.tableau.set_manner(manner)
    return view


def pass_time(view: TableView, milliseconds: float) -> None:
    """Let time pass, frame by frame."""
    while milliseconds > 0:
        view.tableau.clock.stop()
        view.tableau.clock.ticked.emit(min(milliseconds, FRAME))
        milliseconds -= FRAME
    view.tableau.clock.stop()


def rest(view: TableView) -> None:
    """Let all that moves come to its end."""
    passed = 0.0
    while view.tableau.moves:
        pass_time(view, FRAME)
        passed += FRAME
        assert passed < LONG


def fresh(qtbot: QtBot, model: SeatsModel, theme: Theme) -> QImage:
    """The picture of a scene on a table where nothing has ever moved."""
    view = TableView(theme, model)
    qtbot.addWidget(view)
    view.resize(SMALL)
    image = picture(view)
    view.deleteLater()
    return image


def at_rest(view: TableView) -> bool:
    """Whether what is painted is the scene and nothing else."""
    shot = view.tableau.shot
    return shot is not None and view.tableau.frame == list(shot.pieces)
