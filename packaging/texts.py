"""The texts that packages need outside the game, in every language: from the same translations as the game's own."""

import html
import sys
import tempfile
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # started as a script, from wherever

from PySide6.QtCore import QCoreApplication, QTranslator

from desktop_app.catalogs import compile_catalog

FOLDER = ROOT / "translations"
SOURCE = "en"

Said = TypeVar("Said")


def languages() -> list[str]:
    """The codes of all languages, the source's first."""
    codes = {file.stem.removeprefix("palifico_") for file in FOLDER.glob("palifico_*.ts")}
    return [SOURCE, *sorted(codes - {SOURCE})]


@contextmanager
def speaking(language: str) -> Generator[None]:
    """Translate into a language while this lasts."""
    app = QCoreApplication.instance() or QCoreApplication([])
    translator = QTranslator()
    with tempfile.TemporaryDirectory() as folder:
        compiled = Path(folder) / "palifico.qm"
        compile_catalog(FOLDER / f"palifico_{language}.ts", compiled, complete=True)
        if not translator.load(str(compiled)):
            raise RuntimeError(f"{compiled} cannot be loaded")
        app.installTranslator(translator)
        try:
            yield
        finally:
            app.removeTranslator(translator)


def in_all(text: Callable[[], Said]) -> dict[str, Said]:
    """What a function of ui/storefront.py says in each language, by the language's code."""
    said: dict[str, Said] = {}
    for language in languages():
        with speaking(language):
            said[language] = text()
    return said


def xml(text: str) -> str:
    """Text as XML holds it."""
    return html.escape(text, quote=False)
