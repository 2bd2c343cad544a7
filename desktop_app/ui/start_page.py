"""The start page: begin a game, begin one as last time, read the rules, change the language."""

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop_app.engine.rules import MAX_PLAYERS, MIN_PLAYERS
from desktop_app.match.choices import Choices
from desktop_app.ui.characters import Character
from desktop_app.ui.controls.canvas import open_canvas
from desktop_app.ui.filling import filled
from desktop_app.ui.language_switch import LanguageSwitch
from desktop_app.ui.painting.icons import Icon
from desktop_app.ui.painting.leather import draw_leather_page
from desktop_app.ui.start_cards import SEPARATOR, AgainCard, StartCard
from desktop_app.ui.still_life import BOTTOM, LEFT, RIGHT, TOP, draw_still_life
from desktop_app.ui.theme import DESIGN_HEIGHT, DESIGN_WIDTH, Theme
from desktop_app.ui.words.options import OptionWords

# The page under the menu bar that it was drawn for, and how far its left half may shrink and grow.
_WIDTH, _HEIGHT = DESIGN_WIDTH, DESIGN_HEIGHT - 32
_SMALLEST, _LARGEST = 0.72, 1.3
# Of the cards: widths, heights, gaps; how far they stay from the right edge.
_NARROWEST, _WIDEST, _SHARE = 380, 446, 0.3485
_AGAIN_HEIGHT, _CARD_HEIGHT, _GAP, _SWITCH_GAP, _SWITCH_HEIGHT = 180, 108, 18, 24, 38
_RIGHT_EDGE = 92


class StartPage(QWidget):
    """What one sees first. It starts nothing itself: whoever owns it listens."""

    new_game = Signal()
    play_again = Signal()
    rules = Signal()
    language_chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._choices: Choices | None = None
        self._words = OptionWords()
        self.again_card = AgainCard(theme, self)
        self.new_card = StartCard(theme, Icon.CUP, self)
        self.rules_card = StartCard(theme, Icon.BOOK, self)
        self.switch = LanguageSwitch(theme, self)
        self.again_card.clicked.connect(self.play_again)
        self.new_card.clicked.connect(self.new_game)
        self.rules_card.clicked.connect(self.rules)
        self.switch.chosen.connect(self.language_chosen)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        theme.changed.connect(self._place)
        self.show_choices(None)

    def show_choices(self, choices: Choices | None) -> None:
        """Offer a game with these choices, or none."""
        self._choices = choices
        self.again_card.setVisible(choices is not None)
        self.retranslate()
        self._place()

    def show_language(self, code: str) -> None:
        """Mark the language that is spoken."""
        self.switch.show_language(code)

    def take_focus(self, reason: Qt.FocusReason) -> None:
        """Give the focus to the first card."""
        (self.again_card if self._choices else self.new_card).setFocus(reason)

    def retranslate(self) -> None:
        """Write everything in the language of now."""
        #: The start page, below the name of the game
        self._motto = self.tr("Liar’s Dice, round a real table.")
        players = filled(self.tr("%1 to %2 players, with your rules"), MIN_PLAYERS, MAX_PLAYERS)
        self.new_card.tell(self.tr("New game"), players)
        self.rules_card.tell(self.tr("Rules of the game"), self.tr("All options, Palifico, history, keys"))
        if self._choices is not None:
            self._tell_choices(self._choices)
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the cards out anew."""
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the leather and the picture."""
        painter, area = open_canvas(self, self._theme)
        tokens, cache = self._theme.tokens, self._theme.pixmaps
        size, corner = self._picture(area)
        light = corner + QPointF(304, 342) * size
        draw_leather_page(painter, tokens, cache, area, light)
        draw_still_life(painter, self._theme, corner, size, self._motto)
        painter.end()

    def _tell_choices(self, choices: Choices) -> None:
        seats, rules = choices.seats, choices.rules
        told = SEPARATOR.join((self._words.players(len(seats)), self._words.options(rules)))
        self.again_card.tell(self.tr("Play again"), told)
        self.again_card.seat(tuple(Character(seat.portrait) for seat in seats))

    def _picture(self, area: QRectF) -> tuple[float, QPointF]:
        """Size of the still life, and the corner of its box."""
        size = min(max(min(area.width() / _WIDTH, area.height() / _HEIGHT), _SMALLEST), _LARGEST)
        room = self._cards_left(area) - area.left()
        left = area.left() + max((room - (RIGHT - LEFT) * size) * 0.6, 44)
        return size, QPointF(left, area.center().y() - (BOTTOM - TOP) * size / 2)

    def _cards_left(self, area: QRectF) -> float:
        edge = _RIGHT_EDGE * min(area.width() / _WIDTH, 1.6)
        return area.right() - edge - self._card_width(area)

    def _card_width(self, area: QRectF) -> float:
        return min(max(area.width() * _SHARE, _NARROWEST), _WIDEST)

    def _place(self) -> None:
        zoom = self._theme.zoom
        area = QRectF(0, 0, self.width() / zoom, self.height() / zoom)
        left, width = self._cards_left(area), self._card_width(area)
        heights = [(self.new_card, _CARD_HEIGHT), (self.rules_card, _CARD_HEIGHT)]
        if self._choices is not None:
            heights.insert(0, (self.again_card, _AGAIN_HEIGHT))
        total = sum(height + _GAP for _, height in heights) + _SWITCH_GAP + _SWITCH_HEIGHT - _GAP
        top = area.center().y() - total / 2
        for card, height in heights:
            card.setGeometry(QRectF(left * zoom, top * zoom, width * zoom, height * zoom).toRect())
            top += height + _GAP
        switch = QRectF(left + 2, top + _SWITCH_GAP - _GAP, width, _SWITCH_HEIGHT)
        self.switch.setGeometry(QRectF(switch.topLeft() * zoom, switch.size() * zoom).toRect())
        self.update()
