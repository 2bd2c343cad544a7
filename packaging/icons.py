"""Draws the icons of the program and of its records, in the forms that the systems want.

    python packaging/icons.py FOLDER

Everything is drawn by the game itself (ui/emblem.py), so the icon is the die on the table.
"""

import os
import sys
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # started as a script, from wherever

from PIL import Image
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImageWriter, QPainter, QPainterPath, QPen, QPixmap

from desktop_app.ui.emblem import program_picture

#: Sizes of the icon theme, in pixels a side.
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
_WINDOWS_SIZES = (16, 20, 24, 32, 40, 48, 64, 128, 256)
_LARGEST = 1024
_PAPER, _EDGE, _FOLD = QColor("#fbf6ec"), QColor("#a58f76"), QColor("#e4d6c0")

Picture = Callable[[int], QPixmap]


def record_picture(size: int) -> QPixmap:
    """A sheet of paper with a folded corner, and the program's die on it."""
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    sheet = QRectF(size * 0.16, size * 0.04, size * 0.68, size * 0.92)
    fold = size * 0.2
    corner = sheet.topRight()
    path = QPainterPath(sheet.topLeft())
    for point in (corner - QPointF(fold, 0), corner + QPointF(0, fold), sheet.bottomRight(), sheet.bottomLeft()):
        path.lineTo(point)
    path.closeSubpath()
    painter.setPen(QPen(_EDGE, max(1.0, size / 64)))
    painter.setBrush(_PAPER)
    painter.drawPath(path)
    painter.setBrush(_FOLD)
    painter.drawPolygon([corner - QPointF(fold, 0), corner + QPointF(-fold, fold), corner + QPointF(0, fold)])
    side = round(size * 0.46)
    painter.drawPixmap(QPointF((size - side) / 2, size * 0.36), program_picture(side))
    painter.end()
    return pixmap


def png(pixmap: QPixmap) -> bytes:
    """A picture as a PNG file."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"PNG")).write(pixmap.toImage())
    return bytes(data.data())


def image(picture: Picture, size: int) -> Image.Image:
    """A picture as Pillow holds it."""
    return Image.open(BytesIO(png(picture(size))))


def draw(folder: Path) -> None:
    """Write NAME-SIZE.png, NAME.ico and NAME.icns of the program ("palifico") and of a record ("record")."""
    folder.mkdir(parents=True, exist_ok=True)
    pictures: dict[str, Picture] = {"palifico": program_picture, "record": record_picture}
    for name, picture in pictures.items():
        for size in SIZES:
            (folder / f"{name}-{size}.png").write_bytes(png(picture(size)))
        small = [image(picture, size) for size in _WINDOWS_SIZES]
        sizes = [(size, size) for size in _WINDOWS_SIZES]
        small[-1].save(folder / f"{name}.ico", sizes=sizes, append_images=small[:-1])
        smaller = [image(picture, size) for size in (32, 64, 128, 256, 512)]
        image(picture, _LARGEST).save(folder / f"{name}.icns", append_images=smaller)


def main() -> int:
    """Draw into the folder that the argument names; the exit status."""
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = QGuiApplication([])
    draw(Path(sys.argv[1]))
    del app
    return 0


if __name__ == "__main__":
    sys.exit(main())
