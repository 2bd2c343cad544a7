"""Finding words in a text as people type them: without accents, with any apostrophe, with plain spaces."""

import unicodedata

#: What is typed otherwise than it is printed.
_ALIKE = str.maketrans({"’": "'", "\u00a0": " ", "\u202f": " ", "\u2029": " ", "\n": " ", "«": '"', "»": '"'})


def folded(text: str) -> str:
    """The text as it is compared, character for character: place by place it is as long as the text."""
    return "".join(_bare(character) for character in text.translate(_ALIKE))


def places(text: str, wanted: str) -> tuple[int, ...]:
    """Where a word, or several, begin in a text; none for a wish without letters."""
    haystack, needle = folded(text), folded(wanted.strip())
    found: list[int] = []
    start = haystack.find(needle) if needle else -1
    while start >= 0:
        found.append(start)
        start = haystack.find(needle, start + len(needle))
    return tuple(found)


def _bare(character: str) -> str:
    """A letter without its accents and in lower case; whatever would be longer or shorter then stays as it is."""
    bare = unicodedata.normalize("NFD", character)[0].casefold()
    return bare if len(bare) == 1 else character
