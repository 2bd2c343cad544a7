"""Training from the command line: python -m desktop_app.training --help (extra `train`)."""

import re
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any, TypeVar
from zipfile import BadZipFile

import typer
from rich.console import Console
from rich.table import Table

from desktop_app.engine.rules import MAX_DICE, MAX_PLAYERS, MIN_DICE, MIN_PLAYERS, ExactCall, Rules
from desktop_app.locator import resource
from desktop_app.players.network import NetworkPolicy
from desktop_app.players.perceptron import Perceptron
from desktop_app.players.player import Player
from desktop_app.players.policy import Policy
from desktop_app.players.roster import LEVELS, player_of
from desktop_app.players.shipped import values
from desktop_app.players.thinking import Thinking
from desktop_app.players.values import NetworkValues
from desktop_app.solver.equilibrium import Equilibrium
from desktop_app.solver.induction import Setting
from desktop_app.solver.library import merge, parts, solve_part
from desktop_app.training.judging import Judgement, judged
from desktop_app.training.noticing import Noticer
from desktop_app.training.pool import BEST_RULE, POOL, UNSEEN
from desktop_app.training.rating import shares
from desktop_app.training.responding import RoundStart

app = typer.Typer(add_completion=False, rich_markup_mode=None)
_OPPONENTS = {"pool": POOL, "best": (BEST_RULE,), "unseen": UNSEEN}
LEARNER = Path(__file__).with_name("records") / "learner.npz"
"""The last checkpoint of the policy that is shipped."""
_Folder = Annotated[Path, typer.Argument(file_okay=False, help="Where checkpoints and the log lie.")]
_File = typer.Argument(exists=True, dir_okay=False)
T = TypeVar("T")


def _read(load: Callable[[Path], T], path: Path) -> T:
    """What a file holds. Raises typer.BadParameter for one that holds something else."""
    try:
        return load(path)
    except (OSError, KeyError, ValueError, BadZipFile) as error:
        raise typer.BadParameter(f"{path} is not such a file: {error}") from error


