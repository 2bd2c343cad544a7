"""What one game does, and what cannot be done to it."""

from collections.abc import Callable

import pytest

from desktop_app.engine.game import Game
from desktop_app.engine.moves import Bid, Call, CallMade, IllegalMove, Refusal
from desktop_app.engine.outcome import count_matches, matches, settle
from desktop_app.engine.rules import FACES, Rules
from tests.engine.random_games import Setting, finished, steps


def test_playing_on_changes_nothing_before() -> None:
    setting = Setting(Rules(), 3, 1)
    games = [step.game for step in steps(setting)]
    told = [repr(game) for game in games]
    for game in games[:-1]:
        if game.hands is not None:
            for move in game.legal_moves:
                game.play(move)
    assert [repr(game) for game in games] == told
    assert [step.game for step in steps(setting)] == games


def test_a_game_cannot_be_changed() -> None:
    game = Game.start(Rules(), 2, 0)
    for part in (game, game.bidding, game.rules, game.observe(0)):
        for name in ("rules", "counts", "dice", "winner"):
            with pytest.raises((AttributeError, TypeError)):
                setattr(part, name, None)


@pytest.mark.parametrize(("players", "opener"), [(1, 0), (7, 0), (0, 0), (2, 2), (2, -1), (6, 6)])
def test_games_that_cannot_be(players: int, opener: int) -> None:
    with pytest.raises(ValueError, match=r"players"):
        Game.start(Rules(), players, opener)


@pytest.mark.parametrize("dice", [-1, 0, 2, 7, 36])
def test_options_that_cannot_be(dice: int) -> None:
    with pytest.raises(ValueError, match="outside 3 to 6"):
        Rules(dice=dice)


def test_a_round_is_settled_about_a_standing_bid_only() -> None:
    game = Game.start(Rules(), 2, 0)
    with pytest.raises(ValueError, match="no standing bid"):
        settle(game.rules, game.bidding, ((1,), (1,)), Call.CHALLENGE)


@pytest.mark.parametrize("wild", [True, False])
def test_dice_match_one_by_one_as_they_are_counted(wild: bool) -> None:
    for face in FACES:
        matching = [die for die in FACES if matches(die, face, wild=wild)]
        assert matching == ([1, face] if wild and face != 1 else [face])
        assert count_matches((tuple(FACES), (1, 1)), face, wild=wild) == len(matching) + 2 * (1 in matching)


def dealt() -> Game:
    return Game.start(Rules(dice=3), 2, 0).deal(((1, 2, 3), (4, 5, 6))).game


def won() -> Game:
    return finished(Setting(Rules(), 2, 3))


@pytest.mark.parametrize(
    ("game", "move", "reason"),
    [
        (lambda: Game.start(Rules(), 2, 0), Bid(1, 1), Refusal.NO_DICE_YET),
        (lambda: Game.start(Rules(), 2, 0), Call.EXACT, Refusal.NO_DICE_YET),
        (dealt, Call.CHALLENGE, Refusal.NOTHING_TO_CALL),
        (dealt, Bid(7, 1), Refusal.MORE_THAN_THE_DICE),
        (won, Bid(1, 1), Refusal.GAME_OVER),
        (won, Call.CHALLENGE, Refusal.GAME_OVER),
    ],
)
def test_an_illegal_move_is_refused_with_its_reason(
    game: Callable[[], Game], move: Bid | Call, reason: Refusal
) -> None:
    now = game()
    assert now.refusal(move) is reason
    with pytest.raises(IllegalMove) as caught:
        now.play(move)
    assert (caught.value.move, caught.value.reason) == (move, reason)
    assert reason.name in str(caught.value)


@pytest.mark.parametrize("game", [dealt, won])
def test_dice_are_dealt_only_when_the_game_waits_for_them(game: Callable[[], Game]) -> None:
    with pytest.raises(ValueError, match="does not wait"):
        game().deal(((1, 2, 3), (4, 5, 6)))


def test_what_one_seat_sees() -> None:
    game = dealt()
    view = game.observe(1)
    assert (view.seat, view.dice, view.dealt, view.round_number) == (1, (4, 5, 6), True, 0)
    assert view.refusal(Bid(1, 1)) is Refusal.NOT_YOUR_TURN
    assert view.wild
    between = game.play(Bid(6, 6)).game.play(Call.CHALLENGE).game.observe(1)
    assert (between.dice, between.dealt, between.my_turn, between.round_number) == ((), False, False, 1)
    assert between.refusal(Bid(1, 1)) is Refusal.NO_DICE_YET
    assert between.history[0].hands == ((1, 2, 3), (4, 5, 6))
    over = won()
    assert {over.observe(seat).refusal(Bid(1, 1)) for seat in (0, 1)} == {Refusal.GAME_OVER}
    assert not Game.start(Rules(wild_ones=False), 2, 0).observe(0).wild


def test_a_call_is_an_action_with_its_move() -> None:
    step = dealt().play(Bid(1, 1)).game.play(Call.EXACT)
    assert step.events[0] == CallMade(1, Call.EXACT, Bid(1, 1), 0)
    assert [action.move for action in step.game.history[0].actions] == [Bid(1, 1), Call.EXACT]
