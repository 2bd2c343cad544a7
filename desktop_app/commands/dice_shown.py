"""The dice of a record computed again, byte by byte, as lines to be read beside the record."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from desktop_app.engine.record import GameRecord
from desktop_app.engine.replay import Replay
from desktop_app.library.templates import filled, shown
from desktop_app.match.dice_check import DrawnByte, RoundCheck, dice_check


def dice_shown(number: int, record: GameRecord, replayed: Replay) -> Iterator[str]:
    """The lines of a record that was replayed; number 1 is the first of its file."""
    #: %1 is the number of a game record in its file
    yield filled(QCoreApplication.translate("Commands", "Record %1"), number)
    if record.fair is None or replayed.fair is None:
        yield "  " + QCoreApplication.translate("Commands", "Its dice cannot be computed again: it holds no secret.")
        return
    hands = [entry.dice for entry in record.rounds if entry.dice is not None]
    opener = record.rounds[0].opener if record.rounds else 0
    check = dice_check(replayed.fair, record.fair.seal, opener, hands)
    #: %1 is the player's phrase
    yield "  " + filled(QCoreApplication.translate("Commands", "Phrase: “%1”"), shown(check.phrase))
    #: %1 are 64 hexadecimal digits
    yield "  " + filled(QCoreApplication.translate("Commands", "Secret: %1"), check.secret)
    #: %1 are 64 hexadecimal digits
    yield "  " + filled(QCoreApplication.translate("Commands", "Seal, SHA-256 of the secret: %1"), check.seal)
    #: %1 are bytes and the seat that each gives, as "254 → –, 17 → 2"; seats count from 0
    yield "  " + filled(QCoreApplication.translate("Commands", "First seat to open: %1"), _drawn(check.opener))
    for each in check.rounds:
        yield from _round(each, record.players)


def _round(check: RoundCheck, names: Sequence[str]) -> Iterator[str]:
    #: %1 is the number of a round, %2 what the bytes are computed from, as HMAC-SHA256(secret, "phrase|0|0")
    template = QCoreApplication.translate("Commands", "Round %1, bytes of %2")
    yield "  " + filled(template, check.number + 1, f'HMAC-SHA256(secret, "{shown(check.message)}") …')
    for name, drawn, hand in zip(names, check.drawn, check.hands, strict=True):
        if hand:
            yield f"    {shown(name)}: {_drawn(drawn)}  =  {' '.join(map(str, hand))}"


def _drawn(drawn: Sequence[DrawnByte]) -> str:
    """Bytes and what they give, a dash where one is skipped."""
    return ", ".join(f"{byte} → {'–' if gives is None else gives}" for byte, gives in drawn)
