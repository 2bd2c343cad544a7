"""levels: the ids of the built-in players, a line for each strength, tempers beside each other."""

from collections.abc import Callable
from typing import Annotated

import typer
from PySide6.QtCore import QCoreApplication

from desktop_app.commands.arguments import LENIENT, refuse_rest
from desktop_app.commands.help import help_option
from desktop_app.players.roster import RUNGS

NAME = "levels"
USAGE = "levels"


def register(app: typer.Typer) -> None:
    """Add the command."""
    purpose = QCoreApplication.translate("Commands", "List the levels of the computer players, weakest first.")

    @app.command(NAME, help=purpose, add_help_option=False, context_settings=LENIENT)
    def _(context: typer.Context, help_: Annotated[bool, help_option(USAGE)] = False) -> Callable[[], int]:
        refuse_rest(context.args, USAGE)
        return _list


def _list() -> int:
    for rung in RUNGS:
        print(*(level.id for level in rung))
    return 0
