"""Everybody's chance to win a game, round by round."""

from collections.abc import Sequence

from desktop_app.engine.observation import Observation
from desktop_app.players.reading.soundness import used_before
from desktop_app.players.situations import Situations, joined
from desktop_app.players.values import Values


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
