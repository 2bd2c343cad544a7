"""Renders the pages and sheets of the window into PNG files, to be looked at beside the designs.

    python tests/looking/pages.py FOLDER [NAME …]

writes every page (or the named ones) in three languages, both schemes and three sizes; with --fine at scale 2.
"""

import os
import sys
import tempfile
from collections.abc import Callable
from itertools import product
from pathlib import Path
from random import Random

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
if "--fine" in sys.argv:
    os.environ["QT_SCALE_FACTOR"] = "2"
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop_app.engine.rules import Rules
from desktop_app.library.settings import Settings
from desktop_app.match.choices import Choices
from desktop_app.match.setup import SealedDice
from desktop_app.players.roster import LEVELS
from desktop_app.ui.application import Program
from desktop_app.ui.autopilot import Autopilot
from desktop_app.ui.end_page import EndPage
from desktop_app.ui.languages import NAMES
from desktop_app.ui.new_game import NewGameSheet
from desktop_app.ui.rulebook.topics import Topic
from desktop_app.ui.rulebook.window import RuleBook
from desktop_app.ui.seat_defaults import default_choices, default_seat
from desktop_app.ui.table.pace import Pace
from desktop_app.ui.table.stage import StageState
from desktop_app.ui.theme import Appearance

SIZES = {"small": (1024, 640), "design": (1280, 800), "uhd": (3840, 2160)}
LONGEST = "Bartholomäus der Große W"
Page = Callable[[Program], QWidget]


def start(program: Program) -> QWidget:
    program.window.start_page.show_choices(None)
    program.window.start_page.take_focus(Qt.FocusReason.TabFocusReason)
    return program.window


def start_again(program: Program) -> QWidget:
    seats = tuple(default_seat(number) for number in range(6))
    program.window.start_page.show_choices(Choices(Rules(palifico=False, wild_ones=False), seats))
    program.window.start_page.take_focus(Qt.FocusReason.TabFocusReason)
    return program.window


def sheet_of(program: Program, players: int) -> NewGameSheet:
    program.host.new_game()
    sheet = program.window.sheet
    assert isinstance(sheet, NewGameSheet)
    sheet.players_segments.set_current(players - 2)
    return sheet


def new_game(program: Program) -> QWidget:
    sheet_of(program, 4)
    return program.window


def new_game_six(program: Program) -> QWidget:
    sheet = sheet_of(program, 6)
    sheet.seats.rows[1].name_field.setText(LONGEST)
    sheet.seats.rows[2].name_field.setText("")
    sheet.seats.rows[3].name_field.setText("Odette")
    sheet.options.exact_segments.part(1).click()
    sheet.options.phrase_field.setText("x" * 201)
    return program.window


def portrait_menu(program: Program) -> QWidget:
    sheet_of(program, 4).seats.rows[1].portrait.click()
    menu = QApplication.activePopupWidget()
    assert menu is not None
    return menu


def question(program: Program) -> QWidget:
    program.host.begin(default_choices(), SealedDice(), "")
    program.window.menu.give_up.trigger()
    return program.window


def about(program: Program) -> QWidget:
    program.window.menu.about.trigger()
    return program.window


def rules(program: Program) -> QWidget:
    program.window.librarian.open(Topic.PALIFICO)
    (window,) = program.window.findChildren(RuleBook)
    return window


def game(program: Program, players: int, state: StageState, *, palifico: bool = False, names: bool = False) -> QWidget:
    """A table in the third round or later, in a state; or the page at the end."""
    program.host.set_pace(Pace.AT_ONCE)
    seats = [default_seat(number) for number in range(players)]
    if names:
        seats[1] = type(seats[1])(LONGEST, seats[1].level, seats[1].portrait)
    program.host.begin(Choices(Rules(), tuple(seats)), SealedDice(), "")
    pilot = Autopilot(LEVELS[-1].make(), Random(3))
    for _ in range(20_000):
        QApplication.processEvents()
        table = program.host.table
        if table is None and state is StageState.OVER:
            break
        if table is None:  # the game ended before its moment came: another one
            program.host.play_again()
            continue
        bidding = table.session.observation.bidding
        late = len(table.session.observation.history) > 1 and (bidding.standing or state is StageState.REVEALED)
        if late and table.stage.state is state and (not palifico or bidding.palifico):
            break
        pilot.step(table)
    QTest.qWait(300)
    return program.window


def table_bidding(program: Program) -> QWidget:
    return game(program, 5, StageState.YOUR_TURN)


def table_six(program: Program) -> QWidget:
    return game(program, 6, StageState.YOUR_TURN, names=True)


def table_palifico(program: Program) -> QWidget:
    return game(program, 4, StageState.YOUR_TURN, palifico=True)


def end(program: Program) -> QWidget:
    return game(program, 6, StageState.OVER, names=True)


def end_given_up(program: Program) -> QWidget:
    window = game(program, 4, StageState.YOUR_TURN)
    if program.host.table is not None:
        program.host.table.session.give_up()
    assert isinstance(program.window.page, EndPage)
    return window


PAGES: tuple[Page, ...] = (
    start,
    start_again,
    new_game,
    new_game_six,
    portrait_menu,
    question,
    about,
    rules,
    table_bidding,
    table_six,
    table_palifico,
    end,
    end_given_up,
)


def picture(app: QApplication, page: Page, language: str, scheme: Appearance, size: str) -> QPixmap:
    """One page, in a program of its own."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(Path(folder) / "settings.ini")
        settings.language = language
        settings.choose("appearance", scheme)
        program = Program(app, settings)
        program.window.show()
        program.window.resize(*SIZES[size])
        QTest.qWait(30)
        widget = page(program)
        QTest.qWait(120)
        pixmap = widget.grab()
        program.close()
        program.window.deleteLater()
        return pixmap


def main(folder: Path, names: list[str]) -> None:
    """Write what was asked for."""
    folder.mkdir(parents=True, exist_ok=True)
    app = QApplication(sys.argv[:1])
    for page, size in product(PAGES, SIZES):
        if names and page.__name__ not in names:
            continue
        for language, scheme in product(NAMES, (Appearance.LIGHT, Appearance.DARK)):
            pixmap = picture(app, page, language, scheme, size)
            pixmap.save(str(folder / f"{page.__name__}-{size}-{language}-{scheme.value}.png"))


if __name__ == "__main__":
    main(Path(sys.argv[1]), [name for name in sys.argv[2:] if not name.startswith("--")])
