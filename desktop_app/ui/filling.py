"""Placeholders in translated texts: %1, %2 … and what stands for them."""

import re

_PLACEHOLDER = re.compile(r"%([1-9])")


def filled(template: str, *values: object) -> str:
    """The text with its placeholders replaced, in whatever order the language has them.

    Values stay data: a "%2" in a name is not replaced again. Raises IndexError for a placeholder without a value.
    """
    return _PLACEHOLDER.sub(lambda found: str(values[int(found[1]) - 1]), template)
