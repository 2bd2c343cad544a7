"""Every event has its sound, or none on purpose; good news sounds unlike bad."""

import pytest

from desktop_app.engine.events import DiceChanged, Event, GameWon, PalificoTriggered, PlayerOut, Revealed, RoundStarted
from desktop_app.engine.moves import Bid, BidMade, Call, CallMade
from desktop_app.engine.outcome import Outcome
from desktop_app.ui.sound.cues import count_cue, cues, lift_cues
from desktop_app.ui.sound.sounds import Sound

ME, ROSA, BRUNO = 0, 1, 2
BID = Bid(4, 5)


def sounds(event: Event, me: int = ME) -> list[Sound]:
    return [cue.sound for cue in cues(event, me)]


def revealed(call: Call, caller: int, bidder: int, losers: tuple[int, ...], *, right: bool) -> Revealed:
    return Revealed((), Outcome(call, caller, bidder, BID, True, 4, right, losers, None))


@pytest.mark.parametrize(
    ("event", "heard"),
    [
        (RoundStarted(0, ROSA, palifico=False, counts=(5, 5, 5)), [Sound.SHAKE, Sound.LAND]),
        (RoundStarted(3, ROSA, palifico=True, counts=(5, 1, 5)), [Sound.PALIFICO, Sound.SHAKE, Sound.LAND]),
        (BidMade(ROSA, BID, opening=True), [Sound.BID]),
        (CallMade(ROSA, Call.CHALLENGE, BID, BRUNO), [Sound.CHALLENGE]),
        (CallMade(ROSA, Call.EXACT, BID, BRUNO), [Sound.EXACT]),
        (DiceChanged(ROSA, 3, 2), [Sound.DIE_LOST]),
        (DiceChanged(ROSA, 3, 4), [Sound.DIE_BACK]),
        (PlayerOut(ROSA), []),
        (PalificoTriggered((ROSA,)), []),
        (GameWon(ME), [Sound.GAME_WON]),
        (GameWon(ROSA), [Sound.GAME_LOST]),
    ],
)
def test_what_is_heard(event: Event, heard: list[Sound]) -> None:
    assert sounds(event) == heard


@pytest.mark.parametrize(
    ("verdict", "heard"),
    [
        (revealed(Call.CHALLENGE, ME, ROSA, (ROSA,), right=True), [Sound.WIN]),
        (revealed(Call.CHALLENGE, ME, ROSA, (ME,), right=False), [Sound.LOSS]),
        (revealed(Call.CHALLENGE, ROSA, ME, (ME,), right=True), [Sound.LOSS]),
        (revealed(Call.CHALLENGE, ROSA, ME, (ROSA,), right=False), [Sound.WIN]),
        (revealed(Call.CHALLENGE, ROSA, BRUNO, (ROSA,), right=False), []),
        (revealed(Call.EXACT, ME, ROSA, (ROSA, BRUNO), right=True), [Sound.WIN]),
        (revealed(Call.EXACT, ROSA, BRUNO, (BRUNO, ME), right=True), [Sound.LOSS]),
        (revealed(Call.EXACT, ROSA, BRUNO, (ROSA,), right=False), []),
    ],
)
def test_the_verdict_is_heard_by_whom_it_concerns(verdict: Revealed, heard: list[Sound]) -> None:
    assert sounds(verdict) == heard


def test_the_cups_land_after_they_were_shaken() -> None:
    shake, land = cues(RoundStarted(0, ROSA, palifico=False, counts=(5, 5)), ME)
    assert land.after > shake.after == 0
    assert shake.on_the_way
    assert not land.on_the_way


def test_each_cup_is_heard_as_it_is_lifted_and_where_nothing_moves_one_of_them() -> None:
    lifted = lift_cues(4)
    assert {cue.sound for cue in lifted} == {Sound.LIFT}
    assert [cue.on_the_way for cue in lifted] == [False, True, True, True]
    assert len({cue.after for cue in lifted}) == len({cue.pitch for cue in lifted}) == 4


def test_no_two_seats_slip_their_paper_alike() -> None:
    assert len({cues(BidMade(seat, BID, opening=False), ME)[0].pitch for seat in range(6)}) == 6


def test_the_count_climbs_home_to_the_bid() -> None:
    climbing = [count_cue(counted, 4).pitch for counted in range(1, 7)]
    assert climbing == sorted(climbing)
    assert climbing[3] == 1
    assert count_cue(1, 36).pitch == 0.5
    assert count_cue(36, 1).pitch < 1.6
