"""Packed again, the same files give the same bytes, whenever and by whomever they were written."""

import hashlib
import os
from pathlib import Path

import archive
import pytest


def folder(place: Path, moment: int) -> Path:
    """A small bundle whose files were written at a moment."""
    made = place / "palifico"
    (made / "_internal").mkdir(parents=True)
    program = made / "palifico"
    program.write_text("#!/bin/sh\n", "utf-8")
    program.chmod(0o700)
    (made / "_internal" / "data").write_bytes(bytes(range(256)))
    for file in made.rglob("*"):
        os.utime(file, (moment, moment))
    return made


@pytest.mark.parametrize("system", ["linux", "win32"])
def test_packed_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, system: str) -> None:
    monkeypatch.setattr("archive.sys.platform", system)
    first, second = (folder(tmp_path / str(moment), moment) for moment in (1_000_000_000, 1_500_000_000))
    packed = [archive.pack(made, "palifico-1", 1_700_000_000).read_bytes() for made in (first, second)]
    assert packed[0] == packed[1]
    assert archive.pack(first, "palifico-1", 1_700_000_002).read_bytes() != packed[0]


def test_the_time_of_a_build_can_be_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1234567890")
    assert archive.source_date(tmp_path) == 1_234_567_890
    monkeypatch.delenv("SOURCE_DATE_EPOCH")
    # Nothing tells it in a folder that no git knows: the same moment every time.
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    assert archive.source_date(tmp_path) == 315_532_800


def test_checksums_are_those_that_sha256sum_reads(tmp_path: Path) -> None:
    (tmp_path / "b.zip").write_bytes(b"two")
    (tmp_path / "a.deb").write_bytes(b"one")
    archive.sum_up(tmp_path)
    lines = archive.sum_up(tmp_path).read_text("utf-8").splitlines()
    sums = [hashlib.sha256(data).hexdigest() for data in (b"one", b"two")]
    assert lines == [f"{sums[0]}  a.deb", f"{sums[1]}  b.zip"]
