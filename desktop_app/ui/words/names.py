"""How French hears players' names."""

import unicodedata

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
