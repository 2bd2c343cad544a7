"""Languages: the system's at the start, switched at once, nothing of the old one left."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QWidget
from pytestqt.qtbot import QtBot

from desktop_app import locator
from desktop_app.ui.languages import NAMES, Languages, language_of


@pytest.fixture
def languages(qapp: QApplication) -> Iterator[Languages]:
    before = QLocale()
    spoken = Languages(qapp)
    yield spoken
    spoken.speak("en")
    QLocale.setDefault(before)


class Listener(QWidget):
    """Counts how often it is told that the language has changed."""

    def __init__(self) -> None:
        super().__init__()
        self.told = 0

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.told += 1
        super().changeEvent(event)


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ([], "en"),
        (["C"], "en"),
        (["tlh-AQ", "tlh"], "en"),
        (["tlh-AQ", "tlh", "it-CH", "en"], "it"),
        (["fr-CA", "fr-Latn-CA", "fr"], "fr"),
        (["it_IT"], "it"),
        (["en-GB", "fr"], "en"),
        (["FR"], "fr"),
        (["frr-DE"], "en"),
    ],
)
def test_the_first_language_of_the_system_that_we_speak(wishes: list[str], code: str) -> None:
    assert language_of(wishes) == code


def test_every_language_that_is_shipped_has_a_name_and_every_name_a_language() -> None:
    assert sorted(NAMES) == locator.languages()


def test_standard_buttons_follow_the_language(qtbot: QtBot, languages: Languages) -> None:
    texts: list[str] = []
    for code in ("fr", "it", "en", "fr"):
        languages.speak(code)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        qtbot.addWidget(box)
        texts.append(box.button(QDialogButtonBox.StandardButton.Cancel).text().replace("&", ""))
    assert texts == ["Annuler", "Annulla", "Cancel", "Annuler"]


def test_widgets_are_told_once_of_each_change(qtbot: QtBot, languages: Languages) -> None:
    languages.speak("en")
    listener = Listener()
    qtbot.addWidget(listener)
    QCoreApplication.processEvents()
    listener.told = 0
    languages.speak("it")
    QCoreApplication.processEvents()
    assert listener.told == 1
    languages.speak("it")
    QCoreApplication.processEvents()
    assert listener.told == 1


def test_an_unknown_code_is_the_systems_language(languages: Languages, monkeypatch: pytest.MonkeyPatch) -> None:
    def ui_languages(_locale: QLocale) -> list[str]:
        return ["it-IT", "it"]

    monkeypatch.setattr(QLocale, "uiLanguages", ui_languages)
    languages.speak("xx")
    assert languages.current == "it"
    languages.speak("")
    assert languages.current == "it"
    languages.speak("fr")
    assert languages.current == "fr"
