"""The bid bar, used as a player uses it: with keys, the mouse and the wheel."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.engine.game import Game
from desktop_app.engine.moves import Bid, Call, Move, Refusal
from desktop_app.engine.observation import Observation
from desktop_app.engine.rules import ExactCall, Rules
from desktop_app.ui.bars.bid_bar import BidBar
from desktop_app.ui.characters import Character
from desktop_app.ui.languages import NAMES, Languages
from desktop_app.ui.models.bid_choice import BidChoice
from desktop_app.ui.theme import Theme
from desktop_app.ui.words.words import Words
from tests.ui.models.observations import observations, opened

Stand = Callable[[QWidget], QWidget]
FACES = (Character.YOU, Character.ROSA, Character.BRUNO, Character.INES, Character.MALIK, Character.ODETTE)
PLAYERS = ("Camille", "Rosa", "Bruno", "Inès", "Malik", "Odette")
CALZA = Rules(exact=ExactCall.CALZA)
LEFT = Qt.MouseButton.LeftButton


class Table:
    """A bar that has been asked, and the moves that it has sent."""

    def __init__(self, theme: Theme, rules: Rules | None = None) -> None:
        self.bar = BidBar(theme, BidChoice())
        self.sent: list[Move] = []
        self.bar.move_chosen.connect(self.sent.append)
        self.bar.begin(Words(PLAYERS, 0, rules or Rules()), FACES)

    def ask(self, *bids: Bid, palifico: bool = False, rules: Rules | None = None) -> Game:
        """It is the player's turn after these bids; returns the game."""
        game = opened(*bids, palifico=palifico, rules=rules)
        self.bar.ask(game.observe(0))
        return game

    @property
    def shown(self) -> tuple[str, int | None]:
        """The quantity that can be read, and the face that is checked."""
        faces = self.bar.spinner.faces.items()
        checked = [face for face, button in faces if button.isChecked()]
        return self.bar.spinner.quantity.lineEdit().text(), checked[0] if checked else None


@pytest.fixture
def table(theme: Theme, stand: Stand) -> Table:
    made = Table(theme)
    stand(made.bar)
    return made


def focused() -> QWidget:
    """Whatever has the focus."""
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def keys(text: str) -> None:
    """Type, letter by letter: the focus may move in between."""
    for letter in text:
        QTest.keyClicks(focused(), letter)


def key(pressed: Qt.Key) -> None:
    QTest.keyClick(focused(), pressed)


def hold(pressed: Qt.Key, times: int = 20) -> None:
    """Hold a key down until it has repeated itself."""
    window = focused().window().windowHandle()
    none = Qt.KeyboardModifier.NoModifier
    QTest.keyPress(window, pressed)
    for _ in range(times):
        QTest.simulateEvent(window, True, pressed, none, "", True)
    QTest.keyRelease(window, pressed)


def wheel(widget: QWidget, notches: int) -> None:
    """Turn the wheel over the middle of a widget."""
    window = widget.window()
    place = QPointF(widget.mapTo(window, widget.rect().center()))
    QTest.wheelEvent(window.windowHandle(), place, QPoint(0, 120 * notches))


def test_it_opens_at_the_lowest_raise_with_the_focus_on_the_quantity(table: Table) -> None:
    table.bar.setFocus()
    table.ask(Bid(3, 4))
    assert table.shown == ("3", 5)
    assert table.bar.moves.bid.text() == "Raise to 3 ×"
    assert table.bar.moves.bid.accessibleName() == "Raise to 3\u00a0×\u00a05"
    assert table.bar.spinner.quantity.hasFocus()


def test_the_focus_is_not_taken_from_elsewhere(table: Table, qtbot: QtBot) -> None:
    other = QPushButton("Menu")
    other.setParent(table.bar.window())
    other.show()
    other.setFocus()
    table.ask(Bid(3, 4))
    assert other.hasFocus()


def test_typing_a_quantity(table: Table) -> None:
    table.bar.setFocus()
    table.ask(Bid(3, 4))
    keys("12")
    assert table.shown == ("12", 5)
    key(Qt.Key.Key_Return)
    assert table.sent == [Bid(12, 5)]


def test_typing_a_whole_bid(table: Table) -> None:
    table.bar.setFocus()
    table.ask(Bid(3, 4))
    keys("6x2")
    assert table.shown == ("6", 2)
    key(Qt.Key.Key_Enter)
    assert table.sent == [Bid(6, 2)]


