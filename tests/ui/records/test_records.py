"""Records in and out of the window: opened, dropped, imported, saved, refused."""

import json
import random
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from desktop_app.engine.record import decode
from desktop_app.engine.replay import Kind, replay
from desktop_app.engine.rules import Rules
from desktop_app.library.selection import Selection
from desktop_app.match.setup import SealedDice
from desktop_app.match.simulation import Simulation
from desktop_app.players.roster import LEVELS
from desktop_app.ui.application import Program
from desktop_app.ui.autopilot import Autopilot
from desktop_app.ui.end_page import EndPage
from desktop_app.ui.records.import_sheet import ImportSheet
from desktop_app.ui.table.stage import StageState
from tests.ui.sitting import choices, played_to_its_end, reached, table_of

LINES = [game.line for game in Simulation(Rules(dice=3), ("bold", "sharp"), 8).games(range(4))]


@pytest.fixture
def one(tmp_path: Path) -> Path:
    file = tmp_path / "one.json"
    file.write_bytes(LINES[0])
    return file


@pytest.fixture
def many(tmp_path: Path) -> Path:
    file = tmp_path / "many.jsonl"
    file.write_bytes(LINES[0] + b"{}\n" + LINES[1])
    return file


def kept(program: Program) -> int:
    totals: list[int] = []
    program.library.totals(Selection(), lambda found: totals.append(found.selected))
    return totals[0]


def page_of_record(program: Program, qtbot: QtBot) -> EndPage:
    qtbot.waitUntil(lambda: isinstance(program.window.page, EndPage))
    page = program.window.page
    assert isinstance(page, EndPage)
    assert page.ending.from_record
    return page


def import_of(program: Program, qtbot: QtBot) -> ImportSheet:
    """The sheet of an import, at its end."""
    qtbot.waitUntil(lambda: isinstance(program.window.sheet, ImportSheet))
    sheet = program.window.sheet
    assert isinstance(sheet, ImportSheet)
    qtbot.waitUntil(lambda: sheet.accessibleName() == "Import done")
    return sheet


def told(program: Program, qtbot: QtBot) -> str:
    qtbot.waitUntil(lambda: program.board.sheet is not None)
    sheet = program.board.sheet
    assert sheet is not None
    return f"{sheet.accessibleName()}: {sheet.accessibleDescription()}"


def dialog() -> QFileDialog:
    found = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, QFileDialog)]
    return next(each for each in found if each.isVisible())


def test_a_record_is_opened_at_its_end_to_be_looked_at(program: Program, qtbot: QtBot, one: Path) -> None:
    program.records.open([one])
    page = page_of_record(program, qtbot)
    assert page.ending.game.winner == json.loads(LINES[0])["winner"]
    assert not page.again_button.isVisible()
    assert program.window.focusWidget() is page.home_button
    assert page.sealed.check_button.isVisible()
    assert not program.window.menu.rematch.isEnabled()
    assert kept(program) == 1
    program.window.menu.dice_statistics.trigger()
    QTest.keyClick(page.home_button, Qt.Key.Key_Return)
    assert program.window.page is program.window.start_page
    assert not program.window.menu.save_record.isEnabled()


def test_an_unfinished_game_shows_neither_secret_nor_dice(program: Program, qtbot: QtBot, tmp_path: Path) -> None:
    record = json.loads(LINES[0])
    record["winner"] = None
    del record["rounds"][2:]
    last = record["rounds"][1]
    del last["actions"][1:]
    last["count"] = last["dice_after"] = None
    file = tmp_path / "save.json"
    file.write_text(json.dumps(record))
    program.records.open([file])
    page = page_of_record(program, qtbot)
    assert page.accessibleName() == "Nobody has won"
    assert not page.sealed.secret_label.isVisible()
    assert not page.sealed.check_button.isVisible()
    assert page.sealed.phrase_label.text() == "The dice are not proven."


def test_a_file_named_on_the_command_line_is_opened(program: Program, qtbot: QtBot, one: Path) -> None:
    program.window.file_wanted.emit(str(one))
    page_of_record(program, qtbot)


def test_files_are_chosen_in_a_dialog(program: Program, qtbot: QtBot, one: Path) -> None:
    program.window.menu.open_record.trigger()
    chosen = dialog()
    assert chosen.nameFilters()[0] == "Game records (*.json *.jsonl)"
    chosen.filesSelected.emit([str(one)])
    chosen.reject()
    page_of_record(program, qtbot)


def test_files_of_records_are_dropped_on_the_window_and_others_are_not(
    program: Program, qtbot: QtBot, one: Path
) -> None:
    def drop(*files: Path) -> bool:
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
        action, button, key = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        enter = QDragEnterEvent(QPointF(9, 9).toPoint(), action, data, button, key)
        QApplication.sendEvent(program.window, enter)
        if enter.isAccepted():
            QApplication.sendEvent(program.window, QDropEvent(QPointF(9, 9), action, data, button, key))
        return enter.isAccepted()

    assert not drop(one.with_suffix(".txt"))
    assert drop(one)
    page_of_record(program, qtbot)


