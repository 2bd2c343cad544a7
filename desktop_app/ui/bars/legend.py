"""What the rings of the count mean: a die of the bid's face, and a wild one."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from desktop_app.engine.events import Revealed
from desktop_app.engine.rules import ONE
from desktop_app.ui.controls.canvas import open_canvas
from desktop_app.ui.painting.die import DieLook, Match, draw_die
from desktop_app.ui.painting.text import TextStyle, draw_text, text_width
from desktop_app.ui.theme import Theme

# Of an entry: the die's side, the room of its ring, the gap before its text, the gap between entries beside another.
_DIE, _RING, _GAP, _BETWEEN = 28, 7, 16, 26
_SMALL_DIE, _ROW = 22, 36
_TEXT, _SMALL_TEXT = TextStyle(15), TextStyle(13)


class Legend(QLabel):
    """The kinds of matching dice that lie on the table, beside one another, or one under another where it is small."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._kinds: tuple[DieLook, ...] = ()
        self._compact = False
        theme.changed.connect(self.update)

    def tell(self, revealed: Revealed) -> None:
        """Explain the dice of a reveal; a kind that is not there needs no words."""
        bid = revealed.outcome.bid
        dice = [die for hand in revealed.hands for die in hand]
        kinds: list[DieLook] = []
        if bid.face in dice:
            kinds.append(DieLook(bid.face, wild=revealed.outcome.wild, match=Match.FACE))
        if revealed.outcome.wild and bid.face != ONE and ONE in dice:
            kinds.append(DieLook(ONE, wild=True, match=Match.WILD))
        self._kinds = tuple(kinds)
        self._name()

    def set_compact(self, compact: bool) -> None:
        """Stand in one column, smaller, or in a row."""
        self._compact = compact
        self.update()

    @property
    def design_width(self) -> float:
        """The width that all entries need, in pixels of the design."""
        widths = [self._entry_width(look) for look in self._kinds]
        if self._compact:
            return max(widths, default=0)
        return sum(widths) + _BETWEEN * max(len(widths) - 1, 0)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._name()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the entries."""
        painter, area = open_canvas(self, self._theme)
        tokens, side, style = self._theme.tokens, self._side(), self._style()
        x, y = float(_RING), area.center().y()
        if self._compact:
            y -= _ROW * (len(self._kinds) - 1) / 2
        for look in self._kinds:
            draw_die(painter, tokens, self._theme.pixmaps, x, y - side / 2, side, look)
            draw_text(painter, x + side + _GAP, y, self._text(look), style, tokens.ink)
            if self._compact:
                y += _ROW
            else:
                x += self._entry_width(look) + _BETWEEN
        painter.end()

    def _side(self) -> int:
        return _SMALL_DIE if self._compact else _DIE

    def _style(self) -> TextStyle:
        return _SMALL_TEXT if self._compact else _TEXT

    def _entry_width(self, look: DieLook) -> float:
        return _RING + self._side() + _GAP + text_width(self._text(look), self._style())

    def _text(self, look: DieLook) -> str:
        if look.match is Match.WILD:
            #: Explains a ring round a die: a one that is wild
            return self.tr("wild one, counts toward the bid")
        #: Explains a ring round a die: it shows the face of the bid
        return self.tr("the face that is bid")

    def _name(self) -> None:
        self.setText(", ".join(f"{look.face}: {self._text(look)}" for look in self._kinds))
        self.update()
