"""What keeps a window from opening, in a sentence that says what is missing and what to do about it."""

from PySide6.QtCore import QCoreApplication

from desktop_app.library.templates import filled
from desktop_app.ui.display import Lack, Missing


def missing_told(missing: Missing) -> str:
    """One sentence."""
    sentences = {
        Lack.NO_DISPLAY: QCoreApplication.translate(
            "Missing",
            "There is no display for the window: start the game in a graphical session, "
            "or install the package xvfb and start it with xvfb-run.",
        ),
        #: %1 is the name of a display, such as :0
        Lack.DISPLAY_CLOSED: QCoreApplication.translate(
            "Missing",
            "The display “%1” cannot be opened: start the game in a graphical session of your own, "
            "or install the package xvfb and start it with xvfb-run.",
        ),
        #: %1 are names of packages
        Lack.PACKAGES: QCoreApplication.translate(
            "Missing",
            "System libraries for the window are missing: install the Debian packages %1, "
            "or what your system calls them.",
        ),
        #: %1 is the name of a file
        Lack.LIBRARY: QCoreApplication.translate(
            "Missing", "The system library %1 for the window is missing: install the package that holds it."
        ),
        #: %1 is a name
        Lack.NO_PLATFORM: QCoreApplication.translate(
            "Missing", "Qt has no platform “%1” here: install it, or unset the variable QT_QPA_PLATFORM."
        ),
    }
    return filled(sentences[missing.lack], missing.detail)
