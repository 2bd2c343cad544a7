"""The story tells everything once, in the language of the moment, and keeps at the newest line."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.engine.events import DiceChanged, Event, PalificoTriggered, RoundStarted
from desktop_app.engine.moves import Bid, BidMade
from desktop_app.engine.rules import ExactCall, Rules
from desktop_app.match.session import SeatFailure
from desktop_app.ui.characters import Character
from desktop_app.ui.languages import Languages
from desktop_app.ui.models.story import StoryKind, StoryModel, StoryRole, StoryRow
from desktop_app.ui.story.delegate import StoryDelegate
from desktop_app.ui.story.panel import StoryPanel
from desktop_app.ui.theme import Theme
from desktop_app.ui.words.story import GaveUp, Happening, Moment
from desktop_app.ui.words.words import Words
from tests.translations.catalogs import KNOWN
from tests.ui.whole_games import whole_game

SEATS = (Character.YOU, Character.BRUNO, Character.INES, Character.MALIK, Character.ROSA, Character.ODETTE)
PLAYERS = ("Camille", "Bruno", "Maximilienne-Élisabeth", "Malik", "Rosa", "Odette")


def rows(model: StoryModel) -> list[StoryRow]:
    """All rows."""
    found: list[StoryRow] = []
    for number in range(model.rowCount()):
        row: object = model.index(number).data(StoryRole.ROW)
        assert isinstance(row, StoryRow)
        found.append(row)
    return found


def texts(model: StoryModel) -> list[str]:
    """What a screen reader says for all rows."""
    return [str(model.index(number).data(Qt.ItemDataRole.AccessibleTextRole)) for number in range(model.rowCount())]


@pytest.fixture
def panel(fonts: None, qtbot: QtBot) -> Iterator[StoryPanel]:
    window = QWidget()  # whose size is its own: there are no size hints offscreen
    window.resize(800, 700)
    shown = StoryPanel(Theme(), window)
    shown.begin(Words(PLAYERS, 0, Rules()), SEATS)
    shown.resize(300, 600)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    yield shown
    window.deleteLater()


def tell(panel: StoryPanel, happenings: list[Event]) -> None:
    for happening in happenings:
        panel.tell(happening)
    QApplication.processEvents()


options = st.builds(Rules, st.integers(3, 6), exact=st.sampled_from(ExactCall), palifico=st.booleans())


@given(st.integers(0, 10_000), st.integers(2, 6), options)
@settings(max_examples=30)
def test_everything_that_happens_is_told_once(qapp: QApplication, seed: int, players: int, rules: Rules) -> None:
    _, events = whole_game(seed, players, rules)
    words = Words(PLAYERS[:players], 0, rules)
    model = StoryModel()
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.begin(words)
    expected: list[StoryKind] = []
    for event in events:
        before = model.rowCount()
        model.tell(event)
        told_elsewhere = isinstance(event, DiceChanged) or (isinstance(event, RoundStarted) and event.palifico)
        assert model.rowCount() == before + (0 if told_elsewhere else 1), event
        if isinstance(event, PalificoTriggered):
            expected.append(StoryKind.PALIFICO)
        elif not told_elsewhere:
            expected.append(StoryKind.ROUND if isinstance(event, RoundStarted) else StoryKind.LINE)
    assert [row.kind for row in rows(model)] == expected
    assert all(texts(model))
    assert all(0 <= row.seat < players for row in rows(model) if row.seat is not None)


@given(st.integers(0, 10_000))
@settings(max_examples=10)
def test_each_round_is_announced_once_by_its_number(qapp: QApplication, seed: int) -> None:
    game, events = whole_game(seed, 5)
    model = StoryModel()
    model.begin(Words(PLAYERS[:5], 0, Rules()))
    for event in events:
        model.tell(event)
    told = zip(rows(model), texts(model), strict=True)
    announced = [text for row, text in told if row.kind is not StoryKind.LINE]
    assert len(announced) == len(game.history)
    for number, (text, played) in enumerate(zip(announced, game.history, strict=True), 1):
        start = f"Round {number}, Palifico round: " if played.palifico else f"Round {number}"
        assert text.startswith(start)
        assert ("Ones are not wild." in text) is played.palifico


def test_the_story_of_the_other_happenings(panel: StoryPanel) -> None:
    told: list[Happening] = [
        RoundStarted(0, 1, palifico=False, counts=(5, 5)),
        BidMade(1, Bid(3, 1), opening=True),
        SeatFailure(1, ValueError()),
        GaveUp(0),
    ]
    for happening in told:
        panel.tell(happening)
    assert texts(panel.model) == [
        "Round 1",
        "Bruno opens with 3\u00a0×\u00a01.",
        "A built-in player takes Bruno’s seat.",
        "You give up the game: nobody has won it.",
    ]
    assert [row.seat for row in rows(panel.model)] == [None, 1, 1, 0]


def test_a_new_game_begins_with_nothing(panel: StoryPanel) -> None:
    tell(panel, whole_game(1, 6)[1])
    panel.begin(Words(PLAYERS, 0, Rules()), SEATS)
    assert panel.model.rowCount() == 0
    assert panel.model.heading == ""
    tell(panel, whole_game(2, 6)[1][:2])
    assert panel.model.heading == "Round 1 · 30 dice"
    assert texts(panel.model)[0] == "Round 1"


@pytest.mark.parametrize("code", KNOWN)
def test_a_change_of_language_in_mid_round_changes_every_line(
    panel: StoryPanel, languages: Languages, code: str
) -> None:
    other = "it" if code == "en" else "en"
    languages.speak(other)
    _, events = whole_game(3, 6)
    tell(panel, events[: len(events) // 2])
    old = texts(panel.model)
    languages.speak(code)
    QApplication.processEvents()
    words = Words(PLAYERS, 0, Rules())
    fresh = StoryModel()
    fresh.begin(words)
    for event in events[: len(events) // 2]:
        fresh.tell(event)
    assert texts(panel.model) == texts(fresh)
    assert not set(texts(panel.model)) & set(old)
    assert panel.model.heading == fresh.heading
    title = {"en": "Story", "fr": "Récit", "it": "Racconto"}[code]
    assert panel.accessibleName() == f"{title}. {fresh.heading}"
    assert panel.view.accessibleName() == title


def test_it_keeps_at_the_newest_line_unless_somebody_reads_further_up(panel: StoryPanel) -> None:
    _, events = whole_game(1, 6)
    bar = panel.view.verticalScrollBar()
    tell(panel, events[:40])
    assert bar.maximum() > 0
    assert bar.value() == bar.maximum()
    bar.setValue(bar.maximum() - 200)
    place = bar.value()
    tell(panel, events[40:50])
    assert bar.value() == place
    bar.setValue(bar.maximum())
    tell(panel, events[50:60])
    assert bar.value() == bar.maximum()
    panel.resize(300, 400)
    QApplication.processEvents()
    assert bar.value() == bar.maximum()
    bar.setValue(0)
    panel.begin(Words(PLAYERS, 0, Rules()), SEATS)
    tell(panel, events[:40])
    assert bar.value() == bar.maximum()


@pytest.fixture
def laid_out(monkeypatch: pytest.MonkeyPatch) -> list[StoryRow]:
    """Every row that is laid out from now on."""
    rows: list[StoryRow] = []
    height = StoryDelegate.height

    def counted(delegate: StoryDelegate, row: StoryRow) -> float:
        rows.append(row)
        return height(delegate, row)

    monkeypatch.setattr(StoryDelegate, "height", counted)
    return rows


def settle(panel: StoryPanel, qtbot: QtBot) -> None:
    """Wait until every row is laid out."""
    qtbot.waitUntil(lambda: panel.view.is_settled)


def heights_are_right(panel: StoryPanel) -> None:
    """Every row is as high as its sentence needs."""
    view = panel.view
    for row in range(panel.model.rowCount()):
        height = view.delegate.height(panel.model.row(row)) * view.delegate.theme.zoom
        assert view.visualRect(panel.model.index(row)).height() == pytest.approx(height, abs=1)


def test_a_line_more_and_another_language_lay_out_only_what_is_in_sight(
    panel: StoryPanel, languages: Languages, qtbot: QtBot, laid_out: list[StoryRow]
) -> None:
    languages.speak("en")
    _, events = whole_game(1, 6)
    tell(panel, events[:150])
    settle(panel, qtbot)
    rows_before = panel.model.rowCount()
    assert rows_before > 100
    laid_out.clear()
    tell(panel, events[150:151])
    assert len(laid_out) == panel.model.rowCount() - rows_before
    laid_out.clear()
    panel.model.retranslate()
    assert 5 < len(laid_out) < 25
    settle(panel, qtbot)
    assert len(laid_out) == panel.model.rowCount()


def test_whoever_reads_further_up_keeps_their_line_whatever_happens(
    panel: StoryPanel, languages: Languages, qtbot: QtBot
) -> None:
    languages.speak("en")
    panel.fit(1280)
    tell(panel, whole_game(1, 6)[1][:150])
    settle(panel, qtbot)
    view = panel.view
    view.verticalScrollBar().setValue(900)
    row = view.indexAt(QPoint(50, 0)).row()
    place = view.visualRect(panel.model.index(row)).top()
    for code in ("fr", "it", "en"):
        languages.speak(code)
        QApplication.processEvents()
        settle(panel, qtbot)
        assert view.visualRect(panel.model.index(row)).top() == pytest.approx(place, abs=1)
        heights_are_right(panel)
    panel.fit(1536)
    settle(panel, qtbot)
    heights_are_right(panel)
    assert view.visualRect(panel.model.index(row)).top() == pytest.approx(place, abs=1)
    view.delegate.theme.set_zoom(2)
    settle(panel, qtbot)
    assert view.visualRect(panel.model.index(row)).top() == pytest.approx(2 * place, abs=2)


def test_rows_lie_one_under_another_to_the_end(panel: StoryPanel, qtbot: QtBot) -> None:
    tell(panel, whole_game(1, 6)[1][:60])
    settle(panel, qtbot)
    view = panel.view
    rects = [view.visualRect(panel.model.index(row)) for row in range(panel.model.rowCount())]
    assert all(upper.bottom() + 1 == lower.top() for upper, lower in pairwise(rects))
    assert rects[-1].bottom() + 1 == view.viewport().height() - 8
    assert all(view.indexAt(rect.center()).row() == row for row, rect in enumerate(rects))
    assert not view.indexAt(rects[-1].bottomLeft() + QPoint(0, 4)).isValid()
    assert view.visualRect(panel.model.index(-1)).isEmpty()


def test_keys_turn_pages(panel: StoryPanel, qtbot: QtBot) -> None:
    tell(panel, whole_game(1, 6)[1][:80])
    settle(panel, qtbot)
    view, last = panel.view, panel.model.rowCount() - 1
    view.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(view, Qt.Key.Key_PageUp)
    row = view.currentIndex().row()
    assert 5 < last - row < 25
    assert view.viewport().rect().contains(view.visualRect(view.currentIndex()))
    QTest.keyClick(view, Qt.Key.Key_PageDown)
    assert view.currentIndex().row() >= last - 1
    QTest.keyClick(view, Qt.Key.Key_Home)
    QTest.keyClick(view, Qt.Key.Key_PageUp)
    assert view.currentIndex().row() == 0
    QTest.keyClick(view, Qt.Key.Key_End)
    QTest.keyClick(view, Qt.Key.Key_Down)
    assert view.currentIndex().row() == last
    assert view.verticalScrollBar().value() == view.verticalScrollBar().maximum()


def test_a_new_game_takes_no_heights_from_the_last_one(panel: StoryPanel, qtbot: QtBot) -> None:
    tell(panel, whole_game(1, 6)[1][:40])
    settle(panel, qtbot)
    _, events = whole_game(2, 6)
    panel.begin(Words(PLAYERS, 0, Rules()), SEATS)
    tell(panel, events[:40])
    settle(panel, qtbot)
    heights_are_right(panel)


def test_a_short_story_begins_at_the_top(panel: StoryPanel) -> None:
    tell(panel, whole_game(1, 6)[1][:3])
    assert panel.view.verticalScrollBar().maximum() == 0
    assert panel.view.visualRect(panel.model.index(0)).top() == 12


@pytest.mark.parametrize(("window", "width"), [(1024, 232), (1199, 232), (1200, 300), (1280, 300), (1536, 340)])
def test_it_is_as_wide_as_the_window_allows(panel: StoryPanel, window: int, width: int) -> None:
    panel.fit(window)
    assert panel.width() == width


def test_a_narrow_story_drops_the_verbs_of_raises(panel: StoryPanel) -> None:
    panel.tell(RoundStarted(0, 1, palifico=False, counts=(5, 5, 5)))
    panel.tell(BidMade(1, Bid(3, 1), opening=True))
    panel.tell(BidMade(2, Bid(4, 1), opening=False))
    assert texts(panel.model)[-1] == "Maximilienne-Élisabeth raises to 4\u00a0×\u00a01."
    panel.fit(1024)
    assert texts(panel.model)[1:] == ["Bruno opens with 3\u00a0×\u00a01.", "Maximilienne-Élisabeth: 4\u00a0×\u00a01."]
    assert panel.model.heading == "15 dice"
    panel.fit(1280)
    assert panel.model.heading == "Round 1 · 15 dice"


def test_rows_grow_with_the_zoom_and_with_narrowness(panel: StoryPanel) -> None:
    panel.fit(1280)
    tell(panel, whole_game(1, 6)[1][:12])
    heights = [panel.view.visualRect(panel.model.index(row)).height() for row in range(panel.model.rowCount())]
    theme = panel.view.delegate.theme
    theme.set_zoom(2)
    QApplication.processEvents()
    doubled = [panel.view.visualRect(panel.model.index(row)).height() for row in range(panel.model.rowCount())]
    assert panel.width() == 600
    assert all(abs(big - 2 * small) <= 1 for big, small in zip(doubled, heights, strict=True))


def test_keys_go_through_the_lines_from_the_newest(panel: StoryPanel) -> None:
    tell(panel, whole_game(1, 6)[1][:40])
    panel.view.clearFocus()
    panel.view.setFocus(Qt.FocusReason.TabFocusReason)
    assert panel.view.currentIndex().row() == panel.model.rowCount() - 1
    QTest.keyClick(panel.view, Qt.Key.Key_Up)
    assert panel.view.currentIndex().row() == panel.model.rowCount() - 2
    QTest.keyClick(panel.view, Qt.Key.Key_Home)
    assert panel.view.currentIndex().row() == 0
    assert panel.view.verticalScrollBar().value() == 0


def test_the_moment_is_told_in_its_own_round(qapp: QApplication) -> None:
    words = Words(PLAYERS, 0, Rules()).story
    made = BidMade(1, Bid(2, 1), opening=False)
    wild, plain = (words.line(Moment(made, 3, palifico=palifico)) for palifico in (False, True))
    assert wild is not None
    assert plain is not None
    assert wild != plain
