"""The ladder, used as a player uses it: with keys and the mouse, in step with the spinner, once a turn."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QColor, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.engine.moves import Bid, Call, Move
from desktop_app.engine.rules import FACES, Rules
from desktop_app.ui.ladder.legend import MOST_ROWS
from desktop_app.ui.ladder.sheet import LadderSheet
from desktop_app.ui.ladder.view import LadderView
from desktop_app.ui.languages import NAMES, Languages
from desktop_app.ui.sheet import Shade
from tests.ui.ladder.conftest import Table
from tests.ui.pressing import hold

LEFT = Qt.MouseButton.LeftButton
SIX = Rules(dice=6)


def place(view: LadderView, bid: Bid) -> QPoint:
    """The middle of a bid's cell on the viewport."""
    model = view.model()
    return view.visualRect(model.index(FACES.index(bid.face), bid.quantity - 1)).center()


def click(view: LadderView, bid: Bid) -> None:
    QTest.mouseClick(view.viewport(), LEFT, pos=place(view, bid))


def double_click(view: LadderView, bid: Bid) -> None:
    """Both clicks of a double click."""
    click(view, bid)
    QTest.mouseDClick(view.viewport(), LEFT, pos=place(view, bid))


def key(pressed: Qt.Key) -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, pressed)


def keys(*pressed: Qt.Key) -> None:
    for each in pressed:
        key(each)


def test_it_opens_at_the_bid_that_the_spinner_shows_and_both_go_on_together(table: Table) -> None:
    table.ask(Bid(3, 4))
    table.bar.choice.choose(Bid(7, 2))
    view = table.open().view
    assert view.hasFocus()
    assert (view.currentIndex().row(), view.currentIndex().column()) == (1, 6)
    click(view, Bid(5, 6))
    spinner = table.bar.spinner
    assert spinner.quantity.value() == 5
    assert spinner.faces[6].isChecked()
    spinner.quantity.setValue(9)
    assert (view.currentIndex().row(), view.currentIndex().column()) == (5, 8)
    assert [(index.row(), index.column()) for index in view.selectedIndexes()] == [(5, 8)]


def test_a_click_chooses_and_does_not_bid(table: Table) -> None:
    table.ask(Bid(3, 4))
    view = table.open().view
    click(view, Bid(8, 1))
    assert table.bar.choice.bid == Bid(8, 1)
    for closed in (Bid(3, 4), Bid(2, 6), Bid(3, 3)):
        click(view, closed)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.RightButton, pos=place(view, Bid(9, 1)))
    assert table.bar.choice.bid == Bid(8, 1)
    assert table.sent == []
    assert table.sheet is not None


def test_a_double_click_bids_once_and_the_ladder_goes(table: Table) -> None:
    table.ask(Bid(3, 4))
    double_click(table.open().view, Bid(8, 1))
    assert table.sent == [Bid(8, 1)]
    assert table.sheet is None
    assert table.bar.hasFocus()


@pytest.mark.parametrize("bid", [Bid(3, 4), Bid(2, 6), Bid(1, 1)])
def test_a_double_click_on_what_is_closed_does_nothing(table: Table, bid: Bid) -> None:
    table.ask(Bid(3, 4))
    double_click(table.open().view, bid)
    assert table.sent == []
    assert table.bar.choice.bid == Bid(3, 5)


def test_two_clicks_on_two_bids_are_no_double_click(table: Table) -> None:
    table.ask(Bid(3, 4))
    view = table.open().view
    click(view, Bid(8, 1))
    QTest.mouseDClick(view.viewport(), LEFT, pos=place(view, Bid(8, 2)))
    assert table.sent == []
    assert table.bar.choice.bid == Bid(8, 2)


def test_the_second_press_of_the_click_that_opens_it_does_not_bid(table: Table) -> None:
    table.ask(Bid(3, 4))
    QTest.mouseClick(table.bar.ladder_button, LEFT)
    sheet = table.sheet
    assert sheet is not None
    QTest.mouseDClick(sheet.view.viewport(), LEFT, pos=place(sheet.view, Bid(3, 5)))
    assert table.sent == []


