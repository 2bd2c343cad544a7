"""A session asks, shows and ends; late, broken and illegal answers cannot disturb it."""

import threading
from collections.abc import Callable
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.engine.dice import FairDice
from desktop_app.engine.events import GameWon, RoundStarted
from desktop_app.engine.game import Game
from desktop_app.engine.moves import Bid, BidMade, Call, IllegalMove, Move
from desktop_app.engine.observation import Observation
from desktop_app.engine.rules import Rules
from desktop_app.library.kept import GameState
from desktop_app.match.matches import Match, Seat
from desktop_app.match.progress import Progress
from desktop_app.match.session import Phase, SeatFailure, Session
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
    assert phases == [Phase.KEEPING, Phase.OVER]
    assert game.observation.winner is None
    assert game.secret_shown


class SlowKeeper:
    """Has everything on disk only when it is told so."""

    def __init__(self) -> None:
        """Nothing is kept yet."""
        self.kept: list[tuple[Game, GameState]] = []
        self.then: list[Callable[[], None]] = []
        self.replaced: list[int] = []
        self.undone: list[tuple[int, int]] = []

    def keep(self, game: Game, state: GameState, then: Callable[[], None]) -> None:
        """Remember it, and whom to call."""
        self.kept.append((game, state))
        self.then.append(then)

    def replace(self, seat: int) -> None:
        """Remember it."""
        self.replaced.append(seat)

    def mark_undo(self, round_number: int, action: int) -> None:
        """Remember it."""
        self.undone.append((round_number, action))

    def settle(self) -> None:
        """What was kept last is on disk."""
        self.then.pop()()


def kept_session(thinker: Thinker, keeper: SlowKeeper, opponent: Player | None = None) -> Session:
    """The human opens, in seat 0."""
    match = session(thinker, LowestOrChallenge(), opener=0).match
    players = (None, opponent or LowestOrChallenge())
    return Session(match, players, LowestOrChallenge(), thinker, keeper=keeper)


def test_nothing_is_shown_before_it_is_kept(thinker: Thinker) -> None:
    """Neither the dice nor a bid; and while it is being kept nobody can do anything else."""
    keeper = SlowKeeper()
    game = kept_session(thinker, keeper)
    events: list[object] = []
    game.happened.connect(events.extend)
    game.proceed()
    game.proceed()
    assert (game.phase, events, game.observation.dice, len(keeper.kept)) == (Phase.KEEPING, [], (), 1)
    keeper.settle()
    assert len(events) == 1
    assert game.observation.dice
    game.proceed()
    game.play(Bid(1, 2))
    game.play(Bid(1, 3))
    game.proceed()
    assert game.phase is Phase.KEEPING
    assert game.observation.bidding.standing is None
    assert keeper.kept[-1][0].bids == (Bid(1, 2),)
    keeper.settle()
    assert events[-1] == BidMade(0, Bid(1, 2), True)
    assert game.observation.bidding.standing == Bid(1, 2)
    assert [state for _, state in keeper.kept] == [GameState.RUNNING, GameState.RUNNING]


def test_the_end_is_kept_before_it_is_said(qtbot: QtBot, thinker: Thinker) -> None:
    """A game counts as won once its last reveal has been seen, not before."""
    keeper = SlowKeeper()
    game = kept_session(thinker, keeper)
    while game.phase is not Phase.OVER:
        game.proceed()
        if game.phase is Phase.THINKING:
            qtbot.waitUntil(lambda: game.phase is not Phase.THINKING)
        if game.phase is Phase.YOUR_TURN:
            game.play(LowestOrChallenge().choose(game.observation, Random(0)))
        if keeper.then:
            keeper.settle()
    (last, won), (before, running) = keeper.kept[-1], keeper.kept[-2]
    assert (won, running) == (GameState.WON, GameState.RUNNING)
    assert last == before
    assert last.winner is not None


def test_a_game_that_is_given_up_while_something_is_kept_ends_without_it(thinker: Thinker) -> None:
    """What was not on disk yet is neither shown nor kept."""
    keeper = SlowKeeper()
    game = kept_session(thinker, keeper)
    game.proceed()
    keeper.settle()
    game.proceed()
    game.play(Bid(1, 2))
    game.give_up()
    late, last = keeper.then
    late()
    assert game.phase is Phase.KEEPING
    last()
    assert game.phase is Phase.OVER
    assert game.observation.bidding.standing is None
    assert keeper.kept[-1][0].bids == ()
    assert keeper.kept[-1][1] is GameState.GIVEN_UP


def test_what_is_on_disk_after_the_game_was_left_is_not_shown(thinker: Thinker) -> None:
    """The table has gone."""
    keeper = SlowKeeper()
    game = kept_session(thinker, keeper)
    events: list[object] = []
    game.happened.connect(events.extend)
    game.proceed()
    game.close()
    keeper.settle()
    assert (events, game.phase) == ([], Phase.KEEPING)


def test_a_replaced_seat_is_kept(qtbot: QtBot, thinker: Thinker) -> None:
    """So that the same player sits there when the game goes on."""
    keeper = SlowKeeper()
    game = kept_session(thinker, keeper, Raising())
    for move in (None, Bid(1, 2)):
        game.proceed()
        if move:
            game.play(move)
        keeper.settle()
    with qtbot.waitSignal(game.failed):
        game.proceed()
    assert keeper.replaced == [1]
    qtbot.waitUntil(lambda: game.phase is Phase.KEEPING)


def test_a_session_begins_in_the_middle_with_a_call_that_may_not_have_been_seen(thinker: Thinker) -> None:
    """The call is shown without being kept again; then the next round comes."""
    start = session(thinker, LowestOrChallenge(), opener=0)
    fair = start.match.fair
    dealt = Game.start(Rules(3), 2, 0).deal(fair.roll(0, (3, 3))).game
    called = dealt.play(Bid(1, 2)).game.play(Call.CHALLENGE).game
    keeper = SlowKeeper()
    progress = Progress.of(called)
    game = Session(
        start.match, (None, LowestOrChallenge()), LowestOrChallenge(), thinker, keeper=keeper, progress=progress
    )
    events: list[object] = []
    game.happened.connect(events.extend)
    assert len(game.past) == 2
    assert game.observation.bidding.standing == Bid(1, 2)
    game.proceed()
    assert keeper.kept == []
    assert events[0] == called.history[0].outcome.made
    assert len(game.observation.history) == 1
    game.proceed()
    assert keeper.kept[-1][0].hands == fair.roll(1, called.bidding.counts)
