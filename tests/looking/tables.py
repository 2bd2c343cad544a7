"""Tables in the gallery: games that have come to a scene, and what is done there."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QWidget

from desktop_app.engine.bidding import Bidding
from desktop_app.engine.game import Game
from desktop_app.engine.moves import Call
from desktop_app.match.session import SeatFailure
from desktop_app.ui.application import Program
from desktop_app.ui.lines.temper import Remark
from desktop_app.ui.models.seats import SeatsModel
from desktop_app.ui.table_page import TablePage
from tests.looking.company import MOODS, longest
from tests.looking.staging import seat, triggered, view_of
from tests.ui.table import scenes
from tests.ui.table.scenes import Scene
from tests.ui.whole_games import whole_game

Show = Callable[[Program], None]


def at(scene: Callable[[], Scene], then: Callable[[Program, TablePage], object] | None = None) -> Show:
    """A table that has come to a scene, and what is done there."""

    def show(program: Program) -> None:
        table = seat(program, scene())
        if then is not None:
            then(program, table)

    return show


def ladder(program: Program, table: TablePage) -> None:
    program.window.menu.ladder.trigger()


def give_up_question(program: Program, table: TablePage) -> None:
    program.window.menu.give_up.trigger()


def muted(program: Program, table: TablePage) -> None:
    program.sound.set_muted(True)


def look_back(program: Program, table: TablePage) -> None:
    program.window.menu.last_reveal.trigger()


def failure(program: Program, table: TablePage) -> None:
    """A player has failed, which the story tells."""
    table.session.failed.emit(SeatFailure(1, RuntimeError()))


def speaking(program: Program, table: TablePage) -> None:
    """Everybody makes a face, and somebody says the longest line."""
    model = view_of(table).model()
    assert isinstance(model, SeatsModel)
    model.feel(MOODS[: len(model.characters)])
    temper, occasion, number = next(longest(model.words.lines))
    model.say(Remark(2, temper, occasion, number))


def hint_over(widget: QWidget, point: QPoint | None = None) -> None:
    """Rest the mouse on something."""
    at = point or widget.rect().center()
    QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, at, widget.mapToGlobal(at)))


def hint_of_face(program: Program, table: TablePage) -> None:
    hint_over(table.bar.bids.spinner.faces[5])


def hint_of_seat(program: Program, table: TablePage) -> None:
    view = view_of(table)
    hint_over(view.viewport(), view.visualRect(view.model().index(1, 0)).center())


def whole(seed: int, players: int) -> Callable[[], Scene]:
    """The last moment of a whole game played at random."""
    return lambda: Scene(scenes.SIX[:players], whole_game(seed, players)[0])


def named_at_length() -> Scene:
    """A whole game between players with the longest names."""
    names = scenes.long_names().names
    return Scene(scenes.SIX[: len(names)], whole_game(1, len(names))[0], names=names)


def late(seed: int, players: int, rounds: int) -> Callable[[], Scene]:
    """A game played at random, stopped when so many rounds are over."""

    def scene() -> Scene:
        game, _ = whole_game(seed, players)
        before, played = game.history[:rounds], game.history[rounds]
        bidding = Bidding.start(tuple(map(len, played.hands)), played.opener, palifico=played.palifico)
        used = tuple(seat in triggered(before) for seat in range(players))
        now = Game.at(game.rules, bidding, played.hands, used, before)
        return Scene(scenes.SIX[:players], scenes.bid(now, *played.bids))

    return scene


def asked_about(call: Call) -> Callable[[Program, TablePage], None]:
    """A call that is asked about before it is made."""

    def show(program: Program, table: TablePage) -> None:
        table.call_wanted.emit(call)

    return show


def to_be_taken_back(program: Program, table: TablePage) -> None:
    """A bid that can still be taken back."""
    table.session.match = replace(table.session.match, forgiving=True)
    table.play(table.session.observation.bidding.legal_bids[0])


def dice_statistics(program: Program, table: TablePage) -> None:
    program.window.menu.dice_statistics.trigger()
