"""arena: players compared by games with common dice."""

import re
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer
from PySide6.QtCore import QCoreApplication

from desktop_app.commands import arguments, options
from desktop_app.commands.arguments import LENIENT, Failure, WrongArgument, needed, refuse_rest, unwritten
from desktop_app.commands.help import help_option
from desktop_app.commands.workers import BATCH, in_order
from desktop_app.engine.rules import MAX_PLAYERS, MIN_PLAYERS
from desktop_app.library.files import written_whole
from desktop_app.library.templates import filled, shown
from desktop_app.match.arena import BOT, Arena, bot_of
from desktop_app.match.bot_faults import bot_fault_told
from desktop_app.match.bot_process import BotError
from desktop_app.match.bots import BotLine
from desktop_app.match.contest import Contest, Result

NAME = "arena"
USAGE = f"arena --seats L1,L2,cmd:PROGRAM,… --games N {options.RULES_USAGE} {options.WORK_USAGE} [--json FILE.json]"
PLAYERS = range(MIN_PLAYERS, MAX_PLAYERS + 1)

_PART = re.compile(r"""(?:[^,"']|"[^"]*"|'[^']*'|["'])+|(?<=,)(?=,|$)|^(?=,|$)""")
"""What stands between commas, but for those between quotation marks."""


@dataclass(frozen=True, slots=True)
class Order:
    """What is to be played, by how many processes, and where the result is written besides."""

    arena: Arena
    games: int
    jobs: int
    file: Path | None


def register(app: typer.Typer) -> None:
    """Add the command."""
    purpose = QCoreApplication.translate(
        "Commands",
        "Let players play many games, with the same dice in each rotation of the seats, and compare what they win.",
    )
    #: %1 and %2 are numbers, %3 is "cmd:"
    seats_text = QCoreApplication.translate(
        "Commands",
        "From %1 to %2 players: levels, and commands of bots after %3. Commas between quotes separate nothing.",
    )
    seats_help = filled(seats_text, MIN_PLAYERS, MAX_PLAYERS, BOT)
    json_text = QCoreApplication.translate("Commands", "A file for the result as JSON, for other programs.")

    @app.command(NAME, help=purpose, add_help_option=False, context_settings=LENIENT)
    def _(  # one parameter an option: that is how typer reads them
        context: typer.Context,
        seats: Annotated[str | None, typer.Option(metavar="L1,L2,cmd:PROGRAM,…", help=seats_help)] = None,
        games: Annotated[str | None, options.games_option()] = None,
        dice: Annotated[str, options.dice_option()] = options.USUAL_DICE,
        calza: Annotated[bool, options.calza_option()] = False,
        no_palifico: Annotated[bool, options.no_palifico_option()] = False,
        no_wild_ones: Annotated[bool, options.no_wild_ones_option()] = False,
        seed: Annotated[str | None, options.seed_option()] = None,
        jobs: Annotated[str, options.jobs_option()] = "1",
        json: Annotated[str | None, typer.Option("--json", metavar="FILE.json", help=json_text)] = None,
        help_: Annotated[bool, help_option(USAGE)] = False,
    ) -> Callable[[], int]:
        refuse_rest(context.args, USAGE)
        entrants = _entrants(needed(seats, "--seats", USAGE))
        count = options.games_of(needed(games, "--games", USAGE))
        rules = options.rules_of(dice, calza=calza, no_palifico=no_palifico, no_wild_ones=no_wild_ones)
        file = arguments.new_file(json, "--json", ".json") if json is not None else None
        order = Order(Arena(rules, entrants, options.seed_of(seed)), count, options.jobs_of(jobs), file)
        return lambda: _compare(order)


def _entrants(text: str) -> tuple[str, ...]:
    """Who plays. Raises WrongArgument."""
    parts = [part.strip() for part in _PART.findall(text)]
    if len(parts) not in PLAYERS:
        #: %1 and %2 are numbers, %3 is how many were typed
        template = QCoreApplication.translate("Commands", "--seats takes from %1 to %2 players, not %3.")
        raise WrongArgument(filled(template, MIN_PLAYERS, MAX_PLAYERS, len(parts)))
    return tuple([part if part.startswith(BOT) else arguments.level(part) for part in parts])


def _try_bots(entrants: Sequence[str]) -> None:
    """Start each bot once: one that cannot begin loses no game by it. Raises Failure."""
    for entrant in dict.fromkeys(entrants):
        if bot := bot_of(entrant):
            with closing(BotLine(bot)) as line:
                try:
                    line.greet()
                except BotError as error:
                    #: %1 is the command of a bot, %2 what is wrong with it
                    template = QCoreApplication.translate("Commands", "%1 cannot play: %2.")
                    raise Failure(filled(template, shown(entrant), bot_fault_told(error))) from error


def _compare(order: Order) -> int:
    # Rich takes a moment to load: no other command needs it.
    from desktop_app.commands.arena_table import as_json, print_table

    _try_bots(order.arena.entrants)
    results = _played(order)
    print_table(results)  # before the file, which the disk may refuse: hours of games would be lost
    if order.file:
        _write(order.file, as_json(order.arena, order.games, results))
    return 0


def _played(order: Order) -> list[Result]:
    from desktop_app.commands.progress import progress

    contest = Contest(order.arena.entrants)
    # A bot starts once a batch: so the result does not depend on how many processes share the work.
    seats = len(order.arena.entrants)
    batch = max(1, BATCH // seats) * seats if order.arena.has_bots else seats
    batches = in_order(order.arena.games, order.games, order.jobs, batch)
    with closing(batches), progress(order.games) as advance:
        for batch in batches:
            contest.add(batch)
            advance(len(batch))
    return contest.results()


def _write(path: Path, data: bytes) -> None:
    """Write the file. Raises Failure."""
    try:
        with written_whole(path) as file:
            file.write(data)
    except OSError as error:
        raise unwritten(path, error) from error
