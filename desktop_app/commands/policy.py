"""policy: the probabilities with which a level acts, for other programs."""

import os
import sys
from collections.abc import Callable, Generator, Sequence
from io import BytesIO
from typing import Annotated

import msgspec
import typer
from PySide6.QtCore import QCoreApplication

from desktop_app.commands import arguments
from desktop_app.commands.arguments import LENIENT, Failure, needed, refuse_rest
from desktop_app.commands.help import help_option
from desktop_app.engine.observation import Observation
from desktop_app.library.faults import refusals
from desktop_app.library.templates import filled, shown
from desktop_app.match.query import LONGEST, QueryError, QueryFault, answer_of, observation_of
from desktop_app.players.policy import Policy
from desktop_app.players.roster import player_of

NAME = "policy"
USAGE = "policy --level L"
_CHUNK = 1 << 16
"""How many bytes are read at once: lines that are there already are answered together."""


def register(app: typer.Typer) -> None:
    """Add the command."""
    purpose = QCoreApplication.translate(
        "Commands", "Answer positions, one a line on standard input, with the probabilities of a level’s actions."
    )
    level_text = QCoreApplication.translate("Commands", "The level; the command levels lists them.")

    @app.command(NAME, help=purpose, add_help_option=False, context_settings=LENIENT)
    def _(
        context: typer.Context,
        level: Annotated[str | None, typer.Option(metavar="L", help=level_text)] = None,
        help_: Annotated[bool, help_option(USAGE)] = False,
    ) -> Callable[[], int]:
        refuse_rest(context.args, USAGE)
        chosen = arguments.level(needed(level, "--level", USAGE))
        return lambda: _answer(chosen)


def _answer(level: str) -> int:
    player = player_of(level)
    if not isinstance(player, Policy):
        #: %1 is a level
        template = QCoreApplication.translate("Commands", "The level %1 does not tell its probabilities.")
        raise Failure(filled(template, level))
    target = sys.stdout.buffer if sys.stdout else BytesIO()
    for lines in _arrived():
        target.writelines(_answers(player, lines))
        target.flush()
    return 0


def _arrived() -> Generator[list[bytes]]:
    """Whole lines as they come, without their ends; of one that is too long as much as shows it."""
    rest = b""
    while chunk := os.read(sys.stdin.fileno(), _CHUNK) if sys.stdin else b"":
        *lines, rest = (rest + chunk).split(b"\n")
        yield lines
        rest = rest[: LONGEST + 1]
    if rest:
        yield [rest]


def _answers(player: Policy, lines: Sequence[bytes]) -> list[bytes]:
    """One line for each, in their order."""
    read = [_read(line) for line in lines]
    known = [each for each in read if isinstance(each, Observation)]
    answers = iter(player.probabilities(known) if known else ())
    return [answer_of(next(answers)) if isinstance(each, Observation) else each for each in read]


def _read(line: bytes) -> Observation | bytes:
    """What a line asks, or the answer that says why it cannot be answered."""
    try:
        return observation_of(line)
    except QueryError as error:
        return msgspec.json.encode({"error": _reason(error)}) + b"\n"


def _reason(error: QueryError) -> str:
    number = error.action + 1
    reasons = {
        #: %1 is a number
        QueryFault.TOO_LONG: (QCoreApplication.translate("Commands", "The line is longer than %1 bytes."), LONGEST),
        QueryFault.NOT_A_QUERY: (
            #: %1 is the decoder's reason
            QCoreApplication.translate("Commands", "The line is no position (%1)."),
            shown(error.detail),
        ),
        QueryFault.CANNOT_BE: (
            #: %1 is a member of a JSON object
            QCoreApplication.translate("Commands", "The member “%1” cannot be so."),
            error.detail,
        ),
        QueryFault.USED_MISSING: (
            #: %1 is a member of a JSON object
            QCoreApplication.translate("Commands", "With Calza the member “%1” is needed."),
            "used",
        ),
        QueryFault.WRONG_ACTION: (
            #: %1 is a number
            QCoreApplication.translate("Commands", "Action %1 is no bid of the seat on turn."),
            number,
        ),
        #: %1 is a number, %2 a reason
        QueryFault.ILLEGAL: (QCoreApplication.translate("Commands", "Action %1 is against the rules: %2."), number),
        QueryFault.NOT_ON_TURN: (QCoreApplication.translate("Commands", "The seat is not on turn."), ""),
    }
    template, value = reasons[error.fault]
    return filled(template, value, refusals()[error.refusal] if error.refusal else "")
