"""rate measures a level against whom it is told to, and refuses what it cannot measure."""

import re
from collections.abc import Iterator, Sequence

import pytest
from typer.testing import CliRunner

from desktop_app.engine.rules import ExactCall, Rules
from desktop_app.players.player import Player
from desktop_app.players.policy import Policy
from desktop_app.players.roster import player_of
from desktop_app.players.thinking import Thinking
from desktop_app.training import __main__ as commands
from desktop_app.training.evaluation import Share
from desktop_app.training.noticing import Noticer
from desktop_app.training.pool import BEST_RULE, POOL, UNSEEN

Asked = tuple[Policy, Sequence[Player], Rules, int, int, int]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Asked]:
    """What would have been played; nothing is."""
    told: list[Asked] = []

    def shares(*arguments: *Asked) -> Iterator[Share]:
        told.append(arguments)
        yield Share(30, 40)

    monkeypatch.setattr(commands, "shares", shares)
    return told


def rate(*arguments: str) -> str:
    """What the command prints."""
    ran = CliRunner().invoke(commands.app, ["rate", *arguments])
    assert ran.exit_code == 0, ran.output
    return ran.output


@pytest.mark.parametrize(
    ("against", "opponents"),
    [
        ("pool", POOL),
        ("best", (BEST_RULE,)),
        ("unseen", UNSEEN),
        ("casual", (player_of("casual"),)),
        (None, POOL),
    ],
)
def test_whoever_is_named_sits_in_the_other_seats(
    asked: list[Asked], against: str | None, opponents: Sequence[Player]
) -> None:
    printed = rate("sharp", *(("--against", against) if against else ()))
    assert asked == [(player_of("sharp"), opponents, Rules(), 2, 1000, 1)]
    assert re.fullmatch(r"40 games, 0\.750 ± 0\.134, \d+\.\d\d s each\n", printed)


def test_every_option_is_heard(asked: list[Asked]) -> None:
    options = "--players 6 --games 7 --dice 3 --calza --no-wild-ones --no-palifico --seed 9"
    rate("bold", *options.split())
    assert asked[0][2:] == (Rules(3, False, False, ExactCall.CALZA), 6, 7, 9)


def test_opponents_can_notice_that_they_are_read(asked: list[Asked]) -> None:
    rate("master", "--against", "unseen", "--noticing", "3")
    policy, opponents = asked[0][:2]
    noticers = [each for each in opponents if isinstance(each, Noticer)]
    assert [(each.pretended, each.left) for each in noticers] == [(rule, 3) for rule in UNSEEN]
    assert {id(each.policy) for each in noticers} == {id(policy)}


def test_a_level_can_be_measured_with_a_shorter_memory(asked: list[Asked]) -> None:
    rate("master", "--memory", "0")
    rate("master")
    memories = [policy.memory for policy, *_ in asked if isinstance(policy, Thinking)]
    assert memories == [0, Thinking().memory]


@pytest.mark.parametrize(
    "arguments",
    [
        ("oracle",),
        ("sharp", "--against", "nobody"),
        ("sharp", "--players", "7"),
        ("sharp", "--dice", "2"),
        ("master", "--players", "3", "--noticing", "2"),
        ("sharp", "--memory", "3"),
    ],
)
def test_what_cannot_be_measured_is_refused(asked: list[Asked], arguments: tuple[str, ...]) -> None:
    ran = CliRunner().invoke(commands.app, ["rate", *arguments])
    assert (ran.exit_code, asked) == (2, [])
    assert "Traceback" not in ran.output


def test_games_are_played_and_the_same_seed_plays_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("desktop_app.training.rating.SIDE_BY_SIDE", 5)

    def played(seed: str) -> list[str]:
        lines = rate("cautious", "--against", "unseen", "--games", "12", "--dice", "3", "--seed", seed).splitlines()
        return [line.rsplit(",", 1)[0] for line in lines]

    assert [line.split()[0] for line in played("4")] == ["5", "10", "15"]
    assert played("4") == played("4") != played("5")
