"""What a person leaves behind who plays with an older version: games, settings, and what was to be seen of them.

    git worktree add --detach ../older c26b46d
    cd ../older
    python packaging/translations.py
    QT_QPA_PLATFORM=offscreen python ../palifico/tests/ui/games/older/make.py ../palifico/tests/ui/games/older

It runs in that version's own code: in c26b46d, the first that kept games. Never made again for a later version: the
test would be one of that.
"""

import json
import random
import sys
from collections.abc import Callable
from pathlib import Path

# The older version is where this is run.
sys.path.insert(0, str(Path.cwd()))

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop_app.engine.rules import ExactCall, Rules
from desktop_app.library.library import Library
from desktop_app.library.settings import Settings
from desktop_app.match.choices import Choices
from desktop_app.match.matches import Seat
from desktop_app.match.setup import SealedDice
from desktop_app.players.roster import LEVELS
from desktop_app.ui.application import Program
from desktop_app.ui.autopilot import Autopilot
from desktop_app.ui.table.pace import Pace
from desktop_app.ui.table.stage import StageState
from desktop_app.ui.table_page import TablePage

_ROUNDS = 2


def table_of(program: Program) -> TablePage:
    """The table, on which a game is."""
    table = program.host.table
    if table is None:
        raise RuntimeError("no game is on the table")
    return table


def wait_until(there: Callable[[], bool]) -> None:
    """Let the program run until something is there."""
    for _ in range(6000):
        QTest.qWait(10)
        if there():
            return
    raise TimeoutError


def play(program: Program, choices: Choices, phrase: str, enough: Callable[[TablePage], bool]) -> None:
    """Begin a game and play it until enough is played, or it is over."""
    program.host.begin(choices, SealedDice(), phrase)
    pilot = Autopilot(LEVELS[0].make(), random.Random(7))

    def stopped() -> bool:
        table = program.host.table
        if table is None or enough(table):
            return True
        pilot.step(table)
        return False

    wait_until(stopped)


def is_far_enough(table: TablePage) -> bool:
    """In the third round the player is on turn, after somebody's bid."""
    observation = table.session.observation
    on_turn = table.stage.state is StageState.YOUR_TURN and observation.bidding.standing is not None
    return on_turn and len(observation.history) >= _ROUNDS


def main() -> None:
    """Play three games, and leave the third."""
    folder = Path(sys.argv[1])
    app = QApplication(["palifico"])
    settings = Settings(folder / "palifico.ini")
    program = Program(app, settings, Library(folder / "games.sqlite"))
    program.sound.set_volume(40)
    program.sound.set_muted(True)
    program.window.set_language("fr")
    program.window.open_at_last_place()
    program.window.menu.talking.trigger()
    program.host.set_pace(Pace.AT_ONCE)
    two = (Seat("Zoé", None, "you"), Seat("Malik", "casual", "malik"))
    play(program, Choices(Rules(dice=3, exact=ExactCall.SPOT_ON), two), "pluie", lambda _: False)
    play(program, Choices(Rules(dice=4, wild_ones=False), two), "", lambda _: True)
    table_of(program).session.give_up()
    wait_until(lambda: program.host.table is None)
    four = (*two, Seat("Inès", "cautious", "ines"), Seat("Odette", "sharp", "odette"))
    play(program, Choices(Rules(dice=5, exact=ExactCall.CALZA), four), "neige", is_far_enough)
    observation = table_of(program).session.observation
    standing = observation.bidding.standing
    if standing is None:
        raise RuntimeError("nobody has bid")
    seen = {
        "seal": table_of(program).seal,
        "hand": observation.dice,
        "hands": [played.hands for played in observation.history],
        "counts": observation.bidding.counts,
        "standing": [standing.quantity, standing.face],
        "turn": observation.bidding.turn,
    }
    (folder / "seen.json").write_text(json.dumps(seen) + "\n", "utf-8")
    program.host.set_pace(Pace.FAST)
    program.close()
    settings.save()


if __name__ == "__main__":
    main()
