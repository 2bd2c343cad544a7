"""Killed at any instant: at the next start "Continue" comes first, and the game goes on where it was."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.library.settings import Settings
from desktop_app.match.setup import SealedDice
from desktop_app.ui.application import Program
from desktop_app.ui.end_page import EndPage
from desktop_app.ui.models.scene import TableScene, with_company
from desktop_app.ui.models.seats import SeatsModel
from desktop_app.ui.table.pace import Pace
from desktop_app.ui.table.stage import StageState
from desktop_app.ui.table_page import TablePage
from tests.ui.games_kept import as_killed_now, running
from tests.ui.sitting import by_mouse, choices, played_to_its_end, table_of

pytestmark = pytest.mark.usefixtures("brisk", "fonts", "languages")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "first" / "games.sqlite"


def stands(table: TablePage) -> tuple[object, ...]:
    """Everything about a game that must be the same again."""
    match = table.session.match
    return table.session.observation, match.seats, match.fair, match.seed, table.session.phase


def story(table: TablePage) -> list[str]:
    model = table.story.model
    return [str(model.index(row).data()) for row in range(model.rowCount())]


def last_reveal(table: TablePage) -> TableScene:
    """The reveal before, as it is looked at again; faces and remarks go by."""
    model = table.findChild(SeatsModel)
    assert isinstance(model, SeatsModel)
    table.stage.look_back(on=True)
    scene = model.scene
    table.stage.look_back(on=False)
    assert scene is not None
    assert scene.outcome is not None
    return with_company(scene, (), None)


def played_until(program: Program, qtbot: QtBot, state: StageState, rounds: int) -> TablePage:
    """A game that has come to a state in a round."""
    program.host.begin(choices(3), SealedDice(), "rain")
    table = table_of(program)

    def there() -> bool:
        if table.stage.state is state and len(table.session.observation.history) >= rounds:
            return True
        if table.stage.state in (StageState.YOUR_TURN, StageState.REVEALED):
            by_mouse(table)
        return False

    qtbot.waitUntil(there, timeout=30_000)
    return table


def continued(program: Program, qtbot: QtBot) -> TablePage:
    """Press what has the focus on the start page."""
    card = program.window.start_page.continue_card
    qtbot.waitUntil(card.isVisible)
    assert QApplication.focusWidget() is card or not program.window.isActiveWindow()
    QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: program.host.table is not None)
    return table_of(program)


def written(program: Program, qtbot: QtBot) -> None:
    """Wait until the library has done all that it was told."""
    done: list[object] = []
    program.library.latest(done.append)
    qtbot.waitUntil(lambda: bool(done))


@pytest.mark.parametrize("rounds", [0, 1, 2])
def test_the_game_goes_on_at_the_same_move(
    qapp: QApplication, qtbot: QtBot, settings: Settings, file: Path, tmp_path: Path, rounds: int
) -> None:
    with running(qapp, settings, file) as program:
        table = played_until(program, qtbot, StageState.YOUR_TURN, rounds)
        before, told, seal = stands(table), story(table), table.seal
        program.host.set_pace(Pace.FAST)
        written(program, qtbot)
        copy = as_killed_now(file, tmp_path)
    settings.choose("pace", Pace.SLOW)
    with running(qapp, settings, copy) as program:
        table = continued(program, qtbot)
        qtbot.waitUntil(lambda: table.stage.state is StageState.YOUR_TURN)
        assert (stands(table), story(table)) == (before, told)
        assert (table.seal, table.stage.pace) == (seal, Pace.FAST)
        assert program.window.menu.paces[Pace.FAST].isChecked()
        program.host.set_pace(Pace.AT_ONCE)
        played_to_its_end(program, qtbot, by_mouse)
        program.host.leave()
        card = program.window.start_page.continue_card
        qtbot.waitUntil(lambda: not card.isVisible())
        assert program.window.start_page.games_card.isVisible()


def test_the_reveal_before_can_be_looked_at_again(
    qapp: QApplication, qtbot: QtBot, settings: Settings, file: Path, tmp_path: Path
) -> None:
    with running(qapp, settings, file) as program:
        seen = last_reveal(played_until(program, qtbot, StageState.YOUR_TURN, 2))
        written(program, qtbot)
        copy = as_killed_now(file, tmp_path)
    with running(qapp, settings, copy) as program:
        table = continued(program, qtbot)
        qtbot.waitUntil(lambda: table.stage.state is StageState.YOUR_TURN)
        assert program.window.menu.last_reveal.isEnabled()
        assert last_reveal(table) == seen


def test_a_reveal_that_may_not_have_been_seen_is_shown_again(
    qapp: QApplication, qtbot: QtBot, settings: Settings, file: Path, tmp_path: Path
) -> None:
    with running(qapp, settings, file) as program:
        table = played_until(program, qtbot, StageState.REVEALED, 1)
        before, told = stands(table), story(table)
        copy = as_killed_now(file, tmp_path)
    with running(qapp, settings, copy) as program:
        table = continued(program, qtbot)
        qtbot.waitUntil(lambda: table.stage.state is StageState.REVEALED)
        assert (stands(table), story(table)) == (before, told)
        assert table.bar.currentWidget() is table.bar.verdicts


def test_a_game_that_was_won_goes_on_until_its_end_has_been_seen(
    qapp: QApplication, qtbot: QtBot, settings: Settings, file: Path, tmp_path: Path
) -> None:
    with running(qapp, settings, file) as program:
        program.host.begin(choices(2), SealedDice(), "")
        table = table_of(program)

        def last_reveal() -> bool:
            if table.stage.state is StageState.REVEALED and table.session.observation.winner is not None:
                return True
            if table.stage.state in (StageState.YOUR_TURN, StageState.REVEALED):
                by_mouse(table)
            return False

        qtbot.waitUntil(last_reveal, timeout=30_000)
        copy = as_killed_now(file, tmp_path)
    with running(qapp, settings, copy) as program:
        table = continued(program, qtbot)
        qtbot.waitUntil(lambda: table.stage.state is StageState.REVEALED)
        by_mouse(table)
        qtbot.waitUntil(lambda: isinstance(program.window.page, EndPage))
        program.host.leave()
        qtbot.waitUntil(lambda: not program.window.start_page.continue_card.isVisible())
        assert program.window.start_page.games_card.isVisible()


def test_a_game_that_was_left_is_offered(program: Program, qtbot: QtBot) -> None:
    played_until(program, qtbot, StageState.YOUR_TURN, 1)
    program.window.menu.start_page.trigger()
    page = program.window.start_page
    assert program.window.page is page
    assert not program.window.menu.start_page.isEnabled()
    assert QApplication.focusWidget() is page.continue_card
    assert "Round 2" in page.continue_card.accessibleDescription()
    assert not page.again_card.isVisible()
    assert page.games_card.accessibleDescription() == "1 kept · 1 unfinished"
    QTest.keyClick(page.continue_card, Qt.Key.Key_Return)
    assert table_of(program).stage.state is StageState.YOUR_TURN


def test_a_game_that_was_given_up_is_not_offered(program: Program, qtbot: QtBot) -> None:
    table = played_until(program, qtbot, StageState.YOUR_TURN, 0)
    table.session.give_up()
    program.host.leave()
    assert not program.window.start_page.continue_card.isVisible()
    assert program.window.start_page.again_card.isVisible()
