"""The sheet for bots and what becomes of bots at the table, for the gallery: no program is started for a picture."""

from unittest.mock import patch

from PySide6.QtCore import QObject, Signal

from desktop_app.match.bot_process import BotError, BotFault
from desktop_app.match.bots import Bot
from desktop_app.match.session import SeatFailure
from desktop_app.ui import bots_sheet
from desktop_app.ui.application import Program
from desktop_app.ui.bots_sheet import BotsSheet
from desktop_app.ui.new_game import NewGameSheet
from desktop_app.ui.table_page import TablePage

_BOTS = (
    Bot("Ada", "python3 /home/rosa/bots/ada.py --careful", 5.0),
    Bot("Bartholomäus der Große W", "'/home/rosa/my bots/the one that I wrote last summer' --level 3 --seed 1", 20.0),
)


class StandingTrial(QObject):
    """A trial that never ends by itself."""

    passed = Signal(str)
    failed = Signal(object)

    def __init__(self, bot: Bot, parent: QObject) -> None:
        super().__init__(parent)

    def begin(self) -> None:
        """Start nothing."""

    def stop(self) -> None:
        """There is nothing to be stopped."""


def bots(program: Program, *known: Bot) -> BotsSheet:
    """The sheet over the new game, after these bots were added; the last of them is shown."""
    program.host.new_game()
    sheet = program.window.sheet
    assert isinstance(sheet, NewGameSheet)
    sheet.bots_button.click()
    opened = program.window.findChild(BotsSheet)
    assert isinstance(opened, BotsSheet)
    for bot in known:
        opened.choice.setCurrentIndex(0)
        opened.name_field.setText(bot.name)
        opened.command_field.setText(bot.command)
        opened.seconds.setValue(round(bot.seconds))
        opened.save_button.click()
    return opened


def bots_empty(program: Program) -> None:
    """Nobody has added a bot yet."""
    bots(program)


def bots_filled(program: Program) -> None:
    """Two have been added: the second has a long name and a long command."""
    bots(program, *_BOTS)


def bot_chosen(program: Program) -> None:
    """The bot with the long name sits at the table; the list shows it after the levels."""
    bots(program, *_BOTS).close_sheet()
    sheet = program.window.sheet
    assert isinstance(sheet, NewGameSheet)
    choice = sheet.seats.rows[1].level_choice
    choice.setCurrentIndex(choice.count() - 1)
    choice.showPopup()


def bots_trial(program: Program) -> None:
    """A bot is being tried."""
    begun(program)


def begun(program: Program) -> StandingTrial:
    """The trial of the last of two bots."""
    sheet = bots(program, *_BOTS)
    with patch.object(bots_sheet, "BotTrial", StandingTrial):
        sheet.test_button.click()
    trial = sheet.findChild(StandingTrial)
    assert isinstance(trial, StandingTrial)
    return trial


def bots_trial_failed(program: Program) -> None:
    """It cannot play, for a reason of two lines."""
    begun(program).failed.emit(BotError(BotFault.NOT_FOUND, "/home/rosa/bots/which/I/wrote/in/another/year"))


def bots_trial_passed(program: Program) -> None:
    """It can play."""
    begun(program).passed.emit("Odette")


def bot_replaced(program: Program, table: TablePage) -> None:
    """A bot has ended in the middle of the game, which the story tells."""
    table.session.failed.emit(SeatFailure(1, BotError(BotFault.ENDED, "-9")))
