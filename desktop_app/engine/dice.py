"""Fair dice: sealed before the first roll, computable by anybody afterwards.

Source: "Fair dice" in the format of game records, repeated in CONTRIBUTING.md. Dice come from
HMAC-SHA256(key = secret, message = "PHRASE|round|block"), block 0, 1, 2 …
"""

import hashlib
import hmac
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from desktop_app.engine.outcome import Hand

SECRET_BYTES = 32
MAX_PHRASE = 200
"""The most characters of a player's phrase, after normalisation."""

_UNBIASED = 252
"""Bytes from here on are skipped: 252 is the largest multiple of 6 that a byte can reach."""


def normal_phrase(text: str) -> str:
    """The phrase as it enters the dice: NFC. Raises ValueError if it is too long or cannot be written as UTF-8."""
    phrase = unicodedata.normalize("NFC", text)
    if len(phrase) > MAX_PHRASE:
        raise ValueError(f"a phrase has at most {MAX_PHRASE} characters")
    phrase.encode()  # UnicodeEncodeError, a ValueError, for lone surrogates
    return phrase


def seal_of(secret: bytes) -> str:
    """SHA-256 of the secret in hexadecimal: shown before the first roll."""
    return hashlib.sha256(secret).hexdigest()


def die_of(byte: int) -> int | None:
    """The die that a byte gives, None where it is skipped."""
    return byte % 6 + 1 if byte < _UNBIASED else None


def opener_of(byte: int, players: int) -> int | None:
    """The seat that opens the first round, None where the byte is skipped: so each seat has the same chance."""
    return byte % players if byte < 256 - 256 % players else None


@dataclass(frozen=True, slots=True)
class FairDice:
    """The secret and the phrase that all dice of one game follow from.

    Raises ValueError for a secret that has not 32 bytes or a phrase that is not normal.
    """

    secret: bytes
    phrase: str = ""

    def __post_init__(self) -> None:
        """Check the secret and the phrase."""
        if len(self.secret) != SECRET_BYTES:
            raise ValueError(f"a secret has {SECRET_BYTES} bytes")
        if normal_phrase(self.phrase) != self.phrase:
            raise ValueError("the phrase is not normalised")

    @property
    def seal(self) -> str:
        """What is shown before the first roll."""
        return seal_of(self.secret)

    def roll(self, round_index: int, counts: Sequence[int]) -> tuple[Hand, ...]:
        """The dice of a round, dealt seat by seat from seat 0, each hand sorted."""
        dice = (die for byte in self.stream(str(round_index)) if (die := die_of(byte)) is not None)
        return tuple(tuple(sorted(islice(dice, held))) for held in counts)

    def first_opener(self, players: int) -> int:
        """The seat that opens the first round (D2)."""
        seats = (opener_of(byte, players) for byte in self.stream("opener"))
        return next(seat for seat in seats if seat is not None)

    def stream(self, purpose: str) -> Iterator[int]:
        """The bytes, without end, that a round's number in decimal digits or "opener" gives."""
        block = 0
        while True:
            yield from hmac.digest(self.secret, f"{self.phrase}|{purpose}|{block}".encode(), "sha256")
            block += 1
