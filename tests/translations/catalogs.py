"""Reading .ts files, for the tests of this folder."""

from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

from desktop_app import locator

FOLDER = Path(__file__).resolve().parent.parent.parent / "translations"
LANGUAGES = locator.languages()
KNOWN = ("en", "fr", "it")
"""The languages of whose words the tests know something; another one need not be among them."""


@dataclass(frozen=True)
class Message:
    """One entry: its English source, and its translation, in a form for each plural that the language tells apart.

    `comment` tells apart entries of the same source.
    """

    context: str
    source: str
    forms: tuple[str, ...]
    plural: bool = False
    finished: bool = True
    comment: str | None = None


def read(language: str) -> list[Message]:
    """All messages of a language."""
    root = ElementTree.parse(FOLDER / f"palifico_{language}.ts").getroot()
    return [
        _message(context.findtext("name", ""), entry)
        for context in root.iter("context")
        for entry in context.iter("message")
    ]


def _message(context: str, entry: ElementTree.Element) -> Message:
    translation = entry.find("translation")
    assert translation is not None, f"{context}: an entry without a translation element"
    plural = entry.get("numerus") == "yes"
    forms = [form.text or "" for form in translation.iter("numerusform")] if plural else [translation.text or ""]
    finished = translation.get("type") is None
    return Message(context, entry.findtext("source", ""), tuple(forms), plural, finished, entry.findtext("comment"))
