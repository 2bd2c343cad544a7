"""All commands together: the command line is taken apart, the command done, and its end told by the exit status.

0: done. 1: it could not be done, or what was checked is wrong; a line on standard error says why. 2: a wrong argument;
one line on standard error says what is allowed. 130: interrupted.
"""

import io
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated

import typer
from PySide6.QtCore import QCoreApplication
from typer.main import get_command

from desktop_app.commands import arena, bot, exploitability, levels, policy, simulate, verify
from desktop_app.commands.arguments import LENIENT, Failure, WrongArgument, unwritten, wrong
from desktop_app.commands.help import PROGRAM, help_option
from desktop_app.commands.interrupts import heard_once
from desktop_app.version import VERSION

COMMANDS = (simulate, verify, levels, arena, exploitability, policy, bot)
OPTIONS = ("--self-test", "--version", "--help")
USAGE = f"[{' | '.join([command.NAME for command in COMMANDS] + list(OPTIONS))}]"
DONE, FAILED, WRONG_ARGUMENT, INTERRUPTED = 0, 1, 2, 130


def run(arguments: Sequence[str]) -> int:
    """Do what the arguments say; the exit status. Texts are in the language whose translators are installed."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        with heard_once():
            status = _told(lambda: _done(arguments))
        if sys.stdout:
            sys.stdout.flush()
    except OSError as error:
        _let_go_of_output()
        if not isinstance(error, BrokenPipeError):
            print(unwritten(Path("<stdout>"), error), file=sys.stderr)
        return FAILED
    return status


def _told(command: Callable[[], int]) -> int:
    """The exit status of a command; what went wrong is told in a line."""
    try:
        return command()
    except WrongArgument as error:
        print(error, file=sys.stderr)
        return WRONG_ARGUMENT
    except Failure as error:
        print(error, file=sys.stderr)
        return FAILED
    except KeyboardInterrupt:
        print(QCoreApplication.translate("Commands", "Interrupted."), file=sys.stderr)
        return INTERRUPTED


def _done(arguments: Sequence[str]) -> int:
    usages = {command.NAME: command.USAGE for command in COMMANDS}
    first = arguments[0] if arguments else "--help"
    if first not in usages and first not in OPTIONS:
        raise wrong(first, USAGE)
    # A command is what typer returns: it is done here, where nothing of typer's comes between it and its errors.
    job: Callable[[], int] | int | None
    try:
        job = get_command(_app()).main(list(arguments) or ["--help"], PROGRAM, standalone_mode=False)
    except typer.TyperException as error:
        raise wrong(getattr(error, "option_name", first), usages.get(first, USAGE)) from error
    return job() if callable(job) else DONE


def _app() -> typer.Typer:
    """The command line as typer sees it, with texts in the current language."""
    app = typer.Typer(add_completion=False, rich_markup_mode=None)
    for command in COMMANDS:
        command.register(app)
    purpose = QCoreApplication.translate("Commands", "Liar’s Dice with Palifico. Without arguments the game opens.")
    test_text = QCoreApplication.translate(
        "Commands", "Play a whole game in the window by itself, quickly, and report what was found."
    )
    version_text = QCoreApplication.translate("Commands", "Show the version.")
    texts = [(command.name or "", str(command.help)) for command in app.registered_commands]

    def show_version(asked: bool) -> None:
        if asked:
            print(f"palifico {VERSION}")
            raise typer.Exit

    @app.callback(help=purpose, add_help_option=False, context_settings=LENIENT)
    def _(
        self_test: Annotated[bool, typer.Option("--self-test", help=test_text)] = False,
        version: Annotated[
            bool, typer.Option("--version", help=version_text, is_eager=True, callback=show_version)
        ] = False,
        help_: Annotated[bool, help_option(USAGE, texts)] = False,
    ) -> None:
        """All three are dealt with before a command is."""

    return app


def _let_go_of_output() -> None:
    """Nobody reads any more: what is left to be written goes nowhere, so that Python ends without a word."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
