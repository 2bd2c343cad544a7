"""Packs dist/palifico as dist/palifico_VERSION_amd64.deb: python packaging/linux/deb.py.

The folder goes to /usr/lib/palifico, its programs get names in /usr/games, and what desktops read goes to /usr/share.
Needs dpkg-deb; run after bundle.py.
"""

import gzip
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path[:0] = [str(ROOT), str(HERE.parent)]  # started as a script, from wherever

import archive
import licences
from linux import entries

from desktop_app.version import VERSION

DIST = ROOT / "dist"
BUNDLE = DIST / "palifico"
_MAINTAINER = "Palifico <palifico@users.noreply.github.com>"
# What the bundle leaves to the system: the C library that it was built on, graphics, and fonts for what Cabin lacks.
_DEPENDS = (
    "libc6 (>= 2.34)",
    "libegl1",
    "libgl1",
    "libx11-6",
    "libx11-xcb1",
    "libxcb1",
    "fontconfig-config",
)
_RECOMMENDS = ("libcups2", "libasound2 | libasound2t64 | libpulse0")


def architecture() -> str:
    """What Debian calls this machine's kind, as "amd64"."""
    command = ["dpkg", "--print-architecture"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def stage(folder: Path, date: int) -> None:
    """Lay out the package's files below a folder."""
    usr = folder / "usr"
    shutil.copytree(BUNDLE, usr / "lib" / "palifico", symlinks=True)
    (usr / "games").mkdir()
    for name in ("palifico", "palifico-cli"):
        (usr / "games" / name).symlink_to(f"../lib/palifico/{name}")
    entries.write(usr, entries.day_of(date))
    entries.place_icons(ROOT / "build" / "palifico" / "icons", usr)
    _finish_manuals(usr / "share" / "man")
    _add_documents(usr / "share" / "doc" / "palifico", date)
    overrides = usr / "share" / "lintian" / "overrides"
    overrides.mkdir(parents=True)
    shutil.copyfile(HERE / "lintian-overrides", overrides / "palifico")


def _finish_manuals(man: Path) -> None:
    """Compress the manuals, and give palifico-cli the same ones."""
    for page in sorted(man.rglob("*.6")):
        page.with_name(f"{page.name}.gz").write_bytes(gzip.compress(page.read_bytes(), 9, mtime=0))
        (page.parent / "palifico-cli.6.gz").symlink_to(f"{page.name}.gz")
        page.unlink()


def _add_documents(folder: Path, date: int) -> None:
    """Put copyright and changelog where Debian's policy wants them."""
    folder.mkdir(parents=True)
    (folder / "copyright").write_text(copyright_text(), "utf-8")
    day = entries.day_of(date)
    changes = f"palifico ({VERSION}) unstable; urgency=medium\n\n  * See CHANGELOG.md of the project.\n\n"
    changes += f" -- {_MAINTAINER}  {day:%a, %d %b %Y} 00:00:00 +0000\n"
    (folder / "changelog.gz").write_bytes(gzip.compress(changes.encode(), 9, mtime=0))


def copyright_text() -> str:
    """Debian's machine-readable copyright file; the texts of others stand in a file of the bundle, which it names."""
    ours = "\n".join(f" {line}" if line else " ." for line in (ROOT / "LICENSE").read_text("utf-8").splitlines())
    works = "\n".join(f" {work}" for work in licences.works())
    return f"""\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: palifico
Source: {entries.HOMEPAGE}

Files: *
Copyright: 2026 the authors of Palifico
License: MIT
{ours}

Files: usr/lib/palifico/_internal/*
Copyright: the authors of the works below, named in /usr/lib/palifico/licences
License: various
{works}
 .
 The texts of these licences stand in /usr/lib/palifico/licences; on Debian systems also
 in /usr/share/common-licenses (GPL-3, LGPL-3, Apache-2.0).
"""


def control(folder: Path) -> str:
    """What dpkg is told of the package."""
    installed = sum(file.lstat().st_size for file in folder.rglob("*")) // 1024
    return "\n".join(
        [
            "Package: palifico",
            f"Version: {VERSION}",
            f"Architecture: {architecture()}",
            f"Maintainer: {_MAINTAINER}",
            f"Installed-Size: {installed}",
            f"Depends: {', '.join(_DEPENDS)}",
            f"Recommends: {', '.join(_RECOMMENDS)}",
            "Section: games",
            "Priority: optional",
            f"Homepage: {entries.HOMEPAGE}",
            "Description: Liar's Dice against computer players",
            " Everybody rolls under a cup and bids on the dice of the whole table. Palifico",
            " plays Liar's Dice (Dudo, Perudo) for two to six seats, offline, with opponents",
            " from gentle to strong and dice that anyone can compute again.",
            " .",
            " In English, French and Italian; by mouse, keyboard or screen reader.",
            "",
        ]
    )


def settle_modes(folder: Path, date: int) -> None:
    """Give every file the rights and the time that do not depend on who builds it."""
    for file in sorted(folder.rglob("*")):
        if not file.is_symlink():
            programs = file.parent.name == "palifico" and file.parent.parent.name == "lib"
            executable = file.is_dir() or (programs and file.name in ("palifico", "palifico-cli"))
            file.chmod(0o755 if executable else 0o644)
        os.utime(file, (date, date), follow_symlinks=False)


def build() -> Path:
    """Make the package; returns it. Raises CalledProcessError where dpkg-deb refuses."""
    date = archive.source_date(ROOT)
    folder = ROOT / "build" / "deb"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    stage(folder, date)
    text = control(folder)
    (folder / "DEBIAN").mkdir()
    (folder / "DEBIAN" / "control").write_text(text, "utf-8")
    files = [file for file in sorted((folder / "usr").rglob("*")) if file.is_file() and not file.is_symlink()]
    sums = "".join(f"{_md5(file)}  {file.relative_to(folder)}\n" for file in files)
    (folder / "DEBIAN" / "md5sums").write_text(sums, "utf-8")
    settle_modes(folder, date)
    package = DIST / f"palifico_{VERSION}_{architecture()}.deb"
    # zstd would be faster, but Debian 12's own tools and mirrors take xz alone.
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "--build", str(folder), str(package)]
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(date)}
    subprocess.run(command, env=environment, check=True)
    return package


def _md5(file: Path) -> str:
    # What dpkg's format asks for; it guards against damage, not against people.
    return hashlib.md5(file.read_bytes(), usedforsecurity=False).hexdigest()


if __name__ == "__main__":
    if not BUNDLE.is_dir():
        sys.exit("dist/palifico is missing: run python packaging/bundle.py first")
    made = build()
    print(f"{made.relative_to(ROOT)}: {made.stat().st_size / 1e6:.0f} MB")
    archive.sum_up(DIST)
