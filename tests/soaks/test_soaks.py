"""A short run of the soak of records: its own failures fail this, its times are for a longer one."""

import pytest

from tests.soaks import records


def test_spoiled_records_are_refused_and_right_ones_read(capsys: pytest.CaptureFixture[str]) -> None:
    records.main(60, large=False)
    printed = capsys.readouterr().out
    assert printed.startswith("files: 67, ")
    assert "\nfailures: 0\n" in printed