def test_a_digit_that_cannot_follow_begins_anew(table: Table) -> None:
    table.bar.setFocus()
    table.ask(Bid(3, 4))
    keys("9")
    keys("8")
    assert table.shown == ("8", 5)
    keys("4")
    assert table.shown == ("4", 5)
    key(Qt.Key.Key_Up)
    keys("1")
    keys("1")
    assert table.shown == ("11", 5)


def test_what_is_typed_too_low_is_corrected_before_it_is_bid(table: Table) -> None:
    table.bar.setFocus()
    table.ask(Bid(6, 4))
    keys("2")
    key(Qt.Key.Key_Return)
    assert table.sent == []
    assert table.shown == ("6", 5)
    key(Qt.Key.Key_Return)
    assert table.sent == [Bid(6, 5)]


def test_arrows_change_quantity_and_face_wherever_the_focus_is(table: Table) -> None:
    table.bar.setFocus()
    table.ask(Bid(3, 4))
    key(Qt.Key.Key_Up)
    assert table.shown == ("4", 5)
    key(Qt.Key.Key_Left)
    key(Qt.Key.Key_Left)
    assert table.shown == ("4", 3)
    table.bar.spinner.faces[3].setFocus()
    key(Qt.Key.Key_Right)
    assert table.shown == ("4", 4)
    assert table.bar.spinner.faces[4].hasFocus()
    key(Qt.Key.Key_Up)
    assert table.shown == ("5", 4)
    key(Qt.Key.Key_Down)
    key(Qt.Key.Key_Down)
    assert table.shown == ("4", 4)


def test_the_wheel_turns_the_quantity_over_all_of_the_spinner(table: Table) -> None:
    table.ask(Bid(3, 4))
    wheel(table.bar.spinner.quantity, 2)
    assert table.shown == ("5", 5)
    wheel(table.bar.spinner.faces[6], 3)
    assert table.shown == ("8", 5)
    wheel(table.bar.spinner.faces[6], -99)
    assert table.shown == ("3", 5)


def test_digits_choose_the_face_where_they_are_not_typed(table: Table) -> None:
    table.ask(Bid(3, 4))
    table.bar.spinner.faces[5].setFocus()
    keys("6")
    assert table.shown == ("3", 6)
    table.bar.moves.challenge.setFocus()
    keys("2")
    assert table.shown == ("4", 2)


def test_a_click_on_a_die_chooses_it_and_the_quantity_follows(table: Table) -> None:
    table.ask(Bid(3, 4))
    QTest.mouseClick(table.bar.spinner.faces[2], LEFT)
    assert table.shown == ("4", 2)
    QTest.mouseClick(table.bar.spinner.faces[2], LEFT)
    assert table.shown == ("4", 2)
    QTest.mouseClick(table.bar.spinner.faces[6], LEFT)
    assert table.shown == ("3", 6)


def test_a_palifico_round_locks_the_face(table: Table) -> None:
    table.ask(Bid(2, 3), palifico=True)
    faces = table.bar.spinner.faces
    assert [face for face, button in faces.items() if button.is_locked] == [3]
    assert [face for face, button in faces.items() if button.isEnabled()] == [3]
    fixed = "The face is fixed: in a Palifico round you can only raise the quantity."
    assert {button.toolTip() for button in faces.values()} == {fixed}
    assert {button.accessibleDescription() for button in faces.values()} == {fixed}
    QTest.mouseClick(faces[5], LEFT)
    table.bar.spinner.quantity.setFocus()
    key(Qt.Key.Key_Right)
    assert table.shown == ("3", 3)


def test_the_lock_holds_for_everybody_while_others_think(table: Table) -> None:
    game = opened(Bid(2, 3), palifico=True).play(Bid(3, 3)).game
    table.bar.wait(game.observe(0))
    assert [face for face, button in table.bar.spinner.faces.items() if button.is_locked] == [3]
    assert not any(button.isEnabled() for button in table.bar.spinner.faces.values())


def test_the_opener_of_a_palifico_round_has_every_face(table: Table) -> None:
    table.ask(palifico=True)
    assert all(button.isEnabled() and not button.is_locked for button in table.bar.spinner.faces.values())


