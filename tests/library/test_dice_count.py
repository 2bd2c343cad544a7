"""The dice of all games that are over: every page of them once, and nothing that is still hidden."""

from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

import pytest

from desktop_app.library import library as library_module
from desktop_app.library.chance import counted
from desktop_app.library.dice_count import CountedDice, DiceCount
from desktop_app.library.importing import kept_from
from desktop_app.library.kept import GameState, KeptGame
from desktop_app.library.library import Library
from desktop_app.library.seen_dice import SeenDice, page_of
from tests.library.games import SETUP, kept, recorded


def seen(games: Iterable[KeptGame]) -> SeenDice:
    """The dice of settled rounds, read from the records."""
    rounds = [entry.dice for game in games for entry in game.record.rounds if entry.count is not None and entry.dice]
    return SeenDice(
        counted(die for hands in rounds for die in hands[0]), counted(die for hands in rounds for die in hands[1])
    )


def told(library: Library) -> list[CountedDice]:
    """What is told by a count; without a file it is over at once."""
    heard: list[CountedDice] = []
    with closing(library):
        DiceCount(library, heard.append)
    return heard


def keep(games: Iterable[KeptGame], file: Path | None = None) -> Library:
    library = Library(file)
    library.keep(list(games), lambda: None)
    return library


def test_all_pages_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library_module, "_PAGE", 3)
    games = [kept(number) for number in range(8)]
    heard = told(keep(games))
    assert [each.read for each in heard] == [3, 6, 8, 8]
    assert [each.is_done for each in heard] == [False, False, False, True]
    assert heard[-1] == CountedDice(seen(games), 8, 8, 8, is_done=True)


def test_games_that_go_on_and_games_from_elsewhere_are_left_out() -> None:
    over, elsewhere = kept(1), kept_from(recorded(2, 1000))
    heard = told(keep([over, elsewhere, kept(3, steps=5)]))
    assert heard[-1] == CountedDice(seen([over]), 1, 2, 2, is_done=True)


def test_of_a_game_given_up_the_covered_dice_stay_covered() -> None:
    record = recorded(4, 9)
    assert record.rounds[-1].count is None
    assert record.rounds[0].count is not None
    page = page_of([KeptGame(1, record, SETUP, GameState.GIVEN_UP, 0, 0)])
    assert page.seen == seen([KeptGame(1, record, SETUP, GameState.GIVEN_UP, 0, 0)])
    assert sum(page.seen.mine) < sum(len(entry.dice[0]) for entry in record.rounds if entry.dice)


def test_no_games_are_no_dice() -> None:
    assert told(Library()) == [CountedDice(SeenDice(), 0, 0, 0, is_done=True)]
