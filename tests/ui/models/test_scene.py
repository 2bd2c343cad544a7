"""A scene shows what is open and nothing else, and what a reveal leads to, event by event."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop_app.engine.dice import FairDice
from desktop_app.engine.events import RoundStarted
from desktop_app.engine.game import Game
from desktop_app.engine.moves import Bid, BidMade, Call
from desktop_app.engine.rules import ExactCall, Rules
from desktop_app.ui.models.scene import TableScene, after, laid_open, scene_of, with_count, with_rings, with_thinker
from tests.ui.table import scenes
from tests.ui.table.scenes import Scene


def settled(scene: Scene) -> list[TableScene]:
    """The scenes from before the call to after the last event that follows from it."""
    assert scene.last is not None
    told = [scene_of(scene.game.observe(0))]
    for event in scene.game.play(scene.last).events:
        told.append(after(told[-1], event))
    return told


def test_bids_stand_at_the_seats_that_made_them() -> None:
    """The last bid of each, and the standing one with its bidder."""
    scene = scene_of(scenes.bidding().game.observe(0))
    assert [seat.bid for seat in scene.seats] == [None, (4, 3), (4, 4), (5, 4), (6, 5)]
    assert scene.standing == BidMade(4, Bid(6, 5), opening=False)
    assert (scene.turn, scene.me, scene.dice_in_play) == (0, 0, 21)
    twice = scene_of(scenes.six().game.observe(0))
    assert twice.seats[4].bid == (6, 4)
    assert twice.seats[3].out


def test_nobody_else_shows_dice_before_the_cups_are_lifted() -> None:
    """Not even when somebody has called."""
    before, called, revealed, *_ = settled(scenes.bidding()._replace(last=Call.CHALLENGE))
    for scene in (before, called):
        assert [seat.hand for seat in scene.seats] == [(1, 2, 3, 5, 5), (), (), (), ()]
    assert called.call is not None
    assert called.turn is None
    assert [len(seat.hand) for seat in revealed.seats] == [5, 4, 3, 5, 4]


def test_dice_are_counted_clockwise_from_the_bidder() -> None:
    """Rosa's first, then yours, then on round the table."""
    *_, last = settled(scenes.revealed())
    assert [seat for seat, _ in last.matching] == [4, 0, 0, 0, 2]
    assert all(last.seats[seat].hand[place] in (1, 5) for seat, place in last.matching)
    assert settled(scenes.revealed())[0].matching == ()


@pytest.mark.parametrize(
    ("scene", "lost", "won"),
    [
        (scenes.revealed(), [0, 0, 0, 0, 1], [0, 0, 0, 0, 0]),
        (scenes.spot_on(), [1, 1, 1, 0, 1], [0, 0, 0, 0, 0]),
        (scenes.calza(), [0, 0, 0, 0], [1, 0, 0, 0]),
    ],
)
def test_dice_are_lost_and_won_at_their_seats(scene: Scene, lost: list[int], won: list[int]) -> None:
    """Lost dice are still among a seat's dice, won ones already."""
    first, *_, last = settled(scene)
    assert [seat.lost for seat in last.seats] == lost
    assert [seat.won for seat in last.seats] == won
    assert [seat.dice for seat in last.seats] == [seat.dice + more for seat, more in zip(first.seats, won, strict=True)]


def test_whoever_loses_the_last_die_is_out() -> None:
    """Still with the die that is being lost, open on the table."""
    *_, last = settled(scenes.last_die())
    bruno = last.seats[1]
    assert (bruno.out, bruno.lost, bruno.dice, bruno.hand) == (True, 1, 1, (5,))


def test_a_palifico_round_shows_who_triggered_it() -> None:
    """Before it begins as the next one, in it as this one; whoever triggered an earlier one is marked as used."""
    *_, to_come = settled(scenes.spot_on())
    assert [seat.palifico for seat in to_come.seats] == [False, False, True, False, False]
    assert to_come.next_palifico
    assert not to_come.palifico
    current = scene_of(scenes.palifico_of_six().game.observe(0))
    assert [seat.palifico for seat in current.seats] == [False, False, True, False, False, False]
    assert [seat.used for seat in current.seats] == [False, True, True, False, False, False]
    assert current.palifico
    assert not current.wild


