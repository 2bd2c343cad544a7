"""The real device, on whatever computer the tests run: with sound or without, nothing is written and nothing breaks."""

import subprocess
import sys
from pathlib import Path

import pytest

from desktop_app.ui.sound.device import DeviceError, MiniaudioDevice
from desktop_app.ui.sound.mixer import Mixer

ROOT = Path(__file__).resolve().parents[3]
PLAY = """
import os, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from desktop_app.library.settings import Settings
from desktop_app.ui.sound.cues import Cue
from desktop_app.ui.sound.player import SoundPlayer
from desktop_app.ui.sound.sounds import Sound
{before}
app = QCoreApplication([])
player = SoundPlayer(Settings(Path(sys.argv[1])))
player.set_volume(1)
for sound in Sound:
    player.play(Cue(sound))
player.close()
print("done")
"""


def play(tmp_path: Path, before: str = "") -> subprocess.CompletedProcess[str]:
    """Play every sound in a process of its own, so that what C libraries write is seen."""
    script = PLAY.format(before=before)
    command = [sys.executable, "-W", "error", "-c", script, str(tmp_path / "palifico.ini")]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=60)


def test_with_a_device_or_without_nothing_is_written(tmp_path: Path) -> None:
    done = play(tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (0, "done\n", "")


def test_without_the_library_nothing_is_written(tmp_path: Path) -> None:
    done = play(tmp_path, "sys.modules['miniaudio'] = None")
    assert (done.returncode, done.stdout, done.stderr) == (0, "done\n", "")


@pytest.mark.parametrize("server", ["unix:/nonexistent", "tcp:127.0.0.1:9"])
def test_a_sound_server_that_cannot_be_reached_is_silence(tmp_path: Path, server: str) -> None:
    done = play(tmp_path, f"os.environ.update(PULSE_SERVER={server!r}, XDG_RUNTIME_DIR='/proc/1/none')")
    assert (done.returncode, done.stdout, done.stderr) == (0, "done\n", "")


def test_the_library_is_not_loaded_before_it_is_needed() -> None:
    script = "import sys, desktop_app.ui.sound.player; print('miniaudio' in sys.modules)"
    command = [sys.executable, "-c", script]
    assert subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout == "False\n"


def test_no_library_is_an_error_of_the_device(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    with pytest.raises(DeviceError):
        MiniaudioDevice(Mixer())