@pytest.mark.parametrize(("code", "challenge", "exact"), [("en", "c", "s"), ("fr", "d", "p"), ("it", "s", "e")])
def test_letters_make_the_calls(table: Table, languages: Languages, code: str, challenge: str, exact: str) -> None:
    languages.speak(code)
    table.bar.setFocus()
    table.ask(Bid(3, 4))
    keys(challenge)
    table.ask(Bid(3, 5), Bid(4, 5), Bid(5, 5))
    table.bar.moves.bid.setFocus()
    keys(exact)
    assert table.sent == [Call.CHALLENGE, Call.EXACT]
    assert f"({challenge.upper()})" in table.bar.moves.challenge.toolTip() or not table.bar.moves.challenge.isEnabled()


@pytest.mark.parametrize("rules", [Rules(), CALZA])
@pytest.mark.parametrize("code", NAMES)
def test_no_two_moves_share_a_key(theme: Theme, stand: Stand, languages: Languages, code: str, rules: Rules) -> None:
    languages.speak(code)
    made = Table(theme, rules)
    stand(made.bar)
    made.ask(Bid(3, 4), rules=rules)
    tips = [button.toolTip() for button in made.bar.moves.all]
    found = [tip[tip.rindex("(") :] for tip in tips]
    assert len(set(found)) == 3


def test_a_click_makes_each_move(table: Table) -> None:
    table.ask(Bid(3, 4))
    QTest.mouseClick(table.bar.moves.bid, LEFT)
    table.ask(Bid(3, 4), Bid(4, 4), Bid(5, 4), Bid(6, 4))
    QTest.mouseClick(table.bar.moves.challenge, LEFT)
    table.ask(Bid(3, 4), Bid(4, 4))
    QTest.mouseClick(table.bar.moves.exact, LEFT)
    assert table.sent == [Bid(3, 5), Call.CHALLENGE, Call.EXACT]


def answer_at_once(table: Table) -> None:
    """Let the next turn begin at the very moment of each move, as it does at the fastest pace."""
    bids = [Bid(3, 4)]

    def next_turn(_move: Move) -> None:
        last = bids[-1].quantity
        bids.extend(Bid(last + more, 4) for more in (1, 2, 3))
        table.ask(*bids)

    table.bar.move_chosen.connect(next_turn)
    table.ask(*bids)


def test_a_double_click_acts_once_even_when_the_next_turn_comes_at_once(table: Table) -> None:
    answer_at_once(table)
    for button in table.bar.moves.all:
        table.sent.clear()
        QTest.mouseClick(button, LEFT)
        QTest.mouseDClick(button, LEFT)  # the second press alone
        assert len(table.sent) == 1


@pytest.mark.parametrize("pressed", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_C, Qt.Key.Key_S])
def test_a_key_held_down_acts_once_even_when_the_next_turn_comes_at_once(table: Table, pressed: Qt.Key) -> None:
    table.bar.setFocus()
    answer_at_once(table)
    hold(pressed)
    assert len(table.sent) == 1


def test_space_held_down_on_a_button_acts_once(table: Table) -> None:
    answer_at_once(table)
    table.bar.moves.challenge.setFocus(Qt.FocusReason.TabFocusReason)
    hold(Qt.Key.Key_Space)
    assert table.sent == [Call.CHALLENGE]


def test_a_press_that_began_before_the_turn_does_not_act(table: Table) -> None:
    game = opened(Bid(3, 4)).play(Bid(4, 4)).game
    table.bar.wait(game.observe(0))
    QTest.mousePress(table.bar.moves.challenge, LEFT)
    table.ask(Bid(3, 4), Bid(4, 4), Bid(5, 4), Bid(6, 4))
    QTest.mouseRelease(table.bar.moves.challenge, LEFT)
    assert table.sent == []


def test_a_press_that_outlives_its_turn_does_not_act(table: Table) -> None:
    table.bar.setFocus()
    table.ask(Bid(3, 4))
    QTest.mousePress(table.bar.moves.challenge, LEFT)
    table.bar.moves.bid_wanted.emit()
    table.ask(Bid(3, 4), Bid(4, 4), Bid(5, 4), Bid(6, 4))
    QTest.mouseRelease(table.bar.moves.challenge, LEFT)
    assert table.sent == [Bid(3, 5)]


