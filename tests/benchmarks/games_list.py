"""The list of games with many games in it, next to a list with few: what each question takes, as ratios of one run.

python tests/benchmarks/games_list.py --games 100000
"""

import argparse
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from desktop_app.library.opening import created
from desktop_app.library.selection import Selection, Which
from desktop_app.library.store import Store
from tests.library.games import kept

_FEW, _PAGE, _TIMES = 100, 50, 5


def filled(file: Path, games: int) -> Store:
    """A store with so many games, one in fifty of them unfinished."""
    created(file)
    store = Store.open(file)
    patterns = [kept(number, 3 if number == 0 else 1000) for number in range(50)]
    for first in range(0, games, 5000):
        numbers = range(first, min(first + 5000, games))
        store.save([patterns[number % 50]._replace(id=number, changed=number) for number in numbers])
    return store


def seconds(question: Callable[[], object]) -> float:
    """The best of some tries."""
    taken: list[float] = []
    for _ in range(_TIMES):
        start = time.perf_counter()
        question()
        taken.append(time.perf_counter() - start)
    return min(taken)


def questions(store: Store, games: int) -> dict[str, Callable[[], object]]:
    """What the page of games asks."""
    everything, name = Selection(), Selection(name="rene")
    return {
        "counting all": lambda: store.totals(everything),
        "the first page": lambda: store.rows(everything, 0, _PAGE),
        "a page in the middle": lambda: store.rows(everything, games // 2, _PAGE),
        "the last page": lambda: store.rows(everything, games - _PAGE, _PAGE),
        "the unfinished": lambda: store.rows(Selection(Which.UNFINISHED), 0, _PAGE),
        "counting a name": lambda: store.totals(name),
        "a page of a name": lambda: store.rows(name, 0, _PAGE),
        "the game to continue": store.latest,
    }


def main(arguments: Sequence[str]) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100_000)
    games: int = parser.parse_args(arguments).games
    with tempfile.TemporaryDirectory() as folder:
        few, many = filled(Path(folder, "few.sqlite"), _FEW), filled(Path(folder, "many.sqlite"), games)
        with closing(few), closing(many):
            short, long = questions(few, _FEW), questions(many, games)
            print(f"{games} games, {games // _FEW} times as many as {_FEW}:")
            for name, question in long.items():
                taken = seconds(question)
                print(f"{name:24} {taken / seconds(short[name]):7.1f} times as long, {taken * 1000:6.2f} ms here")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
