"""Prints what CHANGELOG.md says of a version, for its release: python packaging/notes.py 1.2.3."""

import re
import sys
from pathlib import Path

CHANGELOG = Path(__file__).resolve().parent.parent / "CHANGELOG.md"


def notes(version: str, changelog: str) -> str:
    """The section of a version; raises LookupError where there is none."""
    sections = re.split(r"^## ", changelog, flags=re.MULTILINE)[1:]
    for section in sections:
        head, _, body = section.partition("\n")
        if head.startswith(f"[{version}]"):
            return f"{body.strip()}\n"
    raise LookupError(f"CHANGELOG.md has no section [{version}]")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    try:
        print(notes(sys.argv[1], CHANGELOG.read_text("utf-8")), end="")
    except LookupError as error:
        sys.exit(str(error.args[0]))
