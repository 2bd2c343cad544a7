"""verify: game records, read and played again."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer
from PySide6.QtCore import QCoreApplication

from desktop_app.commands.arguments import LENIENT, Failure, needed, refuse_rest
from desktop_app.commands.dice_shown import dice_shown
from desktop_app.commands.help import help_option
from desktop_app.engine.replay import Kind
from desktop_app.library.faults import fault_told
from desktop_app.library.reading import MOST_WRONG, WHOLE, Found, records_in
from desktop_app.library.refused import refused_told
from desktop_app.library.templates import filled, shown

NAME = "verify"
USAGE = "verify FILE [--dice]"
MOST_LISTED = 20
"""Wrong records beyond these are counted, not listed."""


def register(app: typer.Typer) -> None:
    """Add the command."""
    purpose = QCoreApplication.translate(
        "Commands", "Check game records: their shape, the rules, all counts, and that the dice follow from the secret."
    )
    #: %1 is the end of a file's name, .json
    file_text = QCoreApplication.translate("Commands", "The records: one in a %1 file, one in each line of any other.")

    dice_text = QCoreApplication.translate("Commands", "Show every die: the bytes of secret and phrase that give it.")

    @app.command(NAME, help=purpose, add_help_option=False, context_settings=LENIENT)
    def _(
        context: typer.Context,
        file: Annotated[str | None, typer.Argument(metavar="FILE", help=filled(file_text, WHOLE))] = None,
        dice: Annotated[bool, typer.Option("--dice", help=dice_text)] = False,
        help_: Annotated[bool, help_option(USAGE)] = False,
    ) -> Callable[[], int]:
        path = Path(needed(file, "FILE", USAGE))
        refuse_rest(context.args, USAGE)
        return lambda: _verify(path, dice=dice)


@dataclass
class _Tally:
    """What has been counted so far; with `dice` each record's are shown."""

    dice: bool
    games: int = 0
    rounds: int = 0
    actions: int = 0
    finished: int = 0
    not_proven: int = 0
    wrong: int = 0

    def add(self, found: Found) -> None:
        """Count one record; a wrong one is told."""
        self.games += 1
        record, replayed = found.record, found.replayed
        if record is None or replayed is None:
            self.wrong += 1
            if found.error and self.wrong <= MOST_LISTED:
                print(fault_told(found.error, found.number), file=sys.stderr)
            return
        self.rounds += len(record.rounds)
        self.actions += sum(len(entry.actions) for entry in record.rounds)
        self.finished += replayed.kind is Kind.FINISHED
        self.not_proven += not replayed.proven
        if self.dice:
            print("\n".join(dice_shown(self.games, record, replayed)))


def _verify(path: Path, *, dice: bool) -> int:
    tally = _Tally(dice)
    try:
        for found in records_in(path):
            tally.add(found)
    except OSError as error:
        #: %1 is a file, %2 the reason, a sentence
        template = QCoreApplication.translate("Commands", "%1 cannot be read: %2")
        raise Failure(filled(template, shown(str(path)), refused_told(error))) from error
    if not tally.games:
        #: %1 is a file
        raise Failure(filled(QCoreApplication.translate("Commands", "%1 holds no game record."), shown(str(path))))
    return _report(tally)


def _report(tally: _Tally) -> int:
    if tally.wrong:
        if tally.wrong > MOST_LISTED:
            #: %1 is a number
            template = QCoreApplication.translate("Commands", "More wrong records, not listed: %1.")
            print(filled(template, tally.wrong - MOST_LISTED), file=sys.stderr)
        if tally.wrong == MOST_WRONG:
            #: %1 is a number
            template = QCoreApplication.translate("Commands", "After %1 wrong records the rest was not read.")
            print(filled(template, MOST_WRONG), file=sys.stderr)
        #: %1 and %2 are numbers
        template = QCoreApplication.translate("Commands", "Wrong records: %1 of %2.")
        raise Failure(filled(template, tally.wrong, tally.games))
    #: All are numbers; not proven: games whose dice cannot be computed again
    template = QCoreApplication.translate(
        "Commands", "Games: %1, rounds: %2, actions: %3, finished: %4, unfinished: %5, not proven: %6."
    )
    unfinished = tally.games - tally.finished
    print(filled(template, tally.games, tally.rounds, tally.actions, tally.finished, unfinished, tally.not_proven))
    return 0
