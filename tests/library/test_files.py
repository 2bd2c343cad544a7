"""A file is there whole or not at all; a damaged one is kept; a folder that takes nothing is known."""

import errno
import tempfile
from pathlib import Path

import pytest

from desktop_app.library.files import DiskFault, disk_fault, set_aside, written_whole


def test_a_file_is_there_when_it_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with written_whole(path) as file:
        file.write(b"half")
        assert not path.exists()
        file.write(b" and half")
    assert path.read_bytes() == b"half and half"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("error", [KeyboardInterrupt, OSError, ValueError])
def test_what_was_there_stays_when_writing_fails(tmp_path: Path, error: type[BaseException]) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(b"before")
    with pytest.raises(error):
        fail_in_the_middle(path, error)
    assert path.read_bytes() == b"before"
    assert list(tmp_path.iterdir()) == [path]


def fail_in_the_middle(path: Path, error: type[BaseException]) -> None:
    with written_whole(path) as file:
        file.write(b"half")
        raise error


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    path, link = tmp_path / "there" / "games.jsonl", tmp_path / "link.jsonl"
    path.parent.mkdir()
    path.write_bytes(b"before")
    link.symlink_to(path)
    with written_whole(link) as file:
        file.write(b"after")
    assert link.is_symlink()
    assert path.read_bytes() == b"after"


def test_only_files_are_replaced(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="exists") as caught, written_whole(tmp_path):
        pass
    assert caught.value.strerror == "File exists"
    assert tmp_path.is_dir()


def test_damaged_files_are_kept_under_names_of_their_own(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    for number in range(3):
        path.write_text(f"damage {number}")
        assert set_aside(path).read_text() == f"damage {number}"
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        "games.db.damaged",
        "games.db.damaged-2",
        "games.db.damaged-3",
    ]


def test_a_folder_that_takes_files_has_no_fault_and_no_trace_of_the_question(tmp_path: Path) -> None:
    assert disk_fault(tmp_path / "new" / "folder") is None
    assert list((tmp_path / "new" / "folder").iterdir()) == []


@pytest.mark.parametrize(
    ("number", "fault"),
    [
        (errno.ENOSPC, DiskFault.FULL),
        (errno.EDQUOT, DiskFault.FULL),
        (errno.EROFS, DiskFault.READ_ONLY),
        (errno.EACCES, DiskFault.READ_ONLY),
        (errno.ENOTDIR, DiskFault.READ_ONLY),
        (errno.EEXIST, DiskFault.READ_ONLY),
        (errno.ENOENT, DiskFault.READ_ONLY),
        (errno.EIO, DiskFault.OTHER),
    ],
)
def test_why_a_folder_takes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, fault: DiskFault
) -> None:
    def refuse(dir: Path) -> None:
        raise OSError(number, "refused", dir)

    monkeypatch.setattr(tempfile, "TemporaryFile", refuse)
    assert disk_fault(tmp_path) is fault
