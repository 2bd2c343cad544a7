"""What the games of an arena say about who played them."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from desktop_app.match.arena import Pace, PlayedGame
from desktop_app.match.bot_process import BotFault
from desktop_app.match.shares import Share, Wins, elo


class Result(NamedTuple):
    """How an entrant did: what one of its `seats` seats has won, its Elo above the mean of all seats, its pace.

    `faults` says how many games each fault has cost a bot.
    """

    entrant: str
    seats: int
    games: int
    wins: int
    share: Share
    elo: float
    pace: Pace
    faults: dict[BotFault, int]


@dataclass
class Contest:
    """Counts games as they come, in order; an entrant who holds several seats is counted once for all of them."""

    entrants: tuple[str, ...]
    _deal: list[PlayedGame] = field(default_factory=list)
    _paces: dict[str, Pace] = field(init=False)
    _wins: dict[str, Wins] = field(init=False)
    _faults: dict[str, Counter[BotFault]] = field(init=False)

    def __post_init__(self) -> None:
        """Begin with nothing."""
        seats = Counter(self.entrants)
        self._paces = {entrant: Pace() for entrant in seats}
        self._faults = {entrant: Counter() for entrant in seats}
        self._wins = {entrant: Wins(held) for entrant, held in seats.items()}

    def add(self, games: Iterable[PlayedGame]) -> None:
        """Count the next games."""
        for game in games:
            self._deal.append(game)
            for entrant, pace, fault in zip(self.entrants, game.paces, game.faults, strict=True):
                self._paces[entrant].add(pace)
                self._faults[entrant].update([fault] if fault else [])
            if len(self._deal) == len(self.entrants):
                self._close_deal()

    def results(self) -> list[Result]:
        """Everybody, as they were named; a last deal that is not whole is counted as it is."""
        if self._deal:
            self._close_deal()
        ratings = elo(list(self._wins.values()))
        return [
            Result(
                entrant,
                wins.seats,
                wins.games,
                wins.wins,
                wins.share,
                rating,
                self._paces[entrant],
                dict(self._faults[entrant]),
            )
            for (entrant, wins), rating in zip(self._wins.items(), ratings, strict=True)
        ]

    def _close_deal(self) -> None:
        won = Counter(self.entrants[game.winner] for game in self._deal if game.winner is not None)
        for entrant, wins in self._wins.items():
            wins.add(len(self._deal), won[entrant])
        self._deal.clear()
