"""The result of an arena as a table for people, and as JSON for programs."""

import sys
from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QCoreApplication, QLocale
from rich import box
from rich.console import Console
from rich.table import Table

from desktop_app.library.templates import filled, shown
from desktop_app.match.arena import Arena
from desktop_app.match.bot_faults import bot_fault_named
from desktop_app.match.contest import Result

_WIDE = 1000


def print_table(results: Sequence[Result]) -> None:
    """Print a row for each entrant."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    table.add_column(QCoreApplication.translate("Commands", "Player"), overflow="fold")
    for heading in _headings():
        table.add_column(heading, justify="right", no_wrap=True)
    for result in results:
        table.add_row(*_row(result))
    # Only a terminal has an edge; else no command of a bot is cut in pieces.
    width = None if sys.stdout and sys.stdout.isatty() else _WIDE
    Console(markup=False, highlight=False, width=width).print(table)
    for result in results:
        if result.faults:
            print(_faults(result))


def as_json(arena: Arena, games: int, results: Sequence[Result]) -> bytes:
    """The same, and what was played, for other programs; times are in seconds."""
    rules = arena.rules
    told = {
        "games": games,
        "seed": arena.seed,
        "seats": arena.entrants,
        "rules": {
            "dice": rules.dice,
            "wild_ones": rules.wild_ones,
            "palifico": rules.palifico,
            "exact": rules.exact.value,
        },
        "results": [_entry(result) for result in results],
    }
    return msgspec.json.format(msgspec.json.encode(told), indent=2) + b"\n"


def _headings() -> tuple[str, ...]:
    return (
        QCoreApplication.translate("Commands", "Seats"),
        QCoreApplication.translate("Commands", "Games"),
        QCoreApplication.translate("Commands", "Won"),
        #: of the games; stands over "62.5%"
        QCoreApplication.translate("Commands", "Share"),
        #: heads the interval that holds the share with a probability of 95%; stands over "58.1–66.9"
        QCoreApplication.translate("Commands", "95%"),
        "Elo",
        #: mean time for a decision; stands over "1.25 ms"
        QCoreApplication.translate("Commands", "Decision"),
        #: longest time for a decision
        QCoreApplication.translate("Commands", "Longest"),
    )


def _row(result: Result) -> tuple[str, ...]:
    share, pace = result.share, result.pace
    return (
        shown(result.entrant),
        str(result.seats),
        str(result.games),
        str(result.wins),
        _percent(share.share),
        f"{_number(100 * share.low)}–{_number(100 * share.high)}",
        f"{round(result.elo):+d}".replace("-", "−"),
        _milliseconds(pace.seconds / max(1, pace.decisions)),
        _milliseconds(pace.longest),
    )


def _entry(result: Result) -> dict[str, object]:
    share, pace = result.share, result.pace
    return {
        "player": result.entrant,
        "seats": result.seats,
        "games": result.games,
        "wins": result.wins,
        "share": share.share,
        "low": share.low,
        "high": share.high,
        "elo": result.elo,
        "decisions": pace.decisions,
        "mean_seconds": pace.seconds / max(1, pace.decisions),
        "longest_seconds": pace.longest,
        "faults": {fault.name.lower(): times for fault, times in result.faults.items()},
    }


def _faults(result: Result) -> str:
    told = ", ".join(f"{bot_fault_named(fault)} {times}" for fault, times in result.faults.items())
    #: %1 is a player, %2 a list of faults, each with the number of games that it has cost
    template = QCoreApplication.translate("Commands", "%1 was stopped, and lost the game for it: %2.")
    return filled(template, shown(result.entrant), told)


def _percent(share: float) -> str:
    #: %1 is a number
    return filled(QCoreApplication.translate("Commands", "%1%"), _number(100 * share))


def _milliseconds(seconds: float) -> str:
    #: %1 is a number of milliseconds
    return filled(QCoreApplication.translate("Commands", "%1 ms"), QLocale().toString(1000 * seconds, "f", 2))


def _number(value: float) -> str:
    return QLocale().toString(value, "f", 1)
