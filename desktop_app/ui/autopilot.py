"""Plays the human's seat through the controls of the window: what it presses, a person could press."""

from random import Random

from desktop_app.engine.moves import Bid, Call, Move
from desktop_app.players.player import Player
from desktop_app.ui.bars.bottom_bar import BottomBar
from desktop_app.ui.table.stage import StageState
from desktop_app.ui.table_page import TablePage


class Autopilot:
    """Lets a built-in player decide and presses the buttons for it."""

    def __init__(self, player: Player, rng: Random) -> None:
        self._player = player
        self._rng = rng

    def step(self, table: TablePage) -> None:
        """Press whatever can be pressed now; nothing while others think or something is shown."""
        if table.stage.state is StageState.REVEALED:
            table.bar.verdicts.next.click()
        elif table.stage.state is StageState.YOUR_TURN:
            press(table.bar, self._player.choose(table.session.observation, self._rng))


def press(bar: BottomBar, move: Move) -> None:
    """Make a move with the controls of the bar."""
    bids = bar.bids
    if isinstance(move, Bid):
        bids.spinner.faces[move.face].click()
        bids.spinner.quantity.setValue(move.quantity)
        bids.moves.bid.click()
    elif move is Call.CHALLENGE:
        bids.moves.challenge.click()
    else:
        bids.moves.exact.click()
