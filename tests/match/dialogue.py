"""The program's side of the bot protocol, for tests: a game that was played, as it is told to one seat."""

from collections.abc import Iterator
from typing import Any

from desktop_app.engine.game import Game
from desktop_app.engine.moves import Action, Bid
from desktop_app.engine.observation import PlayedRound

Json = dict[str, Any]


def told(game: Game, seat: int) -> Iterator[Json]:
    """Every message of a finished game, from "game" to "over"."""
    rules, players = game.rules, len(game.used)
    names = [f"P{number}" for number in range(players)]
    entry = {"dice": rules.dice, "wild_ones": rules.wild_ones, "palifico": rules.palifico, "exact": rules.exact.value}
    yield {"type": "game", "rules": entry, "players": names, "seat": seat}
    for index, played in enumerate(game.history):
        yield from round_told(index, played, seat)
    yield {"type": "over", "winner": game.winner}


def round_told(index: int, played: PlayedRound, seat: int) -> Iterator[Json]:
    """Every message of a round."""
    hands = [list(hand) for hand in played.hands]
    counts = [len(hand) for hand in hands]
    start = {"type": "round", "index": index, "opener": played.opener, "palifico": played.palifico}
    yield {**start, "counts": counts, "dice": hands[seat]}
    for action in played.actions:
        if action.seat == seat:
            yield {"type": "turn"}
        yield {"type": "action", "seat": action.seat, "action": written(action)}
    yield {"type": "reveal", "dice": hands, "count": played.outcome.matching, "counts": list(played.counts_after)}


def written(action: Action) -> list[Any]:
    """A move as the protocol writes it."""
    move = action.move
    return ["bid", move.quantity, move.face] if isinstance(move, Bid) else [move.value]
