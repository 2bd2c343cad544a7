"""Places where the program's files cannot be as they should: how each is made, and what it becomes during a game."""

import sqlite3
import subprocess
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from desktop_app.library.schema import VERSION
from desktop_app.library.shelf import Shelf
from tests.library.games import kept

SETTINGS = Path(".config/palifico/palifico.ini")
_GAMES = 5
_BALLAST = "ballast"


def as_it_is(home: Path) -> Mapping[str, str]:
    """Change nothing; the environment has nothing more."""
    return {}


def nothing_more(home: Path) -> list[str]:
    """There is nothing else to be looked at."""
    return []


class Place(NamedTuple):
    """`prepare` makes it of an empty home and gives what the environment has more; `change` comes in the middle.

    `told` are the keys of the notices, in their order. `kept`: in the end the game is on disk, and `games` that were
    there before, None for some of them; where `kept` is None, only if the program says so. `look` finds what else is
    wrong. What `mounts` needs mounts of its own.
    """

    name: str
    prepare: Callable[[Path], Mapping[str, str]] = as_it_is
    change: Callable[[Path], object] = as_it_is
    told: tuple[str, ...] = ()
    kept: bool | None = True
    games: int | None = 0
    look: Callable[[Path], list[str]] = nothing_more
    mounts: bool = False
    clear: Callable[[Path], object] = as_it_is


def missing_home(home: Path) -> Mapping[str, str]:
    home.rmdir()
    return {}


def file_for_home(home: Path) -> Mapping[str, str]:
    home.rmdir()
    home.write_text("in the way", "utf-8")
    return {}


def folder_for_file(home: Path) -> None:
    home.unlink()
    home.mkdir()


def nowhere(home: Path) -> Mapping[str, str]:
    """Folders under a device and under what is no folder."""
    return {"XDG_DATA_HOME": "/dev/null/data", "XDG_CONFIG_HOME": "/proc/nowhere/config"}


def no_temporary_folder(home: Path) -> Mapping[str, str]:
    return {"TMPDIR": str(home / "nowhere")}


def games_file(home: Path) -> Path:
    """Where the database lies."""
    return home / ".local/share/palifico/games.sqlite"


def games_there(home: Path) -> Path:
    """The file of a database with games in it."""
    file = games_file(home)
    file.parent.mkdir(parents=True)
    shelf = Shelf(file, lambda _: None)
    shelf.keep([kept(number, changed=-number) for number in range(1, _GAMES + 1)])
    shelf.close()
    return file


def mount(*arguments: object) -> None:
    subprocess.run(["mount", *map(str, arguments)], check=True)


def read_only(home: Path) -> Mapping[str, str]:
    """A home with games that is mounted to be read alone."""
    games_there(home)
    mount("--bind", home, home)
    mount("-o", "remount,bind,ro", home)
    return {}


def writable_again(home: Path) -> None:
    mount("-o", "remount,bind,rw", home)


def unmount(home: Path) -> None:
    subprocess.run(["umount", str(home)], check=True)


def small_disk(home: Path) -> Mapping[str, str]:
    """A disk of one megabyte with games on it."""
    mount("-t", "tmpfs", "-o", "size=1m", "palifico", home)
    games_there(home)
    return {}


def fill(home: Path) -> None:
    """Take all the room that is left."""
    with (home / _BALLAST).open("wb", buffering=0) as ballast:
        try:
            while ballast.write(bytes(4096)):
                pass
        except OSError:
            return


def full_disk(home: Path) -> Mapping[str, str]:
    small_disk(home)
    fill(home)
    return {}


def make_room(home: Path) -> None:
    (home / _BALLAST).unlink()


def damaged_games(home: Path) -> Mapping[str, str]:
    """A database of which the end is missing."""
    file = games_there(home)
    file.write_bytes(file.read_bytes()[:-4096])
    (home / "before").write_bytes(file.read_bytes())
    return {}


def kept_aside(home: Path) -> list[str]:
    """The damaged database must lie beside the new one, as it was."""
    aside = list(games_file(home).parent.glob("games-damaged-*.sqlite"))
    before = (home / "before").read_bytes()
    return [] if [file.read_bytes() for file in aside] == [before] else [f"kept aside: {aside}"]


def no_database(home: Path) -> Mapping[str, str]:
    """Something else in the place of the database."""
    file = games_file(home)
    file.parent.mkdir(parents=True)
    file.write_bytes(b"no database at all\n" * 1000)
    (home / "before").write_bytes(file.read_bytes())
    return {}


def damaged_settings(home: Path) -> Mapping[str, str]:
    file = home / SETTINGS
    file.parent.mkdir(parents=True)
    file.write_bytes(b"\x00\xff no settings")
    return {}


def settings_aside(home: Path) -> list[str]:
    """The damaged settings must lie beside the new ones, as they were."""
    aside = (home / SETTINGS).with_name(f"{SETTINGS.name}.damaged")
    return [] if aside.read_bytes() == b"\x00\xff no settings" else ["the settings are not kept aside"]


def both_damaged(home: Path) -> Mapping[str, str]:
    damaged_settings(home)
    return damaged_games(home)


def newer_games(home: Path) -> Mapping[str, str]:
    file = games_there(home)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    (home / "before").write_bytes(file.read_bytes())
    return {}


def left_alone(home: Path) -> list[str]:
    """What a newer version has written must be as it was."""
    file = games_file(home)
    return [] if file.read_bytes() == (home / "before").read_bytes() else ["the newer games were written"]


def not_mine(home: Path) -> Mapping[str, str]:
    """A home with games that may be read and not written."""
    games_there(home)
    for folder in (home, *(each for each in home.rglob("*") if each.is_dir())):
        folder.chmod(0o500)
    return {}


def mine_again(home: Path) -> None:
    for folder in (home, *(each for each in home.rglob("*") if each.is_dir())):
        folder.chmod(0o700)


PLACES = (
    Place("own home"),
    Place("home missing", missing_home),
    Place("home is a file", file_for_home, folder_for_file, ("disk",)),
    Place("home not mine", not_mine, mine_again, ("disk",), games=_GAMES),
    Place("XDG nowhere", nowhere, told=("disk",), kept=False),
    Place("no temporary folder", no_temporary_folder),
    Place("home read-only", read_only, writable_again, ("disk",), games=_GAMES, mounts=True, clear=unmount),
    Place("disk full from the start", full_disk, make_room, ("disk",), games=_GAMES, mounts=True, clear=unmount),
    Place("disk full while playing", small_disk, fill, ("disk",), kept=None, games=_GAMES, mounts=True, clear=unmount),
    Place("games cut", damaged_games, told=("damaged",), games=None, look=kept_aside),
    Place("games no database", no_database, told=("damaged",), look=kept_aside),
    Place("settings damaged", damaged_settings, told=("settings",), look=settings_aside),
    Place("both damaged", both_damaged, told=("settings", "damaged"), games=None, look=kept_aside),
    Place("games newer", newer_games, told=("newer",), kept=False, look=left_alone),
)
