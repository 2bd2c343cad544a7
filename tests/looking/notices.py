"""Renders the notices into PNG files: python tests/looking/notices.py FOLDER."""

import os
import sys
import tempfile
from itertools import product
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop_app.library.journal import Journal
from desktop_app.library.settings import Settings
from desktop_app.ui.application import Program
from desktop_app.ui.errors.teller import ErrorTeller
from desktop_app.ui.errors.watch import ErrorWatch
from desktop_app.ui.languages import NAMES
from desktop_app.ui.theme import Appearance

SIZES = {"small": (1024, 640), "design": (1280, 800)}


def main(folder: Path) -> None:
    """Write each notice in every language, both schemes, two sizes."""
    folder.mkdir(parents=True, exist_ok=True)
    app = QApplication(sys.argv[:1])
    for (size, place), language, scheme in product(SIZES.items(), NAMES, (Appearance.LIGHT, Appearance.DARK)):
        with tempfile.TemporaryDirectory() as name:
            settings = Settings(Path(name) / "settings.ini")
            settings.language = language
            settings.choose("appearance", scheme)
            program = Program(app, settings)
            program.window.show()
            program.window.resize(*place)
            journal = Journal(Path(name) / "log" / "palifico.log")
            ErrorTeller(ErrorWatch(journal), journal, program.board).tell("ValueError")
            QTest.qWait(120)
            program.window.grab().save(str(folder / f"error-{size}-{language}-{scheme.value}.png"))
            program.close()
            journal.close()
            program.window.deleteLater()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
