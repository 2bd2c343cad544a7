"""Gathers the licences of everything that the game is shipped with.

    python packaging/licences.py

Writes resources/licences/third-party.txt from the packages of this environment and the texts beside it. The game shows
the file (Help, About, Licences), and each package of the game carries it.
"""

import re
import sys
from importlib.metadata import Distribution, distribution
from itertools import pairwise
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "licences"
FILE = FOLDER / "third-party.txt"

#: Named together, with what the LGPL asks for.
QT = ("pyside6-essentials", "shiboken6")
# cffi compiles with pycparser; the game never loads it.
_UNUSED = ("pycparser",)
# A package may be needed on one system alone; the file is the same on all.
_SYSTEMS = (
    {"sys_platform": "linux", "platform_system": "Linux", "platform_machine": "x86_64"},
    {"sys_platform": "win32", "platform_system": "Windows", "platform_machine": "AMD64"},
    {"sys_platform": "darwin", "platform_system": "Darwin", "platform_machine": "arm64"},
)
_RULE, _LINE = "=" * 100, "-" * 100

_HEAD = """\
Palifico is free software under the MIT licence (see LICENSE). It is shipped with the works below, each under its own
licence.
"""
_QT_NOTICE = """\
Qt and Qt for Python (PySide6, Shiboken6) are used under the GNU Lesser General Public License, version 3, whose text
follows with that of the GNU General Public License, version 3, which it refers to.

They are separate files that the game loads when it starts, and you may replace them by your own builds of the same
version: in a bundle, the libraries in the folder _internal/PySide6 (and shiboken6 beside it); in an installation by
pip, the packages PySide6-Essentials and shiboken6. Nothing in the game's licence keeps you from taking it apart to find
faults in such a change.

Source code: https://download.qt.io/official_releases/QtForPython/ and https://download.qt.io/official_releases/qt/
Works of others inside Qt: https://doc.qt.io/qt-6/licenses-used-in-qt.html
"""


def key_of(name: str) -> str:
    """A package's name as package indexes compare them."""
    return re.sub(r"[-_.]+", "-", name).lower()


def applies(requirement: Requirement) -> bool:
    """Whether some system needs it at run time."""
    marker = requirement.marker
    return marker is None or any(marker.evaluate({"extra": "", **system}) for system in _SYSTEMS)


def needed(name: str = "palifico") -> list[Distribution]:
    """The packages that a package needs at run time on any system, and those that they need, each once, by name."""
    found: dict[str, Distribution] = {}
    waiting = [name]
    while waiting:
        for line in distribution(waiting.pop()).requires or []:
            requirement = Requirement(line)
            key = key_of(requirement.name)
            if applies(requirement) and key not in found and key not in _UNUSED:
                found[key] = distribution(requirement.name)
                waiting.append(requirement.name)
    return [found[key] for key in sorted(found)]


def licence_files(package: Distribution) -> list[Path]:
    """The licence files that came with a package."""
    names = re.compile(r"licen[cs]e|copying|notice|authors", re.IGNORECASE)
    files = [Path(str(file.locate())) for file in package.files or [] if ".dist-info/" in file.as_posix()]
    return sorted(file for file in files if names.search(file.name) and file.suffix != ".py")


def licence(package: Distribution) -> str:
    """What a package says of its licence, in a word or two."""
    fields = [package.metadata.get_all(name) or [] for name in ("License-Expression", "Classifier", "License")]
    expressions, classifiers, licences = (list(map(str, field)) for field in fields)
    classified = [text.split(" :: ")[-1] for text in classifiers if text.startswith("License")]
    return [*expressions, *classified, *licences, ""][0].split("\n")[0]


def section(title: str, *texts: str) -> str:
    """One work with its licence."""
    return "\n".join([_RULE, title, _LINE, *(text.strip("\n") + "\n" for text in texts)])


def text() -> str:
    """The whole file."""
    parts = [_HEAD]
    qt_texts = [(FOLDER / "texts" / name).read_text("utf-8") for name in ("LGPL-3.0.txt", "GPL-3.0.txt")]
    parts.append(section("Qt, PySide6-Essentials, shiboken6: LGPL-3.0-only", _QT_NOTICE, *qt_texts))
    parts.append(section("Python: PSF-2.0", (FOLDER / "texts" / "Python.txt").read_text("utf-8")))
    for package in needed():
        if key_of(package.name) not in QT:
            texts = [file.read_text("utf-8", errors="replace") for file in licence_files(package)]
            parts.append(section(f"{package.name}: {licence(package)}", *dict.fromkeys(texts)))
    fonts = ROOT / "resources" / "fonts"
    parts.append(
        section("Cabin: OFL-1.1", *((fonts / name).read_text("utf-8") for name in ("OFL-copyright.txt", "OFL.txt")))
    )
    parts.append(
        section(
            "The bundle's starter (PyInstaller's bootloader): GPL-2.0-or-later with an exception",
            "Its exception allows programs started by it to be shipped under any licence: https://pyinstaller.org/",
        )
    )
    return "\n".join(parts)


def works() -> list[str]:
    """What is shipped, a line each: the name of a work and its licence, as the file has them."""
    lines = FILE.read_text("utf-8").splitlines()
    return [after for line, after in pairwise(lines) if line == _RULE]


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8", newline="\n")
    print(f"{FILE.relative_to(ROOT)}: {len(needed())} packages")
    sys.exit(0)
