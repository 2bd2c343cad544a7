"""A change of language reaches everything in sight, on every page, in mid-round too."""

import random
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QLabel,
    QLineEdit,
    QMenu,
    QTextBrowser,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop_app.engine.moves import Call
from desktop_app.match.lesson.steps import Step
from desktop_app.match.setup import SealedDice
from desktop_app.players.roster import LEVELS
from desktop_app.ui.application import Program
from desktop_app.ui.autopilot import Autopilot, press
from desktop_app.ui.seat_defaults import default_choices
from desktop_app.ui.table.pace import TIMINGS, Pace
from desktop_app.ui.table.stage import StageState
from tests.translations.catalogs import read
from tests.ui.lesson.learning import at
from tests.ui.sitting import BRISK


def texts_of(widget: QWidget) -> Iterator[str]:
    """What a widget says to eyes, to ears and under the mouse."""
    yield from (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription(), widget.windowTitle())
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    if isinstance(widget, QLineEdit):
        yield widget.placeholderText()
    if isinstance(widget, QTextBrowser):
        yield from widget.toPlainText().split("\n")
    if isinstance(widget, QMenu):
        yield from (action.text() for action in widget.actions())
    if isinstance(widget, QAbstractItemView):
        model = widget.model()
        roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleDescriptionRole, Qt.ItemDataRole.ToolTipRole)
        yield from (str(model.index(row, 0).data(role)) for row in range(model.rowCount()) for role in roles)


def everything(program: Program) -> set[str]:
    """All texts of all windows, those of hidden widgets too."""
    program.window.menu.update()
    widgets = {*program.window.findChildren(QWidget), *QApplication.topLevelWidgets()}
    actions = {action.text() for action in program.window.findChildren(QAction)}
    return {text for widget in widgets for text in texts_of(widget)} | actions


def english_only() -> set[str]:
    """English texts that no other language writes alike."""
    foreign = {form for language in ("fr", "it") for message in read(language) for form in message.forms}
    return {form for message in read("en") for form in message.forms} - foreign - {""}


def on_start_page(program: Program, qtbot: QtBot) -> None:
    program.window.start_page.show_choices(default_choices())


def in_sheet(program: Program, qtbot: QtBot) -> None:
    program.host.new_game()


def at_question(program: Program, qtbot: QtBot) -> None:
    program.host.begin(default_choices(), SealedDice(), "")
    program.window.menu.give_up.trigger()


def about(program: Program, qtbot: QtBot) -> None:
    program.window.menu.about.trigger()


def in_rules(program: Program, qtbot: QtBot) -> None:
    program.window.librarian.open()


def on_turn(program: Program, qtbot: QtBot) -> None:
    play_until(program, qtbot, StageState.YOUR_TURN)


def on_ladder(program: Program, qtbot: QtBot) -> None:
    on_turn(program, qtbot)
    program.window.menu.ladder.trigger()
    assert program.window.sheet is not None


def while_thinking(program: Program, qtbot: QtBot) -> None:
    play_until(program, qtbot, StageState.THINKING)


def at_reveal(program: Program, qtbot: QtBot) -> None:
    play_until(program, qtbot, StageState.REVEALED)


def at_end(program: Program, qtbot: QtBot) -> None:
    play_until(program, qtbot, StageState.REVEALED)
    assert program.host.table is not None
    program.host.table.session.give_up()


def play_until(program: Program, qtbot: QtBot, state: StageState) -> None:
    """Play into the second round, then up to a state."""
    program.host.begin(default_choices(), SealedDice(), "")
    table = program.host.table
    assert table is not None
    pilot = Autopilot(LEVELS[0].make(), random.Random(3))

    def there() -> bool:
        observation = table.session.observation
        if table.stage.state is state and len(observation.history) and observation.bidding.standing:
            return True
        if table.stage.state is state is StageState.REVEALED:
            return True
        pilot.step(table)
        return False

    qtbot.waitUntil(there, timeout=20_000)


def in_lesson(program: Program, qtbot: QtBot) -> None:
    page = at(program, qtbot, Step.RAISE)
    press(page.bar, Call.CHALLENGE)
    assert page.card.note.text


def at_end_of_lesson(program: Program, qtbot: QtBot) -> None:
    page = at(program, qtbot, Step.ON_YOUR_OWN)
    page.guide.go_on()


PAGES = (
    on_start_page,
    in_lesson,
    at_end_of_lesson,
    in_sheet,
    at_question,
    about,
    in_rules,
    on_turn,
    on_ladder,
    while_thinking,
    at_reveal,
    at_end,
)


@pytest.mark.parametrize("page", PAGES)
def test_nothing_stays_english(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, page: Callable[[Program, QtBot], None]
) -> None:
    monkeypatch.setitem(TIMINGS, Pace.NORMAL, BRISK)
    page(program, qtbot)
    forbidden = english_only()
    before = everything(program)
    assert len(before & forbidden) > 20
    monkeypatch.setitem(TIMINGS, Pace.NORMAL, TIMINGS[Pace.SLOW])
    for code in ("fr", "it"):
        program.window.set_language(code)
        QApplication.processEvents()
        assert everything(program) & forbidden == set()
    program.window.set_language("en")
    QApplication.processEvents()
    # Where nobody is waited for, the game has gone on meanwhile.
    assert before - everything(program) == set() or page in (while_thinking, at_question)


@pytest.mark.parametrize("code", ["fr", "it"])
def test_menus_and_standard_shortcuts_are_told_in_the_language(program: Program, code: str) -> None:
    program.window.set_language(code)
    QApplication.processEvents()
    titles = [action.text().replace("&", "") for action in program.window.menu.actions()]
    expected = {
        "fr": ["Partie", "Table", "Affichage", "Langue", "Aide"],
        "it": ["Partita", "Tavolo", "Vista", "Lingua", "Aiuto"],
    }
    assert titles == expected[code]
