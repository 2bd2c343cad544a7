"""Plays a whole game in the window under strace and shows every socket that the process and its children open.

    python tests/soaks/offline.py

Linux, with strace; QT_QPA_PLATFORM=xcb takes the display that there is instead of none. Exit status 1 where a socket
for the internet (AF_INET, AF_INET6) is among them, Qt's own included.
"""

import re
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.offline import SITTING, alone

_INTERNET = ("AF_INET", "AF_INET6")


def main() -> int:
    """Play, count the sockets by their family, and say so."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        trace = folder / "trace"
        watched = ["strace", "-f", "-qq", "-e", "trace=socket,socketpair", "-o", str(trace)]
        command = [*watched, sys.executable, "-c", SITTING.format(guard="")]
        done = subprocess.run(command, cwd=folder, env=alone(folder), capture_output=True, text=True, check=False)
        families = Counter(re.findall(r"socket(?:pair)?\((\w+)", trace.read_text("utf-8")))
    print(f"sitting: {done.stdout.strip() or done.stderr.strip()}")
    print(f"sockets: {dict(families) or 'none'}")
    online = sum(families[family] for family in _INTERNET)
    print(f"for the internet: {online}")
    return 1 if online or done.returncode else 0


if __name__ == "__main__":
    sys.exit(main())
