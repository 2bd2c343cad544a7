"""The review of a game that has ended: its rounds, its choices, and where the chances to win turned."""

from collections.abc import Sequence
from typing import NamedTuple

from desktop_app.engine.observation import Observation, PlayedRound
from desktop_app.engine.rules import Rules
from desktop_app.match.review.choices import Choice
from desktop_app.players.reading.soundness import used_before
from desktop_app.players.situations import Situations, joined
from desktop_app.players.values import Values

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


def review_of(game: Observation, choices: Sequence[Choice], values: Values) -> Review:
    """The review of a game whose choices have been weighed (`choices.choices_of`)."""
    chances = chances_of(game, values)
    by_round: list[list[Choice]] = [[] for _ in game.history]
    for choice in choices:
        by_round[choice.round_number].append(choice)
    rounds = [
        ReviewedRound(played, chances[number], chances[number + 1], tuple(by_round[number]))
        for number, played in enumerate(game.history)
    ]
    return Review(game.rules, game.winner, tuple(rounds))


def chances_of(game: Observation, values: Values) -> list[tuple[float, ...]]:
    """Everybody's chance to win at the beginning of each round, seat by seat, and last when the game was over.

    They follow from the dice that everybody holds, who opens and whether it is a Palifico round, not from what is under
    the cups.
    """
    history, rules, players = game.history, game.rules, len(game.bidding.counts)
    rounds = [
        (tuple(map(len, played.hands)), had, played.opener, played.palifico)
        for played, had in zip(history, used_before(rules, history, players), strict=True)
    ]
    if game.winner is None:
        rounds.append((game.bidding.counts, game.used, game.bidding.opener, game.bidding.palifico))
    situations = [
        Situations.single(rules, counts, had, opener, palifico=palifico) for counts, had, opener, palifico in rounds
    ]
    worth = values.chances(joined(situations))
    found = [
        _by_seat(counts, opener, [float(chance) for chance in row])
        for (counts, _, opener, _), row in zip(rounds, worth, strict=True)
    ]
    if game.winner is not None:
        found.append(tuple(float(seat == game.winner) for seat in range(players)))
    return found


def _by_seat(counts: Sequence[int], opener: int, worth: Sequence[float]) -> tuple[float, ...]:
    """Chances of positions, which count from the opener over the seats with dice, as chances of seats."""
    players = len(counts)
    chances = [0.0] * players
    seats = [(opener + step) % players for step in range(players)]
    for position, seat in enumerate(seat for seat in seats if counts[seat]):
        chances[seat] = worth[position]
    return tuple(chances)


def _turning_point(number: int, each: ReviewedRound) -> TurningPoint:
    """The seat whose chance the round moved farthest; of two as far, whoever called."""
    caller, players = each.played.outcome.caller, len(each.before)
    order = [(caller + step) % players for step in range(players)]
    seat = max(order, key=lambda seat: abs(each.points(seat)))
    return TurningPoint(number, seat, each.points(seat))
