"""Whoever only listens hears all that becomes visible, their own dice, and when to move."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop_app.match.thinker import Thinker
from desktop_app.ui.announce import announce
from desktop_app.ui.table import herald
from desktop_app.ui.table.herald import Herald
from desktop_app.ui.table.pace import Pace
from desktop_app.ui.table.stage import StageState
from tests.ui.table.playing import playing


def test_a_round_is_heard_from_the_roll_to_your_turn(
    qtbot: QtBot, thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []

    def hear(_source: QWidget, text: str) -> None:
        heard.append(text)

    monkeypatch.setattr(herald, "announce", hear)
    source = QWidget()
    qtbot.addWidget(source)
    table = playing(thinker, Pace.AT_ONCE)
    Herald(table.stage, table.session, table.model.words, source)
    table.stage.start()
    qtbot.waitUntil(lambda: table.stage.state is StageState.YOUR_TURN, timeout=10_000)
    dice = ", ".join("1 (wild)" if die == 1 else str(die) for die in table.session.observation.dice)
    assert heard == [
        "Round 1",
        f"Your dice: {dice}.",
        "Bruno opens with 1\u00a0×\u00a01.",
        "Inès raises to 1\u00a0×\u00a02.",
        "Your turn. Raise or challenge Inès’s bid",
    ]
    table.close()


def test_saying_something_needs_no_screen_reader(qtbot: QtBot) -> None:
    """Nothing is raised, nothing is written, with and without words."""
    source = QWidget()
    qtbot.addWidget(source)
    announce(source, "Round 1")
    announce(source, "")
