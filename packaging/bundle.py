"""Builds the folder that runs without Python, dist/palifico, tries it, and packs it: python packaging/bundle.py.

The same on every system: translations, icons and programs (palifico.spec), licences, what is there and what must not
be, the game tried as it was built, an archive, checksums.
"""

import platform
import shutil
import subprocess
import sys
from pathlib import Path

import archive
import contents
import smoke

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # started as a script, from wherever

from desktop_app.version import VERSION

DIST = ROOT / "dist"
BUNDLE = DIST / "palifico"
_SYSTEMS = {"linux": "linux", "win32": "windows", "darwin": "macos"}


def freeze() -> None:
    """Run PyInstaller on palifico.spec; raises CalledProcessError where it fails."""
    options = ["--noconfirm", "--log-level", "ERROR"]
    options += ["--distpath", str(DIST), "--workpath", str(ROOT / "build")]
    spec = ROOT / "packaging" / "palifico.spec"
    subprocess.run([sys.executable, "-m", "PyInstaller", *options, str(spec)], cwd=ROOT, check=True)


def add_licences() -> None:
    """Put our licence and those of others beside the programs, the system's libraries that were bundled included."""
    folder = BUNDLE / "licences"
    folder.mkdir()
    shutil.copyfile(ROOT / "LICENSE", folder / "LICENSE")
    shutil.copyfile(ROOT / "resources" / "licences" / "third-party.txt", folder / "third-party.txt")
    if sys.platform == "linux":
        for package in sorted(_debian_packages()):
            copyright_file = Path("/usr/share/doc") / package / "copyright"
            if copyright_file.is_file():
                shutil.copyfile(copyright_file, folder / f"{package}.txt")


def _debian_packages() -> set[str]:
    """The Debian packages whose libraries PyInstaller took along; none on other systems."""
    dpkg = shutil.which("dpkg")
    names = [f"*/{file.name}" for file in (BUNDLE / "_internal").glob("lib*.so*")]
    if dpkg is None or not names:
        return set()
    done = subprocess.run([dpkg, "--search", *names], capture_output=True, text=True, check=False)
    return {line.split(":")[0] for line in done.stdout.splitlines() if ":" in line}


def size(folder: Path) -> float:
    """The size of what a folder holds, in MB."""
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file() and not file.is_symlink()) / 1e6


def archive_name() -> str:
    """What the packed bundle is called, as palifico-1.2.3-linux-x86_64."""
    return f"palifico-{VERSION}-{_SYSTEMS[sys.platform]}-{platform.machine().lower()}"


def main() -> int:
    """Build, try and pack; the exit status."""
    shutil.rmtree(DIST, ignore_errors=True)
    freeze()
    add_licences()
    print(f"{BUNDLE.relative_to(ROOT)}: {size(BUNDLE):.0f} MB", flush=True)
    faults = contents.faults(contents.listed(BUNDLE))
    if faults:
        print("\n".join(faults))
        return 1
    try:
        for line in smoke.smoke(BUNDLE):
            print(f"ok   {line}", flush=True)
    except smoke.Fault as fault:
        print(f"FAIL {fault}")
        return 1
    packed = archive.pack(BUNDLE, archive_name(), archive.source_date(ROOT))
    print(f"{packed.relative_to(ROOT)}: {packed.stat().st_size / 1e6:.0f} MB")
    print(archive.sum_up(DIST).relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
