"""Bots play as others do, hear what their seat sees and no more, and are stopped for every fault."""

import shlex
import subprocess
import sys
import time
from collections.abc import Generator, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from desktop_app.engine.dice import FairDice
from desktop_app.engine.game import Game
from desktop_app.engine.moves import Bid, Move
from desktop_app.engine.record import RulesEntry
from desktop_app.engine.rules import ExactCall, Rules
from desktop_app.match import protocol
from desktop_app.match.bot_process import BotError, BotFault, split
from desktop_app.match.bots import Bot, BotLine, BotPlayer, BotSeats
from desktop_app.match.questions import question_rng
from desktop_app.match.voice import BotVoice
from desktop_app.players.player import Player
from desktop_app.players.roster import LEVELS, player_of
from tests.match.bots import example, rascal
from tests.processes import gone

RULES = Rules(dice=3)
RULES_ENTRY = RulesEntry(3, True, True, "spot_on")
BOT = 1


@contextmanager
def seated(command: str, seconds: float = 20.0, players: int = 3) -> Generator[BotPlayer]:
    """A bot at a table."""
    bot = BotPlayer(BotLine(Bot("Bot", command, seconds)), [f"P{seat}" for seat in range(players)])
    try:
        yield bot
    finally:
        bot.close()


def play(bot: BotPlayer, rules: Rules = RULES, players: int = 3, seed: int = 1) -> Game:
    """A game to its end, the bot told of every step."""
    level: Player = LEVELS[0].make()
    table = BotSeats([bot if seat == BOT else level for seat in range(players)])
    fair = FairDice(bytes([seed]) * 32)
    game = Game.start(rules, players, fair.first_opener(players))
    while game.winner is None:
        if game.hands is None:
            game = game.deal(fair.roll(len(game.history), game.bidding.counts)).game
        else:
            turn = game.bidding.turn
            player = bot if turn == BOT else level
            rng = question_rng(seed, len(game.history), len(game.bidding.actions))
            game = game.play(player.choose(game.observe(turn), rng)).game
        table.watch(game)
    return game


@pytest.mark.parametrize("rules", [RULES, Rules(wild_ones=False, exact=ExactCall.CALZA), Rules(palifico=False)])
def test_the_example_of_the_documentation_plays_whole_games(rules: Rules) -> None:
    for seed in range(3):
        with seated(example()) as bot:
            assert play(bot, rules, 2 + seed, seed).winner is not None


def test_our_own_levels_play_by_the_protocol() -> None:
    with seated(f"{sys.executable} -m desktop_app bot --level {LEVELS[0].id} --seed 1") as bot:
        assert play(bot).winner is not None


class Ear(BotLine):
    """A line to a bot of ours in this process, that keeps what was said."""

    def __init__(self) -> None:
        super().__init__(Bot("Ear", "none"))
        self.said: list[protocol.Message] = []
        self._voice = BotVoice(player_of(LEVELS[0].id), "Ear", 1)
        self._voice.hear(protocol.Hello(protocol.PROTOCOL))

    @property
    def open(self) -> bool:
        return True

    def greet(self) -> str:
        return "Ear"

    def tell(self, messages: Iterable[protocol.Message]) -> None:
        for message in messages:
            self.said.append(protocol.message_of(protocol.told(message)))
            self._voice.hear(message)  # refuses what cannot be true

    def ask_for_move(self) -> Move:
        answer = self._voice.hear(protocol.Turn())
        assert isinstance(answer, protocol.Answer)
        return protocol.move_of(answer.action)


def test_a_bot_hears_all_that_its_seat_sees_and_nothing_else() -> None:
    for seed in range(1, 9):
        ear = Ear()
        game = play(BotPlayer(ear, ["a", "b", "c"]), seed=seed)
        said = iter(ear.said)
        assert next(said) == protocol.Game(RULES_ENTRY, ["a", "b", "c"], BOT)
        for index, played in enumerate(game.history):
            counts = list(map(len, played.hands))
            own = list(played.hands[BOT])
            assert next(said) == protocol.Round(index, played.opener, played.palifico, counts, own)
            for action in played.actions:
                assert next(said) == protocol.Action(action.seat, protocol.entry_of(action.move))
            hands = [list(hand) for hand in played.hands]
            assert next(said) == protocol.Reveal(hands, played.outcome.matching, list(played.counts_after))
        assert next(said) == protocol.Over(game.winner)
        assert list(said) == []


