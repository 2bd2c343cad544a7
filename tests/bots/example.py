"""A bot for Palifico: raises while that seems safe, else challenges. Start with `python example.py`; nothing is needed.

The program says what happens, one JSON object a line on standard input; the bot answers "hello" and "turn" on standard
output.
"""

import json
import sys
from typing import Any


def choose(table: dict[str, Any], wild: bool) -> list[Any]:
    """What to do with our own dice of this round, whatever the others hold."""
    dice, total = table["dice"], sum(table["counts"])

    def expected(face: int) -> float:
        mine = sum(die == face or (wild and die == 1) for die in dice)
        return mine + (total - len(dice)) * (1 / 3 if wild and face != 1 else 1 / 6)

    if table["standing"] is None:
        face = max(range(2, 7), key=expected)
        return ["bid", max(1, int(expected(face)) - 1), face]
    quantity, face = table["standing"]
    # A raise names a higher face or one die more; in a Palifico round the face is fixed.
    faces = [face] if table["palifico"] else range(1, 7)
    bids = [(quantity if other > face else quantity + 1, other) for other in faces]
    least, best = max(bids, key=lambda bid: expected(bid[1]) - bid[0])
    return ["bid", least, best] if least <= min(total, expected(best) + 0.5) else ["challenge"]


def main() -> None:
    """Talk until the program says quit."""
    wild_ones = True
    table: dict[str, Any] = {}
    for line in sys.stdin:
        said = json.loads(line)
        kind, answer = said["type"], None
        if kind == "hello":
            answer = {"type": "ready", "name": "Example"}
        elif kind == "game":
            wild_ones = said["rules"]["wild_ones"]
        elif kind == "round":
            table = {**said, "standing": None}
        elif kind == "action" and said["action"][0] == "bid":
            table["standing"] = said["action"][1:]
        elif kind == "turn":
            answer = {"action": choose(table, wild_ones and not table["palifico"])}
        elif kind == "quit":
            break
        if answer:
            print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
