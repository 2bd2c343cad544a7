"""What every test stands on: no screen, no internet, and a home of its own without the developer's settings."""

import gc
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.offline import stay_offline

# No test asserts on times, hypothesis' own least of all.
settings.register_profile(
    "palifico",
    settings.get_profile(settings.get_current_profile_name()),
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("palifico")

#: After so many tests everything is looked through for garbage, not only what is new.
_SWEPT = 40


def pytest_configure(config: pytest.Config) -> None:
    """Before Qt is loaded: offscreen, offline, and every folder of the user in a temporary one."""
    stay_offline()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    home = tempfile.TemporaryDirectory(prefix="palifico-tests-")
    config.add_cleanup(home.cleanup)
    for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
        folder = Path(home.name, variable.lower())
        folder.mkdir()
        os.environ[variable] = str(folder)
    gc.disable()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown() -> None:
    """Collect garbage between tests: within one it could happen on any thread, and what is Qt's must end on its own."""
    # The third number counts how often only the new was.
    gc.collect(2 if gc.get_count()[2] >= _SWEPT else 1)


@pytest.fixture(autouse=True)
def numbers_as_before() -> Iterator[None]:
    """No test leaves the language that it has spoken to the next one: numbers are written by Qt's default locale."""
    from PySide6.QtCore import QLocale

    before = QLocale()
    yield
    QLocale.setDefault(before)
