"""The version is one a packager understands."""

import re

from desktop_app.version import VERSION


def test_version_has_three_numbers() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", VERSION)
