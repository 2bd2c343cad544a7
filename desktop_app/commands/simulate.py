"""simulate: games among built-in players, written as records."""

from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer
from PySide6.QtCore import QCoreApplication, QLocale

from desktop_app.commands import arguments, options
from desktop_app.commands.arguments import LENIENT, needed, refuse_rest, unwritten, whole_number
from desktop_app.commands.help import help_option
from desktop_app.commands.workers import in_order
from desktop_app.engine.rules import MAX_PLAYERS, MIN_PLAYERS
from desktop_app.library.files import written_whole
from desktop_app.library.templates import filled
from desktop_app.match.simulation import Simulation
from desktop_app.players.roster import LEVELS

NAME = "simulate"
USAGE = f"simulate --games N --players N [--levels A,B,…] {options.RULES_USAGE} {options.WORK_USAGE} --out FILE.jsonl"
PLAYERS = range(MIN_PLAYERS, MAX_PLAYERS + 1)


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
    #: %1 and %2 are numbers
    players_text = QCoreApplication.translate("Commands", "How many players, from %1 to %2.")
    levels_text = QCoreApplication.translate(
        "Commands", "The players’ levels, one for all or one for each; without it all levels in turn."
    )
    out_text = QCoreApplication.translate(
        "Commands", "The file for the records, one a line. It is written whole or not at all."
    )

    @app.command(NAME, help=purpose, add_help_option=False, context_settings=LENIENT)
    def _(  # one parameter an option: that is how typer reads them
        context: typer.Context,
        games: Annotated[str | None, options.games_option()] = None,
        players: Annotated[
            str | None, typer.Option(metavar="N", help=filled(players_text, MIN_PLAYERS, MAX_PLAYERS))
        ] = None,
        levels: Annotated[str | None, typer.Option(metavar="A,B,…", help=levels_text)] = None,
        dice: Annotated[str, options.dice_option()] = options.USUAL_DICE,
        calza: Annotated[bool, options.calza_option()] = False,
        no_palifico: Annotated[bool, options.no_palifico_option()] = False,
        no_wild_ones: Annotated[bool, options.no_wild_ones_option()] = False,
        seed: Annotated[str | None, options.seed_option()] = None,
        jobs: Annotated[str, options.jobs_option()] = "1",
        out: Annotated[str | None, typer.Option(metavar="FILE.jsonl", help=out_text)] = None,
        help_: Annotated[bool, help_option(USAGE)] = False,
    ) -> Callable[[], int]:
        refuse_rest(context.args, USAGE)
        count = options.games_of(needed(games, "--games", USAGE))
        seats = whole_number(needed(players, "--players", USAGE), "--players", PLAYERS)
        chosen = arguments.levels(levels, seats) if levels is not None else _all_levels(seats)
        rules = options.rules_of(dice, calza=calza, no_palifico=no_palifico, no_wild_ones=no_wild_ones)
        file = arguments.new_file(needed(out, "--out", USAGE), "--out", ".jsonl")
        order = Order(Simulation(rules, chosen, options.seed_of(seed)), count, options.jobs_of(jobs), file)
        return lambda: _simulate(order)


def _all_levels(players: int) -> tuple[str, ...]:
    return tuple([LEVELS[seat % len(LEVELS)].id for seat in range(players)])


def _simulate(order: Order) -> int:
    try:
        won = _write(order)
    except OSError as error:
        raise unwritten(order.out, error) from error
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
