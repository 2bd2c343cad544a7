"""The page of all games: what it shows, and that everything on it can be done, by mouse and by key."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel
from pytestqt.qtbot import QtBot

from desktop_app.engine.record import decode, exported
from desktop_app.library.kept import GameRow, KeptGame, row_of
from desktop_app.library.library import Library
from desktop_app.library.selection import Selection
from desktop_app.library.settings import Settings
from desktop_app.ui.application import Program
from desktop_app.ui.end_page import EndPage
from desktop_app.ui.games.page import GamesPage
from desktop_app.ui.games.words import GameWords
from desktop_app.ui.models.games import GamesModel
from desktop_app.ui.new_game import NewGameSheet
from desktop_app.ui.records.desk import RecordsDesk
from tests.library.games import kept

pytestmark = pytest.mark.usefixtures("fonts", "languages")


@pytest.fixture
def page(program: Program) -> GamesPage:
    """The page with three games: number 2 is unfinished, 3 is newer than 1."""
    program.library.keep([kept(1, changed=1), kept(2, 3, changed=2), kept(3, changed=3)], lambda: None)
    QTest.keyClick(program.window, Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    found = program.window.page
    assert isinstance(found, GamesPage)
    return found


def numbers(page: GamesPage) -> list[int]:
    rows = [page.model.row(number) for number in range(page.model.rowCount())]
    return [row.id for row in rows if row]


def test_unfinished_games_come_first_then_the_newest(page: GamesPage) -> None:
    assert numbers(page) == [2, 3, 1]
    assert QApplication.focusWidget() is page.list
    assert page.list.current is not None
    assert page.list.current.id == 2
    told = page.model.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "Round" in told
    assert "3 dice each" in told


def test_a_kind_and_a_player_can_be_asked_for(page: GamesPage, qtbot: QtBot) -> None:
    page.kinds.part(1).click()
    assert numbers(page) == [2]
    page.kinds.part(2).click()
    assert numbers(page) == [3, 1]
    page.search.setText("nobody")
    qtbot.waitUntil(lambda: numbers(page) == [])
    assert not page.list.isVisible()
    page.search.setText("ren")
    qtbot.waitUntil(lambda: numbers(page) == [3, 1])


def test_an_unfinished_game_is_continued_with_one_key(program: Program, page: GamesPage) -> None:
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    assert program.host.table is not None
    assert program.host.table.session.match.fair.phrase == "rain"


def test_a_game_that_is_over_is_opened_at_its_end(program: Program, page: GamesPage) -> None:
    QTest.keyClick(page.list, Qt.Key.Key_Down)
    assert page.details.go_button.text() == "Look at the end"
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    end = program.window.page
    assert isinstance(end, EndPage)
    assert end.rounds == len(kept(3).record.rounds)


def test_the_game_that_is_looked_at_is_the_one_that_is_saved(
    program: Program, page: GamesPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = list[KeptGame]()

    def save(_desk: RecordsDesk, game: KeptGame) -> None:
        saved.append(game)

    monkeypatch.setattr(RecordsDesk, "export", save)
    assert not program.window.menu.save_record.isEnabled()
    QTest.keyClick(page.list, Qt.Key.Key_Down)
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    program.window.menu.save_record.trigger()
    assert [game.id for game in saved] == [3]
    program.host.show_games()
    assert not program.window.menu.save_record.isEnabled()


def test_a_deleted_game_is_brought_back(program: Program, page: GamesPage) -> None:
    QTest.keyClick(page.list, Qt.Key.Key_Down)
    QTest.keyClick(page.list, Qt.Key.Key_Delete)
    assert numbers(page) == [2, 1]
    assert page.undo_button.isVisible()
    QTest.mouseClick(page.undo_button, Qt.MouseButton.LeftButton)
    assert numbers(page) == [2, 3, 1]
    assert not page.undo_button.isVisible()
    assert QApplication.focusWidget() is page.list


def test_a_deleted_game_is_brought_back_with_a_key_and_named_by_its_moment(page: GamesPage) -> None:
    QTest.keyClick(page.list, Qt.Key.Key_Delete)
    assert numbers(page) == [3, 1]
    told = [label.text() for label in page.findChildren(QLabel) if label.text().startswith("Game deleted: ")]
    assert told == [f"Game deleted: {GameWords().moment(row_of(kept(2, 3, changed=2)))}"]
    QTest.keyClick(page.list, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert numbers(page) == [2, 3, 1]


def test_a_search_that_finds_nothing_is_left_with_one_key(page: GamesPage) -> None:
    page.search.setText("nobody of that name")
    page.kinds.set_current(1)
    assert numbers(page) == []
    assert not page.details.isVisible()
    page.empty.all_button.setFocus()
    QTest.keyClick(page.empty.all_button, Qt.Key.Key_Return)
    assert numbers(page) == [2, 3, 1]
    assert (page.search.text(), page.kinds.current) == ("", 0)
    assert page.details.isVisible()
    assert page.list.hasFocus()


def test_where_the_last_game_of_its_kind_is_deleted_the_focus_stays_near(page: GamesPage) -> None:
    page.kinds.set_current(1)
    page.take_focus()
    QTest.keyClick(page.list, Qt.Key.Key_Delete)
    assert numbers(page) == []
    assert page.empty.all_button.hasFocus()


def save_dialog(program: Program) -> QFileDialog:
    (dialog,) = program.window.findChildren(QFileDialog)
    return dialog


def test_export_asks_for_the_game_that_is_shown(page: GamesPage) -> None:
    asked: list[object] = []
    page.export_wanted.connect(asked.append)
    QTest.mouseClick(page.details.export_button, Qt.MouseButton.LeftButton)
    assert asked == [kept(2, 3, changed=2)]


@pytest.mark.parametrize("number", [2, 3])
def test_an_export_is_a_record_that_gives_nothing_away(
    program: Program, page: GamesPage, qtbot: QtBot, tmp_path: Path, number: int
) -> None:
    game = kept(2, 3) if number == 2 else kept(3)
    page.export_wanted.emit(game)
    dialog = save_dialog(program)
    moment = datetime.fromtimestamp(game.changed, UTC).astimezone()
    assert Path(dialog.selectedFiles()[0]).name == f"palifico-{moment:%Y-%m-%d-%H%M}.json"
    file = tmp_path / "game.json"
    dialog.fileSelected.emit(str(file))
    dialog.reject()
    qtbot.waitUntil(file.exists)
    record = decode(file.read_bytes().rstrip())
    assert record == exported(game.record)
    assert record.fair is not None
    assert (record.fair.secret is None) is (number == 2)


def test_a_folder_that_takes_no_export_is_told(program: Program, page: GamesPage, qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    page.export_wanted.emit(kept(3))
    dialog = save_dialog(program)
    dialog.fileSelected.emit(str(tmp_path / "file" / "game.json"))
    dialog.reject()
    qtbot.waitUntil(lambda: program.board.sheet is not None)


def test_without_games_it_says_so(program: Program) -> None:
    program.host.show_games()
    page = program.window.page
    assert isinstance(page, GamesPage)
    assert not any(part.isVisible() for part in (page.list, page.search, page.kinds, page.details))
    program.host.leave()
    assert program.window.page is program.window.start_page


def test_without_games_one_is_offered_at_a_key(program: Program) -> None:
    program.host.show_games()
    page = program.window.page
    assert isinstance(page, GamesPage)
    assert page.empty.new_button.hasFocus()
    QTest.keyClick(page.empty.new_button, Qt.Key.Key_Return)
    assert isinstance(program.window.sheet, NewGameSheet)


def test_the_list_comes_back_with_the_only_game(program: Program) -> None:
    program.library.keep([kept(1)], lambda: None)
    program.host.show_games()
    page = program.window.page
    assert isinstance(page, GamesPage)
    assert page.list.isVisible()
    assert not page.empty.isVisible()
    page.details.unwanted.emit()
    assert page.empty.new_button.isVisible()
    assert not page.details.isVisible()
    page.undo_button.click()
    assert page.list.isVisible()
    assert page.details.isVisible()
    assert not page.empty.isVisible()
    page.search.setText("nobody of that name")
    page.model.select(Selection(name="nobody of that name"))
    assert page.empty.isVisible()
    assert not page.empty.new_button.isVisible()
    assert page.search.isVisible()


def test_only_the_rows_that_are_looked_at_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    library, asked, rows = Library(), list[int](), Library.rows

    def counting(
        each: Library, selection: Selection, first: int, count: int, then: Callable[[list[GameRow]], None]
    ) -> None:
        asked.append(first)
        rows(each, selection, first, count, then)

    monkeypatch.setattr(Library, "rows", counting)
    games = [kept(number % 7, changed=number)._replace(id=number) for number in range(1000)]
    library.keep(games, lambda: None)
    model = GamesModel(library)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.reload()
    asked.clear()
    seen = [model.row(number) for number in (0, 10, 999, 998, 500)]
    assert len(asked) <= 3
    again = [model.row(number) for number in (0, 10, 999, 998, 500)]
    assert [row.changed for row in again if row] == [1_790_000_000 + changed for changed in (999, 989, 0, 1, 499)]
    assert seen.count(None) <= 3
    library.close()


def test_the_focus_comes_back_to_the_list_as_soon_as_it_is_there(
    qapp: QApplication, qtbot: QtBot, settings: Settings, tmp_path: Path
) -> None:
    """A library on a disk answers later."""
    settings.language = "en"
    program = Program(qapp, settings, Library(tmp_path / "games.sqlite", qapp))
    program.window.open_at_last_place()
    with qtbot.waitActive(program.window):
        program.window.activateWindow()
    program.library.keep([kept(1)], program.host.show_games)
    qtbot.waitUntil(lambda: isinstance(program.window.page, GamesPage))
    page = program.window.page
    assert isinstance(page, GamesPage)
    qtbot.waitUntil(lambda: page.details.game is not None)
    QTest.keyClick(page.list, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: page.undo_button.isVisible() and page.empty.new_button.hasFocus())
    QTest.keyClick(page.empty.new_button, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(page.list.hasFocus)
    program.close()
