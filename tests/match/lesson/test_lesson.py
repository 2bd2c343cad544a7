"""The prepared games hold what the lesson says of them, whatever the learner does on the way."""

from collections.abc import Callable
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.engine.events import DiceChanged, Event, PalificoTriggered, PlayerOut, Revealed
from desktop_app.engine.game import Game
from desktop_app.engine.moves import Bid, Call, Move
from desktop_app.engine.observation import Observation
from desktop_app.engine.rules import ExactCall
from desktop_app.match.lesson.advice import Advice, Concern, advice
from desktop_app.match.lesson.prepared import PreparedPlayer, PreparedSession
from desktop_app.match.lesson.script import BRUNO, COVERED, LEARNER, ODETTE, OPEN, Script
from desktop_app.match.lesson.steps import Step
from desktop_app.match.matches import Seat
from desktop_app.match.session import Phase
from desktop_app.match.thinker import Thinker
from desktop_app.players.roster import LEVELS

SEATS = (Seat("Ada", None, "you"), Seat("Bruno", "bold", "bruno"), Seat("Odette", "bold", "odette"))
#: Steps in which the learner only watches until the dice are counted.
WATCHED = (Step.CHALLENGED, Step.CALZA)


def at(step: Step) -> tuple[Script, Game]:
    """The game at a step, once it is the learner's turn or dice have been rolled."""
    script, moves = step.start
    game = script.game(moves)
    if game.hands is None:
        game = game.deal(script.rolls[len(game.history)]).game
    while game.turn != LEARNER and step not in WATCHED:
        game = game.play(others_move(script, game)).game
    return script, game


def others_move(script: Script, game: Game) -> Move:
    """What the opponent on turn plays."""
    player = PreparedPlayer(script, LEVELS[0].make())
    return player.choose(game.observe(game.turn), Random(0))


def test_the_line_of_each_script_is_what_its_players_play() -> None:
    for script in (OPEN, COVERED):
        for number, move in enumerate(script.line):
            game = script.game(number)
            if game.hands is None:
                game = game.deal(script.rolls[len(game.history)]).game
            if game.turn != LEARNER:
                assert others_move(script, game) == move
            else:
                assert advice(script, game, move) is None


def test_every_step_begins_where_its_line_has_come_to() -> None:
    starts = [step.start for step in Step]
    for script in (OPEN, COVERED):
        moves = [start.moves for start in starts if start.script is script]
        assert moves == sorted(moves)
        assert len(script.line) >= moves[-1]
    assert [step.number for step in Step] == list(range(1, 14))
    assert Step.AIM.previous is Step.AIM
    assert Step.ON_YOUR_OWN.next is Step.ON_YOUR_OWN
    assert [step for step in Step if step.is_last] == [Step.ON_YOUR_OWN]
    assert all(step.next.previous is step for step in Step if not step.is_last)


def settled(step: Step, move: Move) -> tuple[Event, ...]:
    """What follows when the learner makes a move at a step and the others play until the dice are counted."""
    script, game = at(step)
    step_made = game.play(move)
    while step_made.game.hands is not None:
        step_made = step_made.game.play(others_move(script, step_made.game))
    return step_made.events


def of(events: tuple[Event, ...], kind: type[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kind)]


def test_each_call_costs_what_the_lesson_says() -> None:
    assert of(settled(Step.RAISE, Bid(4, 4)), DiceChanged) == [DiceChanged(BRUNO, 3, 2)]
    assert of(settled(Step.CHALLENGE, Call.CHALLENGE), DiceChanged) == [DiceChanged(ODETTE, 3, 2)]
    spot_on = settled(Step.SPOT_ON, Call.EXACT)
    assert of(spot_on, DiceChanged) == [DiceChanged(BRUNO, 2, 1), DiceChanged(ODETTE, 2, 1)]
    assert of(spot_on, PalificoTriggered) == [PalificoTriggered((BRUNO, ODETTE))]
    assert of(settled(Step.FIXED_FACE, Bid(4, 5)), PlayerOut) == [PlayerOut(BRUNO)]
    assert of(settled(Step.COVERED, Bid(2, 4)), DiceChanged) == [DiceChanged(ODETTE, 3, 2)]
    assert of(settled(Step.YOUR_CALZA, Call.EXACT), DiceChanged) == [DiceChanged(LEARNER, 2, 3)]


def test_after_spot_on_the_learner_opens_a_palifico_round_and_then_the_face_is_fixed() -> None:
    _, game = at(Step.PALIFICO)
    assert game.palifico
    assert game.opener == LEARNER
    _, later = at(Step.FIXED_FACE)
    assert later.bidding.fixed_face == 5
    assert COVERED.rules.exact is ExactCall.CALZA


ROUNDS_OF_THE_LEARNER = (
    Step.BID,
    Step.RAISE,
    Step.CHALLENGE,
    Step.SPOT_ON,
    Step.PALIFICO,
    Step.FIXED_FACE,
    Step.COVERED,
)


@pytest.mark.parametrize("step", [*ROUNDS_OF_THE_LEARNER, Step.YOUR_CALZA])
def test_every_move_that_passes_leads_to_the_next_step_with_the_same_dice(step: Step) -> None:
    """Whatever the learner is allowed to do, the line goes on as it was prepared."""
    script, game = at(step)
    passed = [move for move in game.legal_moves if advice(script, game, move) is None]
    assert passed
    _, canonical = at(step)
    after_line = {outcome(script, canonical, move) for move in passed}
    assert len(after_line) == 1


