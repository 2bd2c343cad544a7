"""Matches into the library and back: each step is written down as it happens, and a game that is kept goes on from it.

What is kept brings back the same dice, secret, seal and phrase, the same players, who are asked with the same
randomness (`questions`), and the move that the game had come to.
"""

import secrets
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass
from datetime import UTC, datetime

import msgspec

from desktop_app.engine.game import Game
from desktop_app.engine.observation import Observation
from desktop_app.engine.record import About, Mark, SeatAbout
from desktop_app.engine.replay import record_of, replay
from desktop_app.library.kept import GameState, KeptBot, KeptGame, KeptSeat, Setup
from desktop_app.library.library import Library
from desktop_app.match.bots import Bot
from desktop_app.match.matches import Match, Seat
from desktop_app.match.progress import Progress
from desktop_app.players.roster import LEVELS
from desktop_app.version import VERSION

_NUMBER_BITS = 62


def new_number() -> int:
    """A number for a game, which no other game has."""
    return secrets.randbits(_NUMBER_BITS)


class Saver:
    """Keeps one game in the library: its session tells it every step (`keeper.Keeper`)."""

    def __init__(self, library: Library, match: Match, pace: str, kept: KeptGame | None = None) -> None:
        """Pace is the value of the one that is played at; `kept` is what was kept of a game that goes on."""
        self._library = library
        self._match = match
        self._last: tuple[Game, GameState] | None = None
        self.number = kept.id if kept else new_number()
        self._begun = kept.begun if kept else int(time.time())
        seats = kept.setup.seats if kept and kept.setup else [_kept_seat(seat) for seat in match.seats]
        self._setup = Setup(tuple(seats), str(match.seed), pace, match.forgiving)
        self._sat_down = time.monotonic()
        self._seconds_before = kept.setup.seconds if kept and kept.setup else 0
        about = kept.record.about if kept else None
        self._marks = list((about and about.marks) or [])

    @property
    def seconds(self) -> int:
        """How long the game has been played, in this sitting and those before; asleep a computer plays nothing."""
        return self._seconds_before + int(time.monotonic() - self._sat_down)

    def keep(self, game: Game, state: GameState, then: Callable[[], None]) -> None:
        """Keep a game as it is now, and call back once it is on disk, or cannot be."""
        self._last = game, state
        self._setup = msgspec.structs.replace(self._setup, seconds=self.seconds)
        record = record_of(game, [seat.name for seat in self._match.seats], self._match.fair, self._about())
        kept = KeptGame(self.number, record, self._setup, state, self._begun, int(time.time()))
        self._library.keep([kept], then)

    def replace(self, seat: int) -> None:
        """From now on another player sits in a seat; it is kept with the next step."""
        seats = list(self._setup.seats)
        seats[seat] = msgspec.structs.replace(seats[seat], replaced=True)
        self._setup = msgspec.structs.replace(self._setup, seats=tuple(seats))

    def mark_undo(self, round_number: int, action: int) -> None:
        """An action was taken back; it is kept with the next step."""
        self._marks.append(Mark(round_number, action, "undo"))

    def set_pace(self, pace: str) -> None:
        """The game goes on at another pace."""
        self._setup = msgspec.structs.replace(self._setup, pace=pace)
        if self._last is not None:
            self.keep(*self._last, lambda: None)

    def _about(self) -> About:
        date = datetime.fromtimestamp(self._begun, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        seats = [_about_seat(seat) for seat in self._match.seats]
        return About(date=date, program=f"palifico {VERSION}", seats=seats, marks=self._marks or None)


@dataclass(frozen=True, slots=True)
class Resumed:
    """A game that goes on: its match, how far it has come, and the seats whose players have been replaced.

    `ended` is what the human may know of it once nothing of it is left to be seen.
    """

    match: Match
    progress: Progress
    replaced: frozenset[int]
    ended: Observation


def resumed(kept: KeptGame, portraits: Collection[str]) -> Resumed | None:
    """The game as it goes on, None where it can only be looked at: it has no setup, no human, or no dice to come.

    Portraits are the faces there are. A level that has gone is replaced by the weakest, a face by another.
    Raises RecordError for a record that tells a game that cannot have been.
    """
    replayed = replay(kept.record)
    setup = kept.setup
    if setup is None or setup.human is None or replayed.fair is None:
        return None
    names = kept.record.players
    seats = [
        Seat(name, _level(seat.level), portrait, _bot(seat.bot))
        for name, seat, portrait in zip(names, setup.seats, _faces(setup.seats, portraits), strict=True)
    ]
    match = Match(replayed.game.rules, tuple(seats), replayed.fair, int(setup.seed), setup.forgiving)
    replaced = frozenset(number for number, seat in enumerate(setup.seats) if seat.replaced)
    return Resumed(match, Progress.of(replayed.game), replaced, replayed.game.observe(setup.human))


def _kept_seat(seat: Seat) -> KeptSeat:
    bot = KeptBot(seat.bot.name, seat.bot.command, seat.bot.seconds) if seat.bot else None
    return KeptSeat(seat.level, seat.portrait, bot=bot)


def _about_seat(seat: Seat) -> SeatAbout:
    if seat.bot is not None:
        return SeatAbout("bot", name=seat.bot.name)
    return SeatAbout("human") if seat.level is None else SeatAbout("level", level=seat.level)


def _bot(kept: KeptBot | None) -> Bot | None:
    return Bot(kept.name, kept.command, kept.seconds) if kept else None


def _level(level: str | None) -> str | None:
    known = {each.id for each in LEVELS}
    return level if level is None or level in known else LEVELS[0].id


def _faces(seats: tuple[KeptSeat, ...], portraits: Collection[str]) -> list[str]:
    """The portrait of each seat, another where there is no such face or an earlier seat has it."""
    wanted = [seat.portrait for seat in seats]
    free = [portrait for portrait in portraits if portrait not in wanted]
    taken: set[str] = set()
    faces: list[str] = []
    for portrait in wanted:
        face = portrait if portrait in portraits and portrait not in taken else free.pop(0)
        taken.add(face)
        faces.append(face)
    return faces
