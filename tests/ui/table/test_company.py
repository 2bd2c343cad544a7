"""Faces and lines follow what the stage shows, and nothing that is covered."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.engine.events import DiceChanged, Event, GameWon, Revealed, RoundStarted
from desktop_app.engine.moves import Bid, BidMade, Call, CallMade
from desktop_app.engine.outcome import Outcome
from desktop_app.match.bots import Bot
from desktop_app.match.matches import Seat
from desktop_app.match.thinker import Thinker
from desktop_app.ui.languages import Languages
from desktop_app.ui.lines.temper import PLAIN, Remark
from desktop_app.ui.mood import Mood
from desktop_app.ui.table.company import Company
from desktop_app.ui.table.pace import Pace
from desktop_app.ui.table.stage import StageState
from tests.ui.table.playing import Playing, playing
from tests.ui.table.viewing import shown_by

BEGUN = RoundStarted(0, 1, palifico=False, counts=(3, 3, 3))
BID = Bid(4, 5)
CALM, PLEASED, DISMAYED = Mood.CALM, Mood.PLEASED, Mood.DISMAYED


@pytest.fixture
def table(thinker: Thinker) -> Iterator[Playing]:
    made = playing(thinker, Pace.NORMAL)
    made.model.show(made.session.observation)
    yield made
    made.close()


def company(table: Playing, *, talking: bool = True, expressive: bool = True) -> Company:
    return Company(table.stage, table.session, table.model, talking=talking, expressive=expressive)


def moods(table: Playing) -> tuple[Mood, ...]:
    return shown_by(table.model).moods


def said(table: Playing) -> Remark | None:
    return shown_by(table.model).said


def provoke(table: Playing, times: int = 40) -> list[Remark]:
    """Let Bruno win again and again, as he never would, and hear what he says."""
    heard: list[Remark] = []
    for _ in range(times):
        table.stage.shown.emit(GameWon(1))
        remark = said(table)
        if remark is not None and remark not in heard:
            heard.append(remark)
    return heard


def test_faces_follow_a_round(table: Playing) -> None:
    company(table)
    told = table.stage.shown.emit
    told(BEGUN)
    assert moods(table) == (PLEASED,) * 3
    told(BidMade(1, BID, opening=True))
    assert moods(table) == (PLEASED, CALM, PLEASED)
    told(CallMade(0, Call.CHALLENGE, BID, 1))
    assert moods(table) == (Mood.DOUBTING, Mood.SURPRISED, PLEASED)
    told(Revealed((), Outcome(Call.CHALLENGE, 0, 1, BID, True, 3, True, (1,), None)))
    assert moods(table) == (PLEASED, DISMAYED, PLEASED)
    told(DiceChanged(1, 3, 2))
    told(RoundStarted(1, 1, palifico=False, counts=(3, 2, 3)))
    assert moods(table) == (CALM,) * 3


def test_faces_stay_while_the_observation_changes(table: Playing, qtbot: QtBot, paces: None) -> None:
    company(table)
    table.play_to_reveal(qtbot)
    assert DISMAYED in moods(table)
    assert {PLEASED, Mood.DELIGHTED} & set(moods(table))
    table.stage.next_round()
    table.wait_for(qtbot, StageState.YOUR_TURN, StageState.REVEALED)
    assert len(moods(table)) == 3


def test_a_look_back_shows_the_faces_of_that_moment(table: Playing, qtbot: QtBot, paces: None) -> None:
    company(table)
    table.play_to_reveal(qtbot)
    then = moods(table)
    while table.stage.state is StageState.REVEALED:
        then = moods(table)
        table.stage.next_round()
        table.wait_for(qtbot, StageState.YOUR_TURN, StageState.REVEALED)
    assert moods(table) != then
    table.stage.look_back(on=True)
    assert moods(table) == then


def test_whoever_wants_calm_faces_has_them_at_once_and_the_others_when_they_are_wanted_again(table: Playing) -> None:
    everybody = company(table)
    told = table.stage.shown.emit
    told(BEGUN)
    told(CallMade(2, Call.CHALLENGE, Bid(2, 5), 1))
    then = moods(table)
    assert set(then) != {Mood.CALM}
    everybody.set_expressive(False)
    assert set(moods(table)) == {Mood.CALM}
    told(GameWon(1))
    assert set(moods(table)) == {Mood.CALM}
    everybody.set_expressive(True)
    assert set(moods(table)) != {Mood.CALM}
    assert moods(table) != then


def test_faces_that_are_calm_from_the_beginning_stay_so(table: Playing) -> None:
    company(table, expressive=False)
    table.stage.shown.emit(GameWon(1))
    assert set(moods(table)) == {Mood.CALM}


def test_until_cups_are_lifted_faces_and_lines_are_the_same_whatever_lies_under_them(
    thinker: Thinker, qtbot: QtBot, paces: None
) -> None:
    """Nobody betrays a die: the same bids and calls over other dice look and sound the same."""
    seen: list[list[tuple[object, object]]] = []
    dealt: list[tuple[int, ...]] = []
    for deal in range(3):
        table = playing(thinker, Pace.NORMAL, deal=deal)
        table.model.show(table.session.observation)
        company(table)
        moments: list[tuple[object, object]] = []

        def note(_event: Event, table: Playing = table, moments: list[tuple[object, object]] = moments) -> None:
            if not any(isinstance(each, Revealed) for each in table.shown):
                moments.append((moods(table), said(table)))

        table.stage.shown.connect(note)
        table.play_to_reveal(qtbot)
        seen.append(moments)
        dealt.append(table.session.observation.history[0].hands[0])
        table.close()
    assert len(set(dealt)) > 1
    assert len(seen[0]) >= 4
    assert seen[0] == seen[1] == seen[2]


def test_somebody_speaks_and_falls_silent(table: Playing) -> None:
    talk = company(table)
    assert len(provoke(table)) == 5
    talk.fall_silent()
    assert said(table) is None


@pytest.mark.parametrize(
    ("seat", "temper", "mood"),
    [
        (Seat("Bruno", "bold", "bruno"), "bold", PLEASED),
        (Seat("Bruno", "master", "bruno"), "master", CALM),
        (Seat("Bruno", "novice", "bruno", Bot("Rascal", "rascal")), PLAIN, Mood.SURPRISED),
    ],
)
def test_each_level_speaks_and_looks_in_its_own_way_and_a_bot_in_none(
    thinker: Thinker, seat: Seat, temper: str, mood: Mood
) -> None:
    table = playing(thinker, Pace.NORMAL, bruno=seat)
    table.model.show(table.session.observation)
    company(table)
    assert {remark.temper for remark in provoke(table, 4)} == {temper}
    table.stage.shown.emit(CallMade(0, Call.CHALLENGE, BID, 1))
    assert moods(table)[1] is mood
    table.close()


def test_a_new_round_begins_in_silence_or_with_a_line_of_its_own(table: Playing) -> None:
    company(table)
    table.stage.shown.emit(GameWon(1))
    assert said(table) is not None
    table.stage.shown.emit(RoundStarted(1, 1, palifico=False, counts=(3, 2, 3)))
    assert said(table) is None


def test_whoever_wants_silence_has_it_at_once(table: Playing) -> None:
    talk = company(table)
    table.stage.shown.emit(GameWon(1))
    talk.set_talking(False)
    assert said(table) is None
    assert provoke(table) == []


def test_lines_switched_on_later_are_those_that_would_have_come(thinker: Thinker) -> None:
    heard: list[list[Remark]] = []
    for late in (False, True):
        table = playing(thinker, Pace.NORMAL)
        table.model.show(table.session.observation)
        talk = company(table, talking=not late)
        table.stage.shown.emit(GameWon(1))
        talk.set_talking(True)
        heard.append(provoke(table))
        table.close()
    assert set(heard[1]) <= set(heard[0])
    assert heard[1]


def test_at_once_there_is_no_time_for_words(thinker: Thinker) -> None:
    table = playing(thinker, Pace.AT_ONCE)
    table.model.show(table.session.observation)
    company(table)
    assert provoke(table) == []
    table.close()


def test_a_line_is_translated_while_it_is_there(table: Playing, languages: Languages) -> None:
    company(table)
    table.stage.shown.emit(GameWon(1))
    remark = said(table)
    assert remark is not None
    english = table.model.words.lines.text(remark)
    languages.speak("it")
    assert table.model.words.lines.text(remark) != english
