"""simulate: games among built-in players, written as records."""

import secrets
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer
from PySide6.QtCore import QCoreApplication, QLocale

from desktop_app.commands import arguments
from desktop_app.commands.arguments import LENIENT, Failure, needed, refuse_rest, whole_number
from desktop_app.commands.help import help_option
from desktop_app.commands.workers import in_order
from desktop_app.engine.rules import MAX_DICE, MAX_PLAYERS, MIN_DICE, MIN_PLAYERS, ExactCall, Rules
from desktop_app.library.files import written_whole
from desktop_app.library.templates import filled, shown
from desktop_app.match.simulation import Simulation
from desktop_app.players.roster import LEVELS

NAME = "simulate"
USAGE = (
    "simulate --games N --players N [--levels A,B,…] [--dice N] [--calza] [--no-palifico] [--no-wild-ones] "
    "[--seed S] [--jobs J] --out FILE.jsonl"
)
GAMES = range(1, 10_000_001)
PLAYERS = range(MIN_PLAYERS, MAX_PLAYERS + 1)
DICE = range(MIN_DICE, MAX_DICE + 1)
JOBS = range(1, 61)
"""Windows waits for no more than 61 processes at once."""
SEEDS = range(1 << 64)


@dataclass(frozen=True, slots=True)
class Order:
    """What is to be played, by how many processes, and where it is written."""

    simulation: Simulation
    games: int
    jobs: int
    out: Path


def register(app: typer.Typer) -> None:
    """Add the command."""
    purpose = QCoreApplication.translate(
        "Commands", "Let computer players play games among themselves, and write them as game records."
    )
    games_text = QCoreApplication.translate("Commands", "How many games.")
    #: %1 and %2 are numbers
    players_text = QCoreApplication.translate("Commands", "How many players, from %1 to %2.")
    levels_text = QCoreApplication.translate(
        "Commands", "The players’ levels, one for all or one for each; without it all levels in turn."
    )
    #: %1, %2 and %3 are numbers
    dice_text = QCoreApplication.translate("Commands", "Dice each, from %1 to %2; without it %3.")
    calza_text = QCoreApplication.translate("Commands", "Calza instead of Spot On.")
    palifico_text = QCoreApplication.translate("Commands", "No Palifico rounds.")
    wild_text = QCoreApplication.translate("Commands", "No wild ones.")
    seed_text = QCoreApplication.translate(
        "Commands", "A number that all games follow from; without it the system’s chance decides."
    )
    jobs_text = QCoreApplication.translate("Commands", "How many processes share the work; without it 1.")
    out_text = QCoreApplication.translate(
        "Commands", "The file for the records, one a line. It is written whole or not at all."
    )

    @app.command(NAME, help=purpose, add_help_option=False, context_settings=LENIENT)
    def _(  # one parameter an option: that is how typer reads them
        context: typer.Context,
        games: Annotated[str | None, typer.Option(metavar="N", help=games_text)] = None,
        players: Annotated[
            str | None, typer.Option(metavar="N", help=filled(players_text, MIN_PLAYERS, MAX_PLAYERS))
        ] = None,
        levels: Annotated[str | None, typer.Option(metavar="A,B,…", help=levels_text)] = None,
        dice: Annotated[
            str, typer.Option(metavar="N", help=filled(dice_text, MIN_DICE, MAX_DICE, Rules().dice), show_default=False)
        ] = str(Rules().dice),
        calza: Annotated[bool, typer.Option("--calza", help=calza_text)] = False,
        no_palifico: Annotated[bool, typer.Option("--no-palifico", help=palifico_text)] = False,
        no_wild_ones: Annotated[bool, typer.Option("--no-wild-ones", help=wild_text)] = False,
        seed: Annotated[str | None, typer.Option(metavar="S", help=seed_text)] = None,
        jobs: Annotated[str, typer.Option(metavar="J", help=jobs_text, show_default=False)] = "1",
        out: Annotated[str | None, typer.Option(metavar="FILE.jsonl", help=out_text)] = None,
        help_: Annotated[bool, help_option(USAGE)] = False,
    ) -> Callable[[], int]:
        refuse_rest(context.args, USAGE)
        count = whole_number(needed(games, "--games", USAGE), "--games", GAMES)
        seats = whole_number(needed(players, "--players", USAGE), "--players", PLAYERS)
        chosen = arguments.levels(levels, seats) if levels is not None else _all_levels(seats)
        exact = ExactCall.CALZA if calza else ExactCall.SPOT_ON
        rules = Rules(whole_number(dice, "--dice", DICE), not no_wild_ones, not no_palifico, exact)
        number = secrets.randbelow(SEEDS.stop) if seed is None else whole_number(seed, "--seed", SEEDS)
        processes = whole_number(jobs, "--jobs", JOBS)
        file = arguments.new_file(needed(out, "--out", USAGE), "--out", ".jsonl")
        order = Order(Simulation(rules, chosen, number), count, processes, file)
        return lambda: _simulate(order)


def _all_levels(players: int) -> tuple[str, ...]:
    return tuple([LEVELS[seat % len(LEVELS)].id for seat in range(players)])


def _simulate(order: Order) -> int:
    try:
        won = _write(order)
    except OSError as error:
        #: %1 is a file, %2 the system's reason
        template = QCoreApplication.translate("Commands", "%1 cannot be written: %2")
        raise Failure(filled(template, shown(str(order.out)), error.strerror)) from error
    for level in [level.id for level in LEVELS if level.id in order.simulation.levels]:
        share = QLocale().toString(100 * won[level] / order.games, "f", 1)
        #: %1 is a level, %2 and %3 are numbers, %4 is a percentage
        template = QCoreApplication.translate("Commands", "%1: won %2 of %3 games (%4%)")
        print(filled(template, level, won[level], order.games, share))
    return 0


def _write(order: Order) -> Counter[str]:
    """Write the records; how many games each level has won."""
    # Rich takes a moment to load: no other command needs it.
    from desktop_app.commands.progress import progress

    won: Counter[str] = Counter()
    batches = in_order(order.simulation.games, order.games, order.jobs)
    with written_whole(order.out) as file, closing(batches), progress(order.games) as advance:
        for batch in batches:
            for game in batch:
                file.write(game.line)
                won[order.simulation.levels[game.winner]] += 1
            advance(len(batch))
    return won
