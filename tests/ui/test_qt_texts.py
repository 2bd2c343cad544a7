"""Qt's own dialogs, as they are where the system has none: all of them is in the language of the window."""

from pathlib import Path

import pytest
from PySide6.QtCore import QFileInfo
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QAbstractButton, QComboBox, QDialog, QFileDialog, QFileIconProvider, QGroupBox, QLabel
from pytestqt.qtbot import QtBot

from desktop_app.ui.languages import Languages

#: The same words in French.
SAME = {"Copies", "Options", "&Options >>", "Pages"}


def is_word(text: str) -> bool:
    """Whether a text is no path, number or sign."""
    return "/" not in text and any(character.isalpha() for character in text)


def texts_of(dialog: QDialog) -> set[str]:
    """What a dialog says in labels, buttons, groups and choices, and under the mouse."""
    said = [text for each in dialog.findChildren(QAbstractButton) for text in (each.text(), each.toolTip())]
    said += [each.text() for each in dialog.findChildren(QLabel)]
    said += [each.title() for each in dialog.findChildren(QGroupBox)]
    said += [each.itemText(place) for each in dialog.findChildren(QComboBox) for place in range(each.count())]
    return set(filter(is_word, said))


def texts(qtbot: QtBot, folder: Path) -> set[str]:
    """What Qt says where files are chosen, of a folder, and where something is printed."""
    dialogs = (QFileDialog(), QPrintDialog(QPrinter()))
    dialogs[0].setOption(QFileDialog.Option.DontUseNativeDialog)
    dialogs[0].setFileMode(QFileDialog.FileMode.ExistingFiles)
    for dialog in dialogs:
        qtbot.addWidget(dialog)
    kinds = [QFileIconProvider().type(QFileInfo(str(path))) for path in (folder, folder / "game.json", Path("/"))]
    # Where the system knows no names of types, a type is told as application/json.
    return {*filter(is_word, kinds), *(text for dialog in dialogs for text in texts_of(dialog))}


@pytest.mark.parametrize("language", ["fr", "it"])
def test_nothing_of_qts_own_stays_english(qtbot: QtBot, languages: Languages, tmp_path: Path, language: str) -> None:
    (tmp_path / "game.json").touch()
    languages.speak("en")
    english = texts(qtbot, tmp_path)
    languages.speak(language)
    assert len(english) > 20
    assert (texts(qtbot, tmp_path) & english) - SAME == set()
