"""What a bundle must hold and must not: each line of the list counts."""

import contents
import pytest

GOOD = [pattern.replace("*", "x") for pattern in contents.REQUIRED]


def test_a_good_bundle_has_no_faults() -> None:
    assert contents.faults([*GOOD, "_internal/PySide6/Qt/lib/libQt6Widgets.so.6"]) == []


@pytest.mark.parametrize("pattern", contents.REQUIRED)
def test_whatever_is_missing_is_named(pattern: str) -> None:
    without = [file for file in GOOD if file != pattern.replace("*", "x")]
    if pattern == "palifico*":
        without = [file for file in without if not file.startswith("palifico")]
    assert f"missing: {pattern}" in contents.faults(without)


@pytest.mark.parametrize("pattern", contents.FORBIDDEN)
def test_whatever_should_not_be_there_is_named(pattern: str) -> None:
    file = f"_internal{pattern.replace('*', 'x')}" if pattern.startswith("/") else pattern.replace("*", "_internal")
    assert contents.faults([*GOOD, file]) == [f"unwanted: {file}"]
