"""Every fault of a record has a sentence that names the place and the reason."""

import pytest

from desktop_app.engine.moves import Refusal
from desktop_app.engine.record import RecordError, RecordFault
from desktop_app.library.faults import fault_told


@pytest.mark.parametrize("fault", RecordFault)
def test_every_fault_has_a_sentence(fault: RecordFault) -> None:
    told = fault_told(RecordError(fault, member="rules.dice"), 3)
    assert told.startswith("Record 3: ")
    assert told.endswith(".")
    assert "%" not in told


def test_faults_do_not_share_sentences() -> None:
    assert len({fault_told(RecordError(fault), 1) for fault in RecordFault}) == len(RecordFault)


@pytest.mark.parametrize("reason", Refusal)
def test_every_refusal_has_a_reason(reason: Refusal) -> None:
    told = fault_told(RecordError(RecordFault.ILLEGAL_MOVE, 0, 2, refusal=reason), 1)
    assert told.startswith("Record 1, round 1, action 3: it is against the rules: ")
    assert len(told) > len("Record 1, round 1, action 3: it is against the rules: .")


def test_a_place_is_counted_from_one() -> None:
    assert fault_told(RecordError(RecordFault.DICE_DIFFER, 4), 2).startswith("Record 2, round 5: ")


def test_what_a_sentence_needs_is_in_it() -> None:
    assert "rounds[0].dice" in fault_told(RecordError(RecordFault.WRONG_SHAPE, 0, member="rounds[0].dice"), 1)
    assert "winner" in fault_told(RecordError(RecordFault.REPEATED_MEMBER, member="winner"), 1)
    assert "1048576" in fault_told(RecordError(RecordFault.TOO_LARGE), 1)


def test_a_record_cannot_write_to_the_terminal() -> None:
    told = fault_told(RecordError(RecordFault.REPEATED_MEMBER, member="\x1b[31mred\nnew line\u202e" + "x" * 500), 1)
    assert told.isprintable()
    assert len(told) < 100