def test_a_turn_that_has_been_answered_is_not_asked_about_again(table: Table) -> None:
    game = table.ask(Bid(3, 4))
    QTest.mouseClick(table.bar.moves.challenge, LEFT)
    table.bar.ask(game.observe(0))
    QTest.mouseClick(table.bar.moves.challenge, LEFT)
    table.bar.moves.call_wanted.emit(Call.CHALLENGE)
    assert table.sent == [Call.CHALLENGE]
    table.bar.begin(Words(PLAYERS, 0, Rules()), FACES)
    table.bar.ask(game.observe(0))
    QTest.mouseClick(table.bar.moves.challenge, LEFT)
    assert table.sent == [Call.CHALLENGE] * 2


def test_what_is_not_legal_sleeps_and_says_why(table: Table) -> None:
    table.ask()
    moves = table.bar.moves
    assert moves.bid.isEnabled()
    assert moves.bid.toolTip() == "Bid 1\u00a0×\u00a01 (Enter)"
    for button in (moves.challenge, moves.exact):
        assert not button.isEnabled()
        assert button.toolTip() == "There is no bid to call yet: open the bidding."
        assert button.accessibleDescription() == button.toolTip()
    table.ask(Bid(15, 6))
    assert not moves.bid.isEnabled()
    assert moves.bid.toolTip() == "No raise is left: challenge or call Spot On."
    assert moves.challenge.isEnabled()
    assert moves.exact.isEnabled()
    assert table.shown == ("15", None)


def test_pointing_at_what_sleeps_shows_why(table: Table, qtbot: QtBot) -> None:
    table.ask(Bid(2, 3), palifico=True)
    face = table.bar.spinner.faces[5]
    assert not face.isEnabled()
    QTest.mouseMove(face.window().windowHandle(), face.mapTo(face.window(), face.rect().center()))
    qtbot.waitUntil(lambda: bool(face.hint.text))
    assert face.hint.text.startswith("The face is fixed")


def test_out_of_turn_everything_sleeps_and_says_why(table: Table) -> None:
    game = opened(Bid(3, 4)).play(Bid(4, 2)).game
    table.bar.wait(game.observe(0))
    spinner = table.bar.spinner
    for control in (*table.bar.moves.all, spinner.quantity, *spinner.faces.values()):
        assert not control.isEnabled()
        assert control.toolTip() == "It is not your turn."
    assert table.bar.prompt.text() == "Rosa is thinking. Your bid: 4\u00a0×\u00a02."
    assert table.shown == ("4", 3)


def test_after_a_move_everything_sleeps_and_the_bar_keeps_the_focus(table: Table) -> None:
    table.bar.setFocus()
    table.ask(Bid(3, 4))
    key(Qt.Key.Key_Return)
    assert table.bar.hasFocus()
    assert not any(button.isEnabled() for button in table.bar.moves.all)
    table.ask(Bid(3, 4), Bid(4, 4), Bid(5, 4), Bid(6, 4))
    assert table.bar.spinner.quantity.hasFocus()


def test_enter_presses_the_button_that_has_the_focus(table: Table) -> None:
    table.ask(Bid(3, 4))
    table.bar.moves.exact.setFocus(Qt.FocusReason.TabFocusReason)
    key(Qt.Key.Key_Return)
    assert table.sent == [Call.EXACT]


def test_whoever_is_out_watches_on_or_skips(table: Table, qtbot: QtBot) -> None:
    game = opened(Bid(3, 4))
    bidding = game.bidding.start((0, 5, 5), 1, palifico=False)
    observation = Game.at(game.rules, bidding).observe(0)
    table.bar.wait(observation)
    assert table.bar.prompt.text() == "You are out. The game goes on."
    assert not table.bar.spinner.isVisible()
    assert not table.bar.moves.isVisible()
    with qtbot.waitSignal(table.bar.skip_wanted):
        QTest.mouseClick(table.bar.out.skip, LEFT)
    QTest.mouseClick(table.bar.out.watch, LEFT)
    assert not table.bar.out.watch.isVisible()
    assert table.bar.out.skip.isVisible()
    assert table.bar.prompt.text() == "Rosa is thinking"
    table.bar.begin(Words(PLAYERS, 0, Rules()), FACES)
    table.ask(Bid(3, 4))
    assert table.bar.spinner.isVisible()
    assert not table.bar.out.isVisible()


