"""From what is to be seen to the pieces that are painted, in the order in which they lie on each other."""

from collections.abc import Iterator

from PySide6.QtCore import QSizeF

from desktop_app.ui.models.scene import TableScene
from desktop_app.ui.models.seats import SeatsModel
from desktop_app.ui.painting.plate import plate_size
from desktop_app.ui.painting.text import TextStyle, elided
from desktop_app.ui.table.dice_pieces import dice_pieces, number_pieces
from desktop_app.ui.table.frame import ANGLES, Frame
from desktop_app.ui.table.geometry import Layout, widest_plate
from desktop_app.ui.table.ground import Ground, lamp_of, lamplight
from desktop_app.ui.table.middle import middle_pieces
from desktop_app.ui.table.pieces import Part, Piece, Setting, kept, layer
from desktop_app.ui.table.seat_pieces import seat_pieces
from desktop_app.ui.table.shot import Shot
from desktop_app.ui.table.signs import looking_back, options, sign_pieces
from desktop_app.ui.table.speech import speech_pieces
from desktop_app.ui.theme import Theme

#: The smallest room that a table is laid in, in pixels of the design: a window that is just being opened has less.
_SMALLEST = QSizeF(320, 240)


def setting_of(model: SeatsModel, scene: TableScene, size: QSizeF, theme: Theme) -> Setting:
    """What the pieces of this moment are made from, in an area of that size."""
    frame = Frame.of(size.expandedTo(_SMALLEST), len(scene.seats))
    names = tuple(_fitting(model, scene, seat, frame) for seat in range(len(scene.seats)))
    plates = [plate_size(name, scene.rules.dice, frame.k) for name in names]
    tokens = theme.palifico_tokens if scene.palifico else theme.tokens
    layout = Layout.of(frame, scene.me, plates)
    return Setting(scene, layout, names, model.characters, model.words, tokens, theme.pixmaps)


def shot_of(setting: Setting, ground: Ground, scale: float, *, looks_back: bool) -> Shot:
    """Everything that is painted; scale is the screen's pixels for each of the design."""
    return Shot(setting, tuple(_pieces_of(setting, ground, looks_back=looks_back)), scale, looks_back)


def _pieces_of(setting: Setting, ground: Ground, *, looks_back: bool) -> Iterator[Piece]:
    """All pieces, from the ground up. Ground, cups and dice keep their pictures themselves."""
    yield ground.piece(setting)
    yield kept(lamplight(setting, lamp_of(setting)), setting.cache)
    yield layer(Part.LEATHER)
    for piece in middle_pieces(setting):
        yield kept(piece, setting.cache)
    seats = range(len(setting.scene.seats))
    for seat in seats:
        yield from dice_pieces(setting, seat)
    upper = [piece for seat in seats for piece in seat_pieces(setting, seat)]
    upper += (*number_pieces(setting), options(setting), *sign_pieces(setting), *speech_pieces(setting))
    if looks_back:
        upper.append(looking_back(setting))
    for piece in upper:
        yield kept(piece, setting.cache)
    yield layer(Part.AIR)


def _fitting(model: SeatsModel, scene: TableScene, seat: int, frame: Frame) -> str:
    """A seat's name as its plate can hold it; the whole name is in the tooltip."""
    name = model.words.people.label(seat)
    others = ANGLES[len(scene.seats)]
    angle = None if seat == scene.me else others[(seat - scene.me - 1) % len(scene.seats)]
    beside_name, _ = plate_size("", 0, frame.k)
    return elided(name, TextStyle(max(13, 16 * frame.k), 600), widest_plate(frame, angle) - beside_name)
