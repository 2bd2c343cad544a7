"""The review of a game that has ended: its rounds, its choices, and where the chances to win turned."""

from collections.abc import Sequence
from typing import NamedTuple

from desktop_app.engine.observation import Observation, PlayedRound
from desktop_app.engine.rules import Rules
from desktop_app.match.review.choices import Choice

MOST_TURNS = 8
"""So many turning points are told of at most."""


class ReviewedRound(NamedTuple):
    """A settled round, and everybody's chance to win the game when it began and when it was over, seat by seat."""

    played: PlayedRound
    before: tuple[float, ...]
    after: tuple[float, ...]
    choices: tuple[Choice, ...]

    def points(self, seat: int) -> int:
        """By how many points of a hundred the round has moved the seat's chance."""
        return round(100 * (self.after[seat] - self.before[seat]))


class TurningPoint(NamedTuple):
    """A round (from 0) in which chances moved far, the seat whose chance moved farthest, and by how many points."""

    round_number: int
    seat: int
    points: int


class Review(NamedTuple):
    """A game that was looked through; `winner` is None for one that was given up."""

    rules: Rules
    winner: int | None
    rounds: tuple[ReviewedRound, ...]

    @property
    def choices(self) -> tuple[Choice, ...]:
        """Every choice of the game, in order."""
        return tuple(choice for each in self.rounds for choice in each.choices)

    @property
    def turning_points(self) -> tuple[TurningPoint, ...]:
        """The rounds in which chances moved farthest, MOST_TURNS at most, in the order in which they were played."""
        found = [_turning_point(number, each) for number, each in enumerate(self.rounds)]
        moved = sorted((each for each in found if each.points), key=lambda each: -abs(each.points))
        return tuple(sorted(moved[:MOST_TURNS]))


def review_of(game: Observation, choices: Sequence[Choice], chances: Sequence[tuple[float, ...]]) -> Review:
    """The review of a game whose choices and chances have been weighed (`choices_of`, `chances_of`)."""
    by_round: list[list[Choice]] = [[] for _ in game.history]
    for choice in choices:
        by_round[choice.round_number].append(choice)
    rounds = [
        ReviewedRound(played, before, after, tuple(made))
        for played, before, after, made in zip(game.history, chances[:-1], chances[1:], by_round, strict=True)
    ]
    return Review(game.rules, game.winner, tuple(rounds))


def _turning_point(number: int, each: ReviewedRound) -> TurningPoint:
    """The seat whose chance the round moved farthest; of two as far, whoever called."""
    caller, players = each.played.outcome.caller, len(each.before)
    order = [(caller + step) % players for step in range(players)]
    seat = max(order, key=lambda seat: abs(each.points(seat)))
    return TurningPoint(number, seat, each.points(seat))
