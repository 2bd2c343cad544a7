"""What the table does is heard once, at its frame; what happens at once is not heard as a din."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.engine.events import DiceChanged, Event, GameWon, Revealed, RoundStarted
from desktop_app.engine.moves import Bid, BidMade, Call, CallMade
from desktop_app.library.settings import Settings
from desktop_app.match.thinker import Thinker
from desktop_app.ui.sound.cues import Cue
from desktop_app.ui.sound.player import SoundPlayer
from desktop_app.ui.sound.sounds import Sound
from desktop_app.ui.sound.table_sounds import TableSounds
from desktop_app.ui.table import stage
from desktop_app.ui.table.ground import Ground
from desktop_app.ui.table.pace import TIMINGS, Pace
from desktop_app.ui.table.tableau import Tableau
from tests.ui.sound.devices import Shop
from tests.ui.table.playing import Playing, playing

BID = Bid(2, 5)
BEGUN = RoundStarted(0, 1, palifico=False, counts=(3, 3, 3))


class Heard(SoundPlayer):
    """Notes what it is asked to play, with the seconds that it is to wait."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings, Shop())
        self.cues: list[tuple[Cue, float]] = []

    def play(self, cue: Cue, wait: float = 0.0) -> None:
        self.cues.append((cue, wait))

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
    """A stage whose tableau nobody looks at: nothing on it moves."""
    table = playing(thinker, pace)
    table.model.show(table.session.observation)
    TableSounds(table.stage, table.model, Tableau(Ground(None), table.stage), heard, 0)
    return table


@pytest.mark.parametrize(
    ("event", "sound"),
    [(BEGUN, Sound.LAND), (DiceChanged(1, 3, 2), Sound.DIE_LOST), (DiceChanged(1, 2, 3), Sound.DIE_BACK)],
)
def test_where_nothing_moves_nothing_is_heard_on_its_way(
    thinker: Thinker, heard: Heard, qtbot: QtBot, event: Event, sound: Sound
) -> None:
    """But where it would have come to is heard, without waiting for it."""
    table = listened(thinker, heard, Pace.NORMAL)
    table.stage.shown.emit(event)
    qtbot.waitUntil(lambda: bool(heard.cues))
    assert [(cue.sound, wait) for cue, wait in heard.cues] == [(sound, 0)]
    table.close()


def test_of_what_happens_at_once_the_last_is_heard(thinker: Thinker, heard: Heard, qtbot: QtBot) -> None:
    table = listened(thinker, heard, Pace.NORMAL)
    for event in (BidMade(1, BID, opening=True), CallMade(2, Call.CHALLENGE, BID, 1), DiceChanged(1, 3, 2)):
        table.stage.shown.emit(event)
    qtbot.waitUntil(lambda: bool(heard.cues))
    assert heard.sounds == [Sound.DIE_LOST]
    table.close()


def test_the_end_of_a_game_is_heard_when_the_last_die_has_rolled_off(
    thinker: Thinker, heard: Heard, qtbot: QtBot
) -> None:
    """Whatever becomes of the table; who skips to the end hears only that."""
    table = listened(thinker, heard, Pace.NORMAL)
    table.stage.shown.emit(DiceChanged(1, 1, 0))
    table.stage.shown.emit(GameWon(0))
    assert [(cue.sound, wait > 0.5) for cue, wait in heard.cues] == [(Sound.GAME_WON, True)]
    qtbot.wait(20)
    assert heard.sounds == [Sound.GAME_WON]
    table.close()


def test_at_once_only_the_end_is_heard(thinker: Thinker, heard: Heard, qtbot: QtBot) -> None:
    table = listened(thinker, heard, Pace.AT_ONCE)
    table.stage.start()
    table.play_on(qtbot)
    qtbot.waitUntil(lambda: bool(heard.cues))
    won = next(event for event in table.shown if isinstance(event, GameWon))
    assert heard.sounds == [Sound.GAME_WON if won.seat == 0 else Sound.GAME_LOST]
    assert heard.cues[0][1] == 0
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
    assert sounds[:2] == [Sound.LAND, Sound.BID]
    assert sounds.count(Sound.TICK) == revealed.outcome.matching
    called = max(place for place, sound in enumerate(sounds) if sound is Sound.BID) + 1
    assert sounds[called : called + 2] == [Sound.CHALLENGE, Sound.LIFT]
    assert Sound.DIE_LOST in sounds[called:]
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
