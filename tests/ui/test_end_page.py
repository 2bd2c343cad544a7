"""The end of a game: places, facts, the secret that fits the seal, and the way on."""

import hashlib

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.engine.game import Game
from desktop_app.engine.moves import Bid, Call, Move
from desktop_app.engine.observation import Observation
from desktop_app.engine.outcome import Hand
from desktop_app.engine.rules import ExactCall, Rules
from desktop_app.match.standings import BidsHeld, Challenges, ExactCalls, Fact, FirstPalifico, Quiet, Standing
from desktop_app.ui.application import Program
from desktop_app.ui.characters import Character
from desktop_app.ui.end_page import EndPage
from desktop_app.ui.end_words import EndWords
from desktop_app.ui.ending import Ending
from desktop_app.ui.languages import Languages
from desktop_app.ui.place_row import PlaceRow
from desktop_app.ui.theme import Theme
from desktop_app.ui.words.people import People

NAMES = ("Ada", "Rosa", "Bruno")
FACES = (Character.YOU, Character.ROSA, Character.BRUNO)
SECRET = bytes(range(32))
EXACT, CHALLENGE = Call.EXACT, Call.CHALLENGE
#: Rosa is right three times, and the two others go out at the same moment.
TIE = (
    (("222", "333", "444"), (Bid(3, 2), EXACT)),
    (("22", "333", "44"), (Bid(1, 5), Bid(2, 4), Bid(3, 3), EXACT)),
    (("2", "333", "4"), (Bid(1, 3), Bid(2, 3), Bid(3, 3), EXACT)),
)


def played(*rounds: tuple[tuple[str, ...], tuple[Move, ...]]) -> Observation:
    game = Game.start(Rules(dice=3), 3, 0)
    for hands, moves in rounds:
        dealt: tuple[Hand, ...] = tuple(tuple(int(die) for die in hand) for hand in hands)
        game = game.deal(dealt).game
        for move in moves:
            game = game.play(move).game
    return game.observe(0)


@pytest.fixture
def theme(fonts: None, qtbot: QtBot) -> Theme:
    return Theme()


def page_of(game: Observation, theme: Theme, qtbot: QtBot) -> EndPage:
    ending = Ending(game, FACES, hashlib.sha256(SECRET).hexdigest(), SECRET.hex())
    page = EndPage(theme, ending, People(NAMES, 0))
    # Kept until it is closed: what nobody holds may be collected while it is painted.
    qtbot.addWidget(page, before_close_func=lambda _: page.hide())
    page.resize(1280, 768)
    page.show()
    return page


def rows(page: EndPage) -> list[tuple[str, str, str, str]]:
    return [(row.place.text(), row.name.text(), row.fate.text(), row.fact.text()) for row in page.rows]


def test_places_and_facts_with_a_tie_that_is_explained(theme: Theme, qtbot: QtBot) -> None:
    page = page_of(played(*TIE), theme, qtbot)
    assert page.accessibleName() == "Rosa wins the game"
    assert rows(page) == [
        ("1", "Rosa", "the last player with dice", "3 dice left"),
        ("2", "You", "out in round 3, like Bruno", "the first Palifico round"),
        ("2", "Bruno", "out in round 3, like you", "the first Palifico round"),
    ]


def test_a_game_that_was_given_up_has_no_winner(theme: Theme, qtbot: QtBot) -> None:
    page = page_of(played(*TIE[:1]), theme, qtbot)
    assert page.accessibleName() == "Nobody has won"
    assert [row[:3] for row in rows(page)] == [
        ("–", "Rosa", "3 dice left"),
        ("–", "You", "2 dice left"),
        ("–", "Bruno", "2 dice left"),
    ]


def test_a_game_given_up_before_its_first_call(theme: Theme, qtbot: QtBot) -> None:
    page = page_of(Game.start(Rules(), 3, 0).observe(0), theme, qtbot)
    assert [row[3] for row in rows(page)] == ["made no bid"] * 3
    assert not page.grab().isNull()


def test_the_secret_fits_the_seal_and_both_can_be_copied(theme: Theme, qtbot: QtBot) -> None:
    page = page_of(played(*TIE), theme, qtbot)
    QTest.mouseClick(page.sealed.secret_label, Qt.MouseButton.LeftButton)
    secret = QGuiApplication.clipboard().text()
    QTest.mouseClick(page.sealed.seal_label, Qt.MouseButton.LeftButton)
    assert hashlib.sha256(bytes.fromhex(secret)).hexdigest() == QGuiApplication.clipboard().text()


