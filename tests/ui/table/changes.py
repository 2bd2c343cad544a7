"""One thing that happens on the table, from the moment before it: every motion that there is, in a scene of its own."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QSignalBlocker

from desktop_app.engine.bidding import Bidding
from desktop_app.engine.events import DiceChanged, Event
from desktop_app.engine.game import Game
from desktop_app.engine.moves import Bid, Call, Move
from desktop_app.ui.models.seats import SeatsModel
from tests.ui.table import scenes
from tests.ui.table.scenes import Scene


@dataclass(frozen=True)
class Change:
    """A model at one moment, and what makes it show the next."""

    model: SeatsModel
    happen: Callable[[], None]


def _events(game: Game, move: Move) -> tuple[Event, ...]:
    return tuple(game.play(move).events)


def _showing(scene: Scene, game: Game) -> Change:
    """From a scene to a game as it stands."""
    model = scene.model()
    return Change(model, lambda: model.show(game.observe(0)))


def first_round() -> Change:
    """Nothing has been dealt yet; then it is."""
    game = scenes.bidding().game
    undealt = Game.at(game.rules, Bidding.start(game.counts, 1, palifico=False))
    assert game.hands is not None
    return _showing(Scene(scenes.FIVE, undealt), scenes.round_of(game.rules, game.hands, 1))


def next_round() -> Change:
    """Everything is open; then the next round begins."""
    scene = scenes.revealed()
    game = scene.game.play(Call.CHALLENGE).game
    hands = tuple((*(1, 2, 3, 5, 6)[: count - 1], 6) for count in game.counts)
    return _showing(scene, game.deal(hands).game)


def raised() -> Change:
    """Rosa raises, and it is your turn."""
    scene = scenes.bidding()
    before = scenes.bid(scenes.round_of(scene.game.rules, scene.game.hands or (), 1), (4, 3), (4, 4), (5, 4))
    return _showing(Scene(scenes.FIVE, before), scene.game)


def raised_by_you() -> Change:
    """You raise."""
    scene = scenes.bidding()
    return _showing(scene, scenes.bid(scene.game, (7, 5)))


def opened() -> Change:
    """You open, and the other one is next."""
    scene = scenes.two()
    return _showing(scene, scenes.bid(scene.game, (3, 5)))


def challenged() -> Change:
    """You challenge."""
    scene = scenes.bidding()
    model = scene.model()
    call = _events(scene.game, Call.CHALLENGE)[0]
    return Change(model, lambda: model.play(call))


def _lifting(scene: Scene, move: Move) -> Change:
    model = scene._replace(last=move, events=1).model()
    revealed = _events(scene.game, move)[1]
    return Change(model, lambda: model.play(revealed))


def lifted() -> Change:
    """The cups are lifted."""
    return _lifting(scenes.bidding(), Call.CHALLENGE)


def lifted_late() -> Change:
    """The cups are lifted, and by then three dice have been counted."""
    scene = scenes.bidding()
    model = scene._replace(last=Call.CHALLENGE, events=1).model()
    revealed = _events(scene.game, Call.CHALLENGE)[1]

    def happen() -> None:
        with QSignalBlocker(model):
            model.play(revealed)
        model.count(3)

    return Change(model, happen)


def lifted_of_six() -> Change:
    """Six cups with six dice each are lifted."""
    return _lifting(scenes.six_revealed()._replace(last=None), Call.CHALLENGE)


def lifted_of_two() -> Change:
    """Two cups are lifted."""
    return _lifting(scenes.two_revealed()._replace(last=None), Call.CHALLENGE)


def _counting(scene: Scene, counted: int) -> Change:
    model = scene._replace(counted=counted - 1, events=2).model()
    return Change(model, lambda: model.count(counted))


def counted() -> Change:
    """One die is counted, one of yours."""
    return _counting(scenes.revealed(), 2)


def counted_wild() -> Change:
    """One wild die of somebody else is counted."""
    return _counting(scenes.six_revealed(), 4)


def counted_last() -> Change:
    """The last die is counted: what does not count grows dim."""
    return _counting(scenes.revealed(), 5)


def _settling(scene: Scene) -> Change:
    assert scene.last is not None
    events = _events(scene.game, scene.last)
    begin = next(number for number, event in enumerate(events) if isinstance(event, DiceChanged))
    model = scene._replace(events=begin).model()

    def happen() -> None:
        for event in events[begin:]:
            model.play(event)

    return Change(model, happen)


def lost() -> Change:
    """Rosa loses a die."""
    return _settling(scenes.revealed())


def lost_by_all() -> Change:
    """A right Spot On: everybody else loses a die."""
    return _settling(scenes.spot_on())


def lost_the_last() -> Change:
    """Bruno loses his last die and is out."""
    return _settling(scenes.last_die())


def won() -> Change:
    """You win a die back."""
    return _settling(scenes.calza())


def dusk() -> Change:
    """A Palifico round begins."""
    game = scenes.bid(scenes.round_of(scenes.palifico().game.rules, ((3, 1, 6, 4), (3, 4), (1, 6, 2)), 1), (8, 3))
    dealt = game.play(Call.CHALLENGE).game.deal(((1, 3, 4, 6), (3,), (1, 2, 6))).game
    return _showing(Scene(scenes.palifico().characters, game, last=Call.CHALLENGE), dealt)


def day() -> Change:
    """An ordinary round follows a Palifico round."""
    scene = scenes.palifico()
    after = scenes.bid(scene.game, (3, 3)).play(Call.CHALLENGE).game
    dealt = after.deal(tuple((1, 2, 3, 4, 5)[:count] for count in after.counts)).game
    model = scene._replace(game=scenes.bid(scene.game, (3, 3)), last=Call.CHALLENGE).model()
    return Change(model, lambda: model.show(dealt.observe(0)))


def thinking() -> Change:
    """Somebody begins to think."""
    scene = scenes.thinking()._replace(thinking=False)
    model = scene.model()
    return Change(model, lambda: model.think(scene.game.bidding.turn))


def locked() -> Change:
    """In a Palifico round somebody raises."""
    scene = scenes.palifico_of_six()
    turn = scene.game.bidding.turn
    after = scene.game.play(Bid(5, 4)).game
    assert after.bidding.turn != turn
    return _showing(scene, after)


CHANGES: tuple[Callable[[], Change], ...] = (
    first_round,
    next_round,
    raised,
    raised_by_you,
    opened,
    challenged,
    lifted,
    lifted_late,
    lifted_of_six,
    lifted_of_two,
    counted,
    counted_wild,
    counted_last,
    lost,
    lost_by_all,
    lost_the_last,
    won,
    dusk,
    day,
    thinking,
    locked,
)
