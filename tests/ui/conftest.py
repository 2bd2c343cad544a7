"""What the tests of the window share: the typeface, and languages that are put back afterwards."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QLocale, QObject, Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.library.settings import Settings
from desktop_app.ui import table_page
from desktop_app.ui.application import Program
from desktop_app.ui.fonts import load_fonts
from desktop_app.ui.languages import Languages
from desktop_app.ui.lesson import page as lesson_page
from desktop_app.ui.lesson.desk import OFFER, Offer
from desktop_app.ui.new_game import NewGameSheet
from desktop_app.ui.table.motion.manner import Manner
from desktop_app.ui.table.pace import TIMINGS, Pace
from tests.ui.sitting import BRISK, sheet_of


@pytest.fixture(autouse=True)
def no_motion(monkeypatch: pytest.MonkeyPatch) -> None:
    """On the page of a game everything is there at once, at every pace."""

    def at_once(_pace: Pace, *, reduced: bool) -> tuple[Manner, float]:
        return Manner.AT_ONCE, float(not reduced)

    monkeypatch.setattr(table_page, "manner_of", at_once)
    monkeypatch.setattr(lesson_page, "manner_of", at_once)


@pytest.fixture(autouse=True)
def nothing_left(qapp: QApplication) -> Iterator[None]:
    """What a test makes without qtbot goes with it: windows that stay make later ones slower, themes hold pictures."""
    before = {*qapp.topLevelWidgets(), *_parts_of_programs(qapp)}
    _speak_nothing(qapp)
    yield
    for left in {*qapp.topLevelWidgets(), *_parts_of_programs(qapp)} - before:
        left.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    _speak_nothing(qapp)


def _parts_of_programs(qapp: QApplication) -> list[QObject]:
    """Theme, library, thinker …: all that lives as long as the application and is the game's own."""
    return [child for child in qapp.children() if type(child).__module__.startswith("desktop_app.")]


def _speak_nothing(qapp: QApplication) -> None:
    """What a test before this one spoke, it speaks no more, whoever installed it."""
    for translator in qapp.findChildren(QTranslator):
        QApplication.removeTranslator(translator)


@pytest.fixture(scope="session")
def fonts(qapp: QApplication) -> None:
    """The game's typeface is known, so that widths are those of the game."""
    load_fonts()


@pytest.fixture
def languages(qapp: QApplication) -> Iterator[Languages]:
    """Languages to be spoken; English again after the test."""
    before = QLocale()
    spoken = Languages(qapp)
    yield spoken
    spoken.speak("en")
    QLocale.setDefault(before)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Settings of somebody who has been offered the lesson, muted: no test makes a noise."""
    quiet = Settings(tmp_path / "palifico.ini")
    quiet.muted = True
    quiet.choose(OFFER, Offer.MADE)
    return quiet


@pytest.fixture
def program(qapp: QApplication, qtbot: QtBot, settings: Settings) -> Iterator[Program]:
    """The whole program in its window, in English; closed after the test, and nothing of it is left."""
    settings.language = settings.language or "en"
    running = Program(qapp, settings)
    running.window.open_at_last_place()
    with qtbot.waitActive(running.window):
        running.window.activateWindow()
    yield running
    running.close()
    running.window.deleteLater()
    running.languages.speak("en")
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def brisk(monkeypatch: pytest.MonkeyPatch) -> None:
    """The normal pace shows every beat, but not for long."""
    monkeypatch.setitem(TIMINGS, Pace.NORMAL, BRISK)


@pytest.fixture
def sheet(program: Program) -> NewGameSheet:
    """The sheet for a new game, opened over the start page from its card."""
    card = program.window.start_page.new_card
    card.setFocus()
    QTest.keyClick(card, Qt.Key.Key_Return)
    return sheet_of(program)
