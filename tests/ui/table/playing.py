"""A stage with a session, players who answer as told, and everything that became visible."""

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import islice
from random import Random

from pytestqt.qtbot import QtBot

from desktop_app.engine.dice import FairDice
from desktop_app.engine.events import Event
from desktop_app.engine.moves import Bid, Call, Move
from desktop_app.engine.observation import Observation
from desktop_app.engine.rules import Rules
from desktop_app.match.matches import Match, Seat
from desktop_app.match.session import Session
from desktop_app.match.thinker import Thinker
from desktop_app.ui.models.seats import SeatsModel
from desktop_app.ui.table.pace import Pace
from desktop_app.ui.table.stage import Stage, StageState
from desktop_app.ui.words.words import Words
from tests.ui.table.scenes import BRUNO, INES, YOU

#: What the stage does when it waits for somebody.
WAITING = (StageState.YOUR_TURN, StageState.REVEALED, StageState.OVER)
Choice = Callable[[Observation], Move]
#: Of a level that there is not: it speaks and looks as anybody.
SEAT = Seat("Bruno", "test", "bruno")


def raise_or_challenge(observation: Observation) -> Move:
    """Bid the lowest there is, but challenge from three dice on."""
    standing = observation.bidding.standing
    return Call.CHALLENGE if standing and standing.quantity > 2 else observation.legal_moves[0]


@dataclass(frozen=True)
class Following:
    """A player who follows a rule; it may be called on any thread."""

    choice: Choice = raise_or_challenge

    def choose(self, observation: Observation, rng: Random) -> Move:
        """Follow the rule."""
        return self.choice(observation)


@dataclass
class Playing:
    """What a test needs at hand."""

    session: Session
    model: SeatsModel
    stage: Stage
    shown: list[Event] = field(default_factory=list[Event])
    told: list[Event] = field(default_factory=list[Event])
    states: list[StageState] = field(default_factory=list[StageState])

    def answer(self) -> None:
        """Make the human's move."""
        observation = self.session.observation
        assert observation.my_turn
        self.session.play(raise_or_challenge(observation))

    def wait_for(self, qtbot: QtBot, *states: StageState) -> None:
        """Wait until the stage is in one of these states."""
        qtbot.waitUntil(lambda: self.stage.state in states, timeout=10_000)

    def play_on(self, qtbot: QtBot) -> None:
        """Answer whenever asked, until the game is over."""
        while self.stage.state is not StageState.OVER:
            self.wait_for(qtbot, *WAITING)
            if self.stage.state is StageState.YOUR_TURN:
                self.answer()
            else:
                self.stage.next_round()

    def play_to_reveal(self, qtbot: QtBot) -> None:
        """Answer whenever asked, until cups have been lifted."""
        self.stage.start()
        self.wait_for(qtbot, *WAITING)
        while self.stage.state is StageState.YOUR_TURN:
            self.answer()
            self.wait_for(qtbot, *WAITING)
        assert self.stage.state is StageState.REVEALED

    def close(self) -> None:
        """Leave the game."""
        self.stage.close()
        self.session.close()


def playing(
    thinker: Thinker,
    pace: Pace,
    *,
    opener: int = 1,
    choice: Choice = raise_or_challenge,
    deal: int = 0,
    bruno: Seat = SEAT,
) -> Playing:
    """Three seats with three dice each, the human in seat 0; another deal gives other dice."""
    secrets = (FairDice(bytes([number]) * 32) for number in range(256))
    fair = next(islice((fair for fair in secrets if fair.first_opener(3) == opener), deal, None))
    seats = (Seat("Ada", None, "you"), bruno, Seat("Inès", "test", "ines"))
    rules = Rules(3)
    player = Following(choice)
    session = Session(Match(rules, seats, fair, 7), (None, player, player), Following(), thinker)
    model = SeatsModel(Words([seat.name for seat in seats], 0, rules), (YOU, BRUNO, INES))
    table = Playing(session, model, Stage(session, model, pace))
    session.happened.connect(table.told.extend)
    table.stage.shown.connect(table.shown.append)
    table.stage.state_changed.connect(table.states.append)
    return table


def highest(observation: Observation) -> Move:
    """Bid all the dice, or challenge such a bid."""
    return Call.CHALLENGE if observation.bidding.standing else Bid(observation.bidding.dice_in_play, 6)
