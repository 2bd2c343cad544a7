"""The seats as a model: rows, words, signals, and nothing in them that is still covered."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from desktop_app.engine.moves import Call
from desktop_app.engine.rules import Rules
from desktop_app.ui.languages import NAMES, Languages
from desktop_app.ui.models.seats import SeatRole, SeatsModel
from desktop_app.ui.words.words import Words
from tests.translations.catalogs import KNOWN
from tests.ui.table import scenes
from tests.ui.table.scenes import Scene, play

TEXTS = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)
NAME, TOLD = Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.AccessibleDescriptionRole


def checked(scene: Scene) -> SeatsModel:
    """The model of a scene under Qt's own tests."""
    model = scene.model()
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    return model


def texts(model: SeatsModel) -> list[str]:
    """All that the model says, role by role."""
    return [str(model.index(row).data(role)) for row in range(model.rowCount()) for role in TEXTS]


@pytest.mark.parametrize("scene", scenes.SCENES)
def test_every_scene_is_a_model_that_qt_is_content_with(qapp: QApplication, scene: Callable[[], Scene]) -> None:
    model = checked(scene())
    shown = model.scene
    assert shown is not None
    assert model.rowCount() == len(shown.seats) + 1
    assert [model.index(row).data(SeatRole.SEAT) for row in range(model.rowCount())] == [*shown.seats, None]


def test_before_the_first_observation_there_is_no_row(qapp: QApplication) -> None:
    model = SeatsModel(Words(("Ada", "Bo"), 0, Rules()), (scenes.YOU, scenes.BRUNO))
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    model.think(1)
    model.count(2)
    model.retranslate()
    assert (model.rowCount(), model.scene) == (0, None)
    assert model.data(QModelIndex()) is None
    model.show(scenes.two().game.observe(0))
    assert model.rowCount() == 3
    assert model.rowCount(model.index(0)) == 0
    assert model.data(model.index(0), Qt.ItemDataRole.DecorationRole) is None


def test_seats_say_what_they_show(qapp: QApplication) -> None:
    model = checked(scenes.six())
    names = [model.index(row).data(NAME) for row in range(7)]
    assert names == ["You", "Bruno", "Rosa", "Malik", "Inès", "Odette", "Odette’s bid"]
    told = [model.index(row).data(TOLD) for row in range(7)]
    assert told[0] == "4 dice. Bid: 5\u00a0×\u00a02. Your turn. Your dice: 1 (wild), 4, 4, 6."
    assert told[3] == "Out."
    assert told[4] == "4 dice. Bid: 6\u00a0×\u00a04."
    assert told[5] == "5 dice. Standing bid: 7\u00a0×\u00a04."
    assert told[6] == "7\u00a0×\u00a04 · 18 dice"


def test_the_middle_says_the_count_and_what_kind_of_round_it_is(qapp: QApplication) -> None:
    palifico, counting, spot_on, two = (
        scene().model() for scene in (scenes.palifico, scenes.counting, scenes.spot_on, scenes.two)
    )
    assert palifico.index(3).data(TOLD) == "2\u00a0×\u00a03 · 8 dice · Palifico round · ones are not wild"
    assert counting.index(5).data(NAME) == "Rosa bid 6\u00a0×\u00a05"
    assert counting.index(5).data(TOLD) == "3 of 6 · 21 dice"
    assert str(spot_on.index(5).data(TOLD)).endswith("Next round: a Palifico round")
    assert two.index(2).data(NAME) == "You open the bidding"


def test_a_whole_name_is_in_the_tooltip(qapp: QApplication) -> None:
    model = scenes.long_names().model()
    assert "Bartholomäus Maximilian" in str(model.index(1).data(Qt.ItemDataRole.ToolTipRole))
    assert str(model.index(0).data(Qt.ItemDataRole.ToolTipRole)).startswith("Ada\n")
    middle = str(model.index(6).data(Qt.ItemDataRole.ToolTipRole))
    assert middle == "Wilhelmina Montgomery-Wu’s bid\n7\u00a0×\u00a04 · 18 dice"


@pytest.mark.parametrize("code", NAMES)
def test_covered_dice_are_in_no_text_and_open_ones_go_with_the_round(languages: Languages, code: str) -> None:
    """Before the reveal, and after it, the words are the same whatever others have under their cups."""
    languages.speak(code)
    game = scenes.bidding().game
    hands = game.hands
    assert hands is not None
    others = game._replace(hands=(hands[0], (6, 6, 6, 6), (6, 6, 6), (6, 6, 6, 6, 6), (6, 6, 6, 6)))
    model, other = (scenes.bidding()._replace(game=game).model() for game in (game, others))
    assert texts(model) == texts(other)
    before = texts(model)
    step = game.play(Call.CHALLENGE)
    for event in step.events:
        play(model, event)
    assert texts(model) != before
    dealt = step.game.deal(((1, 2, 3, 5, 5), (2, 3, 3, 4), (1, 2, 6), (2, 3, 4, 4, 6), (2, 4, 5))).game
    fresh = scenes.bidding()._replace(game=dealt).model()
    model.show(dealt.observe(0))
    assert texts(model) == texts(fresh)
    assert all(not seat.hand for seat in (model.scene.seats[1:] if model.scene else ()))


def test_only_what_changes_is_told(qapp: QApplication) -> None:
    model = scenes.bidding().model()
    rows: list[int] = []
    seen: list[None] = []

    def note(first: QModelIndex, _last: QModelIndex) -> None:
        rows.append(first.row())

    model.dataChanged.connect(note)
    model.scene_changed.connect(lambda: seen.append(None))
    observation = scenes.bidding().game.observe(0)
    model.show(observation)
    assert (rows, seen) == ([], [])
    model.ask(2)
    assert (rows, len(seen)) == ([0, 2], 1)
    rows.clear()
    seen.clear()
    model.think(2)
    assert (rows, len(seen)) == ([2], 1)
    events = scenes.revealed().game.play(Call.CHALLENGE).events
    model.play(events[0])
    assert rows == [2, 0, 2]  # there is a call, and it is nobody’s turn
    rows.clear()
    model.play(events[1])
    assert rows == [1, 2, 3, 4, 5]
    rows.clear()
    model.count(1)
    assert rows == [5]


def test_looking_back_hides_what_happens_meanwhile(qapp: QApplication) -> None:
    game = scenes.bidding().game
    model = scenes.revealed().model()
    earlier = model.scene
    model.show(game.observe(0))
    model.look_back(earlier)
    assert model.looks_back
    seen: list[None] = []
    model.scene_changed.connect(lambda: seen.append(None))
    model.show(scenes.bid(game, (7, 2)).observe(0))
    for event in game.play(Call.CHALLENGE).events:
        play(model, event)
    assert model.scene == earlier
    assert seen == []
    model.show(game.observe(0))
    model.look_back(None)
    assert not model.looks_back
    assert model.scene is not None
    assert [seat.hand for seat in model.scene.seats[1:]] == [()] * 4
    assert len(seen) == 1


@pytest.mark.parametrize("code", KNOWN)
def test_the_words_follow_the_language(languages: Languages, code: str) -> None:
    model = scenes.thinking().model()
    changed: list[None] = []
    model.scene_changed.connect(lambda: changed.append(None))
    languages.speak(code)
    model.retranslate()
    label = {"en": "You", "fr": "Vous", "it": "Tu"}[code]
    assert model.index(0).data(NAME) == label
    assert len(changed) == 1
