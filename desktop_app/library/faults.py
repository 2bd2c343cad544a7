"""What is wrong with a record, in sentences for people.

A sentence names the record, the round and the action, all counted from 1, and the reason.
"""

from PySide6.QtCore import QCoreApplication

from desktop_app.engine.moves import Refusal
from desktop_app.engine.record import MAX_BYTES, VERSION, RecordError, RecordFault
from desktop_app.library.templates import filled, shown


def fault_told(error: RecordError, record: int) -> str:
    """One sentence about a record, the first of its file being number 1."""
    reason, number, action = _reason(error), error.round_number, error.action
    if number is None:
        #: %1 is the number of a game record in its file, %2 what is wrong with it, a sentence without a full stop
        return filled(QCoreApplication.translate("Faults", "Record %1: %2."), record, reason)
    if action is None:
        #: %2 is the number of a round, %3 what is wrong
        return filled(QCoreApplication.translate("Faults", "Record %1, round %2: %3."), record, number + 1, reason)
    #: %3 is the number of a bid or call in its round, %4 what is wrong
    template = QCoreApplication.translate("Faults", "Record %1, round %2, action %3: %4.")
    return filled(template, record, number + 1, action + 1, reason)


def _reason(error: RecordError) -> str:
    template = {**_of_the_text(), **_of_the_whole(), **_of_a_round(), **_of_an_action()}[error.fault]
    if error.fault is RecordFault.ILLEGAL_MOVE:
        return filled(template, refusals()[error.refusal] if error.refusal else "")
    limits = {RecordFault.TOO_LARGE: MAX_BYTES, RecordFault.WRONG_VERSION: VERSION}
    return filled(template, limits.get(error.fault, shown(error.member)))


def _of_the_text() -> dict[RecordFault, str]:
    return {
        RecordFault.TOO_LARGE: QCoreApplication.translate("Faults", "it is longer than %1 bytes"),
        RecordFault.NOT_JSON: QCoreApplication.translate("Faults", "it is not a JSON text"),
        RecordFault.TOO_DEEP: QCoreApplication.translate("Faults", "it is nested too deeply"),
        #: %1 is the name of a member of a JSON object; the same below
        RecordFault.REPEATED_MEMBER: QCoreApplication.translate("Faults", "the member %1 is there twice"),
        RecordFault.WRONG_FORMAT: QCoreApplication.translate("Faults", "it is not a game record"),
        RecordFault.WRONG_VERSION: QCoreApplication.translate("Faults", "it has another version than %1"),
        RecordFault.WRONG_SHAPE: QCoreApplication.translate("Faults", "the member %1 is not what the format asks for"),
    }


def _of_the_whole() -> dict[RecordFault, str]:
    return {
        RecordFault.WRONG_PHRASE: QCoreApplication.translate("Faults", "the phrase is too long or not normalised"),
        RecordFault.SEAL_DIFFERS: QCoreApplication.translate("Faults", "the seal is not that of the secret"),
        RecordFault.SECRET_MISSING: QCoreApplication.translate(
            "Faults", "the game has ended and its secret is missing"
        ),
        RecordFault.WINNER_DIFFERS: QCoreApplication.translate("Faults", "another player has won, or nobody yet"),
    }


def _of_a_round() -> dict[RecordFault, str]:
    return {
        RecordFault.DICE_COVERED: QCoreApplication.translate("Faults", "the dice are missing"),
        RecordFault.DICE_OPEN: QCoreApplication.translate("Faults", "the dice are open before the round is settled"),
        RecordFault.WRONG_HAND: QCoreApplication.translate(
            "Faults", "a player holds another number of dice, or dice that are not sorted"
        ),
        RecordFault.DICE_DIFFER: QCoreApplication.translate("Faults", "the dice do not follow from the secret"),
        RecordFault.OPENER_DIFFERS: QCoreApplication.translate("Faults", "another player opens the bidding"),
        RecordFault.PALIFICO_DIFFERS: QCoreApplication.translate(
            "Faults", "it is a Palifico round where it should not be, or the reverse"
        ),
        RecordFault.UNSETTLED: QCoreApplication.translate("Faults", "the round ends before it is settled"),
        RecordFault.COUNT_DIFFERS: QCoreApplication.translate("Faults", "another number of dice matches the bid"),
        RecordFault.DICE_AFTER_DIFFER: QCoreApplication.translate(
            "Faults", "the players hold other numbers of dice afterwards"
        ),
        RecordFault.ROUND_AFTER_END: QCoreApplication.translate("Faults", "the game has ended before this round"),
    }


def _of_an_action() -> dict[RecordFault, str]:
    return {
        RecordFault.WRONG_ACTION: QCoreApplication.translate("Faults", "it is neither a bid nor a call"),
        RecordFault.WRONG_SEAT: QCoreApplication.translate("Faults", "it is the turn of another player"),
        #: %1 is the reason, a sentence without a full stop
        RecordFault.ILLEGAL_MOVE: QCoreApplication.translate("Faults", "it is against the rules: %1"),
        RecordFault.AFTER_THE_CALL: QCoreApplication.translate("Faults", "the round is settled before it"),
    }


def refusals() -> dict[Refusal, str]:
    """Why a move is refused, each a sentence without a full stop."""
    return {
        Refusal.GAME_OVER: QCoreApplication.translate("Faults", "the game is over"),
        Refusal.NO_DICE_YET: QCoreApplication.translate("Faults", "the dice have not been rolled yet"),
        Refusal.NOT_YOUR_TURN: QCoreApplication.translate("Faults", "it is the turn of another player"),
        Refusal.NO_SUCH_FACE: QCoreApplication.translate("Faults", "a die has no such face"),
        Refusal.QUANTITY_TOO_LOW: QCoreApplication.translate("Faults", "a bid names at least 1 die"),
        Refusal.MORE_THAN_THE_DICE: QCoreApplication.translate("Faults", "there are not so many dice in play"),
        Refusal.NOT_HIGHER: QCoreApplication.translate("Faults", "it does not raise the bid before it"),
        Refusal.FACE_IS_FIXED: QCoreApplication.translate("Faults", "the face is fixed"),
        Refusal.NO_RAISE_LEFT: QCoreApplication.translate("Faults", "no raise is left"),
        Refusal.NOTHING_TO_CALL: QCoreApplication.translate("Faults", "there is no bid yet to call"),
    }
