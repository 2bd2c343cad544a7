"""The start page: begin a game, begin one as last time, learn it, read the rules, change the language."""

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop_app.engine.rules import MAX_PLAYERS, MIN_PLAYERS
from desktop_app.library.kept import GameRow
from desktop_app.library.selection import NO_GAMES, Totals
from desktop_app.library.templates import filled
from desktop_app.match.choices import Choices
from desktop_app.match.lesson.steps import Step
from desktop_app.ui.characters import Character
from desktop_app.ui.controls.canvas import open_canvas
from desktop_app.ui.controls.small_buttons import LinkButton
from desktop_app.ui.games.faces import faces_of
from desktop_app.ui.games.words import GameWords
from desktop_app.ui.keys import ReturnPresses
from desktop_app.ui.language_switch import LanguageSwitch
from desktop_app.ui.painting.icons import Icon
from desktop_app.ui.painting.leather import PAGE_SEAM, draw_leather_page
from desktop_app.ui.start_cards import SEPARATOR, AgainCard, OfferCard, SmallCard, StartCard
from desktop_app.ui.still_life import BOTTOM, LEFT, RIGHT, TOP, draw_still_life
from desktop_app.ui.theme import DESIGN_HEIGHT, DESIGN_WIDTH, Theme
from desktop_app.ui.words.options import OptionWords

# The page under the menu bar that it was drawn for, and how far its left half may shrink and grow.
_WIDTH, _HEIGHT = DESIGN_WIDTH, DESIGN_HEIGHT - 32
_SMALLEST, _LARGEST = 0.72, 1.3
# Of the cards: widths, heights, gaps; how far they stay from the right edge.
_NARROWEST, _WIDEST, _SHARE = 380, 446, 0.3485
_AGAIN_HEIGHT, _CARD_HEIGHT, _GAP, _SWITCH_GAP, _SWITCH_HEIGHT = 180, 108, 18, 24, 38
_GAMES_HEIGHT = 84
_RIGHT_EDGE = 92
# Cards that would not fit inside the seam are drawn smaller: what stays free above and below them.
_EDGE = PAGE_SEAM + 6


