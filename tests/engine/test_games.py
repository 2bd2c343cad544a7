"""What holds in every game, whatever its options, players and dice."""

from random import Random

import pytest
from hypothesis import given, strategies
from hypothesis.strategies import DataObject

from desktop_app.engine.events import (
    DiceChanged,
    Event,
    GameWon,
    PalificoTriggered,
    PlayerOut,
    Revealed,
    RoundStarted,
)
from desktop_app.engine.game import Step
from desktop_app.engine.moves import Bid, BidMade, Call, CallMade
from desktop_app.engine.rules import ExactCall, Rules
from tests.engine.random_games import ALL_RULES, Setting, finished, settings, steps
from tests.engine.referee import Referee


@given(settings)
def test_a_second_referee_agrees(setting: Setting) -> None:
    game = setting.start()
    referee = Referee(setting.rules, setting.players, game.bidding.opener)
    for step in steps(setting):
        before, game = game, step.game
        if len(game.history) > len(before.history):
            played = game.history[-1]
            outcome = played.outcome
            assert outcome.matching == referee.count(played.hands, outcome.bid.face)
            referee.settle(played.hands, outcome.bid, outcome.bidder, outcome.caller, outcome.call)
            assert played.counts_after == tuple(referee.dice.values()) == game.bidding.counts
            assert game.used == tuple(seat in referee.had_palifico for seat in referee.dice) or game.winner is not None
        assert (game.winner is None) == (len(referee.still_in) > 1)
        assert game.bidding.opener == referee.opener
        assert game.bidding.palifico == (referee.palifico and game.winner is None)
    assert game.winner is None or referee.still_in == [game.winner]


@given(settings)
def test_a_game_without_calza_ends_within_players_times_dice_rounds(setting: Setting) -> None:
    setting = setting._replace(rules=Rules(setting.rules.dice, setting.rules.wild_ones, setting.rules.palifico))
    game = finished(setting)
    assert game.winner is not None
    assert len(game.history) < setting.players * setting.rules.dice


@given(settings)
def test_dice_never_appear_but_by_a_right_calza(setting: Setting) -> None:
    counts = setting.start().bidding.counts
    for played in finished(setting).history:
        changes = [after - before for before, after in zip(counts, played.counts_after, strict=True)]
        outcome = played.outcome
        if setting.rules.exact is ExactCall.CALZA and outcome.call is Call.EXACT and outcome.right:
            gained = [0] * setting.players
            gained[outcome.caller] = int(counts[outcome.caller] < setting.rules.dice)
            assert changes == gained
        else:
            assert set(changes) <= {0, -1}
            assert sum(changes) < 0
        assert max(played.counts_after) <= setting.rules.dice
        counts = played.counts_after


@given(settings)
def test_the_events_tell_the_whole_game(setting: Setting) -> None:
    """Whoever hears nothing but the events knows the counts, the openers, who is out and who has won."""
    game = setting.start()
    for step in steps(setting):
        heard = list(game.bidding.counts)
        for event in step.events:
            if isinstance(event, DiceChanged):
                assert event.before == heard[event.seat]
                heard[event.seat] = event.after
        assert kinds(step) in (
            [RoundStarted],
            [BidMade],
            [CallMade, Revealed],
        )
        assert tuple(heard) == step.game.bidding.counts
        outs = [event.seat for event in step.events if isinstance(event, PlayerOut)]
        assert sorted(outs) == [seat for seat, held in enumerate(game.bidding.counts) if held and not heard[seat]]
        triggered = [event.seats for event in step.events if isinstance(event, PalificoTriggered)]
        assert bool(triggered) == (step.game.bidding.palifico and step.game.hands is None)
        assert [event.seat for event in step.events if isinstance(event, GameWon)] == [
            seat for seat in [step.game.winner] if seat is not None
        ]
        game = step.game


def kinds(step: Step) -> list[type[Event]]:
    """The types of the events that a step begins with; what a call leads to comes after, in this order."""
    order: list[type[Event]] = [DiceChanged, PlayerOut, PalificoTriggered, GameWon]
    types = [type(event) for event in step.events]
    consequences = [kind for kind in types if kind in order]
    assert consequences == sorted(consequences, key=order.index)
    first = types[: len(types) - len(consequences)]
    assert types[len(first) :] == consequences
    return first


@given(settings)
def test_legal_moves_are_what_refusal_lets_pass_at_every_moment(setting: Setting) -> None:
    offered = [*(Bid(quantity, face) for quantity in range(38) for face in range(8)), *Call]
    for game in [setting.start(), *(step.game for step in steps(setting))][::11]:
        assert list(game.legal_moves) == [move for move in offered if game.refusal(move) is None]
        for seat in range(setting.players):
            view = game.observe(seat)
            assert list(view.legal_moves) == [move for move in offered if view.refusal(move) is None]
            assert view.my_turn == bool(view.legal_moves) == (bool(game.legal_moves) and seat == game.bidding.turn)


@given(settings)
def test_equal_seeds_give_equal_games(setting: Setting) -> None:
    assert list(steps(setting)) == list(steps(setting))


@given(settings, strategies.data())
def test_an_observation_does_not_change_when_hidden_dice_do(setting: Setting, data: DataObject) -> None:
    """Deal the round on the table again, with other dice under all other cups, and let everybody do the same."""
    games = [step.game for step in steps(setting)]
    number = data.draw(strategies.integers(0, len(games) - 1).filter(lambda place: games[place].hands is not None))
    game, seat = games[number], data.draw(strategies.integers(0, setting.players - 1))
    assert game.hands is not None
    rng = Random(data.draw(strategies.integers()))
    hands = tuple(
        hand if place == seat else tuple(sorted(rng.choices(range(1, 7), k=len(hand))))
        for place, hand in enumerate(game.hands)
    )
    waiting = next(earlier for earlier in reversed([setting.start(), *games[:number]]) if earlier.hands is None)
    other = waiting.deal(hands).game
    for action in game.bidding.actions:
        other = other.play(action.move).game
    assert other.hands == hands
    assert other.observe(seat) == game.observe(seat)
    assert repr(other.observe(seat)) == repr(game.observe(seat))


@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
def test_six_players_to_the_end(rules: Rules) -> None:
    for seed in range(12):
        game = finished(Setting(rules, 6, seed))
        assert game.winner is not None
        assert game.bidding.counts.count(0) == 5
        assert game.bidding.counts[game.winner] > 0
