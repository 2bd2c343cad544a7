"""Makes an AppImage of dist/palifico: python packaging/linux/appimage.py, after bundle.py.

Lays out build/Palifico.AppDir as the AppImage specification has it; appimagetool, where installed, packs it into dist/.
"""

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path[:0] = [str(ROOT), str(HERE.parent)]  # started as a script, from wherever

import archive
from linux import entries

from desktop_app.version import IDENTIFIER, VERSION

DIST = ROOT / "dist"
_START = """\
#!/bin/sh
# An AppImage starts here; palifico-cli is reached by a link of that name.
here=$(dirname "$(readlink -f "$0")")
case "$(basename "${ARGV0:-palifico}")" in
palifico-cli*) exec "$here/usr/lib/palifico/palifico-cli" "$@" ;;
*) exec "$here/usr/lib/palifico/palifico" "$@" ;;
esac
"""


def lay_out(folder: Path, bundle: Path, icons: Path, date: int) -> None:
    """Fill an AppDir: the bundle, what desktops read, and the links that the specification wants at its top."""
    shutil.rmtree(folder, ignore_errors=True)
    usr = folder / "usr"
    shutil.copytree(bundle, usr / "lib" / "palifico", symlinks=True)
    entries.write(usr, entries.day_of(date))
    entries.place_icons(icons, usr)
    start = folder / "AppRun"
    start.write_text(_START, "utf-8")
    start.chmod(0o755)
    (folder / f"{IDENTIFIER}.desktop").symlink_to(f"usr/share/applications/{IDENTIFIER}.desktop")
    (folder / "palifico.png").symlink_to("usr/share/icons/hicolor/256x256/apps/palifico.png")
    (folder / ".DirIcon").symlink_to("palifico.png")


def main() -> int:
    """Lay out and pack; the exit status, 1 where there is nothing to pack with."""
    folder, date = ROOT / "build" / "Palifico.AppDir", archive.source_date(ROOT)
    lay_out(folder, DIST / "palifico", ROOT / "build" / "palifico" / "icons", date)
    tool = shutil.which("appimagetool")
    if tool is None:
        print(
            f"{folder.relative_to(ROOT)} is laid out; appimagetool, which packs it, is not installed", file=sys.stderr
        )
        return 1
    machine = platform.machine()
    output = DIST / f"Palifico-{VERSION}-{machine}.AppImage"
    environment = {**os.environ, "ARCH": machine, "SOURCE_DATE_EPOCH": str(date)}
    subprocess.run([tool, "--no-appstream", str(folder), str(output)], env=environment, check=True)
    archive.sum_up(DIST)
    print(output.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
