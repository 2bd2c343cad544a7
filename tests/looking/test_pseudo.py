"""Every window in a language of marked and longer texts: nothing stays untranslated, nothing is cut off."""

import re
from calendar import day_name, month_name
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QTextBrowser,
    QWidget,
)

from desktop_app.library.settings import Settings
from desktop_app.ui.application import Program
from desktop_app.ui.languages import NAMES
from tests.library.games import NAMES as KEPT_NAMES
from tests.looking.exhibits import EXHIBITS, FAIR, LONGEST, Exhibit
from tests.looking.gallery import SIZES, close, with_popups
from tests.looking.lasting import MANY_NAMES
from tests.looking.pseudo import PseudoLanguage, pseudo
from tests.looking.staging import standing_still
from tests.looking.watching import watched
from tests.ui.table.scenes import NAMES as PLAYERS
from tests.ui.table.scenes import long_names, right_to_left

#: What is no text: names (the last one is painted with dots of its own), keys, digits of seals, files, formulas, what
#: files of records hold, and days, which are Qt's.
GAME = ("Palifico", "Pal\u0131f\u0131co")
#: So many letters of a name tell whose it is.
_BEGUN = 5
KEPT = (*MANY_NAMES, *KEPT_NAMES)
NAMED = (*NAMES.values(), *PLAYERS.values(), *long_names().names, *right_to_left().names, LONGEST, *GAME, *KEPT)
RECORDS = (r"[\w ,().…-]+\.jsonl? –", r"\bformat\b")
DAYS = rf"\b(?:{'|'.join((*month_name[1:], *day_name, 'AM', 'PM'))})\b"
PATHS = (r"/\w[\w/.]*", r"HMAC-SHA256\(.*", re.escape(FAIR.phrase))
OTHER_DATA = (r"\[Ctrl\]\[\+\]\w\b", r"\b[0-9a-f]{4,64}\b", *PATHS, *RECORDS, DAYS)
DATA = re.compile("|".join((*map(re.escape, sorted(NAMED, key=len, reverse=True)), *OTHER_DATA)))
PLAIN = re.compile(r"[A-Za-z]*[aeiouAEIOU][A-Za-z]*")
"""A word with a vowel that has no mark."""


def untranslated(text: str) -> list[str]:
    """The words of a text that are in no language."""
    return [] if is_of_a_name(text) else PLAIN.findall(DATA.sub("", without_begun_name(text)))


def is_of_a_name(text: str) -> bool:
    """Whether a text is a name or a piece of one: long names are broken, or their end is left out."""
    # Where an Arabic word is broken, a joiner keeps the shape of its last letter.
    return any(text.rstrip("…\u200d") in name for name in NAMED)


def ends_in_data(text: str) -> bool:
    """Whether what is left out at the end of a text is no text."""
    end = text.rstrip("…")
    return is_of_a_name(text) or DATA.sub("\0", end).endswith("\0") or without_begun_name(text) != end


def without_begun_name(text: str) -> str:
    """A text of which the end is left out, without the beginning of a name that is left there."""
    end = text.rstrip("…")
    begun = (name[:length] for name in NAMED for length in range(_BEGUN, len(name)))
    return end.removesuffix(max(filter(end.endswith, begun), key=len, default=""))


def texts_of(widget: QWidget) -> Iterator[str]:
    """What a widget says to eyes, to ears and under the mouse."""
    yield from (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription())
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    if isinstance(widget, QLineEdit):
        yield widget.placeholderText()
    if isinstance(widget, QComboBox):
        yield from (widget.itemText(index) for index in range(widget.count()))
    if isinstance(widget, QTextBrowser):
        yield widget.toPlainText()
    if isinstance(widget, QMenu):
        yield from (action.text() for action in widget.actions())
    if isinstance(widget, QAbstractItemView):
        model = widget.model()
        roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleDescriptionRole, Qt.ItemDataRole.ToolTipRole)
        yield from (str(model.index(row, 0).data(role) or "") for row in range(model.rowCount()) for role in roles)
    if widget.isWindow():
        yield widget.windowTitle()


def is_cut_off(widget: QWidget) -> bool:
    """Whether a widget is smaller than its text."""
    if type(widget).paintEvent not in (QLabel.paintEvent, QAbstractButton.paintEvent):
        return False  # it paints itself: what it leaves out is heard
    if isinstance(widget, QLabel) and widget.wordWrap():
        return widget.heightForWidth(widget.width()) > widget.height() + 1
    return isinstance(widget, QLabel | QAbstractButton) and widget.sizeHint().width() > widget.width() + 1


def is_nameless(widget: QWidget) -> bool:
    """Whether nobody is told what a widget is: who hears the window and comes to it, or who sees only a picture."""
    reached = widget.isEnabled() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus.value and not widget.focusProxy()
    heard = QAccessible.queryAccessibleInterface(widget)
    if reached and not (heard and heard.text(QAccessible.Text.Name).strip()):
        return True
    if not isinstance(widget, QAbstractButton) or widget.isCheckable():
        return False
    return not (widget.text() or widget.toolTip())


def everything() -> list[QWidget]:
    """All widgets that can be seen now, window by window."""
    windows = [window for window in QApplication.topLevelWidgets() if window.isVisible()]
    return [widget for window in windows for widget in (window, *window.findChildren(QWidget)) if widget.isVisible()]


@pytest.mark.parametrize("exhibit", EXHIBITS, ids=lambda exhibit: exhibit.name)
def test_nothing_is_untranslated_and_nothing_cut_off(qapp: QApplication, tmp_path: Path, exhibit: Exhibit) -> None:
    """In the smallest window, where there is the least room. Everything has a name, too, for those who hear it."""
    settings, language = Settings(tmp_path / "settings.ini"), PseudoLanguage()
    settings.language = "en"
    settings.lines = False
    with standing_still():
        program = Program(qapp, settings)
        try:
            program.theme.workshop = None
            qapp.installTranslator(language)
            program.window.resize(*SIZES["small"])
            program.window.show()
            qapp.processEvents()
            with watched() as watcher:
                shown = exhibit.show(program) or program.window
                for _ in range(3):
                    qapp.processEvents()
                with_popups(shown)
            widgets = everything()
            said = {text for widget in widgets for text in texts_of(widget)} | watcher.painted
            assert {text: words for text in said if (words := untranslated(text))} == {}
            assert {text for text in watcher.cut_off if not ends_in_data(text)} == set()
            assert [(type(each).__name__, *texts_of(each)) for each in widgets if is_cut_off(each)] == []
            assert [(type(each).__name__, each.parentWidget()) for each in widgets if is_nameless(each)] == []
        finally:
            qapp.removeTranslator(language)
            close(qapp, program)


@pytest.mark.parametrize(
    ("text", "said"),
    [("Bid", "[Bìd]"), ("%1 raises to %2.", "[%1 rààììsèès tò %2.]"), ("&New <b>game</b>…", "[&Nèèw <b>gààmè</b>…]")],
)
def test_the_language(text: str, said: str) -> None:
    assert pseudo(text) == said
    assert untranslated(text)
    assert not untranslated(said)
