"""The shelf: whatever a disk does, nothing that was kept is forgotten, and each trouble is reported once."""

import sqlite3
import subprocess
import sys
from collections.abc import Iterable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from desktop_app.library.kept import KeptGame
from desktop_app.library.opening import created
from desktop_app.library.rescue import Rescue, replaced
from desktop_app.library.selection import Selection, Totals
from desktop_app.library.shelf import Shelf, Trouble
from desktop_app.library.store import Store
from desktop_app.library.store_faults import StoreError, StoreFault
from tests.library.games import kept

NONE = Totals(0, 0, 0)
ROOT = Path(__file__).resolve().parents[2]


class Disk:
    """What is saved fails with the fault, as long as there is one."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.fault: StoreFault | None = None
        save = Store.save

        def failing(store: Store, games: Iterable[KeptGame]) -> None:
            if self.fault is not None:
                raise StoreError(self.fault, "no")
            save(store, games)

        monkeypatch.setattr(Store, "save", failing)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite"


def totals(shelf: Shelf) -> Totals:
    return shelf.ask(lambda store: store.totals(Selection()), NONE)


def stored(file: Path) -> list[int]:
    with closing(Store.open(file)) as store:
        return [row.id for row in store.rows(Selection(), 0, 1000)]


def damage(file: Path) -> None:
    """Overwrite the last third with nothing that makes sense."""
    data = file.read_bytes()
    third = len(data) // 3
    file.write_bytes(data[:-third] + b"?" * third)


@pytest.mark.parametrize("fault", [StoreFault.FULL, StoreFault.READ_ONLY, StoreFault.BUSY])
def test_what_cannot_be_written_is_held_and_written_later(file: Path, disk: Disk, fault: StoreFault) -> None:
    reports: list[Trouble | None] = []
    shelf = Shelf(file, reports.append)
    shelf.keep([kept(1, 3)])
    disk.fault = fault
    shelf.keep([kept(1, 4)])
    shelf.keep([kept(1, 5, changed=1)])
    shelf.keep([kept(2)])
    assert reports == [Trouble(fault, file, "no")]
    assert shelf.game(1) == shelf.latest() == kept(1, 5, changed=1)
    disk.fault = None
    shelf.flush()
    assert reports == [Trouble(fault, file, "no"), None]
    shelf.close()
    assert sorted(stored(file)) == [1, 2]


def test_what_is_held_is_written_at_the_end(file: Path, disk: Disk) -> None:
    shelf = Shelf(file, lambda _: None)
    disk.fault = StoreFault.FULL
    shelf.keep([kept(1)])
    disk.fault = None
    shelf.close()
    assert stored(file) == [1]


def test_a_deleted_game_can_be_kept_again(file: Path) -> None:
    shelf = Shelf(file, lambda _: None)
    shelf.keep([kept(1), kept(2)])
    assert shelf.delete(1) == kept(1)
    assert (shelf.delete(1), totals(shelf)) == (None, Totals(0, 1, 1))
    shelf.close()


def test_a_game_that_is_only_held_can_be_deleted(file: Path, disk: Disk) -> None:
    shelf = Shelf(file, lambda _: None)
    disk.fault = StoreFault.FULL
    shelf.keep([kept(1)])
    assert shelf.delete(1) == kept(1)
    disk.fault = None
    shelf.close()
    assert stored(file) == []


def test_without_a_file_everything_is_in_memory() -> None:
    shelf = Shelf(None, lambda _: None)
    shelf.keep([kept(1, 3), kept(2)])
    assert totals(shelf) == Totals(1, 1, 2)
    assert shelf.latest() == kept(1, 3)
    shelf.close()


def test_a_folder_that_cannot_be_made_is_reported(tmp_path: Path) -> None:
    (tmp_path / "folder").write_text("a file")
    file = tmp_path / "folder" / "games.sqlite"
    reports: list[Trouble | None] = []
    shelf = Shelf(file, reports.append)
    shelf.keep([kept(1, 3)])
    assert [report.fault for report in reports if report] == [StoreFault.READ_ONLY]
    assert shelf.latest() == kept(1, 3)
    assert totals(shelf) == NONE
    (tmp_path / "folder").unlink()
    shelf.flush()
    assert reports[-1] is None
    shelf.close()
    assert stored(file) == [1]


def shelved(file: Path, count: int) -> None:
    """A database of so many games that was closed."""
    shelf = Shelf(file, lambda _: None)
    shelf.keep([kept(number, changed=number) for number in range(1, count + 1)])
    shelf.close()


def rescued(reports: list[Trouble | None]) -> Rescue:
    """The one thing that was reported."""
    (report,) = reports
    assert report is not None
    assert report.fault is StoreFault.DAMAGED
    assert report.rescue is not None
    return report.rescue


def test_a_damaged_database_is_kept_aside_and_what_can_be_read_goes_on(file: Path) -> None:
    shelved(file, 60)
    damage(file)
    before, reports = file.read_bytes(), list[Trouble | None]()
    shelf = Shelf(file, reports.append)
    shelf.rescue()
    rescue = rescued(reports)
    shelf.keep([kept(99, 3)])
    assert shelf.latest() == kept(99, 3)
    shelf.close()
    assert rescue.kept_aside.read_bytes() == before
    assert 0 < rescue.games < 60
    assert rescue.games + rescue.lost >= 60
    with closing(Store.open(file)) as store:
        store.check()
        numbers = [number for number in stored(file) if number != 99]
        assert [store.game(number) for number in numbers] == [kept(number, changed=number) for number in numbers]
    assert len(numbers) == rescue.games


@pytest.mark.parametrize("cut", [0, 50, 100, 3000, 4096, 20_000])
def test_a_database_that_was_cut_is_replaced_when_it_is_opened(file: Path, cut: int) -> None:
    shelved(file, 30)
    file.write_bytes(file.read_bytes()[:cut])
    reports: list[Trouble | None] = []
    shelf = Shelf(file, reports.append)
    shelf.keep([kept(99, 3)])
    assert rescued(reports).kept_aside.stat().st_size == cut
    assert 99 in stored(file)
    shelf.close()


def test_of_a_database_that_was_cut_games_are_read_whose_rows_are_missing(file: Path) -> None:
    shelved(file, 30)
    data = file.read_bytes()
    file.write_bytes(data[: len(data) * 6 // 10])
    reports: list[Trouble | None] = []
    shelf = Shelf(file, reports.append)
    shelf.flush()
    numbers = stored(file)
    assert len(numbers) > 10
    for number in numbers:
        game, written = shelf.game(number), kept(number)
        assert game is not None
        assert (game.record, game.setup, game.state) == (written.record, written.setup, written.state)
    shelf.close()


def test_a_game_that_is_not_what_was_written_is_missed_alone(file: Path) -> None:
    shelved(file, 5)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE contents SET setup = NULL WHERE id = 3")
    reports: list[Trouble | None] = []
    shelf = Shelf(file, reports.append)
    assert shelf.game(3) is None
    assert (rescued(reports).games, rescued(reports).lost) == (4, 1)
    assert shelf.game(4) == kept(4, changed=4)
    shelf.close()


def test_a_log_without_its_database_is_kept_aside(file: Path) -> None:
    file.with_name("games.sqlite-wal").write_bytes(b"a log")
    reports: list[Trouble | None] = []
    shelf = Shelf(file, reports.append)
    shelf.keep([kept(1)])
    aside = rescued(reports).kept_aside
    assert aside.with_name(f"{aside.name}-wal").read_bytes() == b"a log"
    shelf.close()
    assert stored(file) == [1]


def test_a_rescue_that_was_cut_short_is_finished(file: Path) -> None:
    shelved(file, 5)
    file.replace(file.with_name("games.sqlite.rescued"))
    file.with_name("games.sqlite-wal").write_bytes(b"of the old one")
    shelf = Shelf(file, lambda _: None)
    assert totals(shelf) == Totals(0, 5, 5)
    shelf.close()


def test_two_damaged_ones_in_a_second_have_two_names(file: Path) -> None:
    asides: list[Path] = []
    for _ in range(3):
        created(file)
        file.write_bytes(b"nothing that makes sense" * 100)
        asides.append(replaced(file, datetime(2026, 11, 30, 10, 15, tzinfo=UTC)).kept_aside)
    names = [
        "games-damaged-2026-11-30-101500",
        "games-damaged-2026-11-30-101500-2",
        "games-damaged-2026-11-30-101500-3",
    ]
    assert [path.stem for path in asides] == names


def test_a_damaged_database_that_cannot_be_replaced_stays(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shelved(file, 5)
    file.write_bytes(b"nothing that makes sense" * 100)
    before, reports = file.read_bytes(), list[Trouble | None]()

    def no_room(*_: object) -> None:
        raise OSError("no room")

    monkeypatch.setattr("shutil.copyfile", no_room)
    shelf = Shelf(file, reports.append)
    shelf.keep([kept(7, 3)])
    assert [report.fault for report in reports if report] == [StoreFault.READ_ONLY]
    assert shelf.latest() == kept(7, 3)
    assert file.read_bytes() == before
    monkeypatch.undo()
    shelf.flush()
    assert reports[-1] is None
    shelf.close()
    assert stored(file) == [7]


#: Writes a hundred games, whose numbers begin with the one it is given, each in five states.
WRITER = """
import sys
from pathlib import Path
from desktop_app.library.shelf import Shelf
from tests.library.games import kept

shelf = Shelf(Path(sys.argv[1]), lambda _: None)
for number in range(int(sys.argv[2]), int(sys.argv[2]) + 100):
    for steps in (1, 2, 3, 4, 1000):
        shelf.keep([kept(number, steps)])
shelf.close()
"""


def test_two_processes_that_write_at_the_same_time_lose_nothing(file: Path) -> None:
    created(file)
    commands = [[sys.executable, "-c", WRITER, str(file), str(first)] for first in (1, 1001)]
    writers = [subprocess.Popen(command, cwd=ROOT) for command in commands]
    assert [writer.wait() for writer in writers] == [0, 0]
    with closing(Store.open(file)) as store:
        store.check()
        wanted = [*range(1, 101), *range(1001, 1101)]
        assert [store.game(number) for number in wanted] == [kept(number) for number in wanted]
        assert store.totals(Selection()) == Totals(0, 200, 200)
