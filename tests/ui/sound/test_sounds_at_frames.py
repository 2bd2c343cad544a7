"""Each sound is heard once, at the frame of the motion that it belongs to, and also where that is cut short."""

import random
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop_app.engine.events import DiceChanged, Event, RoundStarted
from desktop_app.engine.moves import Bid, BidMade, Call, CallMade
from desktop_app.library.settings import Settings
from desktop_app.match.thinker import Thinker
from desktop_app.ui.sound.cues import Cue
from desktop_app.ui.sound.player import SoundPlayer
from desktop_app.ui.sound.sounds import Sound
from desktop_app.ui.sound.table_sounds import TableSounds
from desktop_app.ui.table.motion.manner import Manner
from desktop_app.ui.table.pace import Pace
from desktop_app.ui.table.pieces import Part
from desktop_app.ui.table.table_view import TableView
from tests.ui.sound.devices import Shop
from tests.ui.table import changes
from tests.ui.table.changes import Change
from tests.ui.table.motion.moving import pass_time, table
from tests.ui.table.playing import Playing, playing

pytestmark = pytest.mark.usefixtures("fonts")

ROUND = RoundStarted(1, 1, palifico=False, counts=(5, 4, 3, 5, 4))
PALIFICO = RoundStarted(1, 1, palifico=True, counts=(4, 1, 3))
BID = BidMade(4, Bid(6, 5), opening=False)
CHALLENGE = CallMade(0, Call.CHALLENGE, Bid(6, 5), 4)
LOST, BACK = DiceChanged(4, 4, 3), DiceChanged(0, 3, 4)
FRAME = 16
#: What happens, the event of it if the stage tells of one at that moment, and everything that is heard.
HEARD: tuple[tuple[Callable[[], Change], Event | None, list[Sound]], ...] = (
    (changes.first_round, ROUND, [Sound.SHAKE, Sound.LAND]),
    (changes.next_round, ROUND, [Sound.SHAKE, Sound.LAND]),
    (changes.dusk, PALIFICO, [Sound.PALIFICO, Sound.SHAKE, Sound.LAND]),
    (changes.raised, BID, [Sound.BID]),
    (changes.challenged, CHALLENGE, [Sound.CHALLENGE]),
    (changes.lifted, None, [Sound.LIFT] * 5),
    (changes.lifted_of_six, None, [Sound.LIFT] * 6),
    (changes.lifted_of_two, None, [Sound.LIFT] * 2),
    (changes.counted, None, [Sound.TICK]),
    (changes.counted_last, None, [Sound.TICK]),
    (changes.lost, LOST, [Sound.DIE_LOST]),
    (changes.won, BACK, [Sound.DIE_BACK]),
)


