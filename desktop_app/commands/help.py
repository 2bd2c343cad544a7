"""The help of a command: typer knows the options, here they are written down in the user's language."""

import shutil
import textwrap
from collections.abc import Iterable, Sequence
from typing import Any

import typer
from PySide6.QtCore import QCoreApplication

from desktop_app.library.templates import filled

PROGRAM = "palifico-cli"
_WIDEST = 100
_INDENT = 2


def help_option(usage: str, commands: Sequence[tuple[str, str]] = ()) -> Any:
    """Typer's option --help of a command with this usage; `commands` are listed with what they do."""

    def show(context: typer.Context, asked: bool) -> None:
        if asked:
            print(_help(context, usage, commands))
            raise typer.Exit

    text = QCoreApplication.translate("Commands", "Show this help.")
    return typer.Option("--help", help=text, is_eager=True, callback=show)


def _help(context: typer.Context, usage: str, commands: Sequence[tuple[str, str]]) -> str:
    records = [parameter.get_help_record(context) for parameter in context.command.params]
    #: %1 is a line as "palifico-cli verify FILE"
    parts = [filled(QCoreApplication.translate("Commands", "Usage: %1"), f"{PROGRAM} {usage}")]
    parts += ["", *textwrap.wrap(context.command.help or "", _width())]
    if commands:
        parts += ["", QCoreApplication.translate("Commands", "Commands:"), *_table(commands)]
    heading = QCoreApplication.translate("Commands", "Arguments:")
    return "\n".join([*parts, "", heading, *_table(record for record in records if record)])


def _table(rows: Iterable[tuple[str, str]]) -> list[str]:
    """Names and what they mean, in two columns."""
    rows = list(rows)
    left = max(len(name) for name, _ in rows) + 2 * _INDENT
    lines: list[str] = []
    for name, meaning in rows:
        start = f"{'':{_INDENT}}{name}".ljust(left)
        lines += textwrap.wrap(meaning, _width(), initial_indent=start, subsequent_indent=" " * left)
    return lines


def _width() -> int:
    return min(shutil.get_terminal_size().columns, _WIDEST)
