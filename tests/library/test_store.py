"""The store: what is written comes back as it was, in the order of the list; what is damaged is noticed."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from desktop_app.library import schema
from desktop_app.library.kept import GameState
from desktop_app.library.opening import created
from desktop_app.library.selection import Selection, Totals, Which
from desktop_app.library.store import Store
from desktop_app.library.store_faults import StoreError, StoreFault
from tests.library.games import kept

ALL = Selection()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    made = tmp_path / "folder" / "games.sqlite"
    created(made)
    return made


@pytest.fixture
def store(file: Path) -> Iterator[Store]:
    with closing(Store.open(file)) as opened:
        yield opened


def numbers(store: Store, selection: Selection = ALL) -> list[int]:
    return [row.id for row in store.rows(selection, 0, 1000)]


@pytest.mark.parametrize("steps", [0, 1, 2, 7, 1000])
def test_a_game_comes_back_as_it_was(file: Path, steps: int) -> None:
    game = kept(3, steps)
    with closing(Store.open(file)) as store:
        store.save([game])
    with closing(Store.open(file)) as store:
        assert store.game(3) == game
        assert store.game(4) is None


def test_a_later_state_takes_the_place_of_an_earlier_one(store: Store) -> None:
    for steps in range(5):
        store.save([kept(3, steps, changed=steps)])
    assert store.game(3) == kept(3, 4, changed=4)
    assert store.totals(Selection()) == Totals(1, 0, 1)
    store.check()


def test_the_list_has_unfinished_games_first_then_the_newest(store: Store) -> None:
    store.save([kept(1, changed=5), kept(2, 3, changed=1), kept(3, 4, changed=2), kept(4, changed=9)])
    assert numbers(store) == [3, 2, 4, 1]
    assert numbers(store, Selection(Which.UNFINISHED)) == [3, 2]
    assert numbers(store, Selection(Which.FINISHED)) == [4, 1]
    assert [row.id for row in store.rows(Selection(), 1, 2)] == [2, 4]
    assert store.totals(Selection(Which.FINISHED)) == Totals(2, 2, 2)


def test_a_row_tells_how_the_game_stands(store: Store) -> None:
    store.save([kept(1, 2), kept(2), kept(3, 0), kept(4)._replace(setup=None)])
    running, over, begun, foreign = (row for row in sorted(store.rows(Selection(), 0, 9)))
    bid = kept(1, 2).record.rounds[0].actions[0]
    assert (running.turn, running.rounds, running.counts, running.winner) == (1 - int(bid[0]), 1, (3, 3), None)
    record = kept(2).record
    assert (over.turn, over.winner, over.rounds) == (None, record.winner, len(record.rounds))
    assert sum(over.counts) == record.rounds[-1].dice_after[record.winner or 0] if record.rounds[-1].dice_after else 0
    assert (begun.rounds, begun.turn, begun.counts) == (0, None, (3, 3))
    assert (running.human, running.portraits) == (0, ("you", "rosa"))
    assert (foreign.human, foreign.portraits) == (None, ())


@pytest.mark.parametrize(
    ("part", "found"), [("ada", [1]), ("REN\u00c9", [1, 2]), ("e\u0301", [1, 2]), ("%", []), ("_", [3])]
)
def test_names_are_found_by_a_part_whatever_their_capitals_and_accents(
    store: Store, part: str, found: list[int]
) -> None:
    store.save([kept(1), kept(2, names=("Bo", "Ren\u00e9")), kept(3, names=("a_b", "Cy"))])
    assert sorted(numbers(store, Selection(name=part))) == found


def test_the_latest_is_the_unfinished_game_that_was_played_last(store: Store) -> None:
    assert store.latest() is None
    store.save([kept(1, 3, changed=7), kept(2, 3, changed=8), kept(3, changed=9)])
    store.save([kept(4, 3, changed=10)._replace(setup=None)])  # from elsewhere: nobody here plays it
    assert store.latest() == kept(2, 3, changed=8)


def test_a_game_that_was_given_up_is_over(store: Store) -> None:
    store.save([kept(1, 3)._replace(state=GameState.GIVEN_UP)])
    assert store.latest() is None
    assert [row.is_over for row in store.rows(Selection(Which.FINISHED), 0, 9)] == [True]


def test_a_deleted_game_is_gone_and_can_be_kept_again(store: Store) -> None:
    store.save([kept(1), kept(2)])
    store.delete(1)
    store.delete(1)
    assert (store.game(1), numbers(store)) == (None, [2])
    store.check()
    store.save([kept(1)])
    assert store.game(1) == kept(1)


def test_games_are_saved_all_or_none(store: Store) -> None:
    broken = kept(2)._replace(begun=None)  # no column holds this
    with pytest.raises(StoreError):
        store.save([kept(1), broken])
    assert numbers(store) == []


def test_every_commit_waits_for_the_disk(file: Path) -> None:
    with closing(Store.open(file)) as store:
        connection = connection_of(store)
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,)


@pytest.mark.parametrize("table", ["games", "contents"])
def test_a_value_that_has_changed_is_noticed(file: Path, table: str) -> None:
    with closing(Store.open(file)) as store:
        store.save([kept(1), kept(2)])
    change = {
        "games": "UPDATE games SET changed = changed + 1 WHERE id = 2",
        "contents": "UPDATE contents SET setup = CAST(replace(CAST(setup AS TEXT), '123', '124') AS BLOB) WHERE id = 2",
    }
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(change[table])
    with closing(Store.open(file)) as store:
        assert store.game(1) == kept(1)
        for read in (lambda: store.game(2), store.check):
            with pytest.raises(StoreError) as raised:
                read()
            assert raised.value.fault is StoreFault.DAMAGED


@pytest.mark.parametrize("statement", ["DELETE FROM contents WHERE id = 1", "DELETE FROM games WHERE id = 1"])
def test_a_part_that_is_missing_is_noticed(file: Path, store: Store, statement: str) -> None:
    store.save([kept(1), kept(2)])
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(statement)
    with pytest.raises(StoreError):
        store.check()


def test_a_newer_layout_is_read_and_not_written(file: Path) -> None:
    with closing(Store.open(file)) as store:
        store.save([kept(1)])
        connection_of(store).execute(f"PRAGMA user_version = {schema.VERSION + 1}")
    before = file.read_bytes()
    with closing(Store.open(file)) as store:
        assert store.unwritable is StoreFault.NEWER
        assert store.game(1) == kept(1)
        with pytest.raises(StoreError) as raised:
            store.save([kept(2)])
        assert raised.value.fault is StoreFault.NEWER
    assert file.read_bytes() == before


def test_an_older_layout_is_brought_up_to_date_whole_or_not_at_all() -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        first = (("CREATE TABLE a (x)", "INSERT INTO a VALUES (1)"),)
        schema.migrate(connection, first)
        with pytest.raises(sqlite3.Error):
            schema.migrate(connection, (*first, ("ALTER TABLE a ADD COLUMN y", "nonsense")))
        assert schema.version_of(connection) == 1
        schema.migrate(connection, (*first, ("ALTER TABLE a ADD COLUMN y DEFAULT 2",)))
        assert schema.version_of(connection) == 2
        assert connection.execute("SELECT * FROM a").fetchall() == [(1, 2)]
        schema.migrate(connection, first)
        assert schema.version_of(connection) == 2


def connection_of(store: Store) -> sqlite3.Connection:
    found = vars(store)["_connection"]
    assert isinstance(found, sqlite3.Connection)
    return found