class StartPage(QWidget):
    """What one sees first. It starts nothing itself: whoever owns it listens."""

    new_game = Signal()
    play_again = Signal()
    continue_game = Signal()
    games = Signal()
    rules = Signal()
    lesson = Signal()
    offer_declined = Signal()
    """The lesson that was offered is not wanted now."""

    language_chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._choices: Choices | None = None
        self._offered: GameRow | None = None
        self._totals = NO_GAMES
        self._words = OptionWords()
        self._game_words = GameWords()
        self._step = Step.AIM
        self.continue_card = AgainCard(theme, self)
        self.offer_card = OfferCard(theme, self)
        self.decline_button = LinkButton(theme, parent=self)
        self.again_card = AgainCard(theme, self)
        self.new_card = StartCard(theme, Icon.CUP, self)
        self.lesson_card = SmallCard(theme, Icon.QUESTION, self)
        self.rules_card = SmallCard(theme, Icon.BOOK, self)
        self.games_card = StartCard(theme, Icon.GAMES, self)
        self.switch = LanguageSwitch(theme, self)
        self.again_card.clicked.connect(self.play_again)
        self.continue_card.clicked.connect(self.continue_game)
        self.games_card.clicked.connect(self.games)
        self.new_card.clicked.connect(self.new_game)
        self.rules_card.clicked.connect(self.rules)
        self.lesson_card.clicked.connect(self.lesson)
        self.offer_card.clicked.connect(self.lesson)
        self.decline_button.clicked.connect(self._decline)
        ReturnPresses(self.decline_button)
        self.switch.chosen.connect(self.language_chosen)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        theme.changed.connect(self._place)
        self.offer_lesson(offered=False)
        self.show_choices(None)
        self.show_games(None, NO_GAMES)

    def show_games(self, offered: GameRow | None, totals: Totals) -> None:
        """Offer to continue a game, before all else, and lead to the list of those that are kept."""
        had_focus = self.isAncestorOf(self.window().focusWidget() or self.window())
        first_before = self._first
        self._offered, self._totals = offered, totals
        if offered is not None:
            self.offer_lesson(offered=False)  # whoever has a game to go on with is not new
        self.retranslate()
        self._show_cards()
        if had_focus and self._first is not first_before:
            self.take_focus(Qt.FocusReason.OtherFocusReason)

    def offer_lesson(self, *, offered: bool) -> None:
        """Offer the lesson in a card of its own, above all others; or take the offer back."""
        self.offer_card.setVisible(offered)
        self.decline_button.setVisible(offered)
        self._place()

    def show_lesson(self, step: Step) -> None:
        """Say at which step the lesson goes on."""
        self._step = step
        self.retranslate()

    def show_choices(self, choices: Choices | None) -> None:
        """Offer a game with these choices, or none."""
        self._choices = choices
        self.retranslate()
        self._show_cards()

    def show_language(self, code: str) -> None:
        """Mark the language that is spoken."""
        self.switch.show_language(code)

    def take_focus(self, reason: Qt.FocusReason) -> None:
        """Give the focus to the first card."""
        offers_lesson = self._offered is None and self.offer_card.isVisibleTo(self)
        (self.offer_card if offers_lesson else self._first).setFocus(reason)

    def retranslate(self) -> None:
        """Write everything in the language of now."""
        #: The start page, below the name of the game
        self._motto = self.tr("Liar’s Dice, round a real table.")
        #: Under "New game": %1 and %2 are numbers
        players = filled(self.tr("%1 to %2 players, with your rules"), MIN_PLAYERS, MAX_PLAYERS)
        self.new_card.tell(self.tr("New game"), players)
        #: The rule book
        self.rules_card.tell(self.tr("Rules"), self.tr("Options, history, keys"))
        #: The lesson that teaches the game at a table
        self.lesson_card.tell(self.tr("Lesson"), self._lesson_line())
        #: The lesson is offered at the first start
        offer = self.tr("In five minutes Odette shows you how to play, with all dice in the open at first.")
        self.offer_card.tell(self.tr("New to the game?"), offer)
        #: The lesson is not wanted at the first start
        self.decline_button.setText(self.tr("Not now"))
        if self._choices is not None:
            self._tell_choices(self._choices)
        if self._offered is not None:
            #: The card that goes on with the game that was left
            self.continue_card.tell(self.tr("Continue"), self._game_words.offer(self._offered))
            self.continue_card.seat(faces_of(self._offered), self._offered.counts)
        self.games_card.tell(self.tr("Games"), self._game_words.totals(self._totals))
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
            self._place()
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

    def _lesson_line(self) -> str:
        if self._step is Step.AIM:
            return self.tr("Five minutes at the table")
        #: The lesson goes on where it was left; %1 and %2 are numbers
        return filled(self.tr("On from step %1 of %2"), self._step.number, len(Step))

    def _decline(self) -> None:
        self.offer_declined.emit()
        self.take_focus(Qt.FocusReason.TabFocusReason)

    @property
    def _first(self) -> StartCard:
        """The card that comes first."""
        if self._offered is not None:
            return self.continue_card
        return self.again_card if self._choices else self.new_card

    def _show_cards(self) -> None:
        """A game that waits is offered in the place of another one."""
        self.continue_card.setVisible(self._offered is not None)
        self.again_card.setVisible(self._offered is None and self._choices is not None)
        self.games_card.setVisible(self._totals.unfinished + self._totals.finished > 0)
        self._place()

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
        rows = self._rows()
        total = sum(height + _GAP for _, height in rows) + _SWITCH_GAP - _GAP
        fit = min((area.height() - 2 * _EDGE - _SWITCH_HEIGHT) / total, 1)
        top = area.center().y() - (total * fit + _SWITCH_HEIGHT) / 2
        for cards, height in rows:
            each = (width + _GAP) / len(cards) - _GAP
            for number, card in enumerate(cards):
                place = QRectF(left + number * (each + _GAP), top, each, height * fit)
                card.shrink(fit)
                card.setGeometry(QRectF(place.topLeft() * zoom, place.size() * zoom).toRect())
            top += (height + _GAP) * fit
        self._place_decline()
        switch = QRectF(left + 2, top + (_SWITCH_GAP - _GAP) * fit, width, _SWITCH_HEIGHT)
        self.switch.setGeometry(QRectF(switch.topLeft() * zoom, switch.size() * zoom).toRect())
        self.update()

    def _rows(self) -> list[tuple[tuple[StartCard, ...], int]]:
        """The cards in sight, row by row, and the height of each row."""
        rows: list[tuple[tuple[StartCard, ...], int]] = []
        if self.offer_card.isVisibleTo(self):
            rows.append(((self.offer_card,), _AGAIN_HEIGHT))
        if self.again_card.isVisibleTo(self):
            rows.append(((self.again_card,), _AGAIN_HEIGHT))
        if self.continue_card.isVisibleTo(self):
            rows.insert(0, ((self.continue_card,), _AGAIN_HEIGHT))
        rows += [((self.new_card,), _CARD_HEIGHT), ((self.lesson_card, self.rules_card), _CARD_HEIGHT)]
        return [*rows, ((self.games_card,), _GAMES_HEIGHT)] if self.games_card.isVisibleTo(self) else rows

    def _place_decline(self) -> None:
        """Put the link at the foot of the card that offers the lesson."""
        zoom, card = self._theme.zoom, self.offer_card.geometry()
        size = self.decline_button.sizeHint()
        corner = card.bottomLeft() + QPoint(round(20 * zoom), -size.height() - round(8 * zoom))
        self.decline_button.setGeometry(QRect(corner, size))
        self.decline_button.raise_()
