"""Builds the folder that runs without Python, dist/palifico, and lets it test itself: python packaging/bundle.py."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUNDLE = ROOT / "dist" / "palifico"


def build() -> None:
    """Run PyInstaller on palifico.spec; raises CalledProcessError where it fails."""
    options = ["--noconfirm", "--log-level", "WARN"]
    options += ["--distpath", str(BUNDLE.parent), "--workpath", str(ROOT / "build")]
    spec = ROOT / "packaging" / "palifico.spec"
    subprocess.run([sys.executable, "-m", "PyInstaller", *options, str(spec)], cwd=ROOT, check=True)


def self_test() -> int:
    """Start the bundle away from the clone, with no screen and no Python of ours in reach; its exit status."""
    program = BUNDLE / ("palifico-cli.exe" if sys.platform == "win32" else "palifico-cli")
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    environment["QT_QPA_PLATFORM"] = "offscreen"
    return subprocess.run([str(program), "--self-test"], cwd=BUNDLE, env=environment, check=False).returncode


def size() -> float:
    """The bundle's size in MB."""
    return sum(file.stat().st_size for file in BUNDLE.rglob("*") if file.is_file() and not file.is_symlink()) / 1e6


if __name__ == "__main__":
    build()
    print(f"{BUNDLE.relative_to(ROOT)}: {size():.0f} MB", flush=True)
    sys.exit(self_test())
