"""bot: a built-in player on standard input and output."""

import sys
from collections.abc import Callable
from io import BytesIO
from typing import Annotated

import typer
from PySide6.QtCore import QCoreApplication

from desktop_app.commands import options
from desktop_app.commands.arguments import LENIENT, Failure, level, needed, refuse_rest
from desktop_app.commands.help import help_option
from desktop_app.library.templates import filled, shown
from desktop_app.match.protocol import MAX_LINE, PROTOCOL, ProtocolError, ProtocolFault, line_of, message_of
from desktop_app.match.voice import BotVoice
from desktop_app.players.roster import player_of

NAME = "bot"
USAGE = "bot --level L [--seed S]"


def register(app: typer.Typer) -> None:
    """Add the command."""
    purpose = QCoreApplication.translate(
        "Commands", "Let a computer player speak the bot protocol on standard input and output."
    )
    level_text = QCoreApplication.translate("Commands", "The player’s level; the command levels lists them.")
    seed_text = QCoreApplication.translate("Commands", "A number that makes the player’s choices repeatable.")

    @app.command(NAME, help=purpose, add_help_option=False, context_settings=LENIENT)
    def _(
        context: typer.Context,
        level_: Annotated[str | None, typer.Option("--level", metavar="L", help=level_text)] = None,
        seed: Annotated[str | None, typer.Option(metavar="S", help=seed_text)] = None,
        help_: Annotated[bool, help_option(USAGE)] = False,
    ) -> Callable[[], int]:
        refuse_rest(context.args, USAGE)
        chosen = level(needed(level_, "--level", USAGE))
        number = options.seed_of(seed)
        return lambda: _speak(BotVoice(player_of(chosen), chosen, number))


def _speak(voice: BotVoice) -> int:
    """Answer line by line, until the program says quit or falls silent. Raises Failure for what is no message."""
    source, target = (stream.buffer if stream else BytesIO() for stream in (sys.stdin, sys.stdout))
    number = 0
    while not voice.finished and (line := source.readline(MAX_LINE + 1)):
        number += 1
        try:
            answer = voice.hear(message_of(line))
        except ProtocolError as error:
            #: %1 is the number of a line, %2 what is wrong with it, a sentence without a full stop
            template = QCoreApplication.translate("Commands", "Line %1: %2.")
            raise Failure(filled(template, number, _reason(error))) from error
        if answer:
            target.write(line_of(answer))
            target.flush()
    return 0


def _reason(error: ProtocolError) -> str:
    reasons = {
        #: %1 is a number
        ProtocolFault.TOO_LONG: QCoreApplication.translate("Commands", "it is longer than %1 bytes"),
        #: %1 is the decoder's reason
        ProtocolFault.NOT_A_MESSAGE: QCoreApplication.translate("Commands", "it is no message of the protocol (%1)"),
        #: %1 is a number
        ProtocolFault.WRONG_PROTOCOL: QCoreApplication.translate(
            "Commands", "only version %1 of the protocol is spoken"
        ),
        #: %1 is the type of a message
        ProtocolFault.OUT_OF_PLACE: QCoreApplication.translate("Commands", "the message “%1” cannot come now"),
        #: %1 is a member of the message
        ProtocolFault.DIFFERS: QCoreApplication.translate(
            "Commands", "the member “%1” does not follow from the game so far"
        ),
        ProtocolFault.ILLEGAL: QCoreApplication.translate("Commands", "the action is against the rules"),
    }
    values = {ProtocolFault.TOO_LONG: MAX_LINE, ProtocolFault.WRONG_PROTOCOL: PROTOCOL}
    return filled(reasons[error.fault], values.get(error.fault, shown(error.detail)))
