"""A bot that misbehaves in the way that its argument names; before that it plays as a beginner does."""

import itertools
import json
import os
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


def greet(kind: str) -> None:
    """Answer the first message, or not."""
    if kind == "mute":
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
    elif kind == "leaves a child":
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
        Path(more[0]).write_text(f"{os.getpid()} {child.pid}", encoding="ascii")
        time.sleep(600)


def main(kind: str, *more: str) -> None:
    turns, standing = 0, False
    for line in sys.stdin:
        said = json.loads(line)
        if kind == "noisy":
            sys.stderr.write("n" * 100_000)
        if said["type"] == "hello":
            greet(kind)
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
