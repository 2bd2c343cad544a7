"""What hangs in the gallery. An exhibit is a line in EXHIBITS: a name, and what brings a new program there."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAction, QHelpEvent
from PySide6.QtWidgets import QApplication, QWidget

from desktop_app.engine.bidding import Bidding
from desktop_app.engine.dice import FairDice
from desktop_app.engine.game import Game
from desktop_app.engine.rules import Rules
from desktop_app.match.choices import Choices
from desktop_app.match.dice_check import dice_check
from desktop_app.match.lesson.steps import Step
from desktop_app.match.session import SeatFailure
from desktop_app.ui.about import AboutSheet
from desktop_app.ui.application import Program
from desktop_app.ui.fair.check_sheet import CheckSheet
from desktop_app.ui.lines.temper import Remark
from desktop_app.ui.models.seats import SeatsModel
from desktop_app.ui.new_game import NewGameSheet
from desktop_app.ui.rulebook.topics import Topic
from desktop_app.ui.rulebook.window import RuleBook
from desktop_app.ui.seat_defaults import default_seat
from desktop_app.ui.table_page import TablePage
from tests.looking.afterwards import (
    being_reviewed,
    every_choice,
    games,
    give_up,
    given_up_and_reviewed,
    reviewed,
    to_the_end,
)
from tests.looking.bots import (
    bot_chosen,
    bot_replaced,
    bots_empty,
    bots_filled,
    bots_trial,
    bots_trial_failed,
    bots_trial_passed,
)
from tests.looking.company import MOODS, longest
from tests.looking.lessons import call_exact, challenge, end_lesson, lesson, start_later
from tests.looking.staging import seat, triggered, view_of
from tests.looking.troubles import disk_told, error_told, games_told, no_games, record_refused, some_lost
from tests.ui.table import scenes
from tests.ui.table.scenes import Scene
from tests.ui.whole_games import whole_game

LONGEST = "Bartholomäus der Große W"
TOPICS = (Topic.STANDARD, Topic.SPOT_ON, Topic.PALIFICO_ROUND, Topic.CHANGES, Topic.KEYS)
MENUS = ("game", "table", "view", "language", "help")
Show = Callable[[Program], QWidget | None]


class Exhibit(NamedTuple):
    """Show brings a new program to the moment; it returns the window to be pictured, None for the main one."""

    name: str
    show: Show


def at(scene: Callable[[], Scene], then: Callable[[Program, TablePage], object] | None = None) -> Show:
    """A table that has come to a scene, and what is done there."""

    def show(program: Program) -> None:
        table = seat(program, scene())
        if then is not None:
            then(program, table)

    return show


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


def ladder(program: Program, table: TablePage) -> None:
    program.window.menu.ladder.trigger()


def give_up_question(program: Program, table: TablePage) -> None:
    program.window.menu.give_up.trigger()


def muted(program: Program, table: TablePage) -> None:
    program.sound.set_muted(True)


def look_back(program: Program, table: TablePage) -> None:
    program.window.menu.last_reveal.trigger()


def failure(program: Program, table: TablePage) -> None:
    """A player has failed, which the story tells."""
    table.session.failed.emit(SeatFailure(1, RuntimeError()))


def speaking(program: Program, table: TablePage) -> None:
    """Everybody makes a face, and somebody says the longest line."""
    model = view_of(table).model()
    assert isinstance(model, SeatsModel)
    model.feel(MOODS[: len(model.characters)])
    temper, occasion, number = next(longest(model.words.lines))
    model.say(Remark(2, temper, occasion, number))


def hint_over(widget: QWidget, point: QPoint | None = None) -> None:
    """Rest the mouse on something."""
    at = point or widget.rect().center()
    QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, at, widget.mapToGlobal(at)))


def hint_of_face(program: Program, table: TablePage) -> None:
    hint_over(table.bar.bids.spinner.faces[5])


def hint_of_seat(program: Program, table: TablePage) -> None:
    view = view_of(table)
    hint_over(view.viewport(), view.visualRect(view.model().index(1, 0)).center())


def whole(seed: int, players: int) -> Callable[[], Scene]:
    """The last moment of a whole game played at random."""
    return lambda: Scene(scenes.SIX[:players], whole_game(seed, players)[0])


def named_at_length() -> Scene:
    """A whole game between players with the longest names."""
    names = scenes.long_names().names
    return Scene(scenes.SIX[: len(names)], whole_game(1, len(names))[0], names=names)


def late(seed: int, players: int, rounds: int) -> Callable[[], Scene]:
    """A game played at random, stopped when so many rounds are over."""

    def scene() -> Scene:
        game, _ = whole_game(seed, players)
        before, played = game.history[:rounds], game.history[rounds]
        bidding = Bidding.start(tuple(map(len, played.hands)), played.opener, palifico=played.palifico)
        used = tuple(seat in triggered(before) for seat in range(players))
        now = Game.at(game.rules, bidding, played.hands, used, before)
        return Scene(scenes.SIX[:players], scenes.bid(now, *played.bids))

    return scene


def dice_checked(seal: str) -> Show:
    """Dice computed again; they follow from another seal as little as from none."""
    counts = [(6, 6, 6, 6, 6, 6), (6, 5, 6, 0, 6, 6)]
    check = dice_check(FAIR, seal, FAIR.first_opener(6), [FAIR.roll(*each) for each in enumerate(counts)])
    names = [default_seat(number).name or LONGEST for number in range(6)]

    def show(program: Program) -> None:
        CheckSheet(program.theme, program.window, check, names)

    return show


def dice_statistics(program: Program, table: TablePage) -> None:
    program.window.menu.dice_statistics.trigger()


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
    Exhibit("new-game-bots-empty", bots_empty),
    Exhibit("new-game-bots", bots_filled),
    Exhibit("new-game-bot-chosen", bot_chosen),
    Exhibit("new-game-bots-trial", bots_trial),
    Exhibit("new-game-bots-trial-failed", bots_trial_failed),
    Exhibit("new-game-bots-trial-passed", bots_trial_passed),
    *(Exhibit("table-" + scene.__name__.replace("_", "-"), at(scene)) for scene in scenes.SCENES),
    Exhibit("table-late", at(late(3, 6, 12))),
    Exhibit("table-speaking", at(scenes.bidding, speaking)),
    Exhibit("table-speaking-six", at(scenes.six, speaking)),
    Exhibit("table-muted", at(scenes.thinking, muted)),
    Exhibit("table-failure", at(scenes.thinking, failure)),
    Exhibit("table-bot-replaced", at(scenes.thinking, bot_replaced)),
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
    Exhibit("end-won", at(whole(10, 4), to_the_end)),
    Exhibit("end-lost", at(whole(1, 6), to_the_end)),
    Exhibit("end-two", at(whole(1, 2), to_the_end)),
    Exhibit("end-given-up", at(late(3, 4, 3), give_up)),
    Exhibit("games", games),
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
    Exhibit("notice-error", error_told),
    Exhibit("notice-disk", disk_told),
    Exhibit("notice-games", games_told(some_lost())),
    Exhibit("notice-newer", games_told(None)),
    Exhibit("notice-record", record_refused),
    Exhibit("games-none", no_games),
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
