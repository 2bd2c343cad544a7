"""Every die of a game computed again, byte by byte, from what was sealed before the first roll."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from desktop_app.engine.dice import FairDice, die_of, opener_of
from desktop_app.engine.outcome import Hand


class DrawnByte(NamedTuple):
    """A byte of the computation, and the die or the seat that it gives; None where it is skipped."""

    byte: int
    gives: int | None


class RoundCheck(NamedTuple):
    """A round computed again.

    `drawn` holds for each seat the bytes that were drawn for it, in order, those that were skipped before its dice
    included; `hands` are the sorted dice that they give, `agrees` says whether these are the dice of the game.
    """

    number: int
    message: str
    drawn: tuple[tuple[DrawnByte, ...], ...]
    hands: tuple[Hand, ...]
    agrees: bool


class DiceCheck(NamedTuple):
    """A game computed again. `opener` are the bytes up to the one that gives the seat which opens the first round."""

    phrase: str
    secret: str
    seal: str
    seal_agrees: bool
    opener: tuple[DrawnByte, ...]
    opener_agrees: bool
    rounds: tuple[RoundCheck, ...]

    @property
    def agrees(self) -> bool:
        """Whether everything in the game follows from the secret and the phrase, and the seal is the secret's."""
        return self.seal_agrees and self.opener_agrees and all(each.agrees for each in self.rounds)

    @property
    def dice(self) -> int:
        """How many dice were computed again."""
        return sum(len(hand) for each in self.rounds for hand in each.hands)


def dice_check(fair: FairDice, seal: str, opener: int, rounds: Sequence[Sequence[Sequence[int]]]) -> DiceCheck:
    """Compute the hands of all rounds again.

    `seal` is what was shown before the first roll, `opener` the seat that opened the first round, `rounds` are the
    hands of the game, seat by seat.
    """
    players = len(rounds[0]) if rounds else 0
    drawn = tuple(_opener(fair, players)) if players else ()
    return DiceCheck(
        fair.phrase,
        fair.secret.hex(),
        seal,
        fair.seal == seal,
        drawn,
        not drawn or drawn[-1].gives == opener,
        tuple(_round(fair, number, hands) for number, hands in enumerate(rounds)),
    )


def _opener(fair: FairDice, players: int) -> Iterator[DrawnByte]:
    for byte in fair.stream("opener"):
        seat = opener_of(byte, players)
        yield DrawnByte(byte, seat)
        if seat is not None:
            return


def _round(fair: FairDice, number: int, hands: Sequence[Sequence[int]]) -> RoundCheck:
    stream = fair.stream(str(number))
    drawn = tuple(tuple(_dice(stream, len(hand))) for hand in hands)
    computed = tuple(tuple(sorted(die for _, die in row if die is not None)) for row in drawn)
    agrees = computed == tuple(tuple(hand) for hand in hands)
    return RoundCheck(number, f"{fair.phrase}|{number}|0", drawn, computed, agrees)


def _dice(stream: Iterator[int], held: int) -> Iterator[DrawnByte]:
    while held:
        byte = next(stream)
        die = die_of(byte)
        held -= die is not None
        yield DrawnByte(byte, die)
