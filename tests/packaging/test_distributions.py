"""Wheel and source distribution: complete, and the same bytes whenever and wherever they are built."""

import os
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.packaging.installations import ROOT, clone

MOMENT = "1700000000"
SHIPPED = ("fonts", "licences", "pictures", "sounds", "tables", "weights")


@pytest.fixture(scope="module")
def build(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """Builds both in a folder of another name each time."""

    def built(name: str) -> Path:
        project = clone(tmp_path_factory.mktemp(name) / name)
        command = [sys.executable, "-m", "hatchling", "build", "-d", str(project / "out")]
        environment = {**os.environ, "SOURCE_DATE_EPOCH": MOMENT}
        subprocess.run(command, cwd=project, env=environment, check=True, capture_output=True)
        return project / "out"

    return built


def test_two_builds_give_the_same_bytes_and_hold_everything(build: Callable[[str], Path]) -> None:
    first, second = build("one"), build("another")
    names = sorted(file.name for file in first.iterdir())
    assert [name.rsplit(".", 1)[1] for name in names] == ["whl", "gz"]
    for name in names:
        assert (first / name).read_bytes() == (second / name).read_bytes()
    wheel, source = (first / name for name in names)
    with zipfile.ZipFile(wheel) as opened:
        held = set(opened.namelist())
    with tarfile.open(source) as opened:
        sources = {member.split("/", 1)[1] for member in opened.getnames() if "/" in member}
    files = [file.relative_to(ROOT).as_posix() for part in SHIPPED for file in (ROOT / "resources" / part).rglob("*.*")]
    assert {f"desktop_app/_data/{file}" for file in files} <= held
    assert set(files) <= sources
    for code in ("en", "fr", "it"):
        assert f"desktop_app/_data/translations/palifico_{code}.qm" in held
        assert {f"translations/palifico_{code}.qm", f"translations/palifico_{code}.ts"} <= sources
    assert not any(name.startswith(("tests/", "packaging/")) or "screenshots" in name for name in held)
