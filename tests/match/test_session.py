"""A session asks, shows and ends; late, broken and illegal answers cannot disturb it."""

import threading
from collections.abc import Iterator
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.engine.dice import FairDice
from desktop_app.engine.events import GameWon, RoundStarted
from desktop_app.engine.moves import Bid, BidMade, Call, IllegalMove, Move
from desktop_app.engine.observation import Observation
from desktop_app.engine.rules import Rules
from desktop_app.match.session import Match, Phase, Seat, SeatFailure, Session
from desktop_app.match.thinker import Thinker
from desktop_app.players.player import Player


class LowestOrChallenge:
    """Bids the lowest there is, but challenges from two dice on."""

    def choose(self, observation: Observation, rng: Random) -> Move:
        """Challenge a bid of two or more, else bid the lowest."""
        standing = observation.bidding.standing
        return Call.CHALLENGE if standing and standing.quantity > 1 else observation.legal_moves[0]


class Raising:
    """Cannot think."""

    def choose(self, observation: Observation, rng: Random) -> Move:
        """Raise an exception."""
        raise RuntimeError("no idea")


class Illegal:
    """Bids more dice than there are."""

    def choose(self, observation: Observation, rng: Random) -> Move:
        """Name a bid that cannot be."""
        return Bid(99, 3)


class Waiting:
    """Answers when it is let go."""

    def __init__(self) -> None:
        """Hold until `go` is set."""
        self.go = threading.Event()

    def choose(self, observation: Observation, rng: Random) -> Move:
        """Wait, then bid the lowest."""
        self.go.wait(10)
        return observation.legal_moves[0]


@pytest.fixture
def thinker(qtbot: QtBot) -> Iterator[Thinker]:
    """A thinker that is closed after the test."""
    thinker = Thinker()
    yield thinker
    thinker.close()


def session(thinker: Thinker, opponent: Player, opener: int = 1) -> Session:
    """Two seats, the human in seat 0; the opener is as asked for."""
    secrets = (FairDice(bytes([number]) * 32) for number in range(256))
    fair = next(fair for fair in secrets if fair.first_opener(2) == opener)
    seats = (Seat("Ada", None, "you"), Seat("Bo", "test", "bruno"))
    return Session(Match(Rules(3), seats, fair, 7), (None, opponent), LowestOrChallenge(), thinker)


def test_a_whole_game_is_played_by_proceeding(qtbot: QtBot, thinker: Thinker) -> None:
    """From the first roll to the winner: the human answers, the opponent is asked, the end is the winner's."""
    game = session(thinker, LowestOrChallenge())
    events: list[object] = []
    game.happened.connect(events.extend)
    assert game.secret_shown is None
    while game.phase is not Phase.OVER:
        game.proceed()
        if game.phase is Phase.THINKING:
            qtbot.waitUntil(lambda: game.phase is not Phase.THINKING)
        elif game.phase is Phase.YOUR_TURN:
            game.play(LowestOrChallenge().choose(game.observation, Random(0)))
    assert isinstance(events[0], RoundStarted)
    assert isinstance(events[-1], GameWon)
    assert game.observation.winner == events[-1].seat
    assert game.secret_shown == game.match.fair.secret.hex()


def test_the_same_seed_gives_the_same_game(qtbot: QtBot, thinker: Thinker) -> None:
    """The questions' generators follow from the match's seed alone."""

    class Dicing:
        def choose(self, observation: Observation, rng: Random) -> Move:
            return rng.choice(observation.legal_moves)

    def opening() -> Bid | None:
        game = session(thinker, Dicing())
        game.proceed()
        with qtbot.waitSignal(game.happened):
            game.proceed()
        game.close()
        return game.observation.bidding.standing

    assert opening() == opening()


def test_proceed_and_play_do_nothing_in_other_phases(thinker: Thinker) -> None:
    """The human cannot move while events are shown, and a second proceed on the human's turn changes nothing."""
    game = session(thinker, LowestOrChallenge(), opener=0)
    game.proceed()
    game.play(Bid(1, 1))
    assert game.observation.bidding.standing is None
    game.proceed()
    game.proceed()
    assert game.phase is Phase.YOUR_TURN


def test_a_refused_move_changes_nothing(thinker: Thinker) -> None:
    """The human is told why, and is still on turn."""
    game = session(thinker, LowestOrChallenge(), opener=0)
    game.proceed()
    game.proceed()
    with pytest.raises(IllegalMove):
        game.play(Call.CHALLENGE)
    assert game.phase is Phase.YOUR_TURN


@pytest.mark.parametrize("opponent", [Raising(), Illegal()])
def test_a_player_who_fails_is_replaced(qtbot: QtBot, thinker: Thinker, opponent: Player) -> None:
    """The failure is said with its seat, and the game goes on with another player in it."""
    game = session(thinker, opponent)
    failures: list[SeatFailure] = []
    game.failed.connect(failures.append)
    game.proceed()
    with qtbot.waitSignal(game.happened):
        game.proceed()
        qtbot.waitUntil(lambda: bool(failures))
    assert [failure.seat for failure in failures] == [1]
    assert game.observation.bidding.actions == (BidMade(1, Bid(1, 1), True),)
    assert game.phase is Phase.SHOWING


@pytest.mark.parametrize("leave", [Session.give_up, Session.close])
def test_a_late_answer_is_dropped(qtbot: QtBot, thinker: Thinker, leave: object) -> None:
    """Whether the game was given up or left while a player thought, the answer changes nothing."""
    opponent = Waiting()
    game = session(thinker, opponent)
    game.proceed()
    game.proceed()
    assert game.phase is Phase.THINKING
    assert callable(leave)
    leave(game)
    with qtbot.waitSignal(thinker.answered):
        opponent.go.set()
    qtbot.wait(1)
    assert game.observation.bidding.actions == ()


def test_questions_that_wait_are_dropped_at_the_end(qtbot: QtBot) -> None:
    """Closing lets the player who thinks finish and never asks the next."""
    thinker, slow = Thinker(), Waiting()
    first, second = session(thinker, slow), session(thinker, Raising())
    failures: list[SeatFailure] = []
    second.failed.connect(failures.append)
    for game in (first, second):
        game.proceed()
        game.proceed()
    slow.go.set()
    thinker.close()
    qtbot.wait(20)
    assert not failures


def test_a_late_failure_is_dropped(qtbot: QtBot, thinker: Thinker) -> None:
    """A player who fails after the game was given up is nobody's concern."""
    game = session(thinker, Raising())
    failures: list[SeatFailure] = []
    game.failed.connect(failures.append)
    game.proceed()
    with qtbot.waitSignal(thinker.failed):
        game.proceed()
        game.give_up()
    qtbot.wait(1)
    assert not failures


def test_giving_up_ends_without_a_winner_once(thinker: Thinker) -> None:
    """Nobody has won, the secret is shown, and giving up again says nothing new."""
    game = session(thinker, LowestOrChallenge(), opener=0)
    phases: list[Phase] = []
    game.phase_changed.connect(phases.append)
    game.give_up()
    game.give_up()
    game.proceed()
    assert phases == [Phase.OVER]
    assert game.observation.winner is None
    assert game.secret_shown
