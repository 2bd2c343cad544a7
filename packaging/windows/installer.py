"""Compiles the Windows installer of dist/palifico: python packaging/windows/installer.py.

Needs makensis (NSIS 3), which runs on Windows, macOS and Linux; its warnings are errors.
"""

import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path[:0] = [str(ROOT), str(HERE.parent)]  # started as a script, from wherever

import archive
from PySide6.QtCore import QLocale
from texts import in_all

from desktop_app.ui import storefront
from desktop_app.version import VERSION

DIST = ROOT / "dist"
BUILD = ROOT / "build"
_SYSTEM_NSIS = Path("C:/Program Files (x86)/NSIS/makensis.exe")


def nsis_language(code: str) -> str:
    """What NSIS calls a language: its English name, as "French"."""
    return QLocale.languageToString(QLocale(code).language())


def texts() -> str:
    """The installer's languages and its strings in each, as an NSIS header."""
    said, kinds = in_all(storefront.installer), in_all(storefront.kind_of_record)
    lines = [f'!insertmacro MUI_LANGUAGE "{nsis_language(code)}"' for code in said]
    for code, strings in said.items():
        for name, text in {**strings, "KIND": kinds[code]}.items():
            lines.append(f'LangString {name} ${{LANG_{nsis_language(code).upper()}}} "{_escaped(text)}"')
    return "\n".join([*lines, ""])


def _escaped(text: str) -> str:
    """Text between NSIS's quotation marks."""
    return text.replace("$", "$$").replace('"', '$\\"')


def makensis() -> str:
    """The compiler; raises FileNotFoundError where NSIS is not installed."""
    found = shutil.which("makensis") or (str(_SYSTEM_NSIS) if _SYSTEM_NSIS.is_file() else None)
    if found is None:
        raise FileNotFoundError("makensis is missing: install NSIS 3")
    return found


def compile_installer(folder: Path, icons: Path, output: Path, build: Path) -> None:
    """Pack a bundle into an installer; raises CalledProcessError, with what makensis said, on any warning."""
    header = build / "installer-texts.nsh"
    header.write_text(texts(), "utf-8-sig")
    names = {
        "VERSION": VERSION,
        "FOLDER": str(folder),
        "TEXTS": str(header),
        "ICON": str(icons / "palifico.ico"),
        "RECORD_ICON": str(icons / "record.ico"),
        "OUTPUT": str(output),
    }
    options = [f"-D{name}={value}" for name, value in names.items()]
    command = [makensis(), "-V2", "-WX", "-INPUTCHARSET", "UTF8", *options, str(HERE / "palifico.nsi")]
    subprocess.run(command, check=True, capture_output=True, text=True)


def main() -> int:
    """Compile; the exit status."""
    output = DIST / f"Palifico-{VERSION}-setup.exe"
    try:
        compile_installer(DIST / "palifico", BUILD / "palifico" / "icons", output, BUILD)
    except FileNotFoundError as error:
        sys.exit(str(error))
    except subprocess.CalledProcessError as error:
        sys.exit(f"{error.stdout}{error.stderr}")
    archive.sum_up(DIST)
    print(f"{output.relative_to(ROOT)}: {output.stat().st_size / 1e6:.0f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