def test_a_change_of_language_changes_everything_in_mid_turn(table: Table, languages: Languages) -> None:
    languages.speak("en")
    table.ask(Bid(3, 4))
    QTest.mouseClick(table.bar.spinner.faces[2], LEFT)
    languages.speak("fr")
    QApplication.processEvents()
    assert table.bar.moves.bid.text() == "Surenchérir à 4 ×"
    assert table.bar.moves.challenge.toolTip() == "Douter (D)"
    assert table.bar.moves.exact.text() == "Pile"
    assert table.bar.prompt.text() == "À vous de jouer. Surenchérissez ou doutez de l’enchère de Bruno."
    assert table.bar.spinner.faces[2].accessibleName() == "Face 2"
    assert table.bar.spinner.quantity.accessibleName() == "Quantité"
    assert table.shown == ("4", 2)
    languages.speak("it")
    QApplication.processEvents()
    assert table.bar.moves.bid.text() == "Rilancia a 4 ×"
    assert table.bar.out.skip.text() == "Vai alla fine"
    assert table.bar.spinner.faces[2].toolTip() == "Faccia 2"


def test_a_small_window_has_short_labels_and_no_portrait(table: Table) -> None:
    table.ask(Bid(3, 4))
    table.bar.window().resize(1024, 200)
    QApplication.processEvents()
    assert table.bar.moves.bid.text() == "Raise"
    assert table.bar.height() == 80
    assert table.bar.moves.bid.accessibleName() == "Raise to 3\u00a0×\u00a05"


def test_it_follows_the_zoom(table: Table, theme: Theme) -> None:
    table.ask(Bid(3, 4))
    table.bar.window().resize(2560, 400)
    theme.set_zoom(2)
    QApplication.processEvents()
    assert table.bar.height() == 192
    assert table.bar.spinner.quantity.width() == 256
    assert table.bar.moves.exact.geometry().right() < table.bar.moves.width()


acts = st.lists(
    st.one_of(
        st.sampled_from(("return", "challenge", "exact", "bid", "left", "right", "up", "down")),
        st.integers(0, 9),
    ),
    max_size=6,
)
PRESSES = {"left": Qt.Key.Key_Left, "right": Qt.Key.Key_Right, "up": Qt.Key.Key_Up, "down": Qt.Key.Key_Down}


@given(observations(), acts)
def test_nothing_illegal_is_ever_sent_and_never_two_moves(
    fonts: None, observation: Observation, done: list[str | int]
) -> None:
    made = Table(Theme(), observation.rules)
    names = PLAYERS[: len(observation.bidding.counts)]
    made.bar.begin(Words(names, observation.seat, observation.rules), FACES)
    made.bar.ask(observation)
    for act in done:
        if isinstance(act, int):
            QTest.keyClicks(made.bar.spinner.quantity, str(act))
        elif act in PRESSES:
            QTest.keyClick(made.bar.spinner.quantity, PRESSES[act])
        elif act == "bid":
            made.bar.moves.bid.click()
        elif act == "return":
            made.bar.spinner.settle()
            made.bar.moves.bid_wanted.emit()
        else:
            made.bar.moves.call_wanted.emit(Call(act))
        bid = made.bar.choice.bid
        assert bid is None or bid in observation.bidding.legal_bids
    assert len(made.sent) <= 1
    assert all(observation.refusal(move) is None for move in made.sent)


def test_what_is_tried_by_key_and_refused_is_told(table: Table) -> None:
    told: list[Refusal] = []
    table.bar.refused.connect(told.append)
    table.ask()
    QTest.keyClick(table.bar.spinner.quantity, Qt.Key.Key_C)
    assert told == [Refusal.NOTHING_TO_CALL]
    table.ask(Bid(2, 4), palifico=True)
    QTest.keyClick(table.bar.spinner.faces[4], Qt.Key.Key_6)
    assert told[1:] == [Refusal.FACE_IS_FIXED]
    table.bar.spinner.quantity.setFocus()
    QTest.keyClicks(table.bar.spinner.quantity, "1")
    QTest.keyClick(table.bar.spinner.quantity, Qt.Key.Key_Return)
    assert told[2:] == [Refusal.NOT_HIGHER]
    assert table.sent == []


def test_a_move_that_was_not_made_is_asked_for_again(table: Table) -> None:
    game = table.ask(Bid(2, 4))
    table.bar.moves.challenge.click()
    table.bar.ask(game.observe(0))
    assert not table.bar.moves.challenge.isEnabled()
    table.bar.ask_again(game.observe(0))
    table.bar.moves.exact.click()
    assert table.sent == [Call.CHALLENGE, Call.EXACT]
