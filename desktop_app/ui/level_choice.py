"""Which level plays in a seat, or which bot: the list shows each level's face, what it does and how strong it is."""

from collections.abc import Iterable, Sequence
from functools import partial

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from desktop_app.match.bots import Bot
from desktop_app.players.roster import LEVELS, RUNGS
from desktop_app.ui.controls.canvas import zoomed
from desktop_app.ui.controls.choice import Choice, ChoiceRow
from desktop_app.ui.painting.portrait import draw_portrait, seat_ring
from desktop_app.ui.painting.strength import draw_strength
from desktop_app.ui.painting.text import TextStyle, draw_text, text_width
from desktop_app.ui.seat_defaults import face_of
from desktop_app.ui.theme import Theme
from desktop_app.ui.words.options import OptionWords

# Of a row of the list, in pixels of the design.
_HEIGHT, _EDGE, _RADIUS, _GAP, _BARS = 42, 10, 14, 12, 18
_NAME, _LINE = TextStyle(14, 600), TextStyle(13)
# How far the name is above the middle of its row, and what it does below.
_APART = 8.5


class LevelChoice(Choice):
    """The levels, weakest first, then the bots that there are."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._words = OptionWords()
        self.bots: tuple[Bot, ...] = ()
        self.setItemDelegate(_Row(theme, self))
        for level in LEVELS:
            self.addItem("", level.id)
            self.set_mark(self.count() - 1, partial(draw_strength, rank=level.rung, levels=len(RUNGS)))

    @property
    def level(self) -> str:
        """The level that is chosen; the weakest stands in for a bot."""
        return LEVELS[0].id if self.bot else str(self.currentData())

    @property
    def bot(self) -> Bot | None:
        """The bot that is chosen, None for a level."""
        index = self.currentIndex() - len(LEVELS)
        return self.bots[index] if 0 <= index < len(self.bots) else None

    @property
    def said(self) -> str:
        """What to expect of who is chosen."""
        return self.line(self.currentIndex())

    @property
    def strength(self) -> str:
        """How strong the level is that is chosen, empty for a bot: nobody knows."""
        return "" if self.bot else _strength(self._words, LEVELS[self.currentIndex()].rung)

    def line(self, index: int) -> str:
        """What to expect of a level or a bot."""
        if index < len(LEVELS):
            return self._words.level_line(LEVELS[index].id)
        #: Who plays in a seat: a bot that the player at this computer has added
        return self.tr("a program of yours")

    def show_bots(self, bots: Sequence[Bot]) -> None:
        """Offer these bots after the levels; one that was chosen stays so, by its name."""
        chosen = self.bot
        self.bots = tuple(bots)
        with QSignalBlocker(self):
            while self.count() > len(LEVELS):
                self.removeItem(len(LEVELS))
            self.addItems([bot.name for bot in bots])
            if chosen:
                names = [bot.name for bot in bots]
                kept = len(LEVELS) + names.index(chosen.name) if chosen.name in names else 0
                self.setCurrentIndex(kept)

    def show_chosen(self, level: str | None, bot: Bot | None) -> None:
        """Choose a bot, or a level; the weakest if there is no such level."""
        if bot in self.bots:
            self.setCurrentIndex(len(LEVELS) + self.bots.index(bot))
        elif level is not None:
            self.setCurrentIndex(max(self.findData(level), 0))

    def measured(self) -> Iterable[int]:
        """It is as wide for everybody: the end of a bot's long name is left out."""
        return range(len(LEVELS))

    def showPopup(self) -> None:
        """Show the list, as wide as what it says."""
        delegate, view = self.itemDelegate(), self.view()
        rows = [delegate.sizeHint(QStyleOptionViewItem(), self.model().index(row, 0)) for row in range(self.count())]
        view.setMinimumWidth(max(row.width() for row in rows))
        super().showPopup()

    def retranslate(self) -> None:
        """Write the levels in the language of now."""
        for index, level in enumerate(LEVELS):
            self.setItemText(index, self._words.level(level.id))
            told = f"{self._words.level_line(level.id)} · {_strength(self._words, level.rung)}"
            self.setItemData(index, told, Qt.ItemDataRole.AccessibleDescriptionRole)


class _Row(ChoiceRow):
    """A row of the list: the face, the name over what it does, bars for its strength."""

    def __init__(self, theme: Theme, choice: LevelChoice) -> None:
        super().__init__(theme, choice)
        self._choice = choice

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """As wide as the longer of its two lines."""
        name, line = self._texts(index)
        widest = max(text_width(name, _NAME), text_width(line, _LINE))
        return zoomed(self.theme, 2 * _EDGE + 2 * _RADIUS + 2 * _GAP + widest + _BARS, _HEIGHT)

    def paint_row(self, painter: QPainter, area: QRectF, index: QModelIndex | QPersistentModelIndex) -> None:
        """Paint the row; a bot has neither a face nor bars of its own."""
        tokens, middle, left = self.theme.tokens, area.center().y(), area.left() + _EDGE
        if index.row() < len(LEVELS):
            level = LEVELS[index.row()]
            face = face_of(level.id)
            ring = seat_ring(tokens, face, 2)
            draw_portrait(painter, self.theme.pixmaps, left + _RADIUS, middle, _RADIUS, face, ring)
            bars = QRectF(area.right() - _EDGE - _BARS, middle - _BARS / 2, _BARS, _BARS)
            draw_strength(painter, tokens, bars, level.rung, len(RUNGS))
        name, line = self._texts(index)
        left += 2 * _RADIUS + _GAP
        draw_text(painter, left, middle - _APART, name, _NAME, tokens.ink)
        draw_text(painter, left, middle + _APART, line, _LINE, tokens.ink2)

    def _texts(self, index: QModelIndex | QPersistentModelIndex) -> tuple[str, str]:
        return str(index.data(Qt.ItemDataRole.DisplayRole)), self._choice.line(index.row())


def _strength(words: OptionWords, rung: int) -> str:
    return words.strength(rung, len(RUNGS))
