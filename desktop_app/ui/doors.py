"""Doors to what a start does not need: each loads the room behind it when somebody first goes there.

A start is quick and small because of them. Whoever leads there from the menu bar or the start page takes the class from
here, and imports its module for its types alone.
"""

from typing import TYPE_CHECKING

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
    from desktop_app.ui.rulebook.window import RuleBook
    from desktop_app.ui.sound.output import SoundOutput
    from desktop_app.ui.sound.sound_sheet import SoundSheet
    from desktop_app.ui.table_page import TablePage


def about_sheet() -> "type[AboutSheet]":
    """About the program."""
    from desktop_app.ui.about import AboutSheet

    return AboutSheet


def check_sheet() -> "type[CheckSheet]":
    """Every die computed again."""
    from desktop_app.ui.fair.check_sheet import CheckSheet

    return CheckSheet


def end_page() -> "type[EndPage]":
    """The end of a game."""
    from desktop_app.ui.end_page import EndPage

    return EndPage


def games_page() -> "type[GamesPage]":
    """All games that are kept."""
    from desktop_app.ui.games.page import GamesPage

    return GamesPage


def import_sheet() -> "type[ImportSheet]":
    """Records that are being imported."""
    from desktop_app.ui.records.import_sheet import ImportSheet

    return ImportSheet


def ladder_sheet() -> "type[LadderSheet]":
    """The bid ladder."""
    from desktop_app.ui.ladder.sheet import LadderSheet

    return LadderSheet


def lesson_page() -> "type[LessonPage]":
    """The lesson."""
    from desktop_app.ui.lesson.page import LessonPage

    return LessonPage


def new_game_sheet() -> "type[NewGameSheet]":
    """Everything that a game begins with."""
    from desktop_app.ui.new_game import NewGameSheet

    return NewGameSheet


def rule_book() -> "type[RuleBook]":
    """The rule book."""
    from desktop_app.ui.rulebook.window import RuleBook

    return RuleBook


def sound_output() -> "type[SoundOutput]":
    """What makes sounds heard."""
    from desktop_app.ui.sound.output import SoundOutput

    return SoundOutput


def sound_sheet() -> "type[SoundSheet]":
    """The volume, and what opponents do."""
    from desktop_app.ui.sound.sound_sheet import SoundSheet

    return SoundSheet


def statistics_sheet() -> "type[StatisticsSheet]":
    """How often each face came up."""
    from desktop_app.ui.fair.statistics_sheet import StatisticsSheet

    return StatisticsSheet


def table_page() -> "type[TablePage]":
    """The table of a running game."""
    from desktop_app.ui.table_page import TablePage

    return TablePage
