"""Programs of others as players: the program's side of the bot protocol.

A bot is told what its seat sees and nothing else: every message is made from an Observation of the seat.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random

import msgspec

from desktop_app.engine.game import Game
from desktop_app.engine.moves import Action, Move
from desktop_app.engine.observation import Observation, PlayedRound
from desktop_app.engine.record import RulesEntry
from desktop_app.match import protocol
from desktop_app.match.bot_process import BotError, BotFault, BotProcess
from desktop_app.match.protocol import ProtocolError

SECONDS = 5.0
"""The time for a move unless another is chosen."""
_SECONDS_TO_BE_READY = 10.0


@dataclass(frozen=True, slots=True)
class Bot:
    """A program that can take a seat: its name here, how it is started, and its time for a move in seconds."""

    name: str
    command: str
    seconds: float = SECONDS


class BotLine:
    """The line to a bot's program, over several games; the program starts with the first thing that is asked."""

    def __init__(self, bot: Bot) -> None:
        """Nothing is started yet."""
        self._bot = bot
        self._process: BotProcess | None = None
        self._closed = False

    @property
    def open(self) -> bool:
        """Whether the program runs, as far as is known."""
        return self._process is not None and not self._closed

    @property
    def closed(self) -> bool:
        """Whether the program was let go, or stopped."""
        return self._closed

    def greet(self) -> str:
        """Start the program unless it runs; the name that it gives itself, empty where it ran. Raises BotError."""
        if self._closed:
            raise BotError(BotFault.ENDED)
        if self._process is not None:
            return ""
        self._process = process = BotProcess(self._bot.command)
        if self._closed:  # meanwhile, on another thread
            process.kill()
        return self._asked(protocol.Hello(protocol.PROTOCOL), _SECONDS_TO_BE_READY, protocol.Ready).name

    def tell(self, messages: Iterable[protocol.Message]) -> None:
        """Say what needs no answer; never waits."""
        if self._process is not None:
            for message in messages:
                self._process.say(protocol.told(message))

    def ask_for_move(self) -> Move:
        """What the bot does on its turn. Raises BotError."""
        answer = self._asked(protocol.Turn(), self._bot.seconds, protocol.Answer)
        try:
            return protocol.move_of(answer.action)
        except ProtocolError:
            raise self.failed(BotError(BotFault.NOT_AN_ANSWER)) from None

    def failed(self, error: BotError) -> BotError:
        """Stop the program; the error, to be raised."""
        self._closed = True
        if self._process is not None:
            self._process.kill()
        return error

    def close(self) -> None:
        """Say goodbye; the program is stopped soon if it does not end by itself. Never waits."""
        if self._process is not None and not self._closed:
            self._closed = True
            self._process.close(protocol.told(protocol.Quit()))
        self._closed = True

    def _asked(self, message: protocol.Message, seconds: float, kind: type[protocol.Said]) -> protocol.Said:
        assert self._process is not None
        try:
            line = self._process.ask(protocol.told(message), seconds)
        except BotError as error:
            raise self.failed(error) from None
        try:
            return msgspec.json.decode(line, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise self.failed(BotError(BotFault.NOT_AN_ANSWER, line.decode(errors="replace"))) from None


class BotPlayer:
    """A bot in one seat of one game. Unlike other players it has a state: it belongs to this seat and game."""

    def __init__(self, line: BotLine, names: Sequence[str]) -> None:
        """Names are those of all players."""
        self._line = line
        self._names = list(names)
        self._news = _News()

    def choose(self, observation: Observation, rng: Random) -> Move:
        """What the bot does, by chances of its own. Raises BotError."""
        self._line.greet()
        self._line.tell(self._news.of(observation, self._names))
        move = self._line.ask_for_move()
        if refusal := observation.refusal(move):
            raise self._line.failed(BotError(BotFault.ILLEGAL, refusal=refusal))
        return move

    def watch(self, observation: Observation) -> None:
        """Tell a bot that runs what has happened since; never waits."""
        if self._line.open:
            self._line.tell(self._news.of(observation, self._names))

    def close(self) -> None:
        """The game is left: tell of its end, and let the program go."""
        if self._line.open and not self._news.over:
            self._line.tell([protocol.Over(None)])
        self._line.close()


class BotSeats:
    """All bots of one game: told together of what happens, and let go together."""

    def __init__(self, players: Sequence[object]) -> None:
        """Of the players at the table, those that are bots."""
        self._bots = {seat: player for seat, player in enumerate(players) if isinstance(player, BotPlayer)}

    def watch(self, game: Game) -> None:
        """Tell each what its seat sees."""
        for seat, bot in self._bots.items():
            bot.watch(game.observe(seat))

    def close(self) -> None:
        """Let all go."""
        for bot in self._bots.values():
            bot.close()


class _News:
    """What a seat has not been told yet."""

    def __init__(self) -> None:
        self._sat = self._begun = self.over = False
        self._rounds = self._actions = 0

    def of(self, observation: Observation, names: list[str]) -> list[protocol.Message]:
        """The messages since the last time."""
        news: list[protocol.Message] = []
        if not self._sat:
            self._sat = True
            rules = observation.rules
            entry = RulesEntry(rules.dice, rules.wild_ones, rules.palifico, rules.exact.value)
            news.append(protocol.Game(entry, names, observation.seat))
        for played in observation.history[self._rounds :]:
            news += self._of_played(played, observation.seat)
        if observation.winner is not None and not self.over:
            self.over = True
            news.append(protocol.Over(observation.winner))
        elif observation.dealt:
            bidding = observation.bidding
            news += self._begin(bidding.opener, bidding.palifico, bidding.counts, observation.dice)
            news += self._acted(bidding.actions)
        return news

    def _of_played(self, played: PlayedRound, seat: int) -> list[protocol.Message]:
        counts = tuple(map(len, played.hands))
        news = self._begin(played.opener, played.palifico, counts, played.hands[seat])
        news += self._acted(played.actions)
        hands = [list(hand) for hand in played.hands]
        news.append(protocol.Reveal(hands, played.outcome.matching, list(played.counts_after)))
        self._rounds += 1
        self._begun, self._actions = False, 0
        return news

    def _begin(self, opener: int, palifico: bool, counts: Sequence[int], dice: Sequence[int]) -> list[protocol.Message]:
        if self._begun:
            return []
        self._begun = True
        return [protocol.Round(self._rounds, opener, palifico, list(counts), list(dice))]

    def _acted(self, actions: Sequence[Action]) -> list[protocol.Message]:
        news = actions[self._actions :]
        self._actions = len(actions)
        return [protocol.Action(action.seat, protocol.entry_of(action.move)) for action in news]
