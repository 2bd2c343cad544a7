"""What a control, or a part of the window, is a question about."""

from PySide6.QtWidgets import QWidget

from desktop_app.engine.moves import Refusal
from desktop_app.ui.rulebook.topics import Topic

_PROPERTY = "rules"

REFUSALS = {
    Refusal.GAME_OVER: Topic.OPENS,
    Refusal.NO_DICE_YET: Topic.ROUND,
    Refusal.NOT_YOUR_TURN: Topic.ROUND,
    Refusal.NO_SUCH_FACE: Topic.BIDS,
    Refusal.QUANTITY_TOO_LOW: Topic.BIDS,
    Refusal.MORE_THAN_THE_DICE: Topic.BIDS,
    Refusal.NOT_HIGHER: Topic.BIDS,
    Refusal.FACE_IS_FIXED: Topic.PALIFICO_ROUND,
    Refusal.NO_RAISE_LEFT: Topic.BIDS,
    Refusal.NOTHING_TO_CALL: Topic.ROUND,
}
"""Where the book says why something cannot be done."""


def set_topic(widget: QWidget, topic: Topic | None) -> None:
    """Say which topic a widget, and everything in it, is about."""
    widget.setProperty(_PROPERTY, topic.value if topic is not None else None)


def topic_of(widget: QWidget | None) -> Topic | None:
    """The topic of a widget, or of the nearest one around it that has one."""
    while widget is not None:
        value: object = widget.property(_PROPERTY)
        if isinstance(value, str):
            return Topic(value)
        widget = widget.parentWidget()
    return None