def test_the_mark_is_gone_after_the_palifico_round() -> None:
    """In the round that follows nobody wears it, but it stays known who has."""
    game = scenes.bid(scenes.palifico().game, (3, 3)).play(Call.CHALLENGE).game
    following = scene_of(game.observe(0))
    assert [seat.palifico for seat in following.seats] == [False, False, False]
    assert following.seats[1].used


def test_counting_and_thinking_change_nothing_else() -> None:
    """They are the same table."""
    scene = scene_of(scenes.thinking().game.observe(0))
    assert with_thinker(scene, 1).thinking == 1
    assert with_thinker(with_thinker(scene, 1), None) == scene
    assert with_count(scene, 0) == scene


def test_the_next_round_and_its_bids_come_from_observations() -> None:
    """As events they change nothing."""
    scene = scene_of(scenes.bidding().game.observe(0))
    assert after(scene, RoundStarted(3, 1, palifico=False, counts=(1, 1))) == scene
    assert after(scene, BidMade(0, Bid(9, 6), opening=False)) == scene


def test_the_winner_is_known_at_the_end() -> None:
    """From the event, and from the last observation; nobody is on turn then."""
    game = scenes.bid(scenes.round_of(Rules(), ((3,), (4,)), 0), (1, 3))
    scene = scene_of(game.observe(0))
    step = game.play(Call.CHALLENGE)
    for event in step.events:
        scene = after(scene, event)
    assert scene.winner == 0
    assert scene_of(step.game.observe(0)).winner == 0
    assert scene_of(step.game.observe(0)).turn is None


@settings(max_examples=40)
@given(st.data())
def test_scenes_never_know_more_than_the_table(data: st.DataObject) -> None:
    """In random games: before a reveal only your dice; after it numbers, marks and totals agree with the next round."""
    rules = Rules(
        data.draw(st.integers(3, 6)),
        wild_ones=data.draw(st.booleans()),
        palifico=data.draw(st.booleans()),
        exact=data.draw(st.sampled_from(ExactCall)),
    )
    players = data.draw(st.integers(2, 6))
    fair = FairDice(data.draw(st.binary(min_size=32, max_size=32)))
    game = Game.start(rules, players, 0)
    for number in range(8):
        if game.winner is not None:
            break
        game = game.deal(fair.roll(number, game.bidding.counts)).game
        scene = scene_of(game.observe(0))
        assert scene.dealt
        while game.hands is not None:
            scene = scene_of(game.observe(0))
            assert [seat.hand for seat in scene.seats[1:]] == [()] * (players - 1)
            assert scene.seats[0].hand == game.hands[0]
            move = data.draw(st.sampled_from([*game.legal_moves[:3], *game.legal_moves[-2:]]))
            step = game.play(move)
            for event in step.events:
                scene = after(scene, event)
            game = step.game
        following = scene_of(game.observe(0))
        assert [seat.dice - seat.lost for seat in scene.seats] == [seat.dice for seat in following.seats]
        assert [seat.out for seat in scene.seats] == [seat.out for seat in following.seats]
        assert [seat.used for seat in scene.seats] == [seat.used for seat in following.seats]
        assert scene.next_palifico == following.palifico
        if following.palifico:
            assert [seat.palifico for seat in scene.seats] == [seat.palifico for seat in following.seats]


def test_open_dice_are_seen_and_those_that_match_are_ringed() -> None:
    """As in the lesson; without rings nothing matches before the cups are lifted."""
    game = scenes.bidding().game
    assert game.hands is not None
    scene = laid_open(scene_of(game.observe(0)), game.hands)
    assert scene.cups_lifted
    assert [seat.hand for seat in scene.seats] == list(game.hands)
    assert scene.matching == ()
    assert game.bids[-1].face == 5
    matching = with_rings(scene, ringed=True).matching
    assert matching[0][0] == game.bidder
    assert [scene.seats[seat].hand[place] in (1, 5) for seat, place in matching] == [True] * len(matching)
    assert len(matching) == sum(hand.count(5) + hand.count(1) for hand in game.hands)
    assert with_rings(scene, ringed=False) == scene
    assert with_rings(scene_of(scenes.two().game.observe(0)), ringed=True).matching == ()
