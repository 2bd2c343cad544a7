"""The levels are data that records and settings can name."""

import pytest

from desktop_app.players.roster import LEVELS, RUNGS, player_of


def test_ids_are_plain_and_unique() -> None:
    ids = [level.id for level in LEVELS]
    assert len(set(ids)) == len(ids) >= 3
    assert all(name.isascii() and name.isidentifier() and name.islower() for name in ids)


def test_a_level_is_found_by_its_id() -> None:
    for level in LEVELS:
        assert player_of(level.id) == level.make()


def test_an_unknown_level_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        player_of("oracle")


def test_rungs_rise_one_by_one_and_hold_every_level() -> None:
    assert [level.rung for rung in RUNGS for level in rung] == [level.rung for level in LEVELS]
    assert [{level.rung for level in rung} for rung in RUNGS] == [{number} for number in range(1, len(RUNGS) + 1)]
