"""The translations are complete and sound: in step with the source, finished, and right where Qt's tools don't look."""

import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest

from tests.translations import faults
from tests.translations.catalogs import FOLDER, KNOWN, LANGUAGES, Message, read

each_language = pytest.mark.parametrize("language", LANGUAGES)


def test_the_languages() -> None:
    assert set(KNOWN) <= set(LANGUAGES)


def test_in_step_with_the_source_and_finished() -> None:
    command = [sys.executable, str(FOLDER.parent / "packaging" / "translations.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout


@each_language
def test_nothing_is_unfinished(language: str) -> None:
    assert [message.source for message in read(language) if not message.finished] == []


@each_language
@pytest.mark.parametrize("rule", [faults.placeholders, faults.tags, faults.accelerators, faults.ends])
def test_form(language: str, rule: Callable[[Message], Iterator[str]]) -> None:
    assert [fault for message in read(language) for fault in rule(message)] == []


@each_language
@pytest.mark.parametrize("rule", [faults.words, faults.typography, faults.plurals])
def test_language(language: str, rule: Callable[[str, Message], Iterator[str]]) -> None:
    assert [fault for message in read(language) for fault in rule(language, message)] == []


def test_english_is_its_source_but_for_plurals() -> None:
    assert [message for message in read("en") if not message.plural and message.forms != (message.source,)] == []


def test_every_language_has_the_same_messages() -> None:
    texts = [sorted((message.context, message.source) for message in read(language)) for language in LANGUAGES]
    assert all(each == texts[0] for each in texts)
