"""A menu as it is painted."""

from PySide6.QtWidgets import QStyleOptionMenuItem

from desktop_app.ui.application import Program
from desktop_app.ui.menu import BEFORE_KEYS, TICKED, Menu


def test_there_is_room_between_the_longest_entry_and_the_keys(program: Program) -> None:
    menu = program.window.menu.actions()[0].menu()
    assert isinstance(menu, Menu)
    metrics, option = menu.fontMetrics(), QStyleOptionMenuItem()
    entries = [action for action in menu.actions() if not action.isSeparator()]
    longest = max(metrics.horizontalAdvance(entry.text().replace("&", "")) for entry in entries)
    keys = max(metrics.horizontalAdvance(entry.shortcut().toString()) for entry in entries)
    menu.ensurePolished()
    width = menu.actionGeometry(entries[0]).width()
    menu.initStyleOption(option, entries[0])
    assert width >= TICKED + longest + BEFORE_KEYS + keys
    assert option.reservedShortcutWidth <= keys - BEFORE_KEYS + 1
