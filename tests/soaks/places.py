"""Starts the real program where its files cannot be as they should, and looks what it tells and what it keeps.

    python tests/soaks/places.py [PLACE …] [--pictures FOLDER] [--language fr]

A home that is missing, a file, or nobody's to write; folders of XDG that lead nowhere; a folder that is mounted to be
read alone; a disk of one megabyte that is full, at the start and in the middle of a game; settings and games that are
damaged, or from a newer version. In each the game must be played on, the right thing be told, once, nothing be said on
standard error, whoever leaves be asked where something is not kept, and what was shown be on disk as soon as the disk
takes it. Where something is mounted, Linux must let a process have mounts of its own (`unshare`).
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from desktop_app.engine.replay import replay
from desktop_app.library.selection import Selection
from desktop_app.library.store import Store
from tests.offline import alone
from tests.soaks.obstacles import PLACES, Place, games_file

_VISITOR = Path(__file__).with_name("visitor.py")
#: What the offscreen platform says of itself.
_HARMLESS = "This plugin does not support propagateSizeHints()"
_PATIENCE = 120.0
#: To root no folder would be closed.
_ORDINARY = ("setpriv", "--bounding-set=-dac_override,-dac_read_search") if os.geteuid() == 0 else ()


class Visited(NamedTuple):
    """What the program told, by the keys of its notices, and how it ended."""

    notices: list[str]
    titles: list[str]
    shown: dict[str, int]
    parting: dict[str, bool]
    errors: str
    status: int


def visit(place: Place, folder: Path, language: str) -> Visited:
    """One sitting at a place."""
    environment = {**alone(folder), "LANGUAGE": language}
    home, seen = Path(environment["HOME"]), folder / "seen"
    seen.mkdir()
    environment |= place.prepare(home)
    command = [*_ORDINARY, sys.executable, str(_VISITOR), str(seen)]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as game:
        end = time.monotonic() + _PATIENCE
        while not (seen / "half").exists() and game.poll() is None and time.monotonic() < end:
            time.sleep(0.05)
        place.change(home)
        (seen / "on").touch()
        told, errors = game.communicate(timeout=_PATIENCE)
    lines = [json.loads(line) for line in told.splitlines()]
    notices = [line for line in lines if "notice" in line]
    shown = next((line["shown"] for line in lines if "shown" in line), dict[str, int]())
    parting = next((line for line in lines if "asked" in line), dict[str, bool]())
    spoken = "\n".join(line for line in errors.splitlines() if line != _HARMLESS)
    titles = [f"{line['title']} ({line['file']})" for line in notices]
    return Visited([line["notice"] for line in notices], titles, shown, parting, spoken, game.returncode)


def wrong(place: Place, home: Path, visited: Visited) -> list[str]:
    """What is not as it should be."""
    found = [f"exit status {visited.status}"] if visited.status else []
    if visited.errors:
        found.append(visited.errors)
    if visited.notices != list(place.told):
        found.append(f"told {visited.notices} instead of {list(place.told)}")
    if not visited.shown:
        return [*found, "the game was not played on"]
    says_kept = not visited.shown["unsaved"]
    if place.kept not in (None, says_kept):
        found.append(f"the program says that the game is {'' if says_kept else 'not '}kept")
    if visited.parting["asked"] is not visited.parting["held"]:
        found.append(f"when the window was closed: {visited.parting}")
    if says_kept:
        found += missing(games_file(home), visited.shown, place.games)
    return found + place.look(home)


def missing(file: Path, shown: dict[str, int], games: int | None) -> list[str]:
    """What was shown, or was there before, and is not in the database."""
    with closing(Store.open(file)) as store:
        store.check()
        latest, total = store.latest(), store.totals(Selection()).selected
    if latest is None:
        return ["no game is kept"]
    game = replay(latest.record).game
    kept = (len(game.history), len(game.bidding.actions))
    found = [] if kept >= (shown["rounds"], shown["actions"]) else [f"kept {kept} of {shown}"]
    before = total - 1 if games is None else games
    return found if total == before + 1 else [*found, f"{total} games instead of {before + 1}"]


def try_place(place: Place, options: argparse.Namespace) -> bool:
    """Whether all is well there; a line says what was told."""
    with tempfile.TemporaryDirectory(prefix="palifico-places-") as name:
        folder = Path(name)
        visited = visit(place, folder, options.language)
        faults = wrong(place, folder / "home", visited)
        if options.pictures:
            options.pictures.mkdir(parents=True, exist_ok=True)
            for picture in (folder / "seen").glob("*.png"):
                (options.pictures / f"{place.name}-{picture.name}").write_bytes(picture.read_bytes())
        place.clear(folder / "home")
    print(f"{'FAIL' if faults else 'ok  '} {place.name}: {'; '.join(visited.titles) or 'nothing to tell'}", flush=True)
    for fault in faults:
        print(f"     {fault}", flush=True)
    return not faults


def main(arguments: Sequence[str]) -> int:
    """Visit every place that is asked for; 1 where anything is wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("places", nargs="*", metavar="PLACE", default=[place.name for place in PLACES])
    parser.add_argument("--pictures", type=Path)
    parser.add_argument("--language", default="en")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    fine = True
    for place in PLACES:
        if place.name not in options.places:
            continue
        if not place.mounts or options.here:
            fine &= try_place(place, options)
        elif subprocess.run(["unshare", "-rm", "true"], capture_output=True, check=False).returncode:
            print(f"     {place.name}: cannot be tried, this system lets nobody mount", flush=True)
        else:
            same = [sys.executable, __file__, place.name, "--here", "--language", options.language]
            same += ["--pictures", str(options.pictures)] if options.pictures else []
            fine &= not subprocess.run(["unshare", "-rm", *same], env=os.environ, check=False).returncode
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
