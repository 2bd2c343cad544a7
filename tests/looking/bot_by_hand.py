"""Adds the example bot by real keys and a real mouse, tries it, seats it, and kills it in the middle of the game.

    python tests/looking/bot_by_hand.py FOLDER [--language fr] [--size 1280x800] [--scale 2] [--dark]

needs Xvfb, openbox and xdotool, as play_by_hand.py does. Exit status 1 if the game does not go on without the bot.
"""

import os
import signal
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from desktop_app.match.session import SeatFailure
from desktop_app.ui.application import Program
from desktop_app.ui.bots_sheet import BotsSheet
from desktop_app.ui.new_game import NewGameSheet
from desktop_app.ui.table_page import TablePage
from tests.looking.play_by_hand import Hand, run
from tests.match.bots import example
from tests.processes import children_of

NAME, ROUNDS = "Ada", 2
"""What the bot is called, and how many rounds are played after it is gone."""


class BotHand(Hand):
    """Sits down with a bot."""

    def __init__(self, program: Program, folder: Path, seed: int) -> None:
        super().__init__(program, folder, seed)
        self.failures: list[SeatFailure] = []
        self.killed: int | None = None

    def in_sheet(self, sheet: NewGameSheet) -> None:
        """Add the bot first, then give it the first opponent's seat."""
        bots, row = self.program.window.findChild(BotsSheet), sheet.seats.rows[1]
        if isinstance(bots, BotsSheet) and bots.isVisible():
            self.in_bots(bots)
        elif not row.level_choice.bots:
            self.click(sheet.bots_button)
        elif row.seat.bot is None:
            self.click(row.level_choice)
            self.keys("End", "sleep")
            self.todo.append(("sleep", "0.3"))
            self.keys("Return")
        else:
            self.picture("5-bot-chosen")
            self.keys("Return")

    def in_bots(self, bots: BotsSheet) -> None:
        """Type, try, save, close."""
        if not bots.name_field.text():
            self.picture("1-empty")
            self.todo.append(("type", "--delay", "20", NAME))
            self.keys("Tab", "sleep")
        elif not bots.command_field.text():
            self.todo.append(("type", "--delay", "5", example()))
            self.keys("sleep")
        elif bots.command_field.text() != example():
            self.keys("sleep")  # still being typed
        elif not bots.test_button.isEnabled():
            self.picture("2-being-tried")
        elif "3-tried" not in self.taken:
            if self.tried(bots):
                self.picture("3-tried")
            else:
                self.click(bots.test_button)
        elif bots.choice.currentIndex() == 0:
            self.click(bots.save_button)
        else:
            self.picture("4-saved")
            self.click(bots.close_button)

    def tried(self, bots: BotsSheet) -> bool:
        """Whether the trial has ended."""
        return "Example" in bots.message.text()

    def at_table(self, table: TablePage) -> None:
        """Play; once the bot has acted, kill it, and play on."""
        observation = table.session.observation
        if self.killed is None:
            if any(action.seat == 1 for action in observation.bidding.actions) and (process := child()):
                self.picture("6-bot-plays")
                self.killed = len(observation.history)
                table.session.failed.connect(self.failures.append)
                os.kill(process, signal.SIGKILL)
        elif self.failures:
            self.picture("7-bot-is-replaced")
            if len(observation.history) > self.killed + ROUNDS:
                self.picture("8-the-game-goes-on")
                self.done = True
        super().at_table(table)


def child() -> int | None:
    """The process of the bot that this program has started."""
    for number in children_of(os.getpid()):
        if b"example.py" in Path("/proc", str(number), "cmdline").read_bytes():
            return number
    return None


if __name__ == "__main__":
    sys.exit(run("Plays with a bot by real keys and a real mouse.", BotHand))
