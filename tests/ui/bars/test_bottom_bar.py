"""The verdict takes the bar's place, and the focus with it."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.engine.moves import Bid, Call, Move
from desktop_app.engine.rules import Rules
from desktop_app.ui.bars.bottom_bar import BottomBar
from desktop_app.ui.characters import Character
from desktop_app.ui.languages import NAMES, Languages
from desktop_app.ui.theme import Theme
from desktop_app.ui.words.words import Words
from tests.translations.catalogs import KNOWN
from tests.ui.models.observations import opened
from tests.ui.words.rounds import ENDS, End

Stand = Callable[[QWidget], QWidget]
FACES = (Character.YOU, Character.ROSA, Character.BRUNO, Character.INES, Character.ODETTE)
PLAYERS = ("Camille", "Rosa", "Bruno", "Inès", "Odette")
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def bar(theme: Theme, stand: Stand) -> BottomBar:
    made = BottomBar(theme)
    made.begin(Words(PLAYERS, 0, Rules()), FACES, 0)
    stand(made)
    return made


def tell(bar: BottomBar, name: str) -> None:
    """The verdict on one of the ends of rounds."""
    end = ENDS[name]
    bar.begin(Words(PLAYERS, 0, end.rules), FACES, 0)
    bar.tell(end.revealed())


def test_the_verdict_has_the_focus_on_the_way_on_and_keys_press_it(bar: BottomBar, qtbot: QtBot) -> None:
    bar.take_focus()
    bar.ask(opened(Bid(3, 4), players=5).observe(0))
    QTest.keyClick(bar.bids.spinner.quantity, Qt.Key.Key_C)
    tell(bar, "challenge, five of six")
    assert bar.currentWidget() is bar.verdicts
    assert bar.verdicts.next.hasFocus()
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_N):
        with qtbot.waitSignal(bar.next_wanted):
            QTest.keyClick(bar.verdicts.next, key)
    bar.ask(opened(Bid(3, 4), players=5).observe(0))
    assert bar.currentWidget() is bar.bids
    assert bar.bids.spinner.quantity.hasFocus()


def test_a_verdict_gives_way_when_the_game_goes_on(bar: BottomBar) -> None:
    bar.take_focus()
    bar.ask(opened(Bid(3, 4), players=5).observe(0))
    assert bar.bids.prompt.text().startswith("Your turn")
    bar.rest()
    assert bar.bids.prompt.text() == ""
    tell(bar, "challenge, five of six")
    bar.rest()
    assert bar.currentWidget() is bar.bids
    assert bar.bids.hasFocus()
    bar.wait(opened(Bid(3, 4), players=5).play(Bid(4, 2)).game.observe(0))
    thinking = bar.bids.prompt.text()
    bar.rest()
    assert bar.bids.prompt.text() == thinking != ""
    bar.end_bidding()
    assert bar.bids.prompt.text() == ""


def test_what_was_said_is_said_to_those_who_cannot_see_it_too(bar: BottomBar) -> None:
    tell(bar, "challenge, five of six")
    assert bar.verdicts.verdict.text() == (
        "Only 5 of 6. Rosa loses a die. Odette’s challenge was right. Rosa opens the bidding in the next round."
    )
    assert bar.verdicts.legend.text() == "5: the face that is bid"


@pytest.mark.parametrize(
    ("name", "skip", "button"),
    [
        ("challenge, five of six", False, "Next round"),
        ("challenge, the reader's last die", True, "Next round"),
        ("challenge, the reader loses the game", False, "See the result"),
        ("Spot On, right, the reader wins the game", False, "See the result"),
    ],
)
def test_the_way_on(bar: BottomBar, qtbot: QtBot, name: str, skip: bool, button: str) -> None:
    tell(bar, name)
    assert bar.verdicts.next.text() == button
    assert bar.verdicts.skip.isVisible() is skip
    if skip:
        with qtbot.waitSignal(bar.skip_wanted):
            QTest.mouseClick(bar.verdicts.skip, LEFT)
    with qtbot.waitSignal(bar.next_wanted):
        QTest.mouseClick(bar.verdicts.next, LEFT)


def test_the_second_press_on_the_way_on_is_no_move_of_the_next_turn(bar: BottomBar) -> None:
    sent: list[Move] = []
    bar.move_chosen.connect(sent.append)
    tell(bar, "challenge, five of six")
    bar.next_wanted.connect(lambda: bar.ask(opened(Bid(3, 4), players=5).observe(0)))
    place = bar.verdicts.next.mapTo(bar, bar.verdicts.next.rect().center())
    QTest.mouseClick(bar.verdicts.next, LEFT)
    under = bar.bids.moves.exact
    assert bar.childAt(place) is under
    QTest.mouseDClick(under, LEFT)
    assert sent == []
    QTest.mouseClick(under, LEFT)
    assert sent == [Call.EXACT]


@pytest.mark.parametrize("code", KNOWN)
def test_a_change_of_language_changes_the_verdict(bar: BottomBar, languages: Languages, code: str) -> None:
    languages.speak("en" if code != "en" else "fr")
    tell(bar, "challenge, five of six")
    languages.speak(code)
    QApplication.processEvents()
    expected = {
        "en": ("Only 5 of 6. Rosa loses a die.", "Next round", "5: the face that is bid"),
        "fr": ("Seulement 5 sur 6. Rosa perd un dé.", "Manche suivante", "5: la face annoncée"),
        "it": ("Solo 5 su 6. Rosa perde un dado.", "Prossimo giro", "5: la faccia puntata"),
    }[code]
    assert bar.verdicts.verdict.text().startswith(expected[0])
    assert (bar.verdicts.next.text(), bar.verdicts.legend.text()) == expected[1:]


@pytest.mark.parametrize("width", [1024, 1280, 2000])
@pytest.mark.parametrize("code", NAMES)
def test_nothing_overlaps_in_any_language(bar: BottomBar, languages: Languages, code: str, width: int) -> None:
    languages.speak(code)
    bar.window().resize(width, 300)
    bar.ask(opened(Bid(24, 4), players=5).observe(0))
    QApplication.processEvents()
    bids = bar.bids
    parts = (bids.prompt, bids.spinner, bids.moves)
    for left, right in pairwise(parts):
        assert left.geometry().right() < right.geometry().left()
    for button in bids.moves.all:
        assert button.width() >= button.minimumSizeHint().width()
    for name in ENDS:
        tell(bar, name)
        everything_fits(bar)


def everything_fits(bar: BottomBar) -> None:
    """What is shown of the verdict bar stands side by side, and its sentences have their room."""
    parts = (bar.verdicts.verdict, bar.verdicts.legend, bar.verdicts.skip, bar.verdicts.next)
    shown = [part for part in parts if part.isVisible()]
    for left, right in pairwise(shown):
        assert left.geometry().right() < right.geometry().left()
    assert bar.verdicts.verdict.fits(bar.verdicts.verdict.width(), bar.verdicts.verdict.height())


@pytest.mark.parametrize("width", [1024, 1199, 1200, 2000])
def test_both_bars_are_as_high_as_the_window_asks_for(bar: BottomBar, width: int) -> None:
    bar.window().resize(width, 300)
    QApplication.processEvents()
    heights = [bar.bids.height()]
    tell(bar, "challenge, five of six")
    QApplication.processEvents()
    heights.append(bar.verdicts.height())
    assert heights == [bar.height_in(width)] * 2


@pytest.mark.parametrize("width", [1024, 1280])
@pytest.mark.parametrize("code", NAMES)
def test_the_longest_names_there_are_have_room(bar: BottomBar, languages: Languages, code: str, width: int) -> None:
    languages.speak(code)
    bar.window().resize(width, 300)
    end = End((1, 1, 2, 1, 2), 1, 4, 2, 2, Call.EXACT)
    revealed = end.revealed()
    wild = revealed._replace(hands=((1,), *revealed.hands[1:]))
    names = [f"Maximilienne-Élisabeth {number}"[:24] for number in range(5)]
    bar.begin(Words(names, 0, Rules()), FACES, 0)
    bar.tell(wild)
    everything_fits(bar)
