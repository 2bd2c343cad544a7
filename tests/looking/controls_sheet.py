"""Renders every control in its states into PNG files, to be looked at.

    python tests/looking/controls_sheet.py FOLDER

writes a sheet for each scheme at scale 1 and 2, and one at a zoom of 1.5.
"""

import os
import sys
from functools import partial
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from desktop_app.ui.controls.buttons import Button, Kind
from desktop_app.ui.controls.choice import Choice
from desktop_app.ui.controls.face_button import FaceButton
from desktop_app.ui.controls.field import Field
from desktop_app.ui.controls.panel import Ground, Panel
from desktop_app.ui.controls.segments import Segments
from desktop_app.ui.controls.small_buttons import IconButton, LinkButton
from desktop_app.ui.controls.stepper import Stepper, StepperSize
from desktop_app.ui.controls.toggle import Toggle
from desktop_app.ui.fonts import load_fonts
from desktop_app.ui.painting.die import DieLook
from desktop_app.ui.painting.icons import Icon
from desktop_app.ui.painting.strength import draw_strength
from desktop_app.ui.theme import Appearance, Theme

WIDTH, HEIGHT = 960, 620


class Sheet(QWidget):
    """A wall with a card full of controls."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.resize(round(WIDTH * theme.zoom), round(HEIGHT * theme.zoom))
        self.setAutoFillBackground(True)
        palette = self.palette()
        palette.setColor(self.backgroundRole(), theme.tokens.wall)
        self.setPalette(palette)
        self._card = Panel(theme, Ground.PAGE_CARD, self)
        self._card.setGeometry(
            round(30 * theme.zoom), round(24 * theme.zoom), round(900 * theme.zoom), round(570 * theme.zoom)
        )
        self._buttons()
        self._bid_row()
        self._dialog_row()

    def put(self, widget: QWidget, x: float, y: float, width: float = 0) -> None:
        """Place a control on the card, in pixels of the design."""
        zoom = self._theme.zoom
        widget.setParent(self._card)
        size = widget.sizeHint()
        widget.resize(QSize(round(width * zoom), size.height()) if width else size)
        widget.move(QPoint(round(x * zoom), round(y * zoom)))

    def _buttons(self) -> None:
        theme = self._theme
        raised = Button(theme, "Raise to 7 ×", Kind.PRIMARY)
        raised.set_die(DieLook(5))
        self.put(raised, 30, 30)
        self.put(Button(theme, "Challenge", Kind.DANGER, Icon.CHALLENGE), 230, 30)
        self.put(Button(theme, "Spot On", Kind.GOLD, Icon.EXACT), 420, 30)
        self.put(Button(theme, "&Annulla"), 590, 30)
        self.put(IconButton(theme, Icon.CLOSE, "Close"), 740, 35)
        self.put(LinkButton(theme, "Esci dalla lezione"), 30, 540 - 24)
        asleep = Button(theme, "Surenchérir à 5 ×", Kind.PRIMARY)
        asleep.set_die(DieLook(1, wild=True))
        held = Button(theme, "Held down", Kind.PRIMARY)
        held.setDown(True)
        narrow = Button(theme, "Surenchérir à 12 ×", Kind.PRIMARY)
        narrow.set_die(DieLook(6))
        for index, button in enumerate((asleep, Button(theme, "Pile", Kind.GOLD, Icon.EXACT))):
            button.setEnabled(False)
            self.put(button, 30 + index * 240, 100)
        self.put(held, 400, 100)
        self.put(narrow, 560, 100, 170)

    def _bid_row(self) -> None:
        theme = self._theme
        for y, locked in ((180, False), (250, True)):
            stepper = Stepper(theme, StepperSize.LARGE)
            stepper.setRange(3, 20)
            stepper.setValue(3 if locked else 7)
            self.put(stepper, 30, y)
            holder = QWidget()
            self.put(holder, 180, y - 14, 340)
            holder.resize(holder.width(), round(76 * theme.zoom))
            for face in range(1, 7):
                button = FaceButton(theme, face, parent=holder)
                button.resize(button.sizeHint())
                button.move(round((14 + (face - 1) * 50) * theme.zoom), round(16 * theme.zoom))
                button.set_wild(not locked)
                button.setChecked(face == 3)
                button.setEnabled(not locked or face == 3)
                button.set_locked(locked and face == 3)
        compact = Stepper(theme, StepperSize.COMPACT)
        compact.setEnabled(False)
        self.put(compact, 560, 180)

    def _dialog_row(self) -> None:
        theme = self._theme
        players = Segments(theme, ["2", "3", "4", "5", "6"], part_width=58, height=40, size=17)
        players.set_current(2)
        self.put(players, 30, 330)
        self.put(Segments(theme, ["Esatto", "Calza"], part_width=84), 360, 331)
        row = Panel(theme, Ground.ROW)
        self.put(row, 30, 390, 420)
        row.resize(row.width(), round(72 * theme.zoom))
        for index in range(2):
            choice = Choice(theme)
            choice.addItem("Verde" if index else "Esperta")
            if index:
                choice.set_mark(0, partial(draw_strength, rank=2, levels=4))
            self.put(choice, 60 + index * 150, 407, 130)
        field = Field(theme)
        field.setText("pioggia d'aprile")
        self.put(field, 480, 400)
        empty = Field(theme)
        empty.setPlaceholderText("Cherchez ici")
        self.put(empty, 690, 400)
        for index in range(4):
            toggle = Toggle(theme)
            toggle.setChecked(index % 2 == 0)
            toggle.setEnabled(index < 2)
            self.put(toggle, 30 + index * 60, 485)
        self.put(Stepper(theme), 300, 478)
        go = Button(theme, "Siediti al tavolo", Kind.PRIMARY, Icon.PLAY)
        self.put(go, 480, 490)
        self.focused = go


def save(app: QApplication, appearance: Appearance, zoom: float, scale: int, file: Path) -> None:
    """Show a sheet, and save what it looks like."""
    theme = Theme(appearance)
    theme.set_zoom(zoom)
    theme.apply(app)
    sheet = Sheet(theme)
    sheet.show()
    sheet.activateWindow()
    app.processEvents()
    sheet.focused.setFocus(Qt.FocusReason.TabFocusReason)
    app.processEvents()
    image = QImage(sheet.size() * scale, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(scale)
    sheet.render(image)
    image.save(str(file))


def main(app: QApplication, folder: Path) -> None:
    """Save all sheets into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for appearance in (Appearance.LIGHT, Appearance.DARK):
        for zoom, scale in ((1, 1), (1, 2), (1.5, 1)):
            save(app, appearance, zoom, scale, folder / f"controls-{appearance.value}-{zoom}-{scale}.png")


if __name__ == "__main__":
    application = QApplication(sys.argv[:1])
    load_fonts()
    main(application, Path(sys.argv[1]))
