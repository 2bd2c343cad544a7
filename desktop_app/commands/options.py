"""Options that several commands have: what they are called, what help says of them, and how they are read."""

import secrets
from typing import Any

import typer
from PySide6.QtCore import QCoreApplication

from desktop_app.commands.arguments import whole_number
from desktop_app.engine.rules import MAX_DICE, MIN_DICE, ExactCall, Rules
from desktop_app.library.templates import filled

RULES_USAGE = "[--dice N] [--calza] [--no-palifico] [--no-wild-ones]"
WORK_USAGE = "[--seed S] [--jobs J]"
USUAL_DICE = str(Rules().dice)
_GAMES = range(1, 10_000_001)
_DICE = range(MIN_DICE, MAX_DICE + 1)
_SEEDS = range(1 << 64)
# Windows waits for no more than 61 processes at once.
_JOBS = range(1, 61)


def games_option() -> Any:
    """--games N."""
    return typer.Option(metavar="N", help=QCoreApplication.translate("Commands", "How many games."))


def dice_option() -> Any:
    """--dice N."""
    #: %1, %2 and %3 are numbers
    text = QCoreApplication.translate("Commands", "Dice each, from %1 to %2; without it %3.")
    return typer.Option(metavar="N", help=filled(text, MIN_DICE, MAX_DICE, USUAL_DICE), show_default=False)


def calza_option() -> Any:
    """--calza."""
    return typer.Option("--calza", help=QCoreApplication.translate("Commands", "Calza instead of Spot On."))


def no_palifico_option() -> Any:
    """--no-palifico."""
    return typer.Option("--no-palifico", help=QCoreApplication.translate("Commands", "No Palifico rounds."))


def no_wild_ones_option() -> Any:
    """--no-wild-ones."""
    return typer.Option("--no-wild-ones", help=QCoreApplication.translate("Commands", "No wild ones."))


def seed_option() -> Any:
    """--seed S."""
    text = QCoreApplication.translate(
        "Commands", "A number that all games follow from; without it the system’s chance decides."
    )
    return typer.Option(metavar="S", help=text)


def jobs_option() -> Any:
    """--jobs J."""
    text = QCoreApplication.translate("Commands", "How many processes share the work; without it 1.")
    return typer.Option(metavar="J", help=text, show_default=False)


def games_of(games: str) -> int:
    """How many games. Raises WrongArgument."""
    return whole_number(games, "--games", _GAMES)


def rules_of(dice: str, *, calza: bool, no_palifico: bool, no_wild_ones: bool) -> Rules:
    """The rules that are chosen. Raises WrongArgument."""
    exact = ExactCall.CALZA if calza else ExactCall.SPOT_ON
    return Rules(whole_number(dice, "--dice", _DICE), not no_wild_ones, not no_palifico, exact)


def seed_of(seed: str | None) -> int:
    """The seed, one by chance where none is given. Raises WrongArgument."""
    return secrets.randbelow(_SEEDS.stop) if seed is None else whole_number(seed, "--seed", _SEEDS)


def jobs_of(jobs: str) -> int:
    """How many processes. Raises WrongArgument."""
    return whole_number(jobs, "--jobs", _JOBS)
