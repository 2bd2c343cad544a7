"""How large everything is: what fits the window, times what the player wants, while the layouts still hold."""

from enum import Enum
from math import floor

from desktop_app.ui.theme import zoom_for

#: The smallest window that the pages are laid out for, in pixels of the design.
SMALLEST_WIDTH, SMALLEST_HEIGHT = 1024, 640


class OwnZoom(Enum):
    """The player's own factor; the values are those of the settings, in percent."""

    SMALLER = "75"
    NORMAL = "100"
    LARGER = "125"
    LARGE = "150"
    LARGEST = "200"

    @property
    def factor(self) -> float:
        """What everything is multiplied with."""
        return int(self.value) / 100

    def next(self, steps: int) -> "OwnZoom":
        """So many steps larger, or smaller."""
        all_of_them = list(OwnZoom)
        index = all_of_them.index(self) + steps
        return all_of_them[min(max(index, 0), len(all_of_them) - 1)]


def window_zoom(width: float, height: float, own: OwnZoom) -> float:
    """The zoom of a window of that size (logical pixels), in steps of a quarter."""
    roomy = floor(4 * min(width / SMALLEST_WIDTH, height / SMALLEST_HEIGHT)) / 4
    wanted = round(4 * zoom_for(width, height) * own.factor) / 4
    return max(min(wanted, roomy), 1.0)
