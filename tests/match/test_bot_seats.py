"""A game with bots in the window's session: told, replaced after a fault, and let go when the game is left."""

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.engine.rules import Rules
from desktop_app.match import choices as choices_
from desktop_app.match.bot_faults import bot_fault_told
from desktop_app.match.bot_process import BotError, BotFault
from desktop_app.match.bot_trial import BotTrial
from desktop_app.match.bots import Bot
from desktop_app.match.choices import Choices
from desktop_app.match.matches import Seat
from desktop_app.match.session import Phase, SeatFailure, Session
from desktop_app.match.setup import SealedDice, seated
from desktop_app.match.thinker import Thinker
from desktop_app.players.roster import LEVELS
from tests.match.bots import example, rascal

WEAKEST = LEVELS[0].id


def at_table(command: str, seconds: float = 20.0) -> Choices:
    bot = Bot("Bot", command, seconds)
    return Choices(Rules(dice=3), (Seat("Me", None, "you"), Seat("Bot", WEAKEST, "rosa", bot)))


def begun(choices: Choices, thinker: Thinker) -> Session:
    return seated(SealedDice().match(choices, ""), thinker)


def play(session: Session, qtbot: QtBot, until: list[object]) -> None:
    """Play as the human until something has happened, or the game is over."""
    while session.phase is not Phase.OVER and not until:
        if session.phase is Phase.YOUR_TURN:
            session.play(session.observation.legal_moves[-1 if session.observation.bidding.bids else 0])
        elif session.phase is Phase.THINKING:
            # not when it has just been asked: the answer comes in a later turn of the loop
            with qtbot.waitSignal(session.phase_changed, timeout=60_000):
                pass
        else:
            session.proceed()


def test_a_bot_plays_to_the_end(thinker: Thinker, qtbot: QtBot) -> None:
    session = begun(at_table(example()), thinker)
    failures: list[object] = []
    session.failed.connect(failures.append)
    play(session, qtbot, [])
    assert session.observation.winner is not None
    assert failures == []
    session.close()


@pytest.mark.parametrize(("kind", "fault"), [("dies", BotFault.ENDED), ("slow", BotFault.LATE)])
def test_a_built_in_player_takes_the_seat_of_a_bot_that_fails(
    thinker: Thinker, qtbot: QtBot, kind: str, fault: BotFault
) -> None:
    session = begun(at_table(rascal(kind), 1.0), thinker)
    failures: list[SeatFailure] = []
    session.failed.connect(failures.append)
    play(session, qtbot, [])
    # A game may be over before the bot's second turn only if it never came: three dice each last longer.
    assert session.observation.winner is not None
    assert [failure.seat for failure in failures] == [1]
    error = failures[0].error
    assert isinstance(error, BotError)
    assert error.fault is fault
    session.close()


def test_the_end_by_a_signal_is_written_with_a_minus() -> None:
    assert bot_fault_told(BotError(BotFault.ENDED, "-9")) == "it has ended (−9)"


def test_a_game_that_is_left_while_a_bot_thinks_holds_nobody_up(thinker: Thinker, qtbot: QtBot) -> None:
    session = begun(at_table(rascal("slow"), 1000.0), thinker)
    asked: list[object] = []
    second: list[object] = []

    def note(phase: Phase) -> None:
        if phase is Phase.THINKING:
            (second if asked else asked).append(phase)

    session.phase_changed.connect(note)
    play(session, qtbot, second)
    assert second
    session.close()
    thinker.close()  # would wait for a thousand seconds


def test_bots_are_kept_with_the_choices() -> None:
    choices = at_table(example(), 7)
    assert choices_.read(choices_.written(choices), ["you", "rosa"], WEAKEST) == choices
    broken = at_table("'bot")
    assert choices_.read(choices_.written(broken), ["you", "rosa"], WEAKEST) is None


def test_a_bot_can_be_tried(qtbot: QtBot) -> None:
    said: list[object] = []
    for command in (example(), "/nowhere/bot"):
        trial = BotTrial(Bot("Bot", command))
        trial.passed.connect(said.append)
        trial.failed.connect(said.append)
        told = len(said)
        trial.begin()
        qtbot.waitUntil(lambda told=told: len(said) > told, timeout=60_000)
    assert said[0] == "Example"
    assert isinstance(said[1], BotError)
    assert said[1].fault is BotFault.NOT_FOUND


def test_a_trial_waits_until_somebody_listens(qtbot: QtBot) -> None:
    trial, said = BotTrial(Bot("Bot", "/nowhere/bot")), list[object]()
    qtbot.wait(300)
    trial.failed.connect(said.append)
    trial.begin()
    qtbot.waitUntil(lambda: bool(said), timeout=60_000)


def test_a_trial_that_is_stopped_says_nothing(qtbot: QtBot) -> None:
    trial = BotTrial(Bot("Bot", rascal("mute")))
    with qtbot.assertNotEmitted(trial.failed, wait=300), qtbot.assertNotEmitted(trial.passed):
        trial.begin()
        trial.stop()
