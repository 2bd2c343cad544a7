"""Builds the game and a bare window beside it with the same spec, and prints how much more the game takes.

    python packaging/measure.py [RUNS]

The yardstick is a QMainWindow of PySide6 in a program that imports NumPy. Printed are ratios, game to yardstick,
measured in this one run: size unpacked and packed (solved rounds and weights apart), time from the start to the first
picture on the screen, from source and from the bundle, and the peak of memory two seconds later. Starts take turns and
the median of RUNS (default 9) counts. Linux, with Xvfb: its screen lies in a file, which is watched.
"""

import mmap
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median

import archive
import bundle

ROOT = Path(__file__).resolve().parent.parent
YARDSTICK = """\
import sys
import numpy
from PySide6.QtWidgets import QApplication, QMainWindow

app = QApplication(sys.argv)
window = QMainWindow()
window.setWindowTitle(str(numpy.zeros(3).sum()))
window.resize(1280, 800)
window.show()
sys.exit(app.exec())
"""
#: Data that a stronger computer player is made of, measured apart.
_WEIGHTS = ("resources/weights", "resources/tables")
_DISPLAY, _RUNS, _PATIENCE, _AFTER = 97, 9, 60.0, 2.0


@contextmanager
def screen(folder: Path) -> Generator[mmap.mmap]:
    """A screen without a window manager; its pixels, black while nothing was painted."""
    options = ["-screen", "0", "1400x900x24", "-nolisten", "tcp", "-nocursor", "-fbdir", str(folder)]
    server = subprocess.Popen(["Xvfb", f":{_DISPLAY}", *options], stderr=subprocess.DEVNULL)
    file = folder / "Xvfb_screen0"
    try:
        end = time.monotonic() + _PATIENCE
        while not file.is_file() or file.stat().st_size == 0:
            if time.monotonic() > end:
                raise TimeoutError("Xvfb does not start")
            time.sleep(0.05)
        time.sleep(0.5)
        with file.open("rb") as stream, mmap.mmap(stream.fileno(), 0, access=mmap.ACCESS_READ) as pixels:
            yield pixels
    finally:
        server.terminate()
        server.wait()


def is_painted(pixels: mmap.mmap) -> bool:
    """Whether anything stands in a sample of the screen's rows, below the header of the file."""
    row = 1400 * 4
    return any(any(pixels[start : start + 4000]) for start in range(len(pixels) // 8, len(pixels) // 2, row * 40))


def start(command: Sequence[str], bytecode: Path, pixels: mmap.mmap) -> tuple[float, float]:
    """Start a program and end it: seconds to its first picture, and its peak of memory in MB.

    As at every start but the first, Python finds its bytecode, in a folder.
    """
    with tempfile.TemporaryDirectory() as home:
        python = {"PYTHONPYCACHEPREFIX": str(bytecode), "PYTHONDONTWRITEBYTECODE": ""}
        screen = {"DISPLAY": f":{_DISPLAY}", "QT_QPA_PLATFORM": "xcb"}
        environment = {**os.environ, **python, **screen, "HOME": home}
        while is_painted(pixels):
            time.sleep(0.05)
        begin = time.perf_counter()
        program = subprocess.Popen(command, cwd=ROOT, env=environment, stderr=subprocess.DEVNULL)
        try:
            while not is_painted(pixels):
                if time.perf_counter() - begin > _PATIENCE or program.poll() is not None:
                    raise TimeoutError(f"{command[0]} shows nothing")
                time.sleep(0.002)
            seconds = time.perf_counter() - begin
            time.sleep(_AFTER)
            status = Path(f"/proc/{program.pid}/status").read_text("ascii", errors="replace")
        finally:
            program.kill()
            program.wait()
    peak = next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM:"))
    return seconds, peak / 1000


def starts(programs: Mapping[str, Sequence[str]], runs: int) -> dict[str, tuple[float, float]]:
    """The medians of seconds and MB of each program; its first start, which fills the caches, does not count."""
    taken: dict[str, list[tuple[float, float]]] = {name: [] for name in programs}
    with tempfile.TemporaryDirectory() as name, screen(Path(name)) as pixels:
        for run in range(runs + 1):
            for title, command in programs.items():
                result = start(command, Path(name) / "bytecode", pixels)
                if run:
                    taken[title].append(result)
    return {name: (median(s for s, _ in all_), median(m for _, m in all_)) for name, all_ in taken.items()}


def sizes(folder: Path, scratch: Path) -> tuple[float, float]:
    """MB of a folder, unpacked and packed as .tar.xz, without the weights."""
    copy = scratch / folder.name
    shutil.copytree(folder, copy, symlinks=True)
    for place in _WEIGHTS:
        shutil.rmtree(copy / "_internal" / "desktop_app" / "_data" / place, ignore_errors=True)
    packed = archive.pack(copy, folder.name, 0)
    return bundle.size(copy), packed.stat().st_size / 1e6


def build(yardstick: Path) -> None:
    """Build both; raises CalledProcessError."""
    bundle.freeze()
    os.environ["PALIFICO_YARDSTICK"] = str(yardstick)
    bundle.freeze()
    del os.environ["PALIFICO_YARDSTICK"]


def main() -> int:
    """Build, measure, print; the exit status."""
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else _RUNS
    with tempfile.TemporaryDirectory() as name:
        scratch = Path(name)
        script = scratch / "yardstick.py"
        script.write_text(YARDSTICK, "utf-8")
        build(script)
        game, bare = sizes(bundle.DIST / "palifico", scratch), sizes(bundle.DIST / "yardstick", scratch)
        taken = starts(
            {
                "game": [sys.executable, "-m", "desktop_app"],
                "bare": [sys.executable, str(script)],
                "game bundle": [str(bundle.DIST / "palifico" / "palifico")],
                "bare bundle": [str(bundle.DIST / "yardstick" / "yardstick")],
            },
            runs,
        )
    rows = [
        ("size unpacked, MB", game[0], bare[0]),
        ("size packed, MB", game[1], bare[1]),
        ("first picture from source, s", taken["game"][0], taken["bare"][0]),
        ("first picture from the bundle, s", taken["game bundle"][0], taken["bare bundle"][0]),
        ("peak memory from source, MB", taken["game"][1], taken["bare"][1]),
        ("peak memory from the bundle, MB", taken["game bundle"][1], taken["bare bundle"][1]),
    ]
    for title, ours, theirs in rows:
        print(f"{title:34} {ours:8.2f} : {theirs:8.2f}   {ours / theirs:.2f} x")
    return 0


if __name__ == "__main__":
    sys.exit(main())
