"""What a bundle must hold and what it must not: the list that every build is held to."""

from collections.abc import Iterable
from fnmatch import fnmatch
from pathlib import Path

#: Where a bundle keeps what a wheel keeps in the package.
DATA = "_internal/desktop_app/_data"

REQUIRED = (
    "palifico*",
    "palifico-cli*",
    "licences/LICENSE",
    "licences/third-party.txt",
    f"{DATA}/translations/palifico_en.qm",
    f"{DATA}/translations/palifico_fr.qm",
    f"{DATA}/translations/palifico_it.qm",
    "*/translations/qtbase_fr.qm",
    "*/translations/qtbase_it.qm",
    f"{DATA}/resources/fonts/Cabin-Regular.otf",
    f"{DATA}/resources/licences/third-party.txt",
    f"{DATA}/resources/pictures/grain.png",
    f"{DATA}/resources/pictures/wordmark.svg",
    f"{DATA}/resources/sounds/shake.wav",
    f"{DATA}/resources/tables/rounds.npz",
    f"{DATA}/resources/tables/values.npz",
    f"{DATA}/resources/weights/exploiter.npz",
    f"{DATA}/resources/weights/policy.npz",
    f"{DATA}/resources/weights/worth.npz",
)
FORBIDDEN = (
    # Training, tests and tools
    "*/torch/*",
    "*/matplotlib/*",
    "*/desktop_app/training*",
    "*/tests/*",
    "*/PIL/*",
    "*/libgnutls.so*",
    "*/pytest*",
    "*/hypothesis*",
    "*/numpy/f2py*",
    "*/numpy/testing*",
    "*.ts",
    "*/screenshots/*",
    # What others need of Qt
    "*Qt6Qml*",
    "*Qt6Quick*",
    "*Qt6WebEngine*",
    "*Qt6Pdf*",
    "*Qt6Multimedia*",
    "*/plugins/tls/*",
    "*/platformthemes/*",
    # What belongs to the system, never into a bundle
    "*/libGL.so*",
    "*/libEGL.so*",
    "*/libxcb.so*",
    "*/libcups.so*",
    "*/libc.so*",
)


def listed(folder: Path) -> list[str]:
    """The files of a folder, as paths from it with slashes, sorted."""
    return sorted(file.relative_to(folder).as_posix() for file in folder.rglob("*") if not file.is_dir())


def faults(files: Iterable[str]) -> list[str]:
    """What is missing and what should not be there, a line each; empty for a good bundle."""
    files = list(files)
    missing = [f"missing: {pattern}" for pattern in REQUIRED if not any(fnmatch(file, pattern) for file in files)]
    unwanted = [f"unwanted: {file}" for file in files if any(fnmatch(file, pattern) for pattern in FORBIDDEN)]
    return missing + unwanted
