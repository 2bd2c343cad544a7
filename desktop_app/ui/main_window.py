"""The window: a menu bar over the pages of the game, one at a time. How it looks is its own; what is played is not."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QContextMenuEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QMenu, QStackedWidget, QWidget

from desktop_app.library.settings import Settings
from desktop_app.ui import doors
from desktop_app.ui.languages import Languages
from desktop_app.ui.menus import MenuBar
from desktop_app.ui.motion_choice import MotionChoice
from desktop_app.ui.rulebook.librarian import Librarian
from desktop_app.ui.rulebook.questions import topic_of
from desktop_app.ui.sheet import Sheet
from desktop_app.ui.start_page import StartPage
from desktop_app.ui.theme import DESIGN_HEIGHT, DESIGN_WIDTH, Appearance, Theme
from desktop_app.ui.window_place import keep_on_screen, restore
from desktop_app.ui.zooming import SMALLEST_HEIGHT, SMALLEST_WIDTH, OwnZoom, window_zoom


class MainWindow(QMainWindow):
    """Shows the start page, or the page of a game over it. Knows language, colours, zoom and its own place."""

    closing = Signal()
    """The window is about to go: whatever runs in it must end."""

    file_wanted = Signal(str)
    """The file of a path is to be opened."""

    def __init__(self, theme: Theme, languages: Languages, settings: Settings) -> None:
        super().__init__()
        self._theme = theme
        self._languages = languages
        self._settings = settings
        self._own_zoom = settings.choice("zoom", OwnZoom.NORMAL)
        self.menu = MenuBar(theme, self)
        self.librarian = Librarian(theme, settings, self.menu, self)
        self.start_page = StartPage(theme)
        self._pages = QStackedWidget()
        self._covered: list[QWidget] = []
        self._pages.addWidget(self.start_page)
        self.setMenuBar(self.menu)
        self.setCentralWidget(self._pages)
        self.setMinimumSize(SMALLEST_WIDTH, SMALLEST_HEIGHT)
        self.setWindowTitle("Palifico")
        self._connect()
        self._show_choices()

    @property
    def page(self) -> QWidget:
        """The page in sight."""
        return self._pages.currentWidget() or self.start_page

    @property
    def sheet(self) -> Sheet | None:
        """The sheet that lies over the page, if one does."""
        return next((each for each in self._pages.findChildren(Sheet) if not each.isHidden()), None)

    def show_page(self, page: QWidget | None) -> None:
        """Show the page of a game, or the start page; the page of a game that was in sight goes for good."""
        before = self.page
        if page is not None:
            self._pages.addWidget(page)
        self._pages.setCurrentWidget(page or self.start_page)
        for sheet in self._pages.findChildren(Sheet):
            sheet.raise_()  # what comes into sight is on top
        if before is not self.start_page:
            self._pages.removeWidget(before)
            before.hide()
            before.deleteLater()

    def cover(self, page: QWidget) -> None:
        """Show a page over the one in sight, which stays as it is until `uncover` shows it again."""
        self._covered.append(self.page)
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)

    def uncover(self) -> None:
        """Take the page away that covers another; it goes for good."""
        page = self.page
        if self._covered:
            self._pages.setCurrentWidget(self._covered.pop())
            self._pages.removeWidget(page)
            page.hide()
            page.deleteLater()

    def close_sheet(self) -> None:
        """Close the sheet that is open, if one is: something else is to be seen."""
        if self.sheet is not None:
            self.sheet.give_way()

    def open_at_last_place(self) -> None:
        """Show the window where it was last time, on a screen that exists."""
        self.resize(DESIGN_WIDTH, DESIGN_HEIGHT)
        restore(self, self._settings.geometry, maximized=self._settings.maximized)
        if self._settings.full_screen:
            self.showFullScreen()
        else:
            self.show()
        keep_on_screen(self)
        self._rescale()

    def come_forward(self, file: str = "") -> None:
        """Be seen, in front of other windows, and let a file be opened where one is given."""
        if self.isMinimized():
            self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()
        if file:
            self.file_wanted.emit(file)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the place; let the game end and the other windows go."""
        self._settings.full_screen, self._settings.maximized = self.isFullScreen(), self.isMaximized()
        self._settings.geometry = self.saveGeometry()
        self._settings.save()
        self.closing.emit()
        self.librarian.close()
        super().closeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Keep the menu true when the system makes the window fill the screen, or not."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.WindowStateChange:
            self.menu.full_screen.setChecked(self.isFullScreen())

    def event(self, event: QEvent) -> bool:
        """On a screen of another scale other pictures are wanted."""
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self._rescale()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Enlarge everything with the window."""
        super().resizeEvent(event)
        self._rescale()

    def sizeHint(self) -> QSize:
        """The size that everything was drawn for."""
        return QSize(DESIGN_WIDTH, DESIGN_HEIGHT)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer what the rules say about whatever is under the mouse, also where it is asleep."""
        topic = topic_of(self.childAt(event.pos()))
        if topic is not None:
            menu = QMenu(self)
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            #: In the menu of the right mouse button, on something that the rule book has a place for
            menu.addAction(self.tr("What the rules say")).triggered.connect(lambda: self.librarian.open(topic))
            menu.popup(event.globalPos())

    def _connect(self) -> None:
        menu = self.menu
        menu.quit.triggered.connect(self.close)
        menu.rules.triggered.connect(self.librarian.answer)
        menu.about.triggered.connect(self._show_about)
        menu.full_screen.triggered.connect(self._set_full_screen)
        menu.zoom_in.triggered.connect(lambda: self._zoom_to(self._own_zoom.next(1)))
        menu.zoom_out.triggered.connect(lambda: self._zoom_to(self._own_zoom.next(-1)))
        menu.zoom_normal.triggered.connect(lambda: self._zoom_to(OwnZoom.NORMAL))
        for appearance, action in menu.appearances.items():
            action.triggered.connect(lambda *, appearance=appearance: self._set_appearance(appearance))
        for choice, action in menu.motions.items():
            action.triggered.connect(lambda *, choice=choice: self._set_motion(choice))
        for code, action in menu.languages.items():
            action.triggered.connect(lambda *, code=code: self.set_language(code))
        self.start_page.rules.connect(self.librarian.open)
        self.start_page.language_chosen.connect(self.set_language)

    def set_language(self, code: str) -> None:
        """Speak a language from now on; an empty code is the system's."""
        self._settings.language = code
        self._languages.speak(code)
        self._show_choices()

    def _set_appearance(self, appearance: Appearance) -> None:
        self._settings.choose("appearance", appearance)
        self._theme.set_appearance(appearance)
        self._show_choices()

    def _set_motion(self, choice: MotionChoice) -> None:
        self._settings.choose("motion", choice)
        self._theme.motion.choose(choice)

    def _set_full_screen(self) -> None:
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def _zoom_to(self, zoom: OwnZoom) -> None:
        self._own_zoom = zoom
        self._settings.choose("zoom", zoom)
        self._rescale()

    def _rescale(self) -> None:
        self._theme.pixmaps.fit(self.size() * self.devicePixelRatioF())
        self._theme.set_zoom(window_zoom(self.width(), self.height(), self._own_zoom))

    def _show_about(self) -> None:
        self.close_sheet()
        doors.about_sheet()(self._theme, self)

    def _show_choices(self) -> None:
        """Tick what is chosen."""
        menu = self.menu
        stored = self._settings.language
        menu.languages[stored if stored in menu.languages else ""].setChecked(True)
        menu.appearances[self._theme.appearance].setChecked(True)
        menu.motions[self._theme.motion.choice].setChecked(True)
        self.start_page.show_language(self._languages.current)
