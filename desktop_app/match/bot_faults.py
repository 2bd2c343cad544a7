"""What is wrong with a bot, in words for people."""

from PySide6.QtCore import QCoreApplication, QLocale

from desktop_app.library.faults import refusals
from desktop_app.library.templates import filled, shown
from desktop_app.match.bot_process import BotError, BotFault


def bot_fault_told(error: BotError) -> str:
    """A sentence about a bot without its name and without a full stop: "no answer within 5 seconds"."""
    template = {**_of_the_command(), **_of_the_talk()}[error.fault]
    if error.fault is BotFault.LATE:
        return filled(template, QLocale().toString(error.seconds, "g", 4))
    if error.fault is BotFault.ENDED:  # by a signal, below zero, with a minus
        return filled(template, error.detail.replace("-", "−"))
    return filled(template, refusals()[error.refusal] if error.refusal else shown(error.detail))


def bot_fault_named(fault: BotFault) -> str:
    """The kind of a fault, in a few words, for a list."""
    return {
        BotFault.BAD_COMMAND: QCoreApplication.translate("Bots", "command that cannot be read"),
        BotFault.NOT_FOUND: QCoreApplication.translate("Bots", "no such program"),
        BotFault.NOT_STARTED: QCoreApplication.translate("Bots", "not started"),
        BotFault.LATE: QCoreApplication.translate("Bots", "too slow"),
        BotFault.ENDED: QCoreApplication.translate("Bots", "ended"),
        BotFault.TOO_LONG: QCoreApplication.translate("Bots", "endless line"),
        BotFault.UNASKED: QCoreApplication.translate("Bots", "spoke unasked"),
        BotFault.NOT_AN_ANSWER: QCoreApplication.translate("Bots", "no proper answer"),
        BotFault.ILLEGAL: QCoreApplication.translate("Bots", "against the rules"),
    }[fault]


def _of_the_command() -> dict[BotFault, str]:
    return {
        BotFault.BAD_COMMAND: QCoreApplication.translate(
            "Bots", "the command is empty, or a quotation mark is missing"
        ),
        #: %1 is the name of a program
        BotFault.NOT_FOUND: QCoreApplication.translate("Bots", "there is no program “%1”"),
        #: %1 is the reason
        BotFault.NOT_STARTED: QCoreApplication.translate("Bots", "it cannot be started (%1)"),
    }


def _of_the_talk() -> dict[BotFault, str]:
    return {
        #: %1 is a number of seconds
        BotFault.LATE: QCoreApplication.translate("Bots", "no answer within %1 s"),
        #: A program; %1 is its exit status, a number
        BotFault.ENDED: QCoreApplication.translate("Bots", "it has ended (%1)"),
        BotFault.TOO_LONG: QCoreApplication.translate("Bots", "its line does not end"),
        BotFault.UNASKED: QCoreApplication.translate("Bots", "it speaks without being asked"),
        #: %1 is what it has said
        BotFault.NOT_AN_ANSWER: QCoreApplication.translate("Bots", "its answer is not of the protocol (“%1”)"),
        #: %1 is the reason
        BotFault.ILLEGAL: QCoreApplication.translate("Bots", "its move is against the rules: %1"),
    }
