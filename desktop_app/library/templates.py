"""Translated texts with placeholders, and what may be put into them."""

import re

from PySide6.QtCore import QLocale

_PLACEHOLDER = re.compile(r"%([1-9])")
#: So much is shown of a text, and so much of that is its end: files are often told apart by it.
_LONGEST_SHOWN, _END = 60, 20


def filled(template: str, *values: object) -> str:
    """The template with %1, %2 … replaced, whatever their order; what the values hold is never a placeholder.

    Whole numbers are written as `counted` says. Raises IndexError for a placeholder without a value.
    """

    def told(found: re.Match[str]) -> str:
        value = values[int(found.group(1)) - 1]
        return counted(value) if isinstance(value, int) else str(value)

    return _PLACEHOLDER.sub(told, template)


def capitalised(text: str) -> str:
    """The text as the beginning of a sentence."""
    return text[:1].upper() + text[1:]


def counted(number: int) -> str:
    """A whole number as the language of now writes it: thousands are set apart."""
    return QLocale().toString(number)


def shown(text: str, longest: int = _LONGEST_SHOWN) -> str:
    """What somebody else has written, fit for one line of a message: no control characters, and not too long."""
    plain = "".join(character if character.isprintable() else "?" for character in text)
    return plain if len(plain) <= longest else f"{plain[: longest - _END]}…{plain[-_END:]}"