def test_many_are_imported_and_what_is_refused_is_told(program: Program, qtbot: QtBot, many: Path, one: Path) -> None:
    program.records.open([many, one, many.with_name("missing.json")])
    sheet = import_of(program, qtbot)
    assert sheet.told.text() == "3 games taken · 2 records refused"
    assert kept(program) == 2
    sheet.copy_button.click()
    report = QGuiApplication.clipboard().text().splitlines()
    assert report[1:] == [
        "many.jsonl – Record 2: it is not a game record.",
        "missing.json – the file cannot be read: it is not there.",
    ]
    program.window.set_language("fr")
    qtbot.waitUntil(lambda: sheet.accessibleName() == "Importation terminée")
    model = sheet.list.model()
    assert model.index(0, 0).data().startswith("many.jsonl – Partie 2")
    assert sheet.bar.value() == sheet.bar.maximum()


def test_the_sheet_of_an_import_is_no_higher_than_what_it_tells(
    program: Program, qtbot: QtBot, many: Path, one: Path
) -> None:
    program.records.open([one, one])
    sheet = import_of(program, qtbot)
    low = sheet.panel.height()
    assert not sheet.list.isVisible()
    sheet.close_sheet()
    program.records.open([one, many])
    assert import_of(program, qtbot).panel.height() > low + 100


def test_a_file_of_many_is_imported(program: Program, qtbot: QtBot, many: Path) -> None:
    program.records.open([many])
    assert import_of(program, qtbot).told.text() == "2 games taken · 1 record refused"


def test_an_import_is_cancelled_with_its_sheet(program: Program, qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "long.jsonl"
    file.write_bytes(b"".join(LINES) * 2_000)
    program.records.open([file, file])
    qtbot.waitUntil(lambda: isinstance(program.window.sheet, ImportSheet))
    sheet = program.window.sheet
    assert isinstance(sheet, ImportSheet)
    assert sheet.close_button.text() == "Cancel"
    QTest.keyClick(sheet.close_button, Qt.Key.Key_Escape)
    assert program.window.sheet is None


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"{}", "Record 1: it is not a game record."),
        (b"", "Record 1: it is not a JSON text."),
        (None, "It is not there."),
    ],
)
def test_a_file_that_cannot_be_opened_is_refused_and_changes_nothing(
    program: Program, qtbot: QtBot, tmp_path: Path, content: bytes | None, reason: str, brisk: None
) -> None:
    table = reached(program, qtbot, StageState.YOUR_TURN)
    file = tmp_path / "wrong.json"
    if content is not None:
        file.write_bytes(content)
    program.records.open([file])
    assert told(program, qtbot) == f"This record can’t be opened: {reason} Nothing has been changed."
    assert table_of(program) is table


def saved(program: Program, qtbot: QtBot, file: Path) -> Path:
    program.window.menu.save_record.trigger()
    chosen = dialog()
    assert chosen.defaultSuffix() == "json"
    chosen.fileSelected.emit(str(file))
    chosen.reject()
    qtbot.waitUntil(file.exists)
    return file


def test_a_running_game_is_saved_without_what_is_hidden(
    program: Program, qtbot: QtBot, tmp_path: Path, brisk: None
) -> None:
    table = reached(program, qtbot, StageState.YOUR_TURN)
    record = decode(saved(program, qtbot, tmp_path / "mine.json").read_bytes())
    assert replay(record).kind is Kind.EXPORT
    assert record.fair is not None
    assert record.fair.secret is None
    assert record.rounds[-1].dice is None
    assert table.session.match.fair.secret.hex().encode() not in (tmp_path / "mine.json").read_bytes()


def test_a_game_that_has_ended_is_saved_whole_and_so_is_one_that_was_opened(
    program: Program, qtbot: QtBot, tmp_path: Path, one: Path, brisk: None
) -> None:
    program.host.begin(choices(3), SealedDice(), "")
    played_to_its_end(program, qtbot, Autopilot(LEVELS[0].make(), random.Random(7)).step)
    record = decode(saved(program, qtbot, tmp_path / "mine.json").read_bytes())
    assert replay(record).kind is Kind.FINISHED
    assert replay(record).proven
    program.records.open([one])
    qtbot.waitUntil(lambda: isinstance(p := program.window.page, EndPage) and p.ending.from_record)
    again = saved(program, qtbot, tmp_path / "again.jsonl")
    assert json.loads(again.read_bytes()) == json.loads(LINES[0])


def test_a_disk_that_refuses_is_told(program: Program, qtbot: QtBot, tmp_path: Path, one: Path) -> None:
    program.records.open([one])
    page_of_record(program, qtbot)
    program.window.menu.save_record.trigger()
    chosen = dialog()
    chosen.fileSelected.emit(str(tmp_path / "no" / "folder" / "mine.json"))
    chosen.reject()
    assert told(program, qtbot).startswith("The record wasn’t saved: It is not there.")


def test_after_an_error_the_game_is_taken_up_at_the_same_move(program: Program, qtbot: QtBot, brisk: None) -> None:
    table = reached(program, qtbot, StageState.YOUR_TURN)
    before = table.session.observation
    program.board.closed.emit("error")
    qtbot.waitUntil(lambda: table_of(program) is not table)
    qtbot.waitUntil(lambda: table_of(program).stage.state is StageState.YOUR_TURN)
    assert table_of(program).session.observation == before
