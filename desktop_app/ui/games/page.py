"""The page of all games that are kept: searched, continued, looked at, exported, deleted, and undone."""

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.library.kept import KeptGame, row_of
from desktop_app.library.library import Library
from desktop_app.library.selection import Selection, Totals, Which
from desktop_app.library.templates import filled
from desktop_app.ui.announce import announce
from desktop_app.ui.controls.buttons import Button
from desktop_app.ui.controls.canvas import open_canvas
from desktop_app.ui.controls.field import Field
from desktop_app.ui.controls.panel import Ground, Panel
from desktop_app.ui.controls.segments import Segments
from desktop_app.ui.controls.small_buttons import LinkButton
from desktop_app.ui.games.details import GameDetails
from desktop_app.ui.games.empty import EmptyGames
from desktop_app.ui.games.list import GamesList
from desktop_app.ui.games.words import GameWords
from desktop_app.ui.keys import ReturnPresses
from desktop_app.ui.labels import Label, Spaces, ink2
from desktop_app.ui.models.games import GamesModel
from desktop_app.ui.painting.icons import Icon
from desktop_app.ui.theme import Theme

_EDGE, _HEAD, _DETAILS, _GAP = 28, 76, 332, 16
# Whoever types a name is done when nothing has come for so many milliseconds.
_TYPED = 200
_KINDS = (Which.ALL, Which.UNFINISHED, Which.FINISHED)


