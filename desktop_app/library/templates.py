"""Translated texts with placeholders, and what may be put into them."""

import re

_PLACEHOLDER = re.compile(r"%([1-9])")
_LONGEST_SHOWN = 60


def filled(template: str, *values: object) -> str:
    """The template with %1, %2 … replaced, whatever their order; what the values hold is never a placeholder.

    Raises IndexError for a placeholder without a value.
    """
    return _PLACEHOLDER.sub(lambda found: str(values[int(found.group(1)) - 1]), template)


def shown(text: str) -> str:
    """What somebody else has written, fit for one line of a message: no control characters, and not too long."""
    plain = "".join(character if character.isprintable() else "?" for character in text)
    return plain if len(plain) <= _LONGEST_SHOWN else f"{plain[:_LONGEST_SHOWN]}…"
