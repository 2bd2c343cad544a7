"""Beginning a game: dice that are sealed before anybody knows them, and the players at their seats."""

import secrets
from collections.abc import Collection, Sequence
from enum import Enum, auto

from PySide6.QtCore import QObject

from desktop_app.engine.dice import MAX_PHRASE, SECRET_BYTES, FairDice, normal_phrase, seal_of
from desktop_app.match.bots import BotLine, BotPlayer
from desktop_app.match.choices import Choices
from desktop_app.match.keeper import Keeper
from desktop_app.match.matches import Match, Seat
from desktop_app.match.progress import Progress
from desktop_app.match.session import Session
from desktop_app.match.thinker import Thinker
from desktop_app.players.player import Player
from desktop_app.players.roster import LEVELS, player_of

LONGEST_PHRASE = MAX_PHRASE
"""The most characters of a phrase."""

_SEED_BITS = 64


class PhraseFault(Enum):
    """Why a phrase cannot be used."""

    TOO_LONG = auto()
    NOT_TEXT = auto()


class SealedDice:
    """A secret from the operating system: its seal is for everyone to see, the secret stays inside until the end."""

    def __init__(self) -> None:
        """Draw the secret."""
        self._secret = secrets.token_bytes(SECRET_BYTES)

    @property
    def seal(self) -> str:
        """SHA-256 of the secret, 64 hexadecimal digits."""
        return seal_of(self._secret)

    def match(self, choices: Choices, phrase: str) -> Match:
        """The match that is played with these dice. Raises ValueError for a phrase with a fault."""
        fair = FairDice(self._secret, normal_phrase(phrase))
        # A program that plays by the protocol cannot be told that a move did not happen.
        forgiving = choices.forgiving and not any(seat.bot for seat in choices.seats)
        return Match(choices.rules, choices.seats, fair, secrets.randbits(_SEED_BITS), forgiving)


def phrase_fault(phrase: str) -> PhraseFault | None:
    """What is wrong with a phrase, None where nothing is."""
    try:
        normal_phrase(phrase)
    except UnicodeError:
        return PhraseFault.NOT_TEXT
    except ValueError:
        return PhraseFault.TOO_LONG
    return None


def seated(
    match: Match,
    thinker: Thinker,
    parent: QObject | None = None,
    *,
    keeper: Keeper | None = None,
    progress: Progress | None = None,
    replaced: Collection[int] = (),
) -> Session:
    """A session of the match with its bots and built-in players; the weakest takes the seat of one who fails.

    In the seats of `replaced` it sits already. For `keeper` and `progress` see `Session`.
    """
    substitute = LEVELS[0].make()
    names = [seat.name for seat in match.seats]
    players = [substitute if number in replaced else _player(seat, names) for number, seat in enumerate(match.seats)]
    return Session(match, players, substitute, thinker, parent, keeper=keeper, progress=progress)


def _player(seat: Seat, names: Sequence[str]) -> Player | None:
    if seat.bot:
        return BotPlayer(BotLine(seat.bot), names)
    return None if seat.level is None else player_of(seat.level)
