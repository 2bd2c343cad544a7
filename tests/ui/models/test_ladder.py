"""The ladder as a model: each bid is what the engine says it is, in words too."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.engine.moves import Bid
from desktop_app.engine.observation import Observation
from desktop_app.engine.rules import FACES, Rules
from desktop_app.ui.models.bid_choice import BidChoice
from desktop_app.ui.models.ladder import LadderModel, RungKind
from desktop_app.ui.words.words import Words
from tests.ui.models.observations import observations, opened

PLAYERS = ("Camille", "Rosa", "Bruno", "Inès", "Malik", "Odette")
ROLE = Qt.ItemDataRole
WORDS = (ROLE.DisplayRole, ROLE.AccessibleTextRole)
FIXED = "The face is fixed: in a Palifico round you can only raise the quantity."
LOW = "A raise is a larger quantity with any face, or the same quantity with a higher face."


def shown(observation: Observation, *, open_: bool = True) -> LadderModel:
    """The ladder of an observation; choosing only where it is the seat's turn."""
    choice = BidChoice()
    choice.follow(observation)
    model = LadderModel(choice)
    choice.setParent(model)
    tell(model, observation, open_=open_)
    return model


def tell(model: LadderModel, observation: Observation, *, open_: bool = True) -> None:
    words = Words(PLAYERS[: len(observation.bidding.counts)], observation.seat, observation.rules)
    model.tell(observation, words, open_=open_ and observation.my_turn)


def kinds(model: LadderModel) -> dict[Bid, RungKind]:
    return {rung.bid: rung.kind for rung in model.rungs}


def words_of(model: LadderModel, bid: Bid) -> tuple[str, str]:
    index = model.index_of(bid)
    return index.data(ROLE.AccessibleTextRole), index.data(ROLE.AccessibleDescriptionRole)


def cells(model: LadderModel) -> Iterator[Bid]:
    yield from (Bid(column + 1, FACES[row]) for row in range(model.rowCount()) for column in range(model.columnCount()))


def test_a_row_for_each_face_ones_first_and_a_column_for_each_quantity(qapp: QApplication) -> None:
    model = shown(opened(players=3).observe(0))
    assert (model.rowCount(), model.columnCount()) == (6, 15)
    across, down = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
    assert [model.headerData(section, across) for section in (0, 14)] == ["1", "15"]
    assert [model.headerData(section, down) for section in range(6)] == list("123456")
    assert model.headerData(0, across, ROLE.ToolTipRole) is None
    assert set(kinds(model)) == set(cells(model))


def test_before_the_first_round_there_is_nothing(qapp: QApplication) -> None:
    model = LadderModel(BidChoice())
    assert (model.columnCount(), model.path, model.lead, model.chosen) == (0, (), (), None)


@given(observations(), st.booleans())
def test_legal_is_what_the_engine_lets_pass(qapp: QApplication, observation: Observation, open_: bool) -> None:
    model = shown(observation, open_=open_)
    bidding = observation.bidding
    assert {bid for bid, kind in kinds(model).items() if kind is RungKind.LEGAL} == set(bidding.legal_bids)
    assert [(rung.bid, rung.bidder) for rung in model.path] == [(action.bid, action.seat) for action in bidding.actions]
    assert [rung.kind for rung in model.path[:-1]] == [RungKind.PAST] * max(len(bidding.bids) - 1, 0)
    choosable = {bid for bid in cells(model) if model.can_choose(bid)}
    assert choosable == (set(bidding.legal_bids) if open_ and observation.my_turn else set())
    for bid in cells(model):
        can_select = bool(model.flags(model.index_of(bid)) & Qt.ItemFlag.ItemIsSelectable)
        text, why = words_of(model, bid)
        assert can_select is (bid in choosable) is (not why)
        assert text
    assert model.chosen is None or model.chosen in choosable


@given(observations(), observations())
def test_the_model_keeps_its_promises_to_views(qapp: QApplication, first: Observation, second: Observation) -> None:
    model = shown(first)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.choice.follow(second)
    tell(model, second)
    assert model.columnCount() == second.bidding.dice_in_play


def test_what_each_bid_is_and_why_it_cannot_be_chosen(qapp: QApplication) -> None:
    # Seat 0 has opened; Rosa and Bruno have raised.
    model = shown(opened(Bid(1, 4), Bid(2, 4), Bid(3, 5), Bid(4, 5), players=3).observe(0))
    assert words_of(model, Bid(1, 4)) == ("1\u00a0×\u00a04, Bruno’s bid", LOW)
    assert words_of(model, Bid(2, 4)) == ("2\u00a0×\u00a04, your bid", LOW)
    assert words_of(model, Bid(4, 5)) == ("4\u00a0×\u00a05, Bruno’s standing bid", LOW)
    assert words_of(model, Bid(4, 6)) == ("4\u00a0×\u00a06, legal", "")
    assert words_of(model, Bid(4, 1)) == ("4\u00a0×\u00a01, too low", LOW)
    assert model.index_of(Bid(4, 1)).data(ROLE.ToolTipRole) == f"4\u00a0×\u00a01, too low\n{LOW}"
    assert model.index_of(Bid(4, 6)).data(ROLE.ToolTipRole) == "4\u00a0×\u00a06, legal"
    assert model.index_of(Bid(4, 6)).data(ROLE.DecorationRole) is None


def test_in_a_palifico_round_only_the_row_of_its_face_is_open(qapp: QApplication) -> None:
    model = shown(opened(Bid(2, 3), palifico=True).observe(0))
    for bid, kind in kinds(model).items():
        assert (kind is RungKind.CLOSED) is (bid.face != 3)
    assert words_of(model, Bid(9, 5)) == ("9\u00a0×\u00a05, closed", FIXED)
    assert words_of(model, Bid(1, 3))[1] == "You must raise the quantity."
    full = shown(opened(Bid(15, 3), palifico=True).observe(0))
    assert {bid.face for bid, kind in kinds(full).items() if kind is RungKind.CLOSED} == {1, 2, 4, 5, 6}
    opener = shown(opened(palifico=True).observe(0))
    assert set(kinds(opener).values()) == {RungKind.LEGAL}


def test_while_others_play_it_can_only_be_looked_at(qapp: QApplication) -> None:
    model = shown(opened(Bid(3, 4)).play(Bid(4, 2)).game.observe(0))
    assert not model.is_open
    assert model.chosen is None
    assert words_of(model, Bid(9, 5)) == ("9\u00a0×\u00a05, legal", "It is not your turn.")
    assert words_of(model, Bid(4, 2)) == ("4\u00a0×\u00a02, your standing bid", LOW)
    assert model.flags(model.index_of(Bid(9, 5))) == Qt.ItemFlag.ItemIsEnabled


def test_after_the_end_nothing_can_be_chosen(qapp: QApplication, qtbot: QtBot) -> None:
    model = shown(opened(Bid(3, 4)).observe(0))
    with qtbot.waitSignal(model.ended):
        model.end()
    assert not model.is_open


@pytest.mark.parametrize("role", WORDS)
def test_it_speaks_to_eyes_and_ears_alike(qapp: QApplication, role: Qt.ItemDataRole) -> None:
    model = shown(opened(Bid(3, 4), rules=Rules(dice=3)).observe(0))
    assert model.index_of(Bid(3, 5)).data(role) == "3\u00a0×\u00a05, legal"
