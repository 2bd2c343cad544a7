"""Processes as the system tells of them: which there are, and which have ended."""

from pathlib import Path


def gone(pid: int) -> bool:
    """Whether a process has ended; a zombie has."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text(encoding="ascii")
    except FileNotFoundError:
        return True
    return stat.rsplit(")", 1)[1].split()[0] == "Z"


def children_of(pid: int) -> list[int]:
    """The processes that one has started, on whatever thread."""
    told = [task.joinpath("children").read_text("ascii").split() for task in Path(f"/proc/{pid}/task").iterdir()]
    return [int(number) for numbers in told for number in numbers]
