"""The ladder's one switch: the same key and button open it and close it again."""

from typing import TYPE_CHECKING

from desktop_app.ui import doors
from desktop_app.ui.main_window import MainWindow
from desktop_app.ui.theme import Theme

if TYPE_CHECKING:
    from desktop_app.ui.bars.bid_bar import BidBar


def toggle_ladder(theme: Theme, window: MainWindow, bids: "BidBar | None") -> None:
    """Open the ladder of a bar, or close the one that is open; any other sheet goes too. None: there is no ladder."""
    sheet = doors.ladder_sheet()
    was_open = isinstance(window.sheet, sheet)
    window.close_sheet()
    if bids is not None and not was_open:
        sheet(theme, window, bids)
