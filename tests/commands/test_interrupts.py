"""Signals that ask a command to end are heard once."""

import signal

import pytest

from desktop_app.commands.interrupts import SIGNALS, heard_once


@pytest.mark.parametrize("number", SIGNALS)
def test_the_first_interrupts_and_those_after_it_do_nothing(number: signal.Signals) -> None:
    before = [signal.getsignal(each) for each in SIGNALS]
    heard = 0
    with heard_once():
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(number)
        for each in SIGNALS:
            signal.raise_signal(each)
        heard += 1
    assert heard == 1
    assert [signal.getsignal(each) for each in SIGNALS] == before