class Heard(SoundPlayer):
    """Notes what is heard and when, and what is broken off."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings, Shop())
        self.sounds: list[Sound] = []
        self.ended: list[Sound] = []

    def play(self, cue: Cue, wait: float = 0.0) -> None:
        assert not wait
        self.sounds.append(cue.sound)

    def end(self, sound: Sound) -> None:
        self.ended.append(sound)


@pytest.fixture
def heard(tmp_path: Path) -> Heard:
    return Heard(Settings(tmp_path / "palifico.ini"))


@pytest.fixture
def telling(qtbot: QtBot) -> Iterator[Playing]:
    """A stage that tells what a test lets it tell."""
    thinker = Thinker()
    play = playing(thinker, Pace.NORMAL)
    yield play
    play.close()
    thinker.close()


def begun(
    qtbot: QtBot, telling: Playing, heard: Heard, make: Callable[[], Change], event: Event | None, manner: Manner
) -> TableView:
    """A view at the first frame of what happens."""
    change = make()
    view = table(qtbot, change, manner)
    TableSounds(telling.stage, change.model, view.tableau, heard, 0)
    change.happen()
    if event is not None:
        telling.stage.shown.emit(event)
    view.tableau.clock.stop()
    QTest.qWait(5)
    return view


def moments(view: TableView, heard: Heard, seen: Callable[[TableView], bool]) -> tuple[list[float], float]:
    """When each sound is heard, and when something is seen for the first time: milliseconds."""
    times, first, time = [0.0] * len(heard.sounds), -1.0, 0.0
    while view.tableau.moves:
        pass_time(view, FRAME)
        time += FRAME
        times += [time] * (len(heard.sounds) - len(times))
        if first < 0 and seen(view):
            first = time
    return times, first


def showing(view: TableView, part: Part) -> list[tuple[object, ...]]:
    """What the pieces of a part show that are on their way."""
    shown = (piece.showing for piece in view.tableau.frame if piece.name and piece.name[0] is part)
    return [each for each in shown if isinstance(each, tuple)]


@pytest.mark.parametrize(("make", "event", "sounds"), HEARD)
def test_each_sound_is_heard_once(
    qtbot: QtBot, telling: Playing, heard: Heard, make: Callable[[], Change], event: Event | None, sounds: list[Sound]
) -> None:
    view = begun(qtbot, telling, heard, make, event, Manner.MOVING)
    moments(view, heard, lambda _: True)
    assert heard.sounds == sounds


def test_the_cup_lands_at_the_frame_in_which_it_touches_the_table(qtbot: QtBot, telling: Playing, heard: Heard) -> None:
    def down(view: TableView) -> bool:
        """Your cup, the first to be shaken, is flat from its fall: it was in the air in the frame before."""
        mine = [each for each in showing(view, Part.CUP) if each[0] == "cup" and len(each) == 8]
        return any(isinstance(squash := each[6], float) and squash < 1 for each in mine)

    view = begun(qtbot, telling, heard, changes.first_round, ROUND, Manner.MOVING)
    (shaken, landed), touched = moments(view, heard, down)
    assert shaken == 0
    assert landed in (touched, touched - FRAME)
    assert heard.ended == [Sound.SHAKE]


def test_the_lost_die_is_heard_as_it_begins_to_roll(qtbot: QtBot, telling: Playing, heard: Heard) -> None:
    def rolls(view: TableView) -> bool:
        return any(each[0] == "roll" for each in showing(view, Part.PLATE))

    view = begun(qtbot, telling, heard, changes.lost, LOST, Manner.MOVING)
    (rolled,), seen = moments(view, heard, rolls)
    assert rolled == seen > 0


def test_the_bid_is_heard_while_it_flies(qtbot: QtBot, telling: Playing, heard: Heard) -> None:
    view = begun(qtbot, telling, heard, changes.raised, BID, Manner.MOVING)
    (slid,), _ = moments(view, heard, lambda _: True)
    assert 0 < slid < 380


def test_cups_are_heard_as_they_are_lifted_one_after_the_other(qtbot: QtBot, telling: Playing, heard: Heard) -> None:
    view = begun(qtbot, telling, heard, changes.lifted, None, Manner.MOVING)
    times, _ = moments(view, heard, lambda _: True)
    assert times[0] == 0
    gaps = [after - before for before, after in pairwise(times)]
    assert all(abs(gap - 180) <= FRAME for gap in gaps)


@pytest.mark.parametrize("seed", range(24))
def test_cut_short_at_any_moment_all_that_it_leads_to_is_heard_once(
    qtbot: QtBot, telling: Playing, heard: Heard, seed: int
) -> None:
    rng = random.Random(seed)
    make, event, sounds = HEARD[seed % len(HEARD)]
    view = begun(qtbot, telling, heard, make, event, Manner.MOVING)
    pass_time(view, rng.uniform(0, 500))
    before = list(heard.sounds)
    view.tableau.finish()
    assert heard.sounds[: len(before)] == before
    assert set(heard.sounds) == set(sounds)
    assert len(heard.sounds) == max(len(before), len(set(sounds)))
    pass_time(view, 100)
    assert len(heard.sounds) == max(len(before), len(set(sounds)))


@pytest.mark.parametrize("manner", [Manner.FADING, Manner.AT_ONCE])
@pytest.mark.parametrize(("make", "event", "sounds"), HEARD)
def test_without_motion_what_it_would_lead_to_is_heard_at_once(
    qtbot: QtBot,
    telling: Playing,
    heard: Heard,
    make: Callable[[], Change],
    event: Event | None,
    sounds: list[Sound],
    manner: Manner,
) -> None:
    view = begun(qtbot, telling, heard, make, event, manner)
    wanted = [sound for sound in dict.fromkeys(sounds) if sound is not Sound.SHAKE]
    assert heard.sounds == wanted
    pass_time(view, 2000)
    assert heard.sounds == wanted
