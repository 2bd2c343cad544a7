"""The theme: which colours, which zoom, which fonts. One object, handed to whoever paints."""

from enum import Enum
from math import floor

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QToolTip

from desktop_app.ui.fonts import cabin
from desktop_app.ui.motion_choice import MotionChoice, MotionSetting
from desktop_app.ui.painting.pixmaps import PixmapCache
from desktop_app.ui.painting.workshop import Workshop
from desktop_app.ui.tokens import ON_TOOLTIP, TOOLTIP, Scheme, Tokens, mixed, tokens_of

#: The window that the measures were drawn for, in logical pixels.
DESIGN_WIDTH, DESIGN_HEIGHT = 1280, 800


class Appearance(Enum):
    """What the player chose; SYSTEM follows the desktop's setting, also when it changes."""

    LIGHT = "light"
    DARK = "dark"
    SYSTEM = "system"


def zoom_for(width: float, height: float) -> float:
    """How much a window of this size (logical pixels) enlarges everything: 1 to 3 in steps of a quarter."""
    quarters = floor(4 * min(width / DESIGN_WIDTH, height / DESIGN_HEIGHT))
    return min(max(quarters / 4, 1.0), 3.0)


class Theme(QObject):
    """Colours, zoom and fonts of the window, and the pictures painted with them."""

    changed = Signal()

    def __init__(
        self,
        appearance: Appearance = Appearance.LIGHT,
        parent: QObject | None = None,
        *,
        workshop: Workshop | None = None,
        motion: MotionSetting | None = None,
    ) -> None:
        """Without a workshop large pictures are painted when they are wanted, and the window waits for them."""
        super().__init__(parent)
        self.workshop = workshop
        self.motion = motion or MotionSetting(MotionChoice.FULL, parent=self)
        self.at_keys = False
        """Whether somebody plays by keys just now, rather than with the mouse: they must see where the focus is."""
        self._appearance = appearance
        self._zoom = 1.0
        self._pixmaps = PixmapCache()
        self._scheme = self._wanted_scheme()
        self._read_tokens()
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_system)

    @property
    def appearance(self) -> Appearance:
        """What the player chose."""
        return self._appearance

    def set_appearance(self, appearance: Appearance) -> None:
        """Change to light, dark, or whatever the system shows."""
        self._appearance = appearance
        self._follow_system()

    @property
    def scheme(self) -> Scheme:
        """The colours in force."""
        return self._scheme

    @property
    def zoom(self) -> float:
        """Real logical pixels for each pixel of the design, 1 to 3."""
        return self._zoom

    def set_zoom(self, zoom: float) -> None:
        """Enlarge everything; kept within 1 and 3."""
        zoom = min(max(zoom, 1.0), 3.0)
        if zoom != self._zoom:
            self._zoom = zoom
            self.changed.emit()

    @property
    def tokens(self) -> Tokens:
        """The colours of an ordinary round, and of everything but the table."""
        return self._tokens

    @property
    def palifico_tokens(self) -> Tokens:
        """The colours of a Palifico round."""
        return self._palifico_tokens

    @property
    def pixmaps(self) -> PixmapCache:
        """What has been painted and may be wanted again."""
        return self._pixmaps

    def font(self, size: float, weight: int = 400, *, italic: bool = False) -> QFont:
        """The typeface at a size in pixels, not zoomed: painters are scaled, widgets ask for size times zoom."""
        return cabin(size, weight, italic=italic)

    def apply(self, app: QApplication) -> None:
        """Dress the application: style, palette, font and tooltips. Call it again on every change."""
        if app.style().objectName() != "fusion":
            app.setStyle("Fusion")
        app.setPalette(palette_of(self._tokens))
        app.setFont(cabin(14 * self._zoom))
        QToolTip.setPalette(palette_of(self._tokens))
        QToolTip.setFont(cabin(14 * self._zoom))

    def _wanted_scheme(self) -> Scheme:
        if self._appearance is Appearance.SYSTEM:
            dark = QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
        else:
            dark = self._appearance is Appearance.DARK
        return Scheme.DARK if dark else Scheme.LIGHT

    def _follow_system(self) -> None:
        scheme = self._wanted_scheme()
        if scheme is not self._scheme:
            self._scheme = scheme
            self._read_tokens()
            self.changed.emit()

    def _read_tokens(self) -> None:
        self._tokens = tokens_of(self._scheme)
        self._palifico_tokens = tokens_of(self._scheme, palifico=True)


def palette_of(tokens: Tokens) -> QPalette:
    """The colours of Qt's own parts: menus, tooltips, scroll bars, standard dialogs."""
    role, group = QPalette.ColorRole, QPalette.ColorGroup
    colors = {
        role.Window: tokens.paper,
        role.WindowText: tokens.ink,
        role.Base: tokens.paper,
        role.AlternateBase: tokens.paper2,
        role.Text: tokens.ink,
        role.PlaceholderText: tokens.ink2,
        role.Button: tokens.paper2,
        role.ButtonText: tokens.ink,
        role.BrightText: tokens.danger,
        role.Light: mixed(tokens.paper2, tokens.paper, 0.7),
        role.Midlight: mixed(tokens.paper2, tokens.paper, 0.4),
        role.Mid: tokens.line,
        role.Dark: tokens.edge,
        role.Shadow: tokens.shadow,
        role.Highlight: tokens.sel,
        role.HighlightedText: tokens.ink,
        role.Accent: tokens.primary,
        role.Link: tokens.primary,
        role.LinkVisited: tokens.plum,
        role.ToolTipBase: TOOLTIP,
        role.ToolTipText: ON_TOOLTIP,
    }
    palette = QPalette()
    for name, color in colors.items():
        palette.setColor(name, color)
    for name in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(group.Disabled, name, mixed(tokens.ink2, tokens.paper, 0.35))
    return palette