def test_what_a_bot_hears_does_not_depend_on_the_dice_of_others() -> None:
    def said(others: tuple[int, ...]) -> list[protocol.Message]:
        ear = Ear()
        bot = BotPlayer(ear, ["a", "b"])
        game = Game.start(RULES, 2, 0).deal((others, (1, 2, 5))).game.play(Bid(1, 2)).game
        bot.choose(game.observe(BOT), Random(1))
        return ear.said

    assert said((1, 1, 1)) == said((2, 3, 6)) != []


def test_a_game_that_is_left_is_over_for_the_bot() -> None:
    ear = Ear()
    bot = BotPlayer(ear, ["a", "b"])
    bot.watch(Game.start(RULES, 2, 0).deal(((1, 1, 1), (2, 2, 2))).game.observe(BOT))
    bot.close()
    assert ear.said[-1] == protocol.Over(None)


FAULTS = [
    ("mute", BotFault.LATE),
    ("deaf", BotFault.LATE),
    ("slow", BotFault.LATE),
    ("dies at once", BotFault.ENDED),
    ("dies", BotFault.ENDED),
    ("flood at once", BotFault.UNASKED),
    ("endless lines", BotFault.UNASKED),
    ("twice", BotFault.UNASKED),
    ("endless line", BotFault.TOO_LONG),
    ("greets wrongly", BotFault.NOT_AN_ANSWER),
    ("garbage", BotFault.NOT_AN_ANSWER),
    ("not text", BotFault.NOT_AN_ANSWER),
    ("deep", BotFault.NOT_AN_ANSWER),
    ("no move", BotFault.NOT_AN_ANSWER),
    ("illegal", BotFault.ILLEGAL),
]


def fault_of(command: str, seconds: float = 20.0) -> BotError:
    with seated(command, seconds) as bot, pytest.raises(BotError) as caught:
        play(bot)
    return caught.value


