"""Filling the placeholders of translated texts with values."""

import re

_PLACEHOLDER = re.compile(r"%([1-9])")


def filled(template: str, *values: object) -> str:
    """The template with %1, %2 … replaced, whatever their order; what the values hold is never a placeholder.

    Raises IndexError for a placeholder without a value.
    """
    return _PLACEHOLDER.sub(lambda found: str(values[int(found.group(1)) - 1]), template)
