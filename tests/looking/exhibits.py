"""What hangs in the gallery. An exhibit is a line in EXHIBITS: a name, and what brings a new program there."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from desktop_app.engine.dice import FairDice
from desktop_app.engine.moves import Call
from desktop_app.engine.rules import Rules
from desktop_app.library.files import DiskFault
from desktop_app.match.choices import Choices
from desktop_app.match.dice_check import dice_check
from desktop_app.match.lesson.steps import Step
from desktop_app.ui.about import AboutSheet
from desktop_app.ui.application import Program
from desktop_app.ui.fair.check_sheet import CheckSheet
from desktop_app.ui.new_game import NewGameSheet
from desktop_app.ui.rulebook.topics import Topic
from desktop_app.ui.rulebook.window import RuleBook
from desktop_app.ui.seat_defaults import default_seat
from tests.looking import bots, lasting, troubles
from tests.looking.afterwards import (
    being_reviewed,
    every_choice,
    games,
    give_up,
    given_up_and_reviewed,
    reviewed,
    to_the_end,
)
from tests.looking.lessons import call_exact, challenge, end_lesson, lesson, start_later
from tests.looking.tables import (
    asked_about,
    at,
    dice_statistics,
    failure,
    give_up_question,
    hint_of_face,
    hint_of_seat,
    ladder,
    late,
    look_back,
    muted,
    named_at_length,
    speaking,
    to_be_taken_back,
    whole,
)
from tests.ui.table import scenes

LONGEST = "Bartholomäus der Große W"
TOPICS = (Topic.STANDARD, Topic.SPOT_ON, Topic.PALIFICO_ROUND, Topic.CHANGES, Topic.KEYS)
MENUS = ("game", "table", "view", "language", "help")
Show = Callable[[Program], QWidget | None]


class Exhibit(NamedTuple):
    """Show brings a new program to the moment; it returns the window to be pictured, None for the main one."""

    name: str
    show: Show


def first_start(program: Program) -> None:
    """The page as it is, with nothing saved."""


def start(program: Program) -> None:
    seats = tuple(default_seat(number) for number in range(6))
    program.window.start_page.offer_lesson(offered=False)
    program.window.start_page.show_choices(Choices(Rules(palifico=False, wild_ones=False), seats))
    program.window.start_page.offer_lesson(offered=False)
    program.window.start_page.take_focus(Qt.FocusReason.TabFocusReason)


def sheet_of(program: Program, players: int) -> NewGameSheet:
    """The sheet for a new game."""
    program.host.new_game()
    sheet = program.window.sheet
    assert isinstance(sheet, NewGameSheet)
    sheet.players_segments.set_current(players - 2)
    return sheet


def new_game(players: int) -> Show:
    """The sheet for a new game, as it opens but for the number of players."""

    def show(program: Program) -> None:
        sheet_of(program, players)

    return show


def new_game_faults(program: Program) -> None:
    """Names too long, missing and given twice, a phrase too long."""
    sheet = sheet_of(program, 6)
    for row, name in ((1, LONGEST), (2, ""), (3, "Odette")):
        sheet.seats.rows[row].name_field.setText(name)
    sheet.options.exact_segments.part(1).click()
    sheet.options.phrase_field.setText("x" * 201)


def portraits(program: Program) -> None:
    sheet_of(program, 4).seats.rows[1].portrait.click()


def levels(program: Program) -> None:
    sheet_of(program, 4).seats.rows[1].level_choice.showPopup()


def menu(number: int, show: Show | None = None) -> Show:
    """A menu of the menu bar, open over something; the start page without it."""

    def open_menu(program: Program) -> None:
        if show is not None:
            show(program)
        program.window.menu.setActiveAction(program.window.menu.actions()[number])

    return open_menu


def opened_by(action: Callable[[Program], QAction]) -> Show:
    """What an action of the menu bar opens over the start page."""

    def show(program: Program) -> None:
        action(program).trigger()

    return show


def licences(program: Program) -> None:
    program.window.menu.about.trigger()
    sheet = program.window.sheet
    assert isinstance(sheet, AboutSheet)
    sheet.licences_button.click()


def rules(topic: Topic) -> Show:
    """The rule book at a topic."""

    def show(program: Program) -> QWidget:
        program.window.librarian.open(topic)
        (book,) = program.window.findChildren(RuleBook)
        book.resize(program.window.size())
        return book

    return show


def dice_checked(seal: str) -> Show:
    """Dice computed again; they follow from another seal as little as from none."""
    counts = [(6, 6, 6, 6, 6, 6), (6, 5, 6, 0, 6, 6)]
    check = dice_check(FAIR, seal, FAIR.first_opener(6), [FAIR.roll(*each) for each in enumerate(counts)])
    names = [default_seat(number).name or LONGEST for number in range(6)]

    def show(program: Program) -> None:
        CheckSheet(program.theme, program.window, check, names)

    return show


FAIR = FairDice(bytes(range(32)), "a rather long phrase of one's own " * 3)
EXHIBITS = (
    Exhibit("start-first", first_start),
    Exhibit("start-later", start_later),
    Exhibit("start-again", start),
    Exhibit("new-game-2", new_game(2)),
    Exhibit("new-game-4", new_game(4)),
    Exhibit("new-game-6", new_game(6)),
    Exhibit("new-game-faults", new_game_faults),
    Exhibit("new-game-portraits", portraits),
    Exhibit("new-game-levels", levels),
    Exhibit("new-game-bots-empty", bots.bots_empty),
    Exhibit("new-game-bots", bots.bots_filled),
    Exhibit("new-game-bot-chosen", bots.bot_chosen),
    Exhibit("new-game-bots-trial", bots.bots_trial),
    Exhibit("new-game-bots-trial-failed", bots.bots_trial_failed),
    Exhibit("new-game-bots-trial-passed", bots.bots_trial_passed),
    *(Exhibit("table-" + scene.__name__.replace("_", "-"), at(scene)) for scene in scenes.SCENES),
    Exhibit("table-late", at(late(3, 6, 12))),
    Exhibit("table-speaking", at(scenes.bidding, speaking)),
    Exhibit("table-speaking-six", at(scenes.six, speaking)),
    Exhibit("table-muted", at(scenes.thinking, muted)),
    Exhibit("table-failure", at(scenes.thinking, failure)),
    Exhibit("table-bot-replaced", at(scenes.thinking, bots.bot_replaced)),
    Exhibit("table-looking-back", at(late(3, 4, 3), look_back)),
    Exhibit("table-last-reveal", at(whole(1, 3))),
    Exhibit("hint-of-face", at(scenes.palifico, hint_of_face)),
    Exhibit("hint-of-seat", at(scenes.bidding, hint_of_seat)),
    Exhibit("ladder", at(scenes.bidding, ladder)),
    Exhibit("ladder-opening", at(scenes.two, ladder)),
    Exhibit("ladder-palifico", at(scenes.palifico, ladder)),
    Exhibit("ladder-looking", at(scenes.thinking, ladder)),
    Exhibit("ladder-six", at(scenes.six, ladder)),
    Exhibit("question-give-up", at(scenes.bidding, give_up_question)),
    Exhibit("question-challenge", at(scenes.bidding, asked_about(Call.CHALLENGE))),
    Exhibit("question-exact", at(scenes.bidding, asked_about(Call.EXACT))),
    Exhibit("question-parting", lasting.parting),
    Exhibit("table-take-back", at(scenes.bidding, to_be_taken_back)),
    Exhibit("end-won", at(whole(10, 4), to_the_end)),
    Exhibit("end-lost", at(whole(1, 6), to_the_end)),
    Exhibit("end-two", at(whole(1, 2), to_the_end)),
    Exhibit("end-given-up", at(late(3, 4, 3), give_up)),
    Exhibit("games", games),
    Exhibit("games-many", lasting.games_many),
    Exhibit("games-deleted", lasting.games_deleted),
    Exhibit("games-not-found", lasting.games_not_found),
    Exhibit("review-won", at(whole(10, 4), reviewed)),
    Exhibit("review-lost", at(whole(1, 6), reviewed)),
    Exhibit("review-two", at(whole(1, 2), every_choice)),
    Exhibit("review-choices", at(whole(3, 6), every_choice)),
    Exhibit("review-long-names", at(named_at_length, reviewed)),
    Exhibit("review-given-up", at(late(3, 4, 3), given_up_and_reviewed)),
    Exhibit("review-under-way", at(whole(1, 3), being_reviewed)),
    Exhibit("dice-check", dice_checked(FAIR.seal)),
    Exhibit("dice-check-wrong", dice_checked("0" * 64)),
    Exhibit("dice-statistics", at(late(3, 6, 12), dice_statistics)),
    Exhibit("dice-of-all-games", opened_by(lambda program: program.window.menu.dice_statistics)),
    Exhibit("notice-error", troubles.error_told),
    Exhibit("notice-disk", troubles.disk_told(DiskFault.FULL)),
    Exhibit("notice-games", troubles.games_told(troubles.some_lost())),
    Exhibit("notice-games-safe", troubles.games_told(troubles.some_lost()._replace(lost=0))),
    Exhibit("notice-games-lost", troubles.games_told(troubles.some_lost()._replace(games=0))),
    Exhibit("notice-newer", troubles.games_told(None)),
    Exhibit("notice-read-only", troubles.disk_told(DiskFault.READ_ONLY)),
    Exhibit("notice-settings", troubles.settings_told),
    Exhibit("notice-record", troubles.record_refused),
    Exhibit("notice-not-saved", troubles.record_not_saved),
    Exhibit("import-under-way", lasting.import_under_way),
    Exhibit("import-refused", lasting.import_refused),
    Exhibit("import-taken", lasting.import_taken),
    Exhibit("games-none", troubles.no_games),
    *(Exhibit(f"lesson-{step.value}", lesson(step)) for step in Step),
    Exhibit("lesson-wrong-move", lesson(Step.RAISE, challenge)),
    Exhibit("lesson-losing-a-die", lesson(Step.CHALLENGE, challenge)),
    Exhibit("lesson-right-spot-on", lesson(Step.SPOT_ON, call_exact)),
    Exhibit("lesson-right-calza", lesson(Step.YOUR_CALZA, call_exact)),
    Exhibit("lesson-end", lesson(Step.ON_YOUR_OWN, end_lesson)),
    Exhibit("about", opened_by(lambda program: program.window.menu.about)),
    Exhibit("licences", licences),
    Exhibit("volume", opened_by(lambda program: program.window.menu.volume)),
    *(Exhibit(f"rules-{topic.value}", rules(topic)) for topic in TOPICS),
    *(Exhibit(f"menu-{name}", menu(number)) for number, name in enumerate(MENUS)),
    Exhibit("menu-table-while-playing", menu(1, at(scenes.bidding))),
    Exhibit("menu-game-at-the-end", menu(0, at(whole(1, 3), to_the_end))),
)