@pytest.mark.parametrize(("kind", "fault"), FAULTS, ids=[kind for kind, _ in FAULTS])
def test_each_fault_is_named(kind: str, fault: BotFault, monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = 20.0
    if fault is BotFault.LATE:
        seconds = 1.0
        monkeypatch.setattr("desktop_app.match.bots._SECONDS_TO_BE_READY", 1.0 if kind == "mute" else 20.0)
    error = fault_of(rascal(kind), seconds)
    # The first line of a flood that has begun after the question is the answer to it.
    answers = {"flood at once": BotFault.NOT_AN_ANSWER, "endless lines": BotFault.ILLEGAL, "twice": BotFault.ILLEGAL}
    assert error.fault in {fault, answers.get(kind, fault)}
    if fault is BotFault.LATE:
        assert error.seconds == 1.0
    if kind in ("dies", "dies at once"):
        assert error.detail == {"dies": "7", "dies at once": "3"}[kind]


def test_programs_that_are_none_are_named(tmp_path: Path) -> None:
    text = tmp_path / "text"
    text.write_text("no program", encoding="ascii")
    refused = fault_of(str(text))
    assert (refused.fault, refused.detail) == (BotFault.NOT_STARTED, "that is not allowed here")
    text.chmod(0o755)
    assert fault_of(str(text)).fault is BotFault.NOT_STARTED
    assert fault_of(str(tmp_path)).fault is BotFault.NOT_STARTED
    text.write_text("#!/nowhere/python\n", encoding="ascii")
    assert fault_of(str(text)).fault is BotFault.NOT_STARTED
    nowhere = fault_of(str(tmp_path / "nowhere"))
    assert (nowhere.fault, nowhere.detail) == (BotFault.NOT_FOUND, str(tmp_path / "nowhere"))


@pytest.mark.parametrize("command", ["", "  ", "'bot", "bot \0", "bot \\"])
def test_a_command_that_cannot_be_read_is_refused(command: str) -> None:
    assert fault_of(command).fault is BotFault.BAD_COMMAND


def test_no_shell_reads_a_command(tmp_path: Path) -> None:
    assert split("bot 'a b' \"c\" $HOME ; > x && y") == ["bot", "a b", "c", "$HOME", ";", ">", "x", "&&", "y"]
    said = fault_of(f"echo hello > {tmp_path / 'file'}")
    assert (said.fault in (BotFault.NOT_AN_ANSWER, BotFault.UNASKED), said.detail[:7]) == (True, "hello >")
    assert list(tmp_path.iterdir()) == []


def test_windows_gets_a_command_in_one_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("desktop_app.match.bot_process.WINDOWS", True)
    assert split(r' "C:\My Bots\bot.exe" --level "very good" ') == r'"C:\My Bots\bot.exe" --level "very good"'


@pytest.mark.parametrize(
    ("command", "program"),
    [(r'"C:\My Bots\bot.exe" --level 3', r"C:\My Bots\bot.exe"), ("bot --level 3", "bot"), ("bot", "bot")],
)
def test_a_program_that_windows_does_not_find_is_named(
    monkeypatch: pytest.MonkeyPatch, command: str, program: str
) -> None:
    def not_found(*_arguments: object, **_options: object) -> None:
        raise FileNotFoundError(2, "The system cannot find the file specified")

    monkeypatch.setattr("desktop_app.match.bot_process.WINDOWS", True)
    monkeypatch.setattr("subprocess.Popen", not_found)
    error = fault_of(command)
    assert (error.fault, error.detail) == (BotFault.NOT_FOUND, program)


def test_what_a_bot_says_besides_is_read_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    # As the journal hears it, and a terminal: from warnings on.
    with seated(rascal("noisy")) as bot:
        assert play(bot).winner is not None
    logged = [record.getMessage() for record in caplog.records if record.levelname == "WARNING"]
    assert len(logged) == 200
    assert "noise?[31m" in logged[0]
    assert all(line.isprintable() for line in logged)


def all_gone(pids: Path) -> None:
    """Wait until the processes whose numbers are written there have ended."""
    numbers = [int(number) for number in pids.read_text(encoding="ascii").split()]
    assert len(numbers) == 4
    while not all(map(gone, numbers)):
        time.sleep(0.02)


@pytest.mark.parametrize(
    ("kind", "fault"), [("leaves children", BotFault.LATE), ("dies before its children", BotFault.ENDED)]
)
def test_whoever_is_stopped_takes_along_what_it_has_started(tmp_path: Path, kind: str, fault: BotFault) -> None:
    pids = tmp_path / "pids"
    assert fault_of(rascal(kind, str(pids)), 5.0).fault is fault
    all_gone(pids)


_PROGRAM = """
import sys, time
from desktop_app.match.bots import Bot, BotLine
print(BotLine(Bot("Bot", sys.argv[1])).greet(), flush=True)
time.sleep(600)
"""


def test_a_program_that_is_killed_leaves_nothing_of_its_bots(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    start = [sys.executable, "-c", _PROGRAM, rascal("stays", str(pids))]
    with subprocess.Popen(start, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "Rascal\n"
        program.kill()
    all_gone(pids)


def test_a_bot_that_plays_with_bots_of_its_own_has_them_on_leashes_of_its_own(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    inner = shlex.join([sys.executable, "-c", _PROGRAM, rascal("stays", str(pids))])
    with seated(inner) as bot, pytest.raises(BotError):
        play(bot)
    all_gone(pids)


def test_a_bot_whose_game_is_left_while_it_thinks_lets_go_at_once() -> None:
    with seated(rascal("slow"), 1000.0) as bot, ThreadPoolExecutor(1) as other:
        game = Game.start(RULES, 3, BOT).deal(((1, 2, 3),) * 3).game
        bot.choose(game.observe(BOT), Random(1))
        thinking = other.submit(bot.choose, game.observe(BOT), Random(1))
        bot.close()
        assert isinstance(thinking.exception(), BotError)


def test_a_bot_plays_no_more_after_a_fault() -> None:
    with seated(rascal("garbage")) as bot:
        with pytest.raises(BotError):
            play(bot)
        with pytest.raises(BotError):
            bot.choose(Game.start(RULES, 3, BOT).deal(((1, 2, 3),) * 3).game.observe(BOT), Random(1))
