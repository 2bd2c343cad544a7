"""What players' names are made safe for, and how French hears them."""

import unicodedata

#: Characters that turn the direction of the text around them (bidi embeddings, overrides, isolates and marks).
_TURNING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_VOWELS = frozenset("aeiouœæ")
_SOUNDS = _VOWELS | {"y"}

#: French names whose h is mute: Enchère d’Hélène, but Enchère de Hassan. After any other h nothing is elided, which is
#: never wrong in a foreign name.
_MUTE_H = (
    "hadrien",
    "hector",
    "helen",
    "heli",
    "helo",
    "henri",
    "herbert",
    "hermeline",
    "hermin",
    "hermione",
    "herve",
    "hilair",
    "hippolyt",
    "homer",
    "honor",
    "horac",
    "hortens",
    "hubert",
    "hugo",
    "hugu",
    "humbert",
    "hyacinth",
)


def tidy(name: str) -> str:
    """A name on one line: no control characters, nothing that turns the direction of its neighbours, single spaces."""
    shown = "".join(" " if _is_control(sign) else sign for sign in name if sign not in _TURNING)
    return " ".join(shown.split())


def _is_control(sign: str) -> bool:
    return unicodedata.category(sign) in ("Cc", "Zl", "Zp", "Cs")


def begins_with_vowel_sound(name: str) -> bool:
    """Whether French elides before the name: d’Odette, d’Inès, d’Yves, d’Hélène; de Rosa, de Yasmine, de Hassan."""
    letters = unicodedata.normalize("NFD", name.lower())
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    first, second = bare[:1], bare[1:2]
    if first == "h":
        return bare.startswith(_MUTE_H)
    if first == "y":
        return second.isalpha() and second not in _SOUNDS
    return first in _VOWELS