def _made(folder: Path) -> Path:
    """The folder, made if it is not there. Raises typer.BadParameter."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise typer.BadParameter(f"{folder}: {error.strerror}") from error
    return folder


def _checkpoint() -> Any:
    """--start FILE.npz."""
    return typer.Option(exists=True, dir_okay=False, help="The checkpoint to begin with.")


@app.command()
def train(
    folder: _Folder,
    seed: Annotated[int, typer.Option(min=0, help="All chance of the run follows from it.")] = 1,
    minutes: Annotated[float, typer.Option(min=0, help="Stop then; given again, it goes on.")] = 60,
    decisions: Annotated[int, typer.Option(min=1, help="The length of the schedule.")] = 26_000_000,
    entropy: Annotated[tuple[float, float], typer.Option(help="Its weight at first and in the end.")] = (0.08, 0.02),
    steady: Annotated[float, typer.Option(min=0, max=0.99, help="The share of it before cooling begins.")] = 0.5,
    exploit: Annotated[bool, typer.Option(help="Sit among rules instead of learners.")] = False,
    start: Annotated[Path | None, _checkpoint()] = None,
) -> None:
    """Train the network, by self-play or, to exploit, among random rules."""
    # Only this and what handles checkpoints needs torch.
    from desktop_app.training.selfplay.command import run
    from desktop_app.training.selfplay.networks import Networks

    if start:
        _read(Networks.load, start)
    run(_made(folder), seed, minutes, decisions, entropy, steady, exploit=exploit, start=start)


@app.command()
def export(
    checkpoint: Annotated[Path, _File], policy: Path, worth: Annotated[Path | None, typer.Option()] = None
) -> None:
    """Write the policy of a checkpoint, and the worth of tables, as they are shipped."""
    from desktop_app.training.selfplay.command import export_checkpoint
    from desktop_app.training.selfplay.networks import Networks

    _read(Networks.load, checkpoint)
    export_checkpoint(checkpoint, policy, worth)


@app.command()
def solve(
    folder: Annotated[Path, typer.Argument(help="Where the parts are kept, to be resumed.")],
    worth: Annotated[Path, typer.Option(exists=True, dir_okay=False, help="The network's worth of larger tables.")],
) -> None:
    """Solve small rounds and write them to the resources."""
    _made(folder)
    beyond = NetworkValues(_read(Perceptron.load, worth))

    def told(setting: Setting, found: Equilibrium) -> None:
        print(f"{setting.name} {found.chances[0]:.4f} exploitability {found.exploitability:.5f}", flush=True)

    for part in parts():
        if not (folder / f"values-{part.name}.npz").exists():
            solve_part(part, beyond, folder, told)
    merge(folder, resource("tables"))


@app.command()
def judge(
    policies: Annotated[list[Path], typer.Argument(exists=True, dir_okay=False, help="Policies as they are shipped.")],
    games: Annotated[int, typer.Option(min=1, help="Games at each size of table.")] = 1000,
    heat: Annotated[float, typer.Option(min=0.01, help="Divides the network's preferences.")] = 1.0,
    least: Annotated[float, typer.Option(help="Moves less likely than this are not made.")] = 0.03,
    seed: Annotated[int, typer.Option(help="All games follow from it.")] = 1,
) -> None:
    """Measure networks: exploitability of one die each, win shares against tables drawn from the pool."""
    table = Table("policy", "exploitability 1,1", "2 players", "4", "6")
    for path in policies:
        policy = NetworkPolicy(_read(Perceptron.load, path), values(), heat, least)
        table.add_row(path.name, *_row(judged(policy, POOL, Rules(), values(), games, seed)))
    Console().print(table)


@app.command()
def rate(
    level: Annotated[str, typer.Argument(help="The level of the game that is measured.")],
    players: Annotated[int, typer.Option(min=MIN_PLAYERS, max=MAX_PLAYERS, help="Seats at the table.")] = 2,
    games: Annotated[int, typer.Option(min=1, help="Games to play.")] = 1000,
    against: Annotated[str, typer.Option(help="Who sits in the other seats: pool, best, unseen or a level.")] = "pool",
    dice: Annotated[int, typer.Option(min=MIN_DICE, max=MAX_DICE, help="Dice each.")] = 5,
    calza: Annotated[bool, typer.Option("--calza", help="Calza instead of Spot On.")] = False,
    no_wild_ones: Annotated[bool, typer.Option("--no-wild-ones", help="No wild ones.")] = False,
    no_palifico: Annotated[bool, typer.Option("--no-palifico", help="No Palifico rounds.")] = False,
    noticing: Annotated[
        int, typer.Option(min=0, help="The opponent of a duel notices that it is read when so many dice are left.")
    ] = 0,
    memory: Annotated[int | None, typer.Option(min=0, help="The rounds that the level remembers, if it reads.")] = None,
    seed: Annotated[int, typer.Option(help="All games follow from it.")] = 1,
) -> None:
    """Measure a level: the share of games that it wins, against opponents drawn anew for each seat of each game."""
    exact = ExactCall.CALZA if calza else ExactCall.SPOT_ON
    rules = Rules(dice, not no_wild_ones, not no_palifico, exact)
    policy, opponents = _remembering(_level(level), memory), _OPPONENTS.get(against) or (_level(against),)
    if noticing:
        if players != MIN_PLAYERS:
            raise typer.BadParameter("only a duel can be answered exactly", param_hint="--noticing")
        opponents = tuple(Noticer(each, policy, noticing) for each in opponents)
    started = time.thread_time()
    for share in shares(policy, opponents, rules, players, games, seed):
        spent = (time.thread_time() - started) / share.games
        print(f"{share.games} games, {share.mean:.3f} ± {share.margin:.3f}, {spent:.2f} s each", flush=True)


@app.command()
def respond(
    level: Annotated[str, typer.Argument(help="The level of the game that is measured.")],
    counts: Annotated[str, typer.Option(help="The dice of each player, from the opener on, as 3,2.")],
    palifico: Annotated[bool, typer.Option("--palifico", help="A Palifico round.")] = False,
    calza: Annotated[bool, typer.Option("--calza", help="Calza instead of Spot On.")] = False,
    no_wild_ones: Annotated[bool, typer.Option("--no-wild-ones", help="No wild ones.")] = False,
    seed: Annotated[int, typer.Option(min=0, help="All chance follows from it.")] = 1,
    minutes: Annotated[float, typer.Option(min=0, help="The longest that each seat learns.")] = 10,
    decisions: Annotated[int, typer.Option(min=1, help="So many decisions each seat learns from, at most.")] = 500_000,
    deals: Annotated[int, typer.Option(min=2, help="Deals to measure with, none of which was learnt from.")] = 20_000,
    start: Annotated[Path, _checkpoint()] = LEARNER,
) -> None:
    """Measure how much a trained best responder gains against a level in one round: a lower bound, for any round."""
    from desktop_app.training.selfplay.command import respond_at
    from desktop_app.training.selfplay.networks import Networks

    _read(Networks.load, start)
    exact = ExactCall.CALZA if calza else ExactCall.SPOT_ON
    held = _counts(counts)
    if palifico and 1 not in held:
        raise typer.BadParameter("in a Palifico round somebody holds one die")
    begun = RoundStart(Rules(max(Rules().dice, *held), not no_wild_ones, True, exact), held, palifico)
    policy = _level(level)
    assert isinstance(policy, Policy)
    respond_at(begun, policy, seed, minutes, decisions, deals, start)


def _counts(text: str) -> tuple[int, ...]:
    """The dice of each seat. Raises typer.BadParameter where nobody can play so."""
    written = re.fullmatch(f"[1-{MAX_DICE}](,[1-{MAX_DICE}])+", text)
    held = tuple([int(part) for part in text.split(",")]) if written else ()
    if not MIN_PLAYERS <= len(held) <= MAX_PLAYERS:
        raise typer.BadParameter(f"{text} is not the dice of {MIN_PLAYERS} to {MAX_PLAYERS} players, as 3,2")
    return held


def _remembering(player: Player, rounds: int | None) -> Policy:
    """The player, of a shorter or longer memory if that is asked for. Raises typer.BadParameter where it has none."""
    if rounds is None:
        assert isinstance(player, Policy)
        return player
    if not isinstance(player, Thinking):
        raise typer.BadParameter("the level does not read", param_hint="--memory")
    return replace(player, memory=rounds)


def _level(level: str) -> Player:
    """The player of a level. Raises typer.BadParameter where there is none."""
    if level not in [each.id for each in LEVELS]:
        raise typer.BadParameter(f"{level} is none of {', '.join(each.id for each in LEVELS)}")
    return player_of(level)


def _row(judgement: Judgement) -> list[str]:
    shares = [f"{share.mean:.3f} ± {share.margin:.3f}" for share in judgement.shares]
    return [f"{judgement.exploitability:.4f}", *shares]


if __name__ == "__main__":
    app()