class GamesPage(QWidget):
    """Shows the list beside the game that is chosen; whoever owns the page continues, opens and exports."""

    continue_wanted = Signal(object)
    open_wanted = Signal(object)
    review_wanted = Signal(object)
    export_wanted = Signal(object)
    """The KeptGame."""

    new_game = Signal()
    start_page = Signal()
    statistics_wanted = Signal()

    def __init__(self, theme: Theme, library: Library, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._library = library
        self._words = GameWords()
        self._deleted: KeptGame | None = None
        self._wants_list = False
        """Whether the list gets the focus as soon as it is there again."""
        self.model = GamesModel(library, self)
        self._title, self._kept = Label(theme, 28, 700, parent=self), Label(theme, 15, color=ink2, parent=self)
        self.statistics_button = Button(theme, height=42, size=15)
        self.home_button = Button(theme, icon=Icon.HOME, height=42, size=15)
        self._card = Panel(theme, Ground.PAGE_CARD, self)
        self.search = Field(theme, width=200)
        self.kinds = Segments(theme, ["", "", ""])
        self.list = GamesList(theme, self.model)
        self.empty = EmptyGames(theme)
        self._undo_row, self._undo_text = Panel(theme, Ground.ROW), Label(theme, 14)
        self.undo_button = LinkButton(theme)
        self.details = GameDetails(theme, self)
        self._typing = QTimer(self)
        self._typing.setSingleShot(True)
        self._typing.setInterval(_TYPED)
        self._lay_out()
        self._connect()
        self._retranslate()
        self.model.reload()

    def take_focus(self) -> None:
        """Give the focus to the list."""
        self.list.setFocus(Qt.FocusReason.TabFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room."""
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the wall."""
        painter, area = open_canvas(self, self._theme)
        painter.fillRect(area, self._theme.tokens.wall)
        painter.end()

    def _connect(self) -> None:
        for button in (self.statistics_button, self.home_button, self.undo_button):
            ReturnPresses(button)
        self.statistics_button.clicked.connect(self.statistics_wanted)
        self.home_button.clicked.connect(self.start_page)
        self.empty.new_game.connect(self.new_game)
        self.empty.all_wanted.connect(self._show_all)
        QShortcut(QKeySequence.StandardKey.Undo, self, self._undo)
        self.undo_button.clicked.connect(self._undo)
        self.search.textChanged.connect(lambda: self._typing.start())
        self._typing.timeout.connect(self._select)
        self.kinds.current_changed.connect(self._select)
        self.model.counted.connect(self._count)
        self.list.chosen.connect(self._choose)
        self.list.wanted.connect(self._go_on)
        self.list.unwanted.connect(self._delete)
        self.details.wanted.connect(self._go_on)
        self.details.review_wanted.connect(self.review_wanted)
        self.details.unwanted.connect(self._delete)
        self.details.export_wanted.connect(self.export_wanted)
        self._theme.changed.connect(self._place)

    def _select(self) -> None:
        self.model.select(Selection(_KINDS[self.kinds.current], self.search.text().strip()))

    def _count(self, totals: Totals) -> None:
        everything = totals.unfinished + totals.finished
        self.empty.tell(anything=everything > 0)
        self.empty.setVisible(not totals.selected)
        if self.list.hasFocus() and not totals.selected:
            self.empty.take_focus()
        for widget in (self.list, self.details):
            widget.setVisible(totals.selected > 0)
        for widget in (self.search, self.kinds):
            widget.setVisible(everything > 0)
        if self._wants_list and totals.selected:
            self._wants_list = False
            self.take_focus()
        self._retranslate()

    def _show_all(self) -> None:
        """Ask for no kind and no player."""
        self._wants_list = True
        self.search.clear()
        self.kinds.set_current(0)
        self._typing.stop()
        self._select()

    def _choose(self) -> None:
        """Show the chosen game: at once what its row tells, then all of it."""
        row, shown = self.list.current, self.details.game
        if row is not None and shown is not None and row_of(shown) == row:
            return
        self.details.tell(row, None)
        if row is not None:
            self._library.game(row.id, self._show)

    def _show(self, game: KeptGame | None) -> None:
        row = self.list.current
        if game is not None and row is not None and game.id == row.id:
            self.details.tell(row, game)

    def _go_on(self) -> None:
        game = self.details.game
        if game is None:
            return
        if row_of(game).is_over:
            self.open_wanted.emit(game)
        elif row_of(game).human is not None:
            self.continue_wanted.emit(game)

    def _delete(self) -> None:
        if self.details.game is not None:
            self._library.delete(self.details.game.id, self._offer_undo)

    def _offer_undo(self, game: KeptGame | None) -> None:
        self._deleted = game
        self._undo_row.setVisible(game is not None)
        self._retranslate()
        if game is not None:
            announce(self, self._undo_text.text())

    def _undo(self) -> None:
        if self._deleted is not None:
            game, self._deleted = self._deleted, None
            self._wants_list = True
            self._library.keep([game], lambda: self._offer_undo(None))

    def _retranslate(self) -> None:
        totals = self.model.totals
        everything = totals.unfinished + totals.finished
        self._title.setText(self.tr("Games"))
        self.setAccessibleName(self._title.text())
        self.list.setAccessibleName(self._title.text())
        self._kept.setText(self.tr("%Ln kept on this computer", "", everything))
        self.statistics_button.setText(self.tr("Dice statistics"))
        self.home_button.setText(self.tr("Start page"))
        self.search.setPlaceholderText(self.tr("Search players"))
        self.search.setAccessibleName(self.tr("Search players"))
        #: Of games: each is followed by how many there are
        names = (self.tr("All"), self.tr("Unfinished"), self.tr("Finished"))
        counts = (everything, totals.unfinished, totals.finished)
        self.kinds.set_labels([f"{name} {count}" for name, count in zip(names, counts, strict=True)])
        self.kinds.setAccessibleName(self.tr("Which games"))
        #: Takes the deletion of a game back
        self.undo_button.setText(self.tr("Undo"))
        if self._deleted is not None:
            #: %1 is a moment, as "26 November, 20:15" or "today, 20:15"
            text, moment = self.tr("Game deleted: %1"), self._words.moment(row_of(self._deleted))
            self._undo_text.setText(filled(text, moment[:1].lower() + moment[1:]))
        self.model.retranslate()
        self._place()

    def _lay_out(self) -> None:
        column, tools, undo = QVBoxLayout(self._card), QHBoxLayout(), QHBoxLayout(self._undo_row)
        spaces = Spaces(self._theme, self)
        spaces.keep(column, 10, left=14, top=16, right=14, bottom=14)
        spaces.keep(tools, 12, left=8, right=8)
        spaces.keep(undo, 8, left=16, top=4, right=10, bottom=4)
        tools.addWidget(self.search, 1)
        tools.addWidget(self.kinds)
        column.addLayout(tools)
        column.addWidget(self.list, 1)
        column.addWidget(self.empty, 1)
        self.empty.hide()
        undo.addWidget(self._undo_text, 1)
        undo.addWidget(self.undo_button)
        self._undo_row.hide()
        column.addWidget(self._undo_row)
        column.setStretchFactor(self.list, 100)
        self.statistics_button.setParent(self)
        self.home_button.setParent(self)
        self.setTabOrder(self.list, self.details)

    def _place(self) -> None:
        zoom = self._theme.zoom
        width, height = self.width() / zoom, self.height() / zoom
        details = min(_DETAILS, width * 0.34)
        top, bottom = _HEAD, height - 20
        taken = details + _GAP if self.details.isVisibleTo(self) else 0
        card = QRectF(_EDGE, top, width - 2 * _EDGE - taken, bottom - top)
        beside = QRectF(card.right() + _GAP, top, details, bottom - top)
        for widget, area in ((self._card, card), (self.details, beside)):
            widget.setGeometry(QRectF(area.topLeft() * zoom, area.size() * zoom).toRect())
        title, kept = self._title.sizeHint(), self._kept.sizeHint()
        middle, left = round(_HEAD / 2 * zoom), round(_EDGE * zoom)
        self._title.setGeometry(left, middle - title.height() // 2, title.width(), title.height())
        baseline = middle + title.height() // 2 - kept.height() - round(2 * zoom)
        self._kept.setGeometry(left + title.width() + round(16 * zoom), baseline, kept.width(), kept.height())
        right = self.width() - left
        for button in (self.home_button, self.statistics_button):
            size = button.sizeHint()
            right -= size.width()
            button.setGeometry(right, middle - size.height() // 2, size.width(), size.height())
            right -= round(12 * zoom)
