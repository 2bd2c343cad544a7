"""Plays a whole game by real keys and a real mouse, on a screen of its own, and takes pictures on the way.

    python tests/looking/play_by_hand.py FOLDER [--language fr] [--size 1280x800] [--scale 2] [--dark] [--seed 1]
        [--means keys|mouse|both] [--pace fast] [--film]

A film is a picture of every moment in which something moves, as fast as they can be written, 200 at most. All of it
needs Xvfb, openbox and xdotool. The hand sees where things are from inside the program, but whatever it does comes
from the X server, as a person's doing would. Exit status 1 if the game does not come to its end.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QPoint, QProcess, Qt, QTimer
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from desktop_app.engine.moves import Bid, Call, Move
from desktop_app.library.settings import Settings
from desktop_app.players.roster import LEVELS
from desktop_app.ui.application import Program
from desktop_app.ui.bars.bottom_bar import BottomBar
from desktop_app.ui.end_page import EndPage
from desktop_app.ui.new_game import NewGameSheet
from desktop_app.ui.table.pace import Pace
from desktop_app.ui.table.stage import StageState
from desktop_app.ui.table.table_view import TableView
from desktop_app.ui.table_page import TablePage
from desktop_app.ui.theme import Appearance

#: Milliseconds between two things that the hand does, and seconds after which it gives up.
BEAT, PATIENCE = 160, 420
#: Milliseconds between two pictures of a film, and how many it has at most.
FRAME, LONGEST = 60, 200
MEANS = ("both", "keys", "mouse")


class Hand:
    """Does one thing a beat: a key, a click, a picture."""

    def __init__(self, program: Program, folder: Path, seed: int) -> None:
        self.program = program
        self.folder = folder
        self.taken: set[str] = set()
        self.scale = program.window.devicePixelRatioF()
        self.player = LEVELS[-1].make()
        self.rng = Random(seed)
        self.turns = 0
        self.move: Move | None = None
        self.wish: tuple[int, int] | None = None
        self.todo: list[tuple[str, ...]] = []
        self.means = MEANS[0]
        self.frames = 0
        self.done = False

    @property
    def uses_mouse(self) -> bool:
        """Whether this turn is played with the mouse."""
        return self.means == "mouse" or (self.means == "both" and self.turns % 2 == 1)

    def beat(self) -> None:
        """Look, and do the next thing."""
        if self.todo:
            QProcess.startDetached("xdotool", list(self.todo.pop(0)))
        else:
            self.look()

    def look(self) -> None:
        """Decide what to do next."""
        window, table = self.program.window, self.program.host.table
        if isinstance(window.sheet, NewGameSheet):
            self.in_sheet(window.sheet)
        elif table is not None:
            self.at_table(table)
        elif isinstance(window.page, EndPage):
            self.at_end()
        elif window.start_page.offer_card.isVisible():
            self.press(window.start_page.decline_button)
        else:
            self.picture("1-start")
            self.press(window.start_page.new_card)

    def at_end(self) -> None:
        """The last picture."""
        self.picture("8-end")
        self.done = True

    def in_sheet(self, sheet: NewGameSheet) -> None:
        """Three dice each, a phrase, then down at the table."""
        stepper, phrase = sheet.options.dice_stepper, sheet.options.phrase_field
        if stepper.value() > stepper.minimum():
            if self.means != "keys":
                self.click(stepper, QPoint(round(20 * self.program.theme.zoom), stepper.height() // 2))
            else:
                self.keys("Down" if stepper.hasFocus() else "shift+Tab")
        elif not sheet.options.phrase and self.means != "mouse":
            if phrase.hasFocus():
                self.todo += [("type", "--delay", "30", "pioggia e sole"), ("sleep", "0.4")]
            elif self.means == "keys":
                self.keys("Tab")
            else:
                self.click(phrase)
        else:
            self.picture("2-new-game")
            self.press(sheet.sit_button)

    def at_table(self, table: TablePage) -> None:
        """Play, and look at what has not been seen yet."""
        state = table.stage.state
        bidding = table.session.observation.bidding
        if state is StageState.REVEALED:
            self.picture("5-reveal")
            if 0 in bidding.counts:
                self.picture("6-somebody-goes-out")
            self.move = self.wish = None
            if self.uses_mouse:
                self.click(table.bar.verdicts.next)
            else:
                self.keys("Return")
        elif state is StageState.YOUR_TURN:
            self.on_turn(table)
        elif table.human_is_out and table.bar.bids.out.watch.isVisible():
            self.picture("7-you-are-out")
            self.press(table.bar.bids.out.watch)

    def on_turn(self, table: TablePage) -> None:
        """By keys and by mouse in turns."""
        observation = table.session.observation
        bidding = observation.bidding
        if bidding.fixed_face:
            self.picture("4-palifico-locked")
        elif bidding.standing and len(observation.history) > 1:
            self.picture("3-bidding")
        if 0 in bidding.counts:
            self.picture("6b-somebody-is-out")
        turn = (len(observation.history), len(bidding.actions))
        if self.wish != turn:
            self.wish, self.turns = turn, self.turns + 1
            self.move = self.player.choose(observation, self.rng)
        if self.move is None:
            return
        if self.uses_mouse:
            self.by_mouse(table.bar, self.move)
        else:
            self.by_keys(table.bar, self.move)

    def by_keys(self, bar: BottomBar, move: Move) -> None:
        """Type the bid as it is read, or the key of a call."""
        if isinstance(move, Bid):
            if bar.choice.bid == move:
                self.keys("Return")
            elif bar.bids.spinner.quantity.hasFocus():
                self.todo.append(("type", "--delay", "40", f"{move.quantity}x{move.face}"))
                self.keys("sleep")
            elif self.means == "keys":
                self.keys("Tab")
            else:
                self.click(bar.bids.spinner.quantity)
            return
        moves = bar.bids.moves
        button = moves.challenge if move is Call.CHALLENGE else moves.exact
        # The key stands in the tooltip, in parentheses.
        key = button.toolTip().rsplit("(", 1)[-1].rstrip(")").lower()
        self.keys(key if len(key) == 1 else "c")

    def by_mouse(self, bar: BottomBar, move: Move) -> None:
        """Click the face, the plus as often as it takes, and the button."""
        bids = bar.bids
        if not isinstance(move, Bid):
            self.click(bids.moves.challenge if move is Call.CHALLENGE else bids.moves.exact)
            return
        chosen = bar.choice.bid
        if chosen == move:
            self.click(bids.moves.bid)
        elif chosen is None or chosen.face != move.face:
            self.click(bids.spinner.faces[move.face])
        else:
            quantity = bids.spinner.quantity
            edge = round(24 * self.program.theme.zoom)
            x = quantity.width() - edge if chosen.quantity < move.quantity else edge
            self.click(quantity, QPoint(x, quantity.height() // 2))

    def keys(self, *names: str) -> None:
        """Press keys, one a beat."""
        self.todo += [("sleep", "0.3") if name == "sleep" else ("key", name) for name in names]

    def press(self, button: QAbstractButton) -> None:
        """Press a button with the mouse, or go on by keys until it has the focus and press it then."""
        if self.means != "keys":
            self.click(button)
        else:
            self.keys("Return" if button.hasFocus() else "Tab")

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        """Move the mouse to a widget and click."""
        point = widget.mapToGlobal(at or widget.rect().center())
        x, y = (str(round(value * self.scale)) for value in (point.x(), point.y()))
        self.todo += [("mousemove", x, y), ("click", "1")]

    def picture(self, name: str) -> None:
        """What is on the screen, once for each name."""
        if name not in self.taken:
            self.taken.add(name)
            QApplication.primaryScreen().grabWindow(0).save(str(self.folder / f"{name}.png"))

    def film(self) -> None:
        """What is on the screen, if something moves there."""
        table = self.program.host.table
        view = table.findChild(TableView) if table else None
        if view is not None and view.tableau.moves and self.frames < LONGEST:
            self.frames += 1
            QApplication.primaryScreen().grabWindow(0).save(str(self.folder / f"film-{self.frames:03}.jpg"))


def _quiet(command: list[str], environment: dict[str, str]) -> subprocess.Popen[bytes]:
    return subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


@contextmanager
def screen(size: str, scale: int) -> Generator[str, None, None]:
    """An X server with a window manager; its display."""
    width, height = (int(length) * scale for length in size.split("x"))
    display = f":{100 + os.getpid() % 400}"
    environment = {**os.environ, "DISPLAY": display}
    server = _quiet(["Xvfb", display, "-screen", "0", f"{width}x{height}x24"], environment)
    time.sleep(1.5)
    manager = _quiet(["openbox"], environment)
    time.sleep(1)
    try:
        yield display
    finally:
        for process in (manager, server):
            process.terminate()
            process.wait()


def play(wanted: argparse.Namespace, make_hand: Callable[[Program, Path, int], Hand]) -> int:
    """Play on the display of the environment; the exit status."""
    app = QApplication(["palifico"])
    with tempfile.TemporaryDirectory() as home:
        settings = Settings(Path(home) / "settings.ini")
        settings.language = wanted.language
        settings.full_screen = True
        settings.choose("pace", Pace(wanted.pace))
        settings.choose("appearance", Appearance.DARK if wanted.dark else Appearance.LIGHT)
        program = Program(app, settings)
        program.window.open_at_last_place()
        program.window.start_page.take_focus(Qt.FocusReason.TabFocusReason)
        hand = make_hand(program, wanted.folder, wanted.seed)
        hand.means = wanted.means
        end = time.monotonic() + PATIENCE
        clock = QTimer(program.window)

        def beat() -> None:
            hand.beat()
            if hand.done or time.monotonic() > end:
                app.quit()

        clock.timeout.connect(beat)
        camera = QTimer(program.window)
        camera.timeout.connect(hand.film)
        if wanted.film:
            camera.start(FRAME)
        QTimer.singleShot(1500, program.window, lambda: clock.start(BEAT))
        app.exec()
        clock.stop()
        program.close()
    print(", ".join(sorted(hand.taken)), "after", hand.turns, "turns")
    return 0 if hand.done else 1


def run(description: str, make_hand: Callable[[Program, Path, int], Hand]) -> int:
    """Do what the command line asks for: begin the screen, or, on it, play; the exit status."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--language", default="en")
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--scale", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--means", choices=MEANS, default=MEANS[0])
    parser.add_argument("--pace", choices=[pace.value for pace in Pace], default=Pace.FAST.value)
    parser.add_argument("--film", action="store_true")
    parser.add_argument("--here", action="store_true", help="on the display there is")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    if wanted.here:
        return play(wanted, make_hand)
    with screen(wanted.size, wanted.scale) as display:
        environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "QT_SCALE_FACTOR": str(wanted.scale)}
        return subprocess.call([sys.executable, *sys.argv, "--here"], env=environment)


if __name__ == "__main__":
    sys.exit(run("Plays a whole game by real keys and a real mouse.", Hand))
