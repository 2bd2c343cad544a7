"""The languages that the window speaks: chosen at the start, switched while it runs."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale, QObject, QTranslator

from desktop_app.locator import translation

#: Each language in its own words. To add one: its .ts (packaging/translations.py --add) and a line here.
NAMES = {
    "en": "English",
    "fr": "Français",
    "it": "Italiano",
}
#: What is spoken where the system wants none of them; the language that the source is written in.
FALLBACK = "en"


class Languages(QObject):
    """Keeps the translators that are installed; Qt tells every widget of a change (QEvent.LanguageChange)."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # A translator that nothing refers to would be collected, and its texts fall back to English.
        self._translators: list[QTranslator] = []
        self._current = ""

    @property
    def current(self) -> str:
        """The code of the language that is spoken, empty before the first `speak`."""
        return self._current

    def speak(self, code: str) -> None:
        """Switch to a language; an empty or unknown code stands for the system's."""
        wanted = code if code in NAMES else language_of(QLocale.system().uiLanguages())
        if wanted == self._current:
            return
        self._current = wanted
        for old in self._translators:
            QCoreApplication.removeTranslator(old)
            old.deleteLater()
        # Qt's own buttons and menus first: what is installed last is asked first.
        self._translators = [
            found for name in (f"qtbase_{wanted}", f"palifico_{wanted}") if (found := self._load(name))
        ]
        for new in self._translators:
            QCoreApplication.installTranslator(new)
        QLocale.setDefault(QLocale(wanted))

    def _load(self, name: str) -> QTranslator | None:
        file = translation(name)
        translator = QTranslator(self)
        return translator if file is not None and translator.load(str(file)) else None


def language_of(wishes: Sequence[str]) -> str:
    """The first of ours among what a person wishes, as ["fr-CH", "fr", "de"]; else the fallback."""
    for wish in wishes:
        code = wish.replace("_", "-").split("-")[0].lower()
        if code in NAMES:
            return code
    return FALLBACK
