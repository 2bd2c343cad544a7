"""Games as rows of the database: what is written of each, and how it is read back.

The list of games shows the columns of `SHOWN`. `digest` is over all that is written of a game: SQLite does not notice a
byte that has changed inside a value; the digest does.
"""

import hashlib
from typing import Any, NamedTuple

import msgspec

from desktop_app.engine.record import RecordError
from desktop_app.engine.rules import ExactCall, Rules
from desktop_app.library.kept import DamagedGame, GameRow, GameState, KeptGame, packed, row_of, unpacked
from desktop_app.library.selection import folded
from desktop_app.library.store_faults import StoreError, StoreFault

SHOWN = "id, state, changed, dice, wild_ones, palifico, exact, names, portraits, human, winner, rounds, counts, turn"
WRITTEN = f"{SHOWN}, is_over, begun, folded_names"
EVERYTHING = f"SELECT {WRITTEN}, digest, record, setup FROM games JOIN contents USING (id)"

_BEGUN = [column.strip() for column in WRITTEN.split(",")].index("begun")
_texts, _numbers = msgspec.json.Decoder(tuple[str, ...]), msgspec.json.Decoder(tuple[int, ...])

Value = int | str | bytes | None


class Written(NamedTuple):
    """What is written of a game: the values of `WRITTEN` with their digest, and those of its contents."""

    row: tuple[Value, ...]
    contents: tuple[int, bytes, bytes | None]


def written(game: KeptGame) -> Written:
    """What is to be written of a game."""
    record, setup = packed(game)
    values = _values(game)
    return Written((*values, _digest(values, record, setup)), (game.id, record, setup))


def shown(values: tuple[Any, ...]) -> GameRow:
    """The row that the values of `SHOWN` stand for. Raises StoreError."""
    number, state, changed, dice, wild_ones, palifico, exact, names, portraits, human, winner, rounds, counts, turn = (
        values
    )
    try:
        return GameRow(
            number,
            GameState(state),
            changed,
            Rules(dice, bool(wild_ones), bool(palifico), ExactCall(exact)),
            _texts.decode(names),
            _texts.decode(portraits),
            human,
            winner,
            rounds,
            _numbers.decode(counts),
            turn,
        )
    except (msgspec.MsgspecError, ValueError):
        raise StoreError(StoreFault.DAMAGED) from None


def read(found: tuple[Any, ...]) -> KeptGame:
    """The game that the values of `EVERYTHING` stand for. Raises StoreError."""
    check_digest(found)
    *values, _, record, setup = found
    row = shown(tuple(values[: len(SHOWN.split(","))]))
    try:
        return KeptGame(row.id, *unpacked(record, setup), row.state, values[_BEGUN], row.changed)
    except (RecordError, DamagedGame):
        raise StoreError(StoreFault.DAMAGED, "a game cannot be read") from None


def check_digest(found: tuple[Any, ...]) -> None:
    """Raises StoreError where the values of `EVERYTHING` are not what was written."""
    *values, digest, record, setup = found
    if digest != _digest(tuple(values), record, setup):
        raise StoreError(StoreFault.DAMAGED, "a game is not what was written")


def _values(game: KeptGame) -> tuple[Value, ...]:
    """The values of a game's row, in the order of `WRITTEN`."""
    row, rules = row_of(game), game.record.rules
    return (
        row.id,
        row.state.value,
        row.changed,
        rules.dice,
        int(rules.wild_ones),
        int(rules.palifico),
        rules.exact,
        _text(row.names),
        _text(row.portraits),
        row.human,
        row.winner,
        row.rounds,
        _text(row.counts),
        row.turn,
        int(row.is_over),
        game.begun,
        "\n".join(map(folded, row.names)),
    )


def _digest(values: tuple[Value, ...], record: bytes, setup: bytes | None) -> bytes:
    return hashlib.sha256(msgspec.json.encode((values, record, setup))).digest()


def _text(values: tuple[str, ...] | tuple[int, ...]) -> str:
    return msgspec.json.encode(values).decode()
