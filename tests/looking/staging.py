"""The whole program with a game of our making on its table: every moment looks the same whenever it is staged."""

from collections import deque
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from dataclasses import fields, replace
from unittest.mock import patch

from desktop_app.engine.bidding import Bidding
from desktop_app.engine.events import Revealed
from desktop_app.engine.game import Game
from desktop_app.engine.moves import Move
from desktop_app.engine.observation import PlayedRound
from desktop_app.engine.outcome import Hand
from desktop_app.match.keeper import Keeper
from desktop_app.match.matches import Match, Seat
from desktop_app.match.session import Phase, Session
from desktop_app.match.setup import SealedDice
from desktop_app.match.thinker import Thinker
from desktop_app.players.roster import LEVELS
from desktop_app.ui import new_game, table_desk
from desktop_app.ui.application import Program
from desktop_app.ui.models.seats import SeatsModel
from desktop_app.ui.seat_defaults import default_choices
from desktop_app.ui.table.pace import TIMINGS, Pace, Timing
from desktop_app.ui.table.stage import StageState
from desktop_app.ui.table.table_view import TableView
from desktop_app.ui.table_page import TablePage
from tests.ui.table.scenes import NAMES, Scene

_DAY = 86_400_000
#: Nothing goes on by itself: whoever stages a game skips what is over.
STANDING = replace(TIMINGS[Pace.NORMAL], **{field.name: _DAY for field in fields(Timing) if field.name != "between"})


class FixedDice(SealedDice):
    """Dice with a secret that everybody knows, so that the seal in the picture is always the same."""

    def __init__(self) -> None:
        super().__init__()
        self._secret = bytes(range(32))


class StagedSession(Session):
    """Plays the rounds of a scene's game as they were played, then waits for whoever is on turn for ever."""

    def __init__(self, match: Match, thinker: Thinker, scene: Scene) -> None:
        names = scene.names or tuple(NAMES[face] for face in scene.characters)
        others = [
            Seat(name, LEVELS[number % len(LEVELS)].id, face.value)
            for number, (name, face) in enumerate(zip(names[1:], scene.characters[1:], strict=True))
        ]
        human = replace(match.seats[0], portrait=scene.characters[0].value)
        match = replace(match, rules=scene.game.rules, seats=(human, *others), seed=1)
        super().__init__(match, [None] * len(names), LEVELS[0].make(), thinker)
        self._game = _beginning(scene.game)
        self._deals: deque[tuple[Hand, ...]] = deque(played.hands for played in scene.game.history)
        self._moves: deque[Move] = deque()
        for played in scene.game.history:
            self._moves += (*played.bids, played.outcome.made.call)
        if scene.game.hands is not None:
            self._deals.append(scene.game.hands)
            self._moves += scene.game.bids
        if scene.last is not None:
            self._moves.append(scene.last)

    @property
    def goes_on(self) -> bool:
        """Whether something of the scene is still to come."""
        return bool(self._moves or self._deals)

    @property
    def revealed(self) -> Revealed:
        """What the last call of the scene has opened."""
        played = self._game.history[-1]
        return Revealed(played.hands, played.outcome)

    def proceed(self) -> None:
        """Do what comes next in the scene."""
        if self.phase is not Phase.SHOWING:
            return
        if self._game.winner is not None:
            self._enter(Phase.OVER)
        elif self._game.hands is None and self._deals:
            self._advance(self._game.deal(self._deals.popleft()))
        elif self._moves:
            self._advance(self._game.play(self._moves.popleft()))
        else:
            mine = self._game.bidding.turn == self.match.human
            self._enter(Phase.YOUR_TURN if mine else Phase.THINKING)


def _beginning(game: Game) -> Game:
    """The same game before the first of its dice were dealt."""
    if not game.history:
        return Game.at(game.rules, Bidding.start(game.counts, game.opener, palifico=game.palifico), None, game.used)
    first = game.history[0]
    since = triggered(game.history)
    used = tuple(had and seat not in since for seat, had in enumerate(game.used))
    counts = tuple(map(len, first.hands))
    return Game.at(game.rules, Bidding.start(counts, first.opener, palifico=first.palifico), None, used)


def triggered(rounds: Sequence[PlayedRound]) -> set[int]:
    """The seats that have triggered their Palifico round in these rounds."""
    return {seat for played in rounds for seat in played.outcome.losers if played.counts_after[seat] == 1}


@contextmanager
def standing_still() -> Generator[None]:
    """Meanwhile a game at the normal pace stays where it is until it is told to go on, and seals are fixed."""
    with patch.dict(TIMINGS, {Pace.NORMAL: STANDING}), patch.object(new_game, "SealedDice", FixedDice):
        yield


def seat(program: Program, scene: Scene) -> TablePage:
    """The page of a game that has come to a scene; nothing moves on it."""

    def seated(match: Match, thinker: Thinker, keeper: Keeper | None = None) -> Session:
        """What is staged is no game of anybody's, and not kept."""
        return StagedSession(match, thinker, scene)

    with patch.object(table_desk, "seated", seated):
        program.host.begin(default_choices(), FixedDice(), "")
    table = program.host.table
    assert table is not None
    session = table.session
    assert isinstance(session, StagedSession)
    while session.goes_on:
        go_on(table)
    view = view_of(table)
    if scene.events is None:
        while table.stage.state is StageState.PLAYING:
            go_on(table)
    elif scene.events > 1:
        model = view.model()
        assert isinstance(model, SeatsModel)
        model.play(session.revealed)
        model.count(scene.counted or 0)
    view.tableau.finish()
    return table


def go_on(table: TablePage) -> None:
    """End what is shown, and show the next thing."""
    if table.stage.state is StageState.REVEALED:
        table.stage.next_round()
    else:
        table.stage.skip()


def view_of(table: TablePage) -> TableView:
    """The table on its page."""
    view = table.findChild(TableView)
    assert view is not None
    return view
