"""The grain: made again it is the same."""

import grain
from PySide6.QtGui import QImage

from desktop_app.locator import resource


def test_the_script_makes_the_same_grain_again() -> None:
    kept = QImage(str(resource("pictures", "grain.png")))
    assert kept.width() == kept.height() == grain.SIDE
    assert kept.convertToFormat(QImage.Format.Format_Grayscale8) == grain.tile()
