"""Paints the whole ladder: numbers and dice, the cells, the way from bid to bid, the faces on it, and the choice."""

from PySide6.QtGui import QPainter

from desktop_app.engine.moves import Bid
from desktop_app.engine.rules import FACES
from desktop_app.ui.characters import Character
from desktop_app.ui.ladder.cells import draw_chosen, draw_rung, draw_under_mouse
from desktop_app.ui.ladder.frame import LadderFrame
from desktop_app.ui.models.ladder import LadderModel, RungKind
from desktop_app.ui.painting.die import DieLook, draw_die
from desktop_app.ui.painting.palifico import draw_lock_badge
from desktop_app.ui.painting.portrait import Ring, draw_portrait, seat_ring
from desktop_app.ui.painting.shapes import polyline, rounded_rect, stroke
from desktop_app.ui.painting.text import Align, TextStyle, draw_text
from desktop_app.ui.theme import Theme

_DIE, _DIE_LEFT, _NUMBERS, _CAPTION = 34, 4, 36, 10
_ASLEEP = 0.38
_PATH, _DASH = 2.4, (2.0, 2.0)
#: The line round a portrait.
_THICK, _THIN = 2.6, 2.0
#: Of the focus ring: the paper between cell and ring, how far out the ring runs; and where columns are narrow.
_RING, _TIGHT_RING = (5.5, 5.0), (3.5, 3.0)
_LABEL = TextStyle(13, 600)


class LadderPicture:
    """Paints a LadderModel in a LadderFrame."""

    def __init__(self, theme: Theme, model: LadderModel, characters: tuple[Character, ...]) -> None:
        self._theme = theme
        self._model = model
        self._characters = characters
        self._quantity = self._face = ""

    def name(self, quantity: str, face: str) -> None:
        """Name the columns and the rows."""
        self._quantity, self._face = quantity, face

    def paint(self, painter: QPainter, frame: LadderFrame, *, hovered: Bid | None, ringed: Bid | None) -> None:
        """Paint; the mouse points at the hovered bid, the keys are at the ringed one."""
        self._paint_numbers(painter, frame)
        self._paint_faces(painter, frame)
        tokens, cache = self._theme.tokens, self._theme.pixmaps
        for rung in self._model.rungs:
            draw_rung(painter, tokens, cache, frame.cell(rung.bid), rung.kind, frame.radius)
        chosen = self._model.chosen
        if hovered is not None and self._model.can_choose(hovered) and hovered != chosen:
            draw_under_mouse(painter, tokens, frame.cell(hovered), frame.radius, hovered.quantity)
        self._paint_path(painter, frame)
        if chosen is not None:
            draw_chosen(painter, tokens, cache, frame.cell(chosen), frame.radius, chosen.quantity)
        if ringed is not None:
            self._paint_ring(painter, frame, ringed)
        self._paint_bidders(painter, frame)

    def _paint_numbers(self, painter: QPainter, frame: LadderFrame) -> None:
        tokens, chosen = self._theme.tokens, self._model.chosen
        open_ = {rung.bid.quantity for rung in self._model.rungs if rung.kind is RungKind.LEGAL}
        draw_text(painter, frame.origin, _CAPTION, self._quantity, _LABEL, tokens.ink2)
        draw_text(painter, frame.left + _DIE_LEFT, _NUMBERS, self._face, _LABEL, tokens.ink2)
        for quantity in range(1, frame.columns + 1):
            is_chosen = chosen is not None and chosen.quantity == quantity
            style = TextStyle(13 if frame.small else 15, 700 if is_chosen else 600)
            ink = tokens.primary if is_chosen else tokens.ink if quantity in open_ else tokens.ink2
            draw_text(painter, frame.column_middle(quantity), _NUMBERS, str(quantity), style, ink, Align.CENTER)

    def _paint_faces(self, painter: QPainter, frame: LadderFrame) -> None:
        observation, fixed = self._model.observation, self._model.choice.locked_face
        tokens, cache = self._theme.tokens, self._theme.pixmaps
        left = frame.left + _DIE_LEFT
        for face in FACES:
            middle = frame.row_middle(face)
            asleep = fixed is not None and face != fixed
            look = DieLook(face, wild=observation is not None and observation.wild, shadow=not asleep)
            painter.setOpacity(_ASLEEP if asleep else 1)
            draw_die(painter, tokens, cache, left, middle - _DIE / 2, _DIE, look)
            painter.setOpacity(1)
            if face == fixed:
                draw_lock_badge(painter, tokens, cache, left + _DIE, middle - _DIE / 2)

    def _paint_path(self, painter: QPainter, frame: LadderFrame) -> None:
        path, chosen, tokens = self._model.path, self._model.chosen, self._theme.tokens
        stops = [_middle(frame, rung.bid) for rung in path]
        if len(stops) > 1:
            stroke(painter, polyline(*stops), tokens.gold_ink, _PATH)
        if stops and chosen is not None:
            stroke(painter, polyline(stops[-1], _middle(frame, chosen)), tokens.primary, _PATH, _DASH)

    def _paint_ring(self, painter: QPainter, frame: LadderFrame, bid: Bid) -> None:
        tokens, area = self._theme.tokens, frame.cell(bid)
        halo, ring = _TIGHT_RING if frame.small else _RING
        stroke(painter, rounded_rect(area, frame.radius, inset=-halo / 2 + 1.25), tokens.paper, halo)
        stroke(painter, rounded_rect(area, frame.radius, inset=-ring), tokens.focus, 2.6)

    def _paint_bidders(self, painter: QPainter, frame: LadderFrame) -> None:
        tokens = self._theme.tokens
        width = _THIN if frame.small else _THICK
        for rung in self._model.path:
            if rung.bidder is not None:
                face = self._characters[rung.bidder]
                gold = rung.kind is RungKind.STANDING
                ring = Ring(tokens.gold, width) if gold else seat_ring(tokens, face, width)
                x, y = _middle(frame, rung.bid)
                draw_portrait(painter, self._theme.pixmaps, x, y, frame.portrait, face, ring)


def _middle(frame: LadderFrame, bid: Bid) -> tuple[float, float]:
    return frame.column_middle(bid.quantity), frame.row_middle(bid.face)
