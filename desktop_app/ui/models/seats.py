"""The seats round the table as a model: what is painted, and the words for those who hear it."""

from collections.abc import Sequence
from enum import IntEnum

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from desktop_app.engine.events import Event
from desktop_app.engine.observation import Observation
from desktop_app.ui.characters import Character
from desktop_app.ui.lines.temper import Remark
from desktop_app.ui.models.scene import TableScene, after, scene_of, with_company, with_count, with_thinker, with_turn
from desktop_app.ui.mood import Mood
from desktop_app.ui.words.seats import SeatTold
from desktop_app.ui.words.sentence import bid_told, plain
from desktop_app.ui.words.words import Words

_ROOT = QModelIndex()
Index = QModelIndex | QPersistentModelIndex


class SeatRole(IntEnum):
    """What a row holds beside its words."""

    SEAT = Qt.ItemDataRole.UserRole + 1
    """The SeatScene of a seat's row, None in the last row."""


class SeatsModel(QAbstractListModel):
    """A row for each seat of a game, and a last one for the middle of the table: the standing bid or the count.

    It hears of observations, and of events in the open: the dice of others come with a Revealed and go with the next
    observation. The words are those of the language at the moment when they are asked for.
    """

    scene_changed = Signal()
    """What is to be seen on the table has changed, or its words."""

    def __init__(self, words: Words, characters: Sequence[Character], parent: QObject | None = None) -> None:
        """Characters are the faces of the seats, in the order of the seats."""
        super().__init__(parent)
        self.words = words
        self.characters = tuple(characters)
        self._scene: TableScene | None = None
        self._earlier: TableScene | None = None

    @property
    def scene(self) -> TableScene | None:
        """What is to be seen on the table; None before the first observation."""
        return self._earlier or self._scene

    @property
    def looks_back(self) -> bool:
        """Whether that is an earlier moment."""
        return self._earlier is not None

    def show(self, observation: Observation, *, asked: bool = True) -> None:
        """See the table as it stands: whatever was open before is covered again.

        Where nobody has been asked yet, it is nobody's turn before `ask` or `think` says so.
        """
        scene = self._seen(observation)
        if not asked:
            scene = with_turn(scene, None)
        if self._scene is None:
            self.beginResetModel()
            self._scene = scene
            self.endResetModel()
            self.scene_changed.emit()
        else:
            self._change(with_company(scene, self._scene.moods, self._scene.said))

    def play(self, event: Event) -> None:
        """See a call, or something that follows from one."""
        if self._scene is not None:
            self._change(after(self._scene, event))

    def count(self, counted: int) -> None:
        """See so many of the matching dice counted."""
        if self._scene is not None:
            self._change(with_count(self._scene, counted))

    def ask(self, seat: int) -> None:
        """See that it is a seat's turn."""
        if self._scene is not None:
            self._change(with_turn(self._scene, seat))

    def think(self, seat: int | None) -> None:
        """See a seat, whose turn it is, think; or nobody."""
        if self._scene is not None:
            self._change(with_thinker(self._scene, seat))

    def feel(self, moods: tuple[Mood, ...]) -> None:
        """See everybody's face."""
        if self._scene is not None:
            self._change(with_company(self._scene, moods, self._scene.said))

    def say(self, remark: Remark | None) -> None:
        """See somebody say something, or nobody."""
        if self._scene is not None:
            self._change(with_company(self._scene, self._scene.moods, remark))

    def look_back(self, earlier: TableScene | None) -> None:
        """Show an earlier scene until it is taken away again; what happens meanwhile is seen afterwards."""
        before = self.scene
        self._earlier = earlier
        self._tell_rows(before)
        self.scene_changed.emit()

    def retranslate(self) -> None:
        """The language has changed."""
        if self._scene is not None:
            self.dataChanged.emit(self.index(0), self.index(self.rowCount() - 1))
            self.scene_changed.emit()

    def rowCount(self, parent: Index = _ROOT) -> int:
        """The seats, and the middle of the table."""
        return 0 if parent.isValid() or self._scene is None else len(self._scene.seats) + 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The words of a row, or its SeatScene."""
        scene = self.scene
        if scene is None or not self.checkIndex(index, self.CheckIndexOption.IndexIsValid):
            return None
        row = index.row()
        middle = row == len(scene.seats)
        if role == SeatRole.SEAT:
            return None if middle else scene.seats[row]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._middle_name(scene) if middle else self.words.people.label(row)
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return self._middle_told(scene) if middle else self._seat_told(scene, row)
        if role == Qt.ItemDataRole.ToolTipRole:
            whole = self._middle_name(scene) if middle else plain((self.words.people.name(row),))
            return f"{whole}\n{self._middle_told(scene) if middle else self._seat_told(scene, row)}"
        return None

    def _seen(self, observation: Observation) -> TableScene:
        return scene_of(observation)

    def _change(self, scene: TableScene) -> None:
        before = self.scene
        self._scene = scene
        if before != self.scene:
            self._tell_rows(before)
            self.scene_changed.emit()

    def _tell_rows(self, before: TableScene | None) -> None:
        after_it = self.scene
        if before is None or after_it is None:
            return
        for row in range(self.rowCount()):
            if _row_of(before, row) != _row_of(after_it, row):
                self.dataChanged.emit(self.index(row), self.index(row))

    def _seat_told(self, scene: TableScene, seat: int) -> str:
        shown = scene.seats[seat]
        told = self.words.seats.description(
            seat,
            SeatTold(
                dice=shown.dice - shown.lost,
                bid=shown.bid,
                standing=scene.standing is not None and scene.standing.seat == seat,
                on_turn=scene.turn == seat,
                thinking=scene.thinking == seat,
                palifico=shown.palifico,
                used=shown.used,
            ),
        )
        if shown.hand:
            told = f"{told} {self.words.seats.shown_dice(seat, shown.hand, wild=scene.wild)}"
        if scene.said is not None and scene.said.seat == seat:
            told = f"{told} {self.words.lines.told(self.words.people.label(seat), scene.said)}"
        return told

    def _middle_name(self, scene: TableScene) -> str:
        if scene.outcome is not None:
            told = self.words.table.bid_made(scene.outcome.bidder, scene.outcome.bid, wild=False)
        elif scene.standing is not None:
            told = self.words.table.caption(scene.standing.seat)
        else:
            told = self.words.table.opens(scene.opener)
        return plain(told)

    def _middle_told(self, scene: TableScene) -> str:
        table = self.words.table
        told: list[str] = []
        if scene.outcome is not None:
            told.append(plain(table.count(scene.counted, scene.outcome.bid.quantity)))
        elif scene.standing is not None:
            told.append(plain(bid_told(scene.standing.bid, wild=False)))
        told.append(table.dice_in_play(scene.dice_in_play))
        if scene.palifico:
            told.append(table.palifico())
        if scene.next_palifico:
            told.append(table.palifico_next())
        return " · ".join(told)


def _row_of(scene: TableScene, row: int) -> object:
    """What a row shows: two that are equal look and sound alike."""
    if row == len(scene.seats):
        return (scene.standing, scene.outcome, scene.counted, scene.palifico, scene.next_palifico, scene.dice_in_play)
    standing = scene.standing is not None and scene.standing.seat == row
    called = scene.call is not None and scene.call.seat == row
    said = scene.said if scene.said is not None and scene.said.seat == row else None
    shown = (scene.seats[row], scene.mood(row), said)
    return (shown, standing, called, scene.turn == row, scene.thinking == row, scene.wild)
