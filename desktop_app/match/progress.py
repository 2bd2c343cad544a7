"""How far a game has come, so that a session can begin in the middle of it."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, Self

from desktop_app.engine.events import Event, Revealed
from desktop_app.engine.game import Game, Step


class Progress(NamedTuple):
    """A game at one moment, as it stands on the table.

    `past` is all that has been seen of it, `settled` the step of it that settled the last round. `unseen` is a call
    that was made and may not have been seen: it is shown first, so that nobody misses how a round was settled.
    """

    game: Game
    past: tuple[Event, ...] = ()
    unseen: Step | None = None
    settled: Step | None = None

    @classmethod
    def of(cls, game: Game) -> Self:
        """The progress of a game that was played to where it is now."""
        steps = tuple(steps_of(game))
        if game.hands is None and steps:
            *seen, unseen = steps
            return cls(unseen.before, _events(seen), unseen, _last_settling(seen))
        return cls(game, _events(steps), settled=_last_settling(steps))


def steps_of(game: Game) -> Iterator[Step]:
    """Every step that led to a game, from its first dice on."""
    opener = game.history[0].opener if game.history else game.opener
    at = Game.start(game.rules, len(game.counts), opener)
    for played in game.history:
        step = at.deal(played.hands)
        yield step
        at = step.game
        for action in played.actions:
            step = at.play(action.move)
            yield step
            at = step.game
    if game.hands is not None:
        step = at.deal(game.hands)
        yield step
        for bid in game.bids:
            step = step.game.play(bid)
            yield step


def _last_settling(steps: Sequence[Step]) -> Step | None:
    return next((step for step in reversed(steps) if any(isinstance(event, Revealed) for event in step.events)), None)


def _events(steps: Iterable[Step]) -> tuple[Event, ...]:
    return tuple(event for step in steps for event in step.events)
