"""A bot that misbehaves in the way that its argument names; before that it plays as a beginner does."""

import itertools
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

READY = '{"type": "ready", "name": "Rascal"}'


def out(text: str, end: str = "\n") -> None:
    sys.stdout.write(text + end)
    sys.stdout.flush()


def flood(text: str) -> None:
    for _ in itertools.repeat(None):
        sys.stdout.write(text)


def greet(kind: str, more: list[str]) -> None:
    """Answer the first message, or not."""
    if kind == "mute":
        time.sleep(600)
    elif kind == "stays":
        have_children(Path(more[0]))
        out(READY)
        time.sleep(600)
    elif kind == "dies at once":
        sys.exit(3)
    elif kind == "flood at once":
        flood("hello\n")
    elif kind == "greets wrongly":
        out('{"type": "hello"}')
    else:
        out(READY)


SAID = {
    "illegal": '{"action": ["bid", 99, 2]}',
    "no move": '{"action": ["pass"]}',
    "garbage": "I bid two fives \x1b[31m\x07",
    "deep": "[" * 50_000,
    "twice": '{"action": ["bid", 1, 2]}\n{"action": ["bid", 1, 3]}',
}
FLOODS = {"endless line": "x" * 1000, "endless lines": '{"action": ["challenge"]}\n'}


def have_children(told: Path) -> None:
    """Deaf to requests to end, with children in this session and in ones of their own; tell their numbers."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    sleep = [sys.executable, "-c", "import time; time.sleep(600)"]
    fork = [sys.executable, "-c", f"import subprocess; print(subprocess.Popen({sleep}, stdout=2).pid)"]
    near, far = (subprocess.Popen(sleep, start_new_session=apart).pid for apart in (False, True))
    orphan = int(subprocess.run(fork, stdout=subprocess.PIPE, start_new_session=True, check=True).stdout)
    told.with_suffix(".part").write_text(f"{os.getpid()} {near} {far} {orphan}", encoding="ascii")
    told.with_suffix(".part").rename(told)


def misbehave(kind: str, more: list[str]) -> None:
    """What it does instead of its second move."""
    if kind in SAID:
        out(SAID[kind])
    elif kind in FLOODS:
        flood(FLOODS[kind])
    elif kind == "slow":
        time.sleep(600)
    elif kind == "not text":
        sys.stdout.buffer.write(b"\xff\xfe\x00\n")
        sys.stdout.flush()
    elif kind == "dies":
        sys.stderr.write("Traceback: I am dead\n")
        os._exit(7)
    elif kind in ("leaves children", "dies before its children"):
        have_children(Path(more[0]))
        time.sleep(600 if kind == "leaves children" else 0)
        os._exit(9)


def main(kind: str, *more: str) -> None:
    turns, standing = 0, False
    for line in sys.stdin:
        said = json.loads(line)
        if kind == "noisy":
            sys.stderr.write("noise\x1b[31m\n" * 10_000)
        if said["type"] == "hello":
            greet(kind, list(more))
        elif said["type"] == "round":
            standing = False
        elif said["type"] == "action":
            standing = True
            if kind == "deaf":
                time.sleep(600)
        elif said["type"] == "turn":
            turns += 1
            if turns > 1 and kind != "noisy":
                misbehave(kind, list(more))
                continue
            out('{"action": ["challenge"]}' if standing else '{"action": ["bid", 1, 2]}')


if __name__ == "__main__":
    main(*sys.argv[1:])