def outcome(script: Script, game: Game, move: Move) -> object:
    """The bid that comes back to the learner at an opening, or who holds how many dice once the round is settled."""
    opening = not game.bids
    game = game.play(move).game
    while game.hands is not None and not (opening and game.turn == LEARNER):
        game = game.play(others_move(script, game)).game
    return game.bids[-1:] if game.hands is not None else game.counts


def concerns(step: Step) -> dict[Move, Concern]:
    script, game = at(step)
    told = ((move, advice(script, game, move)) for move in game.legal_moves)
    return {move: said.concern for move, said in told if said is not None}


def test_what_is_said_about_each_move_is_true() -> None:
    for step in Step:
        script, game = at(step)
        if not script.is_open or game.turn != LEARNER:
            continue
        for move in game.legal_moves:
            said = advice(script, game, move)
            if said is None or said.concern in (Concern.BEGIN_LOWER, Concern.OTHER_FACE):
                continue
            call = move if isinstance(move, Call) else Call.CHALLENGE
            judged = game if isinstance(move, Call) else game.play(move).game
            revealed = next(event for event in judged.play(call).events if isinstance(event, Revealed))
            assert revealed.outcome.matching == said.matching
            assert revealed.outcome.right is isinstance(move, Bid)


def test_each_kind_of_wrong_move_has_its_reason() -> None:
    assert concerns(Step.BID)[Bid(3, 4)] is Concern.BEGIN_LOWER
    assert concerns(Step.RAISE)[Call.CHALLENGE] is Concern.BID_HOLDS
    assert concerns(Step.RAISE)[Call.EXACT] is Concern.NOT_EXACT
    assert concerns(Step.RAISE)[Bid(4, 5)] is Concern.TOO_MANY
    assert set(concerns(Step.CHALLENGE).values()) == {Concern.TOO_MANY, Concern.NOT_EXACT}
    assert set(concerns(Step.SPOT_ON).values()) == {Concern.TOO_MANY, Concern.BID_HOLDS}
    assert concerns(Step.PALIFICO)[Bid(1, 1)] is Concern.OTHER_FACE
    assert concerns(Step.PALIFICO)[Bid(2, 5)] is Concern.BEGIN_LOWER
    assert concerns(Step.FIXED_FACE)[Bid(5, 5)] is Concern.TOO_MANY
    assert set(concerns(Step.YOUR_CALZA).values()) == {Concern.CALL_EXACT}
    assert concerns(Step.ON_YOUR_OWN) == {}
    script, game = at(Step.BID)
    assert advice(script, game, Bid(5, 2)) == Advice(Concern.BEGIN_LOWER, Bid(5, 2), most=2)


def test_without_dice_there_is_nothing_to_say() -> None:
    with pytest.raises(ValueError, match="no dice"):
        advice(OPEN, OPEN.game(0), Bid(1, 1))


def played(session: PreparedSession, qtbot: QtBot, choose: Callable[[Observation], Move], rounds: int) -> None:
    """Let the session go on until so many rounds are settled."""
    while len(session.observation.history) < rounds:
        session.proceed()
        if session.phase is Phase.THINKING:
            qtbot.waitUntil(lambda: session.phase is not Phase.THINKING)
        elif session.phase is Phase.YOUR_TURN:
            session.play(choose(session.observation))


def test_a_session_plays_the_line(qtbot: QtBot, thinker: Thinker) -> None:
    session = PreparedSession(Step.AIM.start, SEATS, thinker)
    assert session.open_hands == ()
    assert session.matching == 0
    session.proceed()
    assert session.open_hands == OPEN.rolls[0]
    moves = iter([Bid(2, 4), Bid(4, 4), Call.CHALLENGE, Call.EXACT, Bid(1, 5), Bid(4, 5)])
    played(session, qtbot, lambda _: next(moves), 4)
    bids = [
        move for played_round in session.observation.history for move in (*played_round.bids, played_round.outcome.call)
    ]
    assert tuple(bids) == OPEN.line
    assert session.open_hands == ()


def test_a_session_knows_how_many_dice_match_and_what_to_say(thinker: Thinker) -> None:
    session = PreparedSession(Step.RAISE.start, SEATS, thinker)
    session.proceed()
    assert session.phase is Phase.YOUR_TURN
    assert session.matching == 6
    assert session.advice(Bid(4, 4)) is None
    assert session.advice(Bid(7, 4)) == Advice(Concern.TOO_MANY, Bid(7, 4), 6)


def test_under_the_cups_nothing_lies_open_and_the_last_round_is_free(qtbot: QtBot, thinker: Thinker) -> None:
    session = PreparedSession(Step.ON_YOUR_OWN.start, SEATS, thinker)
    session.proceed()
    assert session.open_hands == ()
    assert session.observation.dice == COVERED.rolls[2][LEARNER]
    assert session.observation.my_turn
    played(session, qtbot, lambda seen: Call.CHALLENGE if seen.bidding.standing else Bid(1, 2), 3)
    # After the prepared rounds there are dice too.
    session.proceed()
    assert len(session.observation.dice) == session.observation.bidding.counts[LEARNER]
