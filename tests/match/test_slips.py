"""A slip is taken back while nothing has come of it that anybody saw; marked in the record, and only where allowed."""

from dataclasses import replace
from random import Random

from pytestqt.qtbot import QtBot

from desktop_app.engine.game import Game
from desktop_app.engine.moves import Bid, Call, Move
from desktop_app.engine.observation import Observation
from desktop_app.engine.record import Mark
from desktop_app.library.kept import GameState, KeptGame
from desktop_app.library.library import Library
from desktop_app.match.matches import Match
from desktop_app.match.saves import Saver, resumed
from desktop_app.match.session import Phase, Session
from desktop_app.match.thinker import Thinker
from tests.match.test_saves import MATCH, PORTRAITS, played
from tests.match.test_session import LowestOrChallenge, SlowKeeper, session


def forgiving(thinker: Thinker, keeper: SlowKeeper | None = None, *, on: bool = True) -> Session:
    """A game in which the human is asked for the opening bid."""
    match: Match = replace(session(thinker, LowestOrChallenge(), opener=0).match, forgiving=on)
    game = Session(match, (None, LowestOrChallenge()), LowestOrChallenge(), thinker, keeper=keeper)
    game.proceed()
    if keeper is not None:
        keeper.settle()
    game.proceed()
    assert game.phase is Phase.YOUR_TURN
    return game


def test_a_bid_is_taken_back_and_another_made(thinker: Thinker) -> None:
    game = forgiving(thinker)
    before = game.observation
    undone: list[Move] = []
    game.taken_back.connect(undone.append)
    assert not game.can_take_back
    game.play(Bid(2, 5))
    assert game.can_take_back
    game.take_back()
    assert undone == [Bid(2, 5)]
    assert game.observation == before
    assert game.phase is Phase.YOUR_TURN
    assert not game.can_take_back
    game.play(Bid(1, 5))
    assert game.observation.bidding.standing == Bid(1, 5)


def test_the_answer_of_the_next_player_is_dropped_until_it_was_seen(qtbot: QtBot, thinker: Thinker) -> None:
    game = forgiving(thinker)
    before = game.observation
    game.play(Bid(1, 2))
    game.proceed()
    qtbot.waitUntil(lambda: game.phase is Phase.SHOWING)  # answered, but nobody has been shown
    assert len(game.observation.bidding.actions) == 2
    game.take_back()
    assert game.observation == before
    game.play(Bid(1, 2))
    game.proceed()
    game.take_back()  # while somebody thinks
    assert game.observation == before
    qtbot.wait(50)
    assert game.phase is Phase.YOUR_TURN


def test_what_was_seen_stands(qtbot: QtBot, thinker: Thinker) -> None:
    game = forgiving(thinker)
    stood: list[bool] = []
    game.stands.connect(lambda: stood.append(True))
    game.play(Bid(1, 2))
    game.let_stand()
    game.let_stand()
    assert stood == [True]
    assert not game.can_take_back
    game.take_back()
    assert game.observation.bidding.standing == Bid(1, 2)


def test_a_call_is_taken_back_before_the_cups_lift(qtbot: QtBot, thinker: Thinker) -> None:
    game = forgiving(thinker)
    game.play(Bid(1, 2))
    game.proceed()
    qtbot.waitUntil(lambda: game.phase is Phase.SHOWING)
    game.let_stand()
    game.proceed()
    before = game.observation
    game.play(Call.CHALLENGE)
    assert len(game.observation.history) == 1
    game.take_back()
    assert game.observation == before
    assert game.observation.history == ()


def test_without_the_option_nothing_is_taken_back(thinker: Thinker) -> None:
    game = forgiving(thinker, on=False)
    game.play(Bid(1, 2))
    assert not game.can_take_back
    game.take_back()
    assert game.observation.bidding.standing == Bid(1, 2)


def test_a_game_that_is_over_gives_nothing_back(thinker: Thinker) -> None:
    game = forgiving(thinker)
    game.play(Bid(1, 2))
    game.give_up()
    assert not game.can_take_back
    game.take_back()
    assert game.phase is Phase.OVER


def test_it_is_kept_before_it_is_shown(thinker: Thinker) -> None:
    keeper = SlowKeeper()
    game = forgiving(thinker, keeper)
    game.play(Bid(1, 2))
    game.take_back()  # the bid is not even on disk
    late, undo = keeper.then
    late()
    assert game.phase is Phase.KEEPING
    undo()
    assert game.phase is Phase.YOUR_TURN
    assert keeper.undone == [(0, 0)]
    last, state = keeper.kept[-1]
    assert (last.bids, state) == ((), GameState.RUNNING)


def saved(match: Match, game: Game, kept: KeptGame | None = None) -> KeptGame:
    library, found = Library(), list[KeptGame | None]()
    saver = Saver(library, match, "fast", kept)
    saver.mark_undo(1, 2)
    saver.keep(game, GameState.RUNNING, lambda: None)
    library.latest(found.append)
    library.close()
    (only,) = found
    assert only is not None
    return only


def test_the_mark_and_the_option_are_kept_and_stay(qtbot: QtBot) -> None:
    match = replace(MATCH, forgiving=True)
    game = played(7)[-1].game
    first = saved(match, game)
    again = resumed(first, PORTRAITS)
    assert again is not None
    assert again.match.forgiving
    about = saved(again.match, game, kept=first).record.about
    assert about
    assert about.marks == [Mark(1, 2, "undo"), Mark(1, 2, "undo")]


def test_players_see_nothing_of_it(qtbot: QtBot, thinker: Thinker) -> None:
    """The game after a slip is the game that would have been without it."""
    seen: list[Observation] = []

    class Looking(LowestOrChallenge):
        """Remembers what it was asked."""

        def choose(self, observation: Observation, rng: Random) -> Move:
            """Bid or challenge."""
            seen.append(observation)
            return super().choose(observation, rng)

    match = replace(session(thinker, LowestOrChallenge(), opener=0).match, forgiving=True)
    game = Session(match, (None, Looking()), LowestOrChallenge(), thinker)
    game.proceed()
    game.proceed()
    game.play(Bid(3, 6))
    game.take_back()
    game.play(Bid(1, 2))
    game.proceed()
    qtbot.waitUntil(lambda: bool(seen))
    assert seen[0].bidding.bids == (Bid(1, 2),)
