"""The clock of the stage lets one thing come after the other, and loses none while it stands still."""

from pytestqt.qtbot import QtBot

from desktop_app.ui.table.stage_clock import StageClock


def test_what_happens_comes_at_once_but_never_before_what_is_waited_for(qtbot: QtBot) -> None:
    clock, came = StageClock(), list[str]()
    clock.come(lambda: came.append("first"))
    assert came == ["first"]
    clock.wait(1, lambda: came.append("second"))
    clock.come(lambda: came.append("never alone"))
    assert clock.runs
    qtbot.waitUntil(lambda: came == ["first", "second"])
    assert not clock.runs


def test_while_it_stands_still_nothing_comes_and_nothing_is_forgotten(qtbot: QtBot) -> None:
    clock, came = StageClock(), list[str]()
    clock.wait(0, lambda: came.append("waited"))
    clock.stand_still(on=True)
    qtbot.wait(20)
    assert (came, clock.runs) == ([], False)
    clock.stand_still(on=False)
    qtbot.waitUntil(lambda: came == ["waited"])


def test_what_was_to_come_can_be_forgotten(qtbot: QtBot) -> None:
    clock, came = StageClock(), list[str]()
    clock.wait(0, lambda: came.append("waited"))
    clock.halt()
    clock.stand_still(on=True)
    clock.stand_still(on=False)
    qtbot.wait(20)
    assert came == []
