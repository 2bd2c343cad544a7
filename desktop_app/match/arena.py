"""Games to compare players: the same dice are played once with each rotation of the seats.

Game NUMBER, counted from 0, of n seats belongs to deal NUMBER div n, and has the dice that game NUMBER div n of
`simulation` has; the entrants sit NUMBER mod n seats further on. Their chances are those of game NUMBER there.
"""

from collections.abc import Iterable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import NamedTuple

from desktop_app.engine.dice import FairDice
from desktop_app.engine.moves import Move
from desktop_app.engine.observation import Observation
from desktop_app.engine.rules import Rules
from desktop_app.match.bot_process import BotError, BotFault
from desktop_app.match.bots import Bot, BotLine, BotPlayer
from desktop_app.match.headless import play_game
from desktop_app.match.simulation import derived, players_seed
from desktop_app.players.player import Player
from desktop_app.players.roster import LEVELS, player_of

BOT = "cmd:"
"""What stands before the command of a bot."""


@dataclass
class Pace:
    """How long decisions took, in seconds."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, other: "Pace") -> None:
        """Count the decisions of another as well."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)


class PlayedGame(NamedTuple):
    """The entrant who won, and the pace and the fault of each; entrants count in the order in which they were named.

    A bot with a fault has lost, whoever played on in its seat: where that seat has won, `winner` is None.
    """

    winner: int | None
    paces: tuple[Pace, ...]
    faults: tuple[BotFault | None, ...]


@dataclass(frozen=True, slots=True)
class Arena:
    """What the games have in common: the options, the entrants, and the seed.

    An entrant is the id of a level, or `cmd:` and the command of a bot.
    """

    rules: Rules
    entrants: tuple[str, ...]
    seed: int

    @property
    def has_bots(self) -> bool:
        """Whether programs of others play."""
        return any(bot_of(entrant) for entrant in self.entrants)

    def games(self, numbers: Iterable[int]) -> list[PlayedGame]:
        """Play the games of these numbers; a bot's program runs through all of them, unless it has to be stopped."""
        with ExitStack() as bots:
            hosts = [_Host(entrant, self.entrants) for entrant in self.entrants]
            for host in hosts:
                bots.callback(host.close)
            return [self._game(number, hosts) for number in numbers]

    def _game(self, number: int, hosts: Sequence["_Host"]) -> PlayedGame:
        seats = len(self.entrants)
        deal, turned = divmod(number, seats)
        guests = [host.guest() for host in hosts]
        sitting = [guests[(seat - turned) % seats] for seat in range(seats)]
        fair = FairDice(derived(self.seed, deal, "dice"))
        game = play_game(self.rules, sitting, fair, players_seed(self.seed, number))
        for seat, guest in enumerate(sitting):
            guest.watch(game.observe(seat))
        won = next(seat for seat, held in enumerate(game.bidding.counts) if held)
        winner = None if sitting[won].fault else (won - turned) % seats
        return PlayedGame(winner, tuple([each.pace for each in guests]), tuple([each.fault for each in guests]))


def bot_of(entrant: str) -> Bot | None:
    """The bot that an entrant is, None for a level."""
    return Bot(entrant, entrant.removeprefix(BOT)) if entrant.startswith(BOT) else None


class _Host:
    """Brings an entrant to one game after the other; a bot that was stopped begins anew in the next."""

    def __init__(self, entrant: str, names: Sequence[str]) -> None:
        self._bot = bot_of(entrant)
        self._player = player_of(LEVELS[0].id if self._bot else entrant)
        self._names = names
        self._line: BotLine | None = None

    def guest(self) -> "_Guest":
        if self._bot is None:
            return _Guest(self._player, None)
        if self._line is None or self._line.closed:
            self._line = BotLine(self._bot)
        return _Guest(self._player, BotPlayer(self._line, self._names))

    def close(self) -> None:
        if self._line:
            self._line.close()


@dataclass
class _Guest:
    """A player with a watch; where it is a bot, `player` takes over after a fault."""

    player: Player
    bot: BotPlayer | None
    pace: Pace = field(default_factory=Pace)
    fault: BotFault | None = None

    def choose(self, observation: Observation, rng: Random) -> Move:
        if self.bot and not self.fault:
            try:
                return self._timed(self.bot, observation, rng)
            except BotError as error:
                self.fault = error.fault
        if self.bot:
            return self.player.choose(observation, rng)
        return self._timed(self.player, observation, rng)

    def watch(self, observation: Observation) -> None:
        if self.bot and not self.fault:
            self.bot.watch(observation)

    def _timed(self, player: Player, observation: Observation, rng: Random) -> Move:
        began = perf_counter()
        move = player.choose(observation, rng)
        took = perf_counter() - began
        self.pace.add(Pace(1, took, took))
        return move
