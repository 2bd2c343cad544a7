"""The rule book as a window: contents, links, search, text size, printing; and that it opens where it is needed."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt, QThread, QThreadPool, QUrl
from PySide6.QtGui import QHelpEvent, QTextDocument, QTextTable
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.engine.moves import Refusal
from desktop_app.library.settings import Settings
from desktop_app.ui.application import Program
from desktop_app.ui.languages import NAMES
from desktop_app.ui.new_game import NewGameSheet
from desktop_app.ui.rulebook import printing
from desktop_app.ui.rulebook.book import chapters
from desktop_app.ui.rulebook.figures import Pictures
from desktop_app.ui.rulebook.page import PageLook, fill_page
from desktop_app.ui.rulebook.printing import print_book
from desktop_app.ui.rulebook.questions import REFUSALS, set_topic, topic_of
from desktop_app.ui.rulebook.sections import Chapter
from desktop_app.ui.rulebook.topics import Topic
from desktop_app.ui.rulebook.window import RuleBook
from tests.translations.catalogs import KNOWN

TITLES = {"en": "Rules of the game", "fr": "Règles du jeu", "it": "Regole del gioco"}


@pytest.fixture
def book(program: Program, qtbot: QtBot) -> RuleBook:
    """The book, open and in front."""
    program.window.librarian.open()
    found = program.window.librarian.book
    assert found is not None
    qtbot.waitUntil(found.isActiveWindow)
    return found


def height_of_words(book: RuleBook, words: str) -> int:
    """How far below the upper edge of the text these words stand."""
    cursor = book.reader.document().find(words)
    assert not cursor.isNull()
    return book.reader.cursorRect(cursor).top()


def test_it_lies_beside_the_game_and_closes_by_key(program: Program, book: RuleBook) -> None:
    assert not book.isModal()
    assert book.isWindow()
    QTest.keyClick(book.reader, Qt.Key.Key_Escape)
    assert not book.isVisible()
    program.window.librarian.open()
    assert book.isVisible()
    assert len(program.window.findChildren(RuleBook)) == 1


def test_its_text_is_set_once_for_a_width(book: RuleBook, qtbot: QtBot) -> None:
    with qtbot.waitSignal(book.reader.set_anew):
        book.resize(book.width() + 100, book.height())
    with qtbot.assertNotEmitted(book.reader.set_anew, wait=200):
        pass


def test_its_text_is_set_anew_for_a_screen_of_another_scale(book: RuleBook, qtbot: QtBot) -> None:
    with qtbot.waitSignal(book.reader.set_anew):
        QApplication.sendEvent(book.reader, QEvent(QEvent.Type.DevicePixelRatioChange))


def test_what_is_read_stays_in_a_window_of_another_width(book: RuleBook, qtbot: QtBot) -> None:
    reader = book.reader
    for width in (book.width() + 700, book.width()):
        reader.go_to(Topic.CHANGES)
        with qtbot.waitSignal(reader.set_anew):
            book.resize(width, book.height())
        assert reader.topic is Topic.CHANGES
        assert 0 <= reader.cursorRect().top() < 60


def test_it_opens_at_its_beginning(program: Program, book: RuleBook) -> None:
    assert book.reader.hasFocus()
    assert book.reader.textCursor().position() == 0
    assert book.reader.verticalScrollBar().value() == 0
    book.reader.verticalScrollBar().setValue(500)
    program.window.librarian.open()
    assert book.reader.verticalScrollBar().value() == 500


@pytest.mark.parametrize("code", KNOWN)
def test_it_speaks_the_language_and_stays_where_it_is_read(
    program: Program, book: RuleBook, qtbot: QtBot, code: str
) -> None:
    program.window.librarian.open(Topic.CHANGES)
    program.window.set_language(code)
    qtbot.waitUntil(lambda: book.windowTitle() == TITLES[code])
    assert book.reader.topic is Topic.CHANGES
    assert book.contents.current is Topic.CHANGES
    heading = {"en": "Rule changes", "fr": "Changements de règles", "it": "Regole che cambiano"}[code]
    assert 0 <= height_of_words(book, heading) < 60


@pytest.mark.parametrize("topic", Topic)
def test_every_topic_can_be_opened(program: Program, book: RuleBook, topic: Topic) -> None:
    program.window.librarian.open(topic)
    assert book.reader.topic is topic
    assert book.contents.current is topic


def test_a_topic_without_a_heading_of_its_own_is_shown_under_that_of_its_chapter(
    program: Program, book: RuleBook
) -> None:
    program.window.librarian.open(Topic.PALIFICO_ROUND)
    assert 0 <= height_of_words(book, "With Palifico switched on") - 20 < 80
    below = book.reader.cursorForPosition(book.reader.viewport().rect().topLeft()).block()
    assert below.text().startswith("Palifico")
    assert below.blockFormat().headingLevel() == 1
    assert book.reader.topic is Topic.PALIFICO_ROUND


def test_headings_and_tables_are_real_ones(book: RuleBook) -> None:
    book.resize(1200, 700)
    book.size_stepper.setValue(125)
    document = book.reader.document()
    levels: list[int] = []
    block = document.begin()
    while block.isValid():
        levels.append(block.blockFormat().headingLevel())
        block = block.next()
    headed = [section for chapter in chapters() for section in chapter.sections if section.headed]
    assert levels.count(1) == len(chapters())
    assert levels.count(2) == len(headed)
    tables = [frame for frame in document.rootFrame().childFrames() if isinstance(frame, QTextTable)]
    assert (tables[0].rows(), tables[0].columns()) == (7, 3)
    assert all(table.columns() == 2 for table in tables[1:])


def test_scrolling_marks_what_is_read_in_the_contents(book: RuleBook, qtbot: QtBot) -> None:
    bar = book.reader.verticalScrollBar()
    assert bar.maximum() > 0
    seen: list[Topic] = []
    book.reader.topic_changed.connect(seen.append)

    def scrolled() -> bool:
        """From the beginning to the end, in a text that has settled."""
        bar.setValue(0)
        seen.clear()
        for value in range(bar.maximum() + 1):
            bar.setValue(value)
        return len(seen) > 12

    qtbot.waitUntil(scrolled)
    topics = list(Topic)
    assert [topics.index(topic) for topic in seen] == sorted(topics.index(topic) for topic in seen)
    assert book.contents.current is seen[-1]


def test_the_contents_lead_by_mouse_and_by_key(book: RuleBook) -> None:
    items = book.contents.findItems("Calza", Qt.MatchFlag.MatchRecursive)
    point = book.contents.visualItemRect(items[0]).center()
    QTest.mouseClick(book.contents.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert book.reader.topic is Topic.CALZA
    QTest.keyClick(book.contents, Qt.Key.Key_Down)
    assert book.reader.topic is Topic.NO_WILD_ONES


def test_a_link_leads_to_its_place(book: RuleBook) -> None:
    book.reader.anchorClicked.emit(QUrl("#opens"))
    assert book.reader.topic is Topic.OPENS


def test_searching_marks_every_place_and_goes_round(book: RuleBook) -> None:
    QTest.keyClick(book.reader, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    field = book.search.field
    assert QApplication.focusWidget() is field
    QTest.keyClicks(field, "spot on")
    marks = book.reader.extraSelections()
    assert len(marks) > 5
    assert {mark.cursor.selectedText().casefold() for mark in marks} == {"spot on"}
    assert book.search.told.text() == f"1 of {len(marks)}"
    first = book.reader.textCursor().position()
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert book.search.told.text() == f"2 of {len(marks)}"
    assert book.reader.textCursor().position() > first
    QTest.keyClick(field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert book.search.told.text() == f"{len(marks)} of {len(marks)}"
    QTest.mouseClick(book.search.onward, Qt.MouseButton.LeftButton)
    assert book.reader.textCursor().position() == first
    assert book.reader.viewport().rect().contains(book.reader.cursorRect().topLeft())


def test_what_is_not_there_is_said(book: RuleBook) -> None:
    book.search.field.setText("backgammon")
    assert book.search.told.text() == "not found"
    assert book.reader.extraSelections() == []
    assert not book.search.onward.isEnabled()
    QTest.keyClick(book.search.field, Qt.Key.Key_Escape)
    assert book.search.field.text() == ""
    assert book.search.told.text() == ""
    assert not book.search.onward.isVisible()
    assert book.isVisible()
    QTest.keyClick(book.search.field, Qt.Key.Key_Escape)
    assert not book.isVisible()


def test_what_was_found_is_found_again_in_another_size(book: RuleBook) -> None:
    book.search.field.setText("calza")
    found = len(book.reader.extraSelections())
    book.search.step(1)
    book.size_stepper.stepBy(1)
    assert len(book.reader.extraSelections()) == found
    assert book.search.told.text() == f"2 of {found}"


def test_text_size_and_place_are_remembered(program: Program, settings: Settings, book: RuleBook) -> None:
    small = book.reader.document().defaultFont().pixelSize()
    QTest.keyClick(book.reader, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert book.size_stepper.value() == 125
    assert book.reader.document().defaultFont().pixelSize() > small
    book.resize(700, 500)
    size = book.size()
    QTest.keyClick(book.reader, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert book.size_stepper.value() == 100
    book.size_stepper.setValue(150)
    book.close()
    again = RuleBook(program.theme, settings, lambda: (), QWidget(program.window))
    assert again.size_stepper.value() == 150
    assert again.size() == size


@pytest.mark.parametrize("damage", ["", "large", "-5", "9999", "٣"])
def test_a_damaged_size_is_the_usual_one_or_the_nearest(program: Program, settings: Settings, damage: str) -> None:
    settings.remember("rules/text_size", damage)
    book = RuleBook(program.theme, settings, lambda: (), QWidget(program.window))
    assert book.size_stepper.value() == 100


@pytest.mark.parametrize("code", NAMES)
@pytest.mark.parametrize("width", [560, 700, 920, 1280])
@pytest.mark.parametrize("percent", [75, 200])
def test_nothing_is_wider_than_the_window(
    program: Program, book: RuleBook, code: str, width: int, percent: int
) -> None:
    program.window.set_language(code)
    QApplication.processEvents()
    book.resize(width, 600)
    book.size_stepper.setValue(percent)
    assert book.reader.horizontalScrollBar().maximum() == 0
    shown = [child for child in book.findChildren(QWidget) if child.parentWidget() is book and child.isVisible()]
    bar = [child for child in shown if child.y() < 60 and child.height() <= 60]
    for child in bar:
        assert book.rect().contains(child.geometry())
        for other in bar:
            assert other is child or not child.geometry().intersects(other.geometry())


@pytest.mark.parametrize("code", NAMES)
def test_it_is_printed(program: Program, tmp_path: Path, code: str) -> None:
    program.window.set_language(code)
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "rules.pdf"))
    print_book(chapters(), printer)
    written = (tmp_path / "rules.pdf").read_bytes()
    assert written.startswith(b"%PDF")
    assert 3 <= written.count(b"/Type /Page\n") <= 8


def test_the_systems_dialog_asks_where_to_print_and_the_window_does_not_wait(
    book: RuleBook, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    QTest.keyClick(book.reader, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    (dialog,) = book.findChildren(QPrintDialog)
    qtbot.waitUntil(dialog.isVisible)
    assert dialog.windowTitle() == "Print the rules"
    printer = dialog.printer()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "rules.pdf"))
    by_the_window: list[bool] = []

    def watched(document: QTextDocument, book: Sequence[Chapter], look: PageLook, pictures: Pictures) -> None:
        by_the_window.append(QThread.isMainThread())
        fill_page(document, book, look, pictures)

    monkeypatch.setattr(printing, "fill_page", watched)
    dialog.done(QDialog.DialogCode.Accepted)
    assert QThreadPool.globalInstance().waitForDone()
    assert (tmp_path / "rules.pdf").read_bytes().startswith(b"%PDF")
    assert by_the_window == [False]


def test_the_keys_of_the_menu_bar_are_those_it_has(program: Program, book: RuleBook) -> None:
    text = book.reader.toPlainText()
    for keys, does in program.window.menu.key_lines():
        assert keys in text
        assert does in text


def test_the_keys_of_a_review_are_told(book: RuleBook) -> None:
    text = book.reader.toPlainText()
    told = text[text.index("In the review of a game that has ended:") :]
    assert all(keys in told for keys in ("Left and right arrows", "Page Up and Page Down", "Escape"))


def show_hint(widget: QWidget) -> None:
    event = QHelpEvent(QHelpEvent.Type.ToolTip, widget.rect().center(), widget.mapToGlobal(widget.rect().center()))
    QApplication.sendEvent(widget, event)


def test_f1_answers_what_has_the_focus(program: Program) -> None:
    program.host.new_game()
    sheet = program.window.sheet
    assert isinstance(sheet, NewGameSheet)
    for control, topic in (
        (sheet.options.no_wild_toggle, Topic.NO_WILD_ONES),
        (sheet.options.dice_stepper, Topic.DICE_EACH),
        (sheet.options.phrase_field, Topic.FAIR_DICE),
        (sheet.options.palifico_toggle, Topic.PALIFICO),
    ):
        control.setFocus()
        QTest.keyClick(control, Qt.Key.Key_F1)
        book = program.window.librarian.book
        assert book is not None
        assert book.reader.topic is topic
        program.window.activateWindow()
    assert program.window.sheet is sheet


def test_the_question_marks_of_the_options_lead_to_them(program: Program) -> None:
    program.host.new_game()
    sheet = program.window.sheet
    assert isinstance(sheet, NewGameSheet)
    topics: list[Topic] = []
    sheet.options.asked.connect(topics.append)
    for row in sheet.options.asking:
        row.question.click()
    assert topics == [Topic.DICE_EACH, Topic.PALIFICO, Topic.SPOT_ON, Topic.NO_WILD_ONES, Topic.FAIR_DICE]
    sheet.options.exact_segments.set_current(1)
    sheet.options.asking[2].question.click()
    book = program.window.librarian.book
    assert book is not None
    assert book.reader.topic is Topic.CALZA


@pytest.mark.parametrize("refusal", Refusal)
def test_every_refusal_has_its_place(refusal: Refusal) -> None:
    assert REFUSALS[refusal] in Topic


def test_a_topic_holds_for_everything_inside(qtbot: QtBot) -> None:
    outer = QWidget()
    qtbot.addWidget(outer)
    inner = QWidget(QWidget(outer))
    assert topic_of(inner) is None
    assert topic_of(None) is None
    set_topic(outer, Topic.CALZA)
    assert topic_of(inner) is Topic.CALZA
    set_topic(inner, Topic.BIDS)
    assert topic_of(inner) is Topic.BIDS
    set_topic(inner, None)
    assert topic_of(inner) is Topic.CALZA
