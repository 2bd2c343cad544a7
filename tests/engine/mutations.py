"""Ways to spoil a record, for tests: in its tree of members, one place at a time, or in its bytes."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple, cast

VALUES: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 1, 2, 3, 6, 7, 37, 2**31, 2**63, 10**30),
    *(1.0, 0.5, -0.0, float("nan"), float("inf")),
    *("", "0", "bid", "exact", "calza", "\u00e9", "e\u0301", "x" * 201, "0" * 64, "F" * 64),
    *([], [[]], [1], {}, {"x": 1}),
)
"""What a member is replaced by."""

Path = tuple[str | int, ...]


class Mutation(NamedTuple):
    """A spoiled record: what was done, at which member, and the bytes."""

    what: str
    path: Path
    data: bytes


def tree_mutations(data: bytes) -> Iterator[Mutation]:
    """Every member replaced, changed a little, removed, renamed, added to, repeated and moved, one at a time."""
    tree = json.loads(data)
    for path in _paths(tree):
        for what, changed in _changed(_at(tree, path)):
            yield Mutation(what, path, _dump(_with(tree, path, changed)))
        if path:
            yield from _around(tree, path)


def byte_mutations(data: bytes, rng: Random, times: int) -> Iterator[Mutation]:
    """Bits flipped, bytes replaced, pieces cut out, doubled and moved; then every shorter beginning of the file."""
    for _ in range(times):
        place, length = rng.randrange(len(data)), rng.randint(1, 40)
        before, piece, after = data[:place], data[place : place + length], data[place + length :]
        yield Mutation("bit flipped", (), before + bytes([data[place] ^ 1 << rng.randrange(8)]) + data[place + 1 :])
        yield Mutation("byte replaced", (), before + rng.randbytes(1) + data[place + 1 :])
        yield Mutation("digit replaced", (), before + rng.choice(b"0123456789").to_bytes() + data[place + 1 :])
        yield Mutation("piece cut out", (), before + after)
        yield Mutation("piece doubled", (), before + piece * 2 + after)
        yield Mutation("piece moved", (), before + after[:20] + piece + after[20:])
    for length in range(len(data)):
        yield Mutation("cut", (), data[:length])
        yield Mutation("cut in front", (), data[length + 1 :])


def whole_mutations(data: bytes) -> Iterator[Mutation]:
    """What can happen to a file as a whole."""
    text = data.decode()
    yield Mutation("byte order mark", (), b"\xef\xbb\xbf" + data)
    yield Mutation("UTF-16", (), text.encode("utf-16"))
    yield Mutation("UTF-16 without mark", (), text.encode("utf-16-le"))
    yield Mutation("twice", (), data * 2)
    yield Mutation("two lines", (), data + b"\n" + data)
    yield Mutation("in a list", (), b"[" + data + b"]")
    yield Mutation("as a text", (), json.dumps(text).encode())
    yield Mutation("zero bytes behind", (), data + bytes(8))
    yield Mutation("comma behind", (), data + b",")
    yield Mutation("empty", (), b"")
    yield Mutation("blank", (), b" \n")
    yield Mutation("too long", (), data + b" " * (1 << 20))
    for depth in (50, 2_000, 200_000):
        for name, nest in (("lists", b"[" * depth + b"]" * depth), ("objects", b'{"x":' * depth + b"1" + b"}" * depth)):
            yield Mutation(f"{depth} {name} deep", (), nest)
            yield Mutation(f"{depth} {name} deep", ("rounds",), data.replace(b'"rounds":[', b'"rounds":[%b,' % nest, 1))
            yield Mutation(f"{depth} {name} deep", (), data.replace(b"{", b'{"x":%b,' % nest, 1))
    for number in (b"1" + b"0" * 5_000, b"-1" + b"0" * 400, b"1e400", b"0x5", b"05", b"+5", b"5.", b".5", b"NaN"):
        yield Mutation(f"dice {number[:8]!r}", ("rules",), data.replace(b'"dice":3', b'"dice":' + number, 1))


def _paths(node: Any, path: Path = ()) -> Iterator[Path]:
    yield path
    members: list[tuple[str | int, Any]] = []
    if isinstance(node, dict):
        members += cast("dict[str, Any]", node).items()
    if isinstance(node, list):
        members += enumerate(cast("list[Any]", node))
    for name, member in members:
        yield from _paths(member, (*path, name))


def _changed(value: Any) -> Iterator[tuple[str, Any]]:
    for other in VALUES:
        yield f"is {other!r:.20}", other
    if type(value) is int:
        for other in (value - 1, value + 1, float(value), str(value), bool(value), [value]):
            yield f"{value} is {other!r}", other
    if isinstance(value, str):
        for other in (value.upper(), value + "\n", value + "\0", value[:-1], value + "0", value[::-1]):
            yield f"is {other!r:.20}", other
    if isinstance(value, list):
        yield from _changed_list(cast("list[Any]", value))
    if isinstance(value, dict):
        members = cast("dict[str, Any]", value)
        yield "has an unknown member", {**members, "mood": 1}
        yield "has a member without a name", {**members, "": 1}
        yield "is a list of its values", list(members.values())


def _changed_list(value: list[Any]) -> Iterator[tuple[str, Any]]:
    yield "is reversed", value[::-1]
    yield "is empty", []
    yield "is an object", dict(zip("abcdefghijklmnopqrstuvwxyz", value, strict=False))
    for other in (0, 7, None, [], "bid", [0, "exact"], [1, "challenge"]):
        yield f"has {other} behind", [*value, other]
        yield f"has {other} in front", [other, *value]


def _around(tree: Any, path: Path) -> Iterator[Mutation]:
    """What can be done to a member among its neighbours."""
    *parent, name = path
    siblings = _at(tree, tuple(parent))
    if isinstance(name, int):
        rest = [*siblings[:name], *siblings[name + 1 :]]
        yield Mutation("is removed", path, _dump(_with(tree, tuple(parent), rest)))
        for place in range(len(siblings)):
            moved = [*rest[:place], siblings[name], *rest[place:]]
            yield Mutation(f"is moved to {place}", path, _dump(_with(tree, tuple(parent), moved)))
            more = [*siblings[:place], siblings[name], *siblings[place:]]
            yield Mutation(f"is repeated at {place}", path, _dump(_with(tree, tuple(parent), more)))
        return
    without = {key: value for key, value in siblings.items() if key != name}
    yield Mutation("is removed", path, _dump(_with(tree, tuple(parent), without)))
    for other in (name.upper(), name + "s", name[:-1], f" {name}", f"{name}\0"):
        yield Mutation(
            f"is called {other!r}", path, _dump(_with(tree, tuple(parent), {**without, other: siblings[name]}))
        )
    for other in siblings:
        swapped = {**siblings, name: siblings[other], other: siblings[name]}
        yield Mutation(f"is swapped with {other}", path, _dump(_with(tree, tuple(parent), swapped)))
    marker = "\ufffd twice"
    for value in (siblings[name], None, 0):
        doubled = _dump(_with(tree, tuple(parent), {**siblings, marker: value}))
        yield Mutation("is given twice", path, doubled.replace(json.dumps(marker).encode(), json.dumps(name).encode()))


def _at(tree: Any, path: Path) -> Any:
    for name in path:
        tree = tree[name]
    return tree


def _with(tree: Any, path: Path, value: Any) -> Any:
    """The tree with another value at one place; what lies beside the path is shared, for speed."""
    if not path:
        return value
    changed = tree.copy()
    changed[path[0]] = _with(tree[path[0]] if path[1:] else None, path[1:], value)
    return changed


def _dump(tree: Any) -> bytes:
    return json.dumps(tree).encode()
