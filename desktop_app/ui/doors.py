"""Doors to what a start does not need: each loads the room behind it when somebody first goes there.

A start is quick and small because of them. Whoever leads there from the menu bar or the start page takes the class from
here, and imports its module for its types alone.
"""

import gc
from collections.abc import Callable
from functools import cache, wraps
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from desktop_app.ui.about import AboutSheet
    from desktop_app.ui.end_page import EndPage
    from desktop_app.ui.fair.check_sheet import CheckSheet
    from desktop_app.ui.fair.statistics_sheet import StatisticsSheet
    from desktop_app.ui.games.page import GamesPage
    from desktop_app.ui.ladder.sheet import LadderSheet
    from desktop_app.ui.lesson.page import LessonPage
    from desktop_app.ui.new_game import NewGameSheet
    from desktop_app.ui.records.import_sheet import ImportSheet
    from desktop_app.ui.review.page import ReviewPage
    from desktop_app.ui.rulebook.window import RuleBook
    from desktop_app.ui.sound.output import SoundOutput
    from desktop_app.ui.sound.sound_sheet import SoundSheet
    from desktop_app.ui.table_page import TablePage

_Room = TypeVar("_Room", bound=type)


def _door(load: Callable[[], _Room]) -> Callable[[], _Room]:
    """A door that loads its room once, for as long as the program runs."""

    @cache
    @wraps(load)
    def opened() -> _Room:
        room = load()
        # As at the start: Python's collector would walk through all of it now and then, while nothing moves.
        gc.freeze()
        return room

    return opened


@_door
def about_sheet() -> "type[AboutSheet]":
    """About the program."""
    from desktop_app.ui.about import AboutSheet

    return AboutSheet


@_door
def check_sheet() -> "type[CheckSheet]":
    """Every die computed again."""
    from desktop_app.ui.fair.check_sheet import CheckSheet

    return CheckSheet


@_door
def end_page() -> "type[EndPage]":
    """The end of a game."""
    from desktop_app.ui.end_page import EndPage

    return EndPage


@_door
def games_page() -> "type[GamesPage]":
    """All games that are kept."""
    from desktop_app.ui.games.page import GamesPage

    return GamesPage


@_door
def import_sheet() -> "type[ImportSheet]":
    """Records that are being imported."""
    from desktop_app.ui.records.import_sheet import ImportSheet

    return ImportSheet


@_door
def ladder_sheet() -> "type[LadderSheet]":
    """The bid ladder."""
    from desktop_app.ui.ladder.sheet import LadderSheet

    return LadderSheet


@_door
def lesson_page() -> "type[LessonPage]":
    """The lesson."""
    from desktop_app.ui.lesson.page import LessonPage

    return LessonPage


@_door
def new_game_sheet() -> "type[NewGameSheet]":
    """Everything that a game begins with."""
    from desktop_app.ui.new_game import NewGameSheet

    return NewGameSheet


@_door
def review_page() -> "type[ReviewPage]":
    """A game that has ended, move by move."""
    from desktop_app.ui.review.page import ReviewPage

    return ReviewPage


@_door
def rule_book() -> "type[RuleBook]":
    """The rule book."""
    from desktop_app.ui.rulebook.window import RuleBook

    return RuleBook


@_door
def sound_output() -> "type[SoundOutput]":
    """What makes sounds heard."""
    from desktop_app.ui.sound.output import SoundOutput

    return SoundOutput


@_door
def sound_sheet() -> "type[SoundSheet]":
    """The volume, and what opponents do."""
    from desktop_app.ui.sound.sound_sheet import SoundSheet

    return SoundSheet


@_door
def statistics_sheet() -> "type[StatisticsSheet]":
    """How often each face came up."""
    from desktop_app.ui.fair.statistics_sheet import StatisticsSheet

    return StatisticsSheet


@_door
def table_page() -> "type[TablePage]":
    """The table of a running game."""
    from desktop_app.ui.table_page import TablePage

    return TablePage
