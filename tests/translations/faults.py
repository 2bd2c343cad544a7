"""What can be wrong with a translation although Qt's tools are content: a function a rule, naming what it found."""

import re
from collections.abc import Iterator

from tests.translations.catalogs import Message

NO_BREAK = "\u00a0"
NARROW = "\u202f"

# Words that rules.md refuses for its concepts, with the language's inflections. ("Mise à jour" is another word.)
BANNED = {
    "fr": r"paris?|mises?(?! (?:à|en)\b)|relanc\w+|jokers?|défis?|défi(?:er|ez|e)",
    "it": r"scommess\w+|offert[ae]|dubbi\w*|rounds?|man[oi]|selvagg\w+",
}


def placeholders(message: Message) -> Iterator[str]:
    """Every form names the same %1, %2 … %n as the source."""
    wanted = set(re.findall(r"%L?(?:\d+|n)", message.source))
    for form in message.forms:
        if set(re.findall(r"%L?(?:\d+|n)", form)) != wanted:
            yield f"{message.source!r}: {form!r} does not hold {sorted(wanted)}"


def tags(message: Message) -> Iterator[str]:
    """Marks of HTML and the addresses of links are those of the source, each opened mark closed again."""
    wanted = sorted(re.findall(r"<[^>]*>", message.source))
    for form in message.forms:
        if sorted(re.findall(r"<[^>]*>", form)) != wanted:
            yield f"{message.source!r}: {form!r} does not hold {wanted}"


def accelerators(message: Message) -> Iterator[str]:
    """A key for the menu or button (& before a letter or digit) is kept."""
    wanted = len(re.findall(r"(?<!&)&\w", message.source))
    for form in message.forms:
        if len(re.findall(r"(?<!&)&\w", form)) != wanted:
            yield f"{message.source!r}: {form!r} has another number of accelerators"


def plurals(language: str, message: Message) -> Iterator[str]:
    """A text has one form, a plural as many as its language tells apart (two in ours); none is empty."""
    wanted = _FORMS.get(language, len(message.forms)) if message.plural else 1
    if len(message.forms) != wanted or not all(message.forms):
        yield f"{message.source!r}: {message.forms} is not {wanted} filled forms"


def ends(message: Message) -> Iterator[str]:
    """A text begins and ends as its source does: the same full stop, colon, ellipsis, the same spaces."""
    for form in message.forms:
        if _ends(form) != _ends(message.source):
            yield f"{message.source!r}: {form!r} begins or ends with other signs"


def _ends(text: str) -> tuple[str, ...]:
    bare = re.sub(r"[\u00a0\u202f»”\"]+", "", text)
    return tuple(
        match.group() if match else "" for match in (re.match(r"\s*", bare), re.search(r"[.!?:;,…\s]*$", bare))
    )


def words(language: str, message: Message) -> Iterator[str]:
    """No word that the vocabulary refuses (it refuses none in English)."""
    banned = BANNED.get(language, r"(?!)")
    for form in message.forms:
        for found in re.findall(rf"\b(?:{banned})\b", re.sub(r"<[^>]*>", "", form), re.IGNORECASE):
            yield f"{message.source!r}: {form!r} uses {found!r}"


def typography(language: str, message: Message) -> Iterator[str]:
    """The signs of the language, with the spaces that belong before and after them."""
    rules = _COMMON + {"fr": _FRENCH, "it": _ITALIAN}.get(language, ())
    for form in message.forms:
        text = re.sub(r"<[^>]*>|&\w+;|https?://\S+", "", form)
        for pattern, reason in rules:
            if re.search(pattern, text):
                yield f"{message.source!r}: {form!r}: {reason}"


_FORMS = {"en": 2, "fr": 2, "it": 2}
_COMMON = (
    (r"\.\.\.", "three dots instead of …"),
    (r"  ", "two spaces"),
    (r" [.,]", "a space before a sign"),
)
_FRENCH = (
    (r"'", "a straight apostrophe instead of ’"),
    (r'["“”]', "quotation marks other than « »"),
    (rf"[^{NO_BREAK}]:(?=\s|$)|^:", "no U+00A0 before :"),
    (rf"[^{NARROW}!?][;!?]|^[;!?]", "no U+202F before ; ! ?"),
    (rf"«[^{NO_BREAK}]|«$", "no U+00A0 after «"),
    (rf"[^{NO_BREAK}]»|^»", "no U+00A0 before »"),
)
_ITALIAN = (
    (r"’", "a curly apostrophe instead of '"),
    (r'["“”]', "quotation marks other than « »"),
    (r"\s[:;!?]", "a space before a sign"),
    (r"«\s|\s»", "a space inside « »"),
    (r"\b(?:[Pp]erche'|[Cc]ioe'|[Pp]iu'|[Cc]osi'|[Gg]ia'|[Pp]uo'|E')", "an apostrophe instead of an accent"),
)