@pytest.mark.parametrize("pressed", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_bids_from_wherever_it_is_pressed(table: Table, pressed: Qt.Key) -> None:
    table.ask(Bid(3, 4))
    table.open()
    key(Qt.Key.Key_Right)
    key(pressed)
    assert table.sent == [Bid(4, 5)]
    assert table.sheet is None


def test_enter_on_a_button_presses_that_button(table: Table) -> None:
    table.ask(Bid(3, 4))
    sheet = table.open()
    sheet.close_button.setFocus()
    key(Qt.Key.Key_Return)
    assert (table.sent, table.sheet) == ([], None)
    sheet = table.open()
    sheet.bid_button.setFocus()
    key(Qt.Key.Key_Return)
    assert table.sent == [Bid(3, 5)]


def test_enter_held_down_bids_once_even_when_the_next_turn_comes_at_once(table: Table) -> None:
    bids = [Bid(3, 4)]

    def next_turn(_move: Move) -> None:
        last = bids[-1].quantity
        bids.extend(Bid(last + more, 4) for more in (1, 2, 3))
        table.bar.ask(table.ask(*bids).observe(0))

    table.bar.move_chosen.connect(next_turn)
    table.ask(*bids)
    view = table.open().view
    QTest.keyPress(view, Qt.Key.Key_Return)
    for _ in range(10):
        hold(QApplication.focusWidget() or table.bar, Qt.Key.Key_Return)
    assert table.sent == [Bid(3, 5)]


def test_enter_that_opened_it_and_is_held_down_does_not_bid(table: Table) -> None:
    table.ask(Bid(3, 4))
    table.bar.ladder_button.setFocus(Qt.FocusReason.TabFocusReason)
    key(Qt.Key.Key_Return)
    sheet = table.sheet
    assert sheet is not None
    for _ in range(10):
        hold(sheet.view, Qt.Key.Key_Return)
    assert table.sent == []


def test_a_turn_that_has_been_answered_takes_no_bid_from_the_ladder(table: Table) -> None:
    game = table.ask(Bid(3, 4))
    table.bar.moves.call_wanted.emit(Call.CHALLENGE)
    table.bar.ask(game.observe(0))
    sheet = table.open()
    double_click(sheet.view, Bid(5, 5))
    key(Qt.Key.Key_Return)
    sheet.bid_button.click()
    assert table.sent == [Call.CHALLENGE]


def test_arrows_go_over_the_legal_bids(table: Table) -> None:
    table.ask(Bid(3, 4))
    view, choice = table.open().view, table.bar.choice
    arrow = Qt.Key
    for pressed, bid in (
        (arrow.Key_Left, Bid(3, 5)),
        (arrow.Key_Down, Bid(3, 6)),
        (arrow.Key_Down, Bid(3, 6)),
        (arrow.Key_Up, Bid(3, 5)),
        (arrow.Key_Up, Bid(4, 4)),
        (arrow.Key_Down, Bid(3, 5)),
        (arrow.Key_Right, Bid(4, 5)),
        (arrow.Key_Up, Bid(4, 4)),
        (arrow.Key_End, Bid(15, 4)),
        (arrow.Key_Right, Bid(15, 4)),
        (arrow.Key_Home, Bid(4, 4)),
        (arrow.Key_1, Bid(4, 1)),
        (arrow.Key_6, Bid(4, 6)),
    ):
        key(pressed)
        assert choice.bid == bid, pressed
        assert view.currentIndex() == view.model().index(bid.face - 1, bid.quantity - 1)
    assert table.sent == []


def test_arrows_stay_in_the_row_of_a_fixed_face(table: Table) -> None:
    table.ask(Bid(2, 3), palifico=True)
    sheet = table.open()
    keys(Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_5, Qt.Key.Key_Right)
    click(sheet.view, Bid(9, 5))
    assert table.bar.choice.bid == Bid(4, 3)
    assert "The face is fixed: in a Palifico round you can only raise the quantity." in sheet.heading.text()
    assert "closed: the face is fixed" in sheet.legend.text()
    assert "ones are not wild" in sheet.legend.text()


def test_where_no_raise_is_left_it_says_so(table: Table) -> None:
    table.ask(Bid(15, 6))
    sheet = table.open()
    assert "No raise is left: challenge or call Spot On." in sheet.heading.text()
    keys(Qt.Key.Key_Right, Qt.Key.Key_Return)
    double_click(sheet.view, Bid(15, 6))
    assert not sheet.bid_button.isEnabled()
    assert table.sent == []


def test_while_others_play_it_is_only_looked_at(table: Table) -> None:
    table.wait(Bid(3, 4), Bid(4, 2))
    sheet = table.open()
    assert "It is not your turn." in sheet.heading.text()
    assert not sheet.bid_button.isEnabled()
    double_click(sheet.view, Bid(9, 5))
    key(Qt.Key.Key_Return)
    assert table.sent == []
    click(sheet.view, Bid(4, 2))
    keys(Qt.Key.Key_Left, Qt.Key.Key_Up)
    assert (sheet.view.currentIndex().row(), sheet.view.currentIndex().column()) == (0, 2)
    assert table.bar.choice.bid == Bid(4, 3)


def test_a_bid_that_is_made_shows_at_once_and_the_turn_wakes_it(table: Table) -> None:
    game = table.wait(Bid(3, 4), Bid(4, 2))
    sheet = table.open()
    for bid in (Bid(5, 5), Bid(7, 1)):
        table.bar.rest()
        game = game.play(bid).game
        table.bar.see(game.observe(0))
        assert [rung.bid for rung in table.bar.ladder.path][-1] == bid
        assert not sheet.bid_button.isEnabled()
        key(Qt.Key.Key_Return)
    assert table.sent == []
    table.bar.ask(game.observe(0))
    assert sheet.bid_button.isEnabled()
    assert "It is not your turn." not in sheet.heading.text()
    key(Qt.Key.Key_Return)
    assert table.sent == [Bid(7, 2)]


def test_it_goes_when_somebody_calls(table: Table) -> None:
    table.wait(Bid(3, 4), Bid(4, 2))
    table.open()
    table.bar.ladder.end()
    assert table.sheet is None


def test_escape_closes_it_and_the_bar_has_the_focus_again(table: Table) -> None:
    table.ask(Bid(3, 4))
    table.bar.take_focus()
    table.open()
    keys(Qt.Key.Key_Right, Qt.Key.Key_Escape)
    assert table.sheet is None
    assert table.bar.spinner.quantity.hasFocus()
    assert table.bar.spinner.quantity.value() == 4
    assert table.sent == []
    assert not any(shade.isVisible() for shade in table.window.menuBar().findChildren(Shade))


def test_what_had_the_focus_elsewhere_has_it_again(table: Table) -> None:
    other = QPushButton("Story", table.page)
    other.show()
    table.ask(Bid(3, 4))
    other.setFocus()
    table.open()
    key(Qt.Key.Key_Escape)
    assert other.hasFocus()


def test_the_keys_of_the_bar_sleep_while_it_is_open(table: Table) -> None:
    table.ask(Bid(3, 4))
    table.open()
    keys(Qt.Key.Key_C, Qt.Key.Key_S, Qt.Key.Key_L)
    assert table.sent == []
    assert len([each for each in table.page.findChildren(LadderSheet) if not each.isHidden()]) == 1


@pytest.mark.parametrize(("code", "pressed"), [("en", "L"), ("fr", "E"), ("it", "L")])
def test_a_key_opens_it_and_the_tooltip_says_which(table: Table, languages: Languages, code: str, pressed: str) -> None:
    languages.speak(code)
    table.ask(Bid(3, 4))
    table.bar.take_focus()
    assert table.bar.ladder_button.toolTip().endswith(f"({pressed})")
    assert table.bar.ladder_button.accessibleDescription() == pressed
    QTest.keyClicks(table.bar.spinner.quantity, pressed.lower())
    assert table.sheet is not None


def test_before_the_first_round_there_is_nothing_to_open(table: Table) -> None:
    assert not table.bar.ladder_button.isEnabled()
    QTest.keyClicks(table.bar, "l")
    assert table.sheet is None


def test_tab_goes_round_inside(table: Table) -> None:
    table.ask(Bid(3, 4))
    sheet = table.open()
    met: list[QWidget | None] = []
    for _ in range(4):
        key(Qt.Key.Key_Tab)
        met.append(QApplication.focusWidget())
    assert set(met) == {sheet.close_button, sheet.bid_button, sheet.x_button, sheet.view}


def test_a_screen_reader_finds_every_bid_with_its_name_and_place(table: Table) -> None:
    table.ask(Bid(3, 4))
    view = table.open().view
    interface = QAccessible.queryAccessibleInterface(view)
    names: dict[str, QPoint] = {}
    for number in range(interface.childCount()):
        child = interface.child(number)
        if child.role() is QAccessible.Role.Cell:
            names[child.text(QAccessible.Text.Name)] = child.rect().center()
    assert len(names) == 90
    told = "7\u00a0×\u00a05, legal"
    assert names[told] == view.viewport().mapToGlobal(place(view, Bid(7, 5)))
    assert "3\u00a0×\u00a04, Bruno’s standing bid" in names


def test_pointing_at_a_closed_bid_says_why(table: Table) -> None:
    table.ask(Bid(2, 3), palifico=True)
    view = table.open().view

    def ask(bid: Bid) -> None:
        pos = place(view, bid)
        event = QHelpEvent(QEvent.Type.ToolTip, pos, view.viewport().mapToGlobal(pos))
        QApplication.sendEvent(view.viewport(), event)

    ask(Bid(5, 5))
    assert view.hint.text.endswith("The face is fixed: in a Palifico round you can only raise the quantity.")
    ask(Bid(1, 3))
    assert view.hint.text.endswith("You must raise the quantity.")
    QTest.mouseMove(view.viewport(), place(view, Bid(5, 3)))
    assert view.hint.text == ""


def colour(view: LadderView, bid: Bid, *, aside: bool = True) -> QColor:
    """The colour of a cell, near its corner or in its middle."""
    area = view.visualRect(view.model().index(bid.face - 1, bid.quantity - 1))
    point = area.topLeft() + QPoint(7, 7) if aside else area.center()
    return view.viewport().grab().toImage().pixelColor(point)


def test_the_chosen_bid_is_filled_and_ringed_for_keys_only(table: Table) -> None:
    table.ask(Bid(3, 4))
    view = table.open().view
    tokens = table.theme.tokens
    area = view.visualRect(view.currentIndex())
    beside = QPoint(area.center().x(), area.bottom() + 5)
    assert colour(view, Bid(3, 5)) == tokens.primary
    assert view.viewport().grab().toImage().pixelColor(beside) == tokens.focus
    click(view, Bid(3, 5))
    assert view.viewport().grab().toImage().pixelColor(beside) != tokens.focus
    key(Qt.Key.Key_Left)
    assert view.viewport().grab().toImage().pixelColor(beside) == tokens.focus


def test_the_mouse_marks_only_what_can_be_chosen(table: Table) -> None:
    table.ask(Bid(3, 4))
    view = table.open().view
    for bid, marked in ((Bid(9, 2), True), (Bid(2, 2), False)):
        before = colour(view, bid)
        QTest.mouseMove(view.viewport(), place(view, bid))
        assert (colour(view, bid) != before) is marked
        QTest.mouseMove(view.viewport(), QPoint(1, 1))
        assert colour(view, bid) == before
    assert table.bar.choice.bid == Bid(3, 5)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
@pytest.mark.parametrize("code", NAMES)
@pytest.mark.parametrize("palifico", [False, True])
def test_thirty_six_dice_fit_in_any_language(
    table: Table, languages: Languages, code: str, size: tuple[int, int], palifico: bool
) -> None:
    languages.speak(code)
    table.window.resize(*size)
    table.ask(Bid(16, 5), players=6, rules=SIX, palifico=palifico)
    sheet = table.open()
    page = sheet.rect()
    view = sheet.view
    assert page.contains(sheet.panel.geometry())
    for bid in (Bid(1, 1), Bid(36, 1), Bid(1, 6), Bid(36, 6)):
        index = view.model().index(bid.face - 1, bid.quantity - 1)
        assert view.viewport().rect().contains(view.visualRect(index).adjusted(-6, -6, 6, 6))
        assert view.indexAt(view.visualRect(index).center()) == index
    assert sheet.legend.rows <= MOST_ROWS
    assert sheet.heading.lines <= 2
    for button in (sheet.close_button, sheet.bid_button):
        assert button.width() >= button.sizeHint().width()


def test_it_grows_with_the_zoom(table: Table) -> None:
    table.ask(Bid(3, 4))
    view = table.open().view
    before = view.visualRect(view.currentIndex())
    table.window.resize(2560, 1600)
    table.theme.set_zoom(2)
    QApplication.processEvents()
    after = view.visualRect(view.currentIndex())
    assert abs(after.width() - 2 * before.width()) <= 2
    assert abs(after.height() - 2 * before.height()) <= 2


def test_a_change_of_language_changes_everything_that_is_said(table: Table, languages: Languages, qtbot: QtBot) -> None:
    languages.speak("en")
    table.ask(Bid(3, 4))
    sheet = table.open()
    cell = sheet.view.model().index(4, 6)
    assert cell.data(Qt.ItemDataRole.AccessibleTextRole) == "7\u00a0×\u00a05, legal"
    languages.speak("it")
    QApplication.processEvents()
    assert cell.data(Qt.ItemDataRole.AccessibleTextRole) == "7\u00a0×\u00a05, possibile"
    assert sheet.heading.text() == (
        "Scala delle puntate. Tutti i rilanci possibili sulla puntata di Bruno, 3\u00a0×\u00a04."
    )
    assert sheet.legend.text().startswith("puntata in corso, rilancio possibile, troppo bassa")
    assert sheet.bid_button.text() == "Rilancia a 3 ×"
    assert (sheet.close_button.text(), sheet.x_button.toolTip()) == ("Chiudi", "Chiudi")
    assert sheet.view.accessibleName() == "Puntate"
