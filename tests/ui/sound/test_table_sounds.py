"""What the table does is heard once, as it is seen; what happens at once is not heard as a din."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.engine.events import DiceChanged, GameWon, Revealed, RoundStarted
from desktop_app.engine.moves import Bid, BidMade, Call, CallMade
from desktop_app.library.settings import Settings
from desktop_app.match.thinker import Thinker
from desktop_app.ui.sound.cues import Cue
from desktop_app.ui.sound.player import SoundPlayer
from desktop_app.ui.sound.sounds import Sound
from desktop_app.ui.sound.table_sounds import TableSounds
from desktop_app.ui.table import stage
from desktop_app.ui.table.pace import TIMINGS, Pace
from tests.ui.sound.devices import Shop
from tests.ui.table.playing import Playing, playing

BID = Bid(2, 5)


class Heard(SoundPlayer):
    """Notes what it is asked to play."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings, Shop())
        self.cues: list[tuple[Cue, float]] = []

    def play(self, cue: Cue, tempo: float = 1.0) -> None:
        self.cues.append((cue, tempo))

    @property
    def sounds(self) -> list[Sound]:
        return [cue.sound for cue, _ in self.cues]


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    made = Thinker()
    yield made
    made.close()


@pytest.fixture
def heard(tmp_path: Path) -> Heard:
    return Heard(Settings(tmp_path / "palifico.ini"))


def listened(thinker: Thinker, heard: Heard, pace: Pace) -> Playing:
    table = playing(thinker, pace)
    table.model.show(table.session.observation)
    TableSounds(table.stage, table.model, heard, 0)
    return table


def test_an_event_is_heard_with_the_tempo_of_its_pace(thinker: Thinker, heard: Heard, qtbot: QtBot) -> None:
    for pace, tempo in ((Pace.SLOW, 0.75), (Pace.NORMAL, 1), (Pace.FAST, 2)):
        table = listened(thinker, heard, pace)
        table.stage.shown.emit(RoundStarted(0, 1, palifico=False, counts=(3, 3, 3)))
        qtbot.waitUntil(lambda: len(heard.cues) == 2)
        assert [(cue.sound, at) for cue, at in heard.cues] == [(Sound.SHAKE, tempo), (Sound.LAND, tempo)]
        heard.cues.clear()
        table.close()


def test_of_what_happens_at_once_the_last_is_heard(thinker: Thinker, heard: Heard, qtbot: QtBot) -> None:
    table = listened(thinker, heard, Pace.NORMAL)
    for event in (BidMade(1, BID, opening=True), CallMade(2, Call.CHALLENGE, BID, 1), DiceChanged(1, 3, 2)):
        table.stage.shown.emit(event)
    qtbot.waitUntil(lambda: bool(heard.cues))
    assert heard.sounds == [Sound.DIE_LOST]
    table.close()


def test_at_once_only_the_end_is_heard(thinker: Thinker, heard: Heard, qtbot: QtBot) -> None:
    table = listened(thinker, heard, Pace.AT_ONCE)
    table.stage.start()
    table.play_on(qtbot)
    qtbot.waitUntil(lambda: bool(heard.cues))
    won = next(event for event in table.shown if isinstance(event, GameWon))
    assert heard.sounds == [Sound.GAME_WON if won.seat == 0 else Sound.GAME_LOST]
    table.close()


def test_a_whole_round_is_heard_in_order(
    thinker: Thinker, heard: Heard, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick = replace(TIMINGS[Pace.AT_ONCE], round=1, bid=1, call=1, lift=1, count=1, counting=40, breath=1, verdict=1)
    monkeypatch.setattr(stage, "TIMINGS", TIMINGS | {Pace.NORMAL: replace(quick, change=1, between=None)})
    table = listened(thinker, heard, Pace.NORMAL)
    table.play_to_reveal(qtbot)
    qtbot.wait(20)
    revealed = next(event for event in table.shown if isinstance(event, Revealed))
    sounds = heard.sounds
    assert sounds[:3] == [Sound.SHAKE, Sound.LAND, Sound.BID]
    assert sounds.count(Sound.TICK) == revealed.outcome.matching
    assert sounds.index(Sound.CHALLENGE) == max(place for place, sound in enumerate(sounds) if sound is Sound.BID) + 1
    assert Sound.DIE_LOST in sounds[sounds.index(Sound.CHALLENGE) :]
    table.close()


def test_a_look_back_counts_silently(thinker: Thinker, heard: Heard, qtbot: QtBot) -> None:
    table = listened(thinker, heard, Pace.AT_ONCE)
    table.stage.set_pace(Pace.NORMAL)
    scene = table.model.scene
    table.model.look_back(scene)
    table.model.count(3)
    qtbot.wait(20)
    assert heard.cues == []
    table.close()
