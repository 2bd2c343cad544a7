"""The desk of the lesson: opens it over whatever is in sight, and gives that back afterwards."""

from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from desktop_app.library.settings import Settings
from desktop_app.match.lesson.steps import Step
from desktop_app.match.thinker import Thinker
from desktop_app.ui import doors
from desktop_app.ui.ladder.toggle import toggle_ladder
from desktop_app.ui.main_window import MainWindow
from desktop_app.ui.sound.player import SoundPlayer
from desktop_app.ui.table.pace import Pace
from desktop_app.ui.theme import Theme

if TYPE_CHECKING:
    from desktop_app.ui.lesson.page import LessonPage

STEP, OFFER = "lesson/step", "lesson/offer"
"""Where the settings keep the step that the lesson goes on with, and whether it has been offered."""


class Offer(Enum):
    """Whether the lesson has been offered; the values are those of the settings."""

    TO_MAKE = "to make"
    MADE = "made"


class LessonDesk(QObject):
    """Keeps the step from one time to the next, and offers the lesson at the first start."""

    changed = Signal()
    """A lesson has been opened, or left."""

    game_wanted = Signal()
    """The learner wants to play."""

    def __init__(
        self, window: MainWindow, theme: Theme, settings: Settings, thinker: Thinker, sound: SoundPlayer
    ) -> None:
        super().__init__(window)
        self._window = window
        self._theme = theme
        self._settings = settings
        self._thinker = thinker
        self._sound = sound
        self._page: LessonPage | None = None
        self._covered: QWidget | None = None
        window.menu.lesson.triggered.connect(self.open)
        window.start_page.lesson.connect(self.open)
        window.start_page.offer_declined.connect(self._end_offer)
        window.closing.connect(self._close)
        self._make_offer()
        self._tell_card()

    @property
    def page(self) -> "LessonPage | None":
        """The lesson, while it is open."""
        return self._page

    def open(self) -> None:
        """Open the lesson where it was left; a game that is running waits meanwhile."""
        if self._page is not None:
            return
        self._window.close_sheet()
        self._end_offer()
        self._covered = self._window.page
        pace = self._settings.choice("pace", Pace.NORMAL)
        page = self._page = doors.lesson_page()(
            self._theme, self._thinker, self._sound, pace, expressive=self._settings.faces
        )
        page.left.connect(self.leave)
        page.game_wanted.connect(self._play)
        page.rules_wanted.connect(self._window.librarian.open)
        page.ladder_wanted.connect(self._show_ladder)
        page.guide.changed.connect(self._remember)
        self._window.cover(page)
        page.begin(self._settings.choice(STEP, Step.AIM))
        self.changed.emit()

    def leave(self) -> None:
        """Go back to what was there before; the step is kept."""
        covered = self._covered
        if self._page is None:
            return
        self._window.close_sheet()
        self._close()
        self._window.uncover()
        self._tell_card()
        if covered is self._window.start_page:
            self._window.start_page.take_focus(Qt.FocusReason.TabFocusReason)
        self.changed.emit()

    def _play(self) -> None:
        self.leave()
        self.game_wanted.emit()

    def _close(self) -> None:
        if self._page is not None:
            self._page.close_lesson()
            self._page = None

    def _show_ladder(self) -> None:
        bids = self._page.bar.bids if self._page is not None else None
        has_ladder = bids is not None and bids.ladder.observation is not None
        toggle_ladder(self._theme, self._window, bids if has_ladder else None)

    def _remember(self) -> None:
        """Keep the step; a lesson that has come to its end begins anew."""
        if self._page is not None:
            guide = self._page.guide
            self._settings.choose(STEP, Step.AIM if guide.has_ended else guide.step)

    def _tell_card(self) -> None:
        self._window.start_page.show_lesson(self._settings.choice(STEP, Step.AIM))

    def _make_offer(self) -> None:
        """Offer the lesson to whoever starts the program for the first time, and never again."""
        if self._settings.choice(OFFER, Offer.TO_MAKE) is Offer.TO_MAKE:
            self._settings.choose(OFFER, Offer.MADE)
            self._window.start_page.offer_lesson(offered=not self._settings.last_game)

    def _end_offer(self) -> None:
        self._window.start_page.offer_lesson(offered=False)
