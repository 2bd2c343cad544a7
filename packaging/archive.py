"""Packs a folder so that the same files always give the same bytes, and sums what was packed."""

import hashlib
import os
import subprocess
import sys
import tarfile
import zipfile
from datetime import UTC, datetime
from pathlib import Path


def source_date(root: Path) -> int:
    """Seconds since 1970 that stand for the time of a build: SOURCE_DATE_EPOCH, or the last commit's time, or 1980."""
    told = os.environ.get("SOURCE_DATE_EPOCH", "")
    if told.isdecimal():
        return int(told)
    command = ["git", "-C", str(root), "log", "-1", "--format=%ct"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError:
        done = None
    # The first moment that a zip file can tell.
    return int(done.stdout) if done and done.returncode == 0 and done.stdout.strip() else 315_532_800


def pack(folder: Path, name: str, date: int) -> Path:
    """Pack a folder under a name, beside it: as .tar.xz, on Windows as .zip; returns the archive."""
    if sys.platform == "win32":
        return _zip(folder, folder.parent / f"{name}.zip", name, date)
    return _tar(folder, folder.parent / f"{name}.tar.xz", name, date)


def _tar(folder: Path, archive: Path, name: str, date: int) -> Path:
    def plain(member: tarfile.TarInfo) -> tarfile.TarInfo:
        member.uid = member.gid = 0
        member.uname = member.gname = "root"
        member.mtime = date
        member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
        return member

    with tarfile.open(archive, "w:xz", preset=6) as packed:
        for file in sorted(folder.rglob("*")):
            packed.add(file, f"{name}/{file.relative_to(folder).as_posix()}", recursive=False, filter=plain)
    return archive


def _zip(folder: Path, archive: Path, name: str, date: int) -> Path:
    moment = datetime.fromtimestamp(date, UTC).timetuple()[:6]
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for file in sorted(file for file in folder.rglob("*") if file.is_file()):
            member = zipfile.ZipInfo(f"{name}/{file.relative_to(folder).as_posix()}", moment)
            member.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(member, file.read_bytes())
    return archive


def checksum(file: Path) -> str:
    """SHA-256 of a file, in hexadecimal."""
    with file.open("rb") as stream:
        return hashlib.file_digest(stream, "sha256").hexdigest()


def sum_up(folder: Path) -> Path:
    """Write SHA256SUMS of the files of a folder, in the form that sha256sum checks; returns it."""
    sums = folder / "SHA256SUMS"
    files = sorted(file for file in folder.iterdir() if file.is_file() and file != sums)
    sums.write_text("".join(f"{checksum(file)}  {file.name}\n" for file in files), "utf-8", newline="\n")
    return sums
