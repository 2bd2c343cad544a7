"""What is written beside the game: the ribbon of a Palifico round, the options in force, that one looks back."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop_app.ui.painting.chips import draw_bubble
from desktop_app.ui.painting.icons import Icon, draw_icon
from desktop_app.ui.painting.palifico import draw_ribbon, ribbon_width
from desktop_app.ui.painting.text import TextStyle, draw_text, text_width
from desktop_app.ui.table.pieces import Part, Piece, Setting, around
from desktop_app.ui.words.options import OptionWords

_OPTIONS, _BACK = TextStyle(13, 400), TextStyle(15, 600)
#: Of the line of options: distance from the left edge, and of its middle from the lower edge.
_LEFT, _UP = 20, 18
#: Half the ribbon's height, with its shadow.
_RIBBON_REACH = 26


def sign_pieces(setting: Setting) -> Iterator[Piece]:
    """The signs of this moment."""
    table, layout = setting.words.table, setting.layout
    if setting.scene.next_palifico:
        yield _ribbon(setting, table.palifico_next(), layout.ribbon(revealed=True))
    elif setting.scene.palifico and setting.scene.outcome is not None:
        yield _ribbon(setting, table.palifico_open(), layout.ribbon(revealed=True))
    elif setting.scene.palifico:
        yield _ribbon(setting, table.palifico(), layout.ribbon(revealed=False))


def looking_back(setting: Setting) -> Piece:
    """The slip that says which earlier round this is."""
    text = setting.words.table.looking_back(setting.scene.round_number)
    width = text_width(text, _BACK) + 54
    area = QRectF(_LEFT, 14, width, 34)

    def paint(painter: QPainter) -> None:
        draw_bubble(painter, setting.tokens, setting.cache, area, standing=True)
        draw_icon(painter, Icon.EYE, area.left() + 22, area.center().y(), 18, setting.tokens.ink)
        draw_text(painter, area.left() + 40, area.center().y(), text, _BACK, setting.tokens.ink)

    return Piece(area.adjusted(-10, -10, 10, 10), (text, setting.tokens.scheme), paint)


def options(setting: Setting) -> Piece:
    """The options in force, in a corner of the room."""
    frame = setting.layout.frame
    text = OptionWords().options(setting.scene.rules)
    half = text_width(text, _OPTIONS) / 2
    center = QPointF(_LEFT + half, frame.height - _UP)

    def paint(painter: QPainter) -> None:
        draw_text(painter, _LEFT, center.y(), text, _OPTIONS, setting.tokens.ink2)

    return Piece(around(center, half + 2, 12), (text, setting.tokens.scheme), paint)


def _ribbon(setting: Setting, text: str, center: QPointF) -> Piece:
    size = setting.layout.ribbon_size

    def paint(painter: QPainter) -> None:
        painter.save()
        painter.translate(center)
        painter.scale(size, size)
        draw_ribbon(painter, setting.tokens, setting.cache, QPointF(0, 0), text)
        painter.restore()

    area = around(center, ribbon_width(text) / 2 + 12, _RIBBON_REACH)
    return Piece(area, ("ribbon", text), paint, (Part.RIBBON,))
