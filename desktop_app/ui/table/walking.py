"""Round the table by keys: clockwise with those for right and down, back with those for left and up."""

from PySide6.QtWidgets import QAbstractItemView

Action = QAbstractItemView.CursorAction
_FORWARD = {Action.MoveNext, Action.MoveRight, Action.MoveDown, Action.MovePageDown}
_BACK = {Action.MovePrevious, Action.MoveLeft, Action.MoveUp, Action.MovePageUp}


def row_after(action: Action, current: int, rows: int) -> int:
    """The row that a key leads to, from the current one (−1: none) of so many; −1 where there are none."""
    if not rows:
        return -1
    if action in _FORWARD:
        return (current + 1) % rows
    if action in _BACK:
        return (current - 1) % rows
    return rows - 1 if action is Action.MoveEnd else 0