def test_the_way_on(theme: Theme, qtbot: QtBot) -> None:
    page = page_of(played(*TIE), theme, qtbot)
    with qtbot.waitSignal(page.rematch):
        QTest.keyClick(page.again_button, Qt.Key.Key_Return)
    with qtbot.waitSignal(page.new_game):
        QTest.keyClick(page.new_button, Qt.Key.Key_Return)
    with qtbot.waitSignal(page.start_page):
        QTest.mouseClick(page.home_button, Qt.MouseButton.LeftButton)


def test_a_long_fact_takes_the_room_that_a_short_name_leaves(theme: Theme, qtbot: QtBot) -> None:
    row = PlaceRow(theme, Character.BRUNO, first=False, mine=False)
    qtbot.addWidget(row)
    row.resize(440, 64)
    row.tell("2", "Bo", "out in round 2", "a wrong Spot On in round 20")
    row.show()
    assert row.fact.width() > row.fact.fontMetrics().horizontalAdvance(row.fact.text())
    row.tell("2", "Bo", "out in round 2, like Bruno", "3 dice left")
    QApplication.processEvents()
    assert row.fate.width() > row.fate.fontMetrics().horizontalAdvance(row.fate.text())


def test_the_page_changes_its_language(theme: Theme, languages: Languages, qtbot: QtBot) -> None:
    page = page_of(played(*TIE), theme, qtbot)
    languages.speak("fr")
    qtbot.waitUntil(lambda: page.again_button.text() == "Revanche")
    assert rows(page)[1] == ("2", "Vous", "hors jeu à la manche 3, comme Bruno", "la première manche Palifico")
    languages.speak("it")
    qtbot.waitUntil(lambda: page.again_button.text() == "Rivincita")
    assert rows(page)[0] == ("1", "Rosa", "ha ancora dei dadi", "3 dadi rimasti")


@pytest.mark.parametrize(
    ("fact", "exact", "said"),
    [
        (ExactCalls(True, 1, 5), ExactCall.SPOT_ON, "a right Spot On in round 6"),
        (ExactCalls(True, 2, 5), ExactCall.SPOT_ON, "2 right Spot On calls"),
        (ExactCalls(True, 1, 5), ExactCall.CALZA, "a right Calza in round 6"),
        (ExactCalls(True, 3, 5), ExactCall.CALZA, "3 right Calza calls"),
        (ExactCalls(False, 1, 0), ExactCall.SPOT_ON, "a wrong Spot On in round 1"),
        (ExactCalls(False, 2, 0), ExactCall.SPOT_ON, "2 wrong Spot On calls"),
        (ExactCalls(False, 1, 0), ExactCall.CALZA, "a wrong Calza in round 1"),
        (ExactCalls(False, 2, 0), ExactCall.CALZA, "2 wrong Calza calls"),
        (Challenges(1, 3), ExactCall.SPOT_ON, "right in 1 of 3 challenges"),
        (Challenges(0, 1), ExactCall.SPOT_ON, "right in 0 of 1 challenge"),
        (FirstPalifico(3), ExactCall.SPOT_ON, "the first Palifico round"),
        (BidsHeld(1, 2), ExactCall.SPOT_ON, "1 of 2 called bids held"),
        (BidsHeld(0, 1), ExactCall.SPOT_ON, "0 of 1 called bid held"),
        (Quiet(4), ExactCall.SPOT_ON, "4 bids, none of them called"),
        (Quiet(1), ExactCall.SPOT_ON, "1 bid, never called"),
        (Quiet(0), ExactCall.SPOT_ON, "made no bid"),
    ],
)
def test_every_fact_is_a_phrase(languages: Languages, fact: Fact, exact: ExactCall, said: str) -> None:
    languages.speak("en")
    words = EndWords(People(NAMES, 0), Rules(exact=exact))
    assert words.fact(Standing(1, 2, 4, 0, fact)) == said


def test_the_winner_is_named_or_you(program: Program) -> None:
    words = EndWords(People(NAMES, 0), Rules())
    assert words.headline(0) == "You win the game"
    assert words.headline(2) == "Bruno wins the game"
    assert words.subline(0, 1, 1) == "1 die left · 1 round"
    assert words.subline(0, 2, 16) == "2 dice left · 16 rounds"
