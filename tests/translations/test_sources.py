"""Every text for people is written so that lupdate finds it, and is found by it."""

import ast
from pathlib import Path

import pytest

import desktop_app
from tests.translations import sources
from tests.translations.catalogs import read

PACKAGE = Path(desktop_app.__path__[0])


def trees() -> list[tuple[str, ast.AST]]:
    return [(str(file.relative_to(PACKAGE)), ast.parse(file.read_text("utf-8"))) for file in PACKAGE.rglob("*.py")]


def test_no_text_is_lost() -> None:
    assert [(name, *loss) for name, tree in trees() for loss in sources.losses(tree)] == []


def test_every_text_is_in_the_catalogs_in_its_context() -> None:
    written = {text for _, tree in trees() for text in sources.texts(tree)}
    assert written == {(message.context, message.source, message.plural) for message in read("en")}


def test_translators_are_told_nothing_that_is_not_for_them() -> None:
    stray = [
        (file.name, line) for file in PACKAGE.rglob("*.py") for line in sources.stray_comments(file.read_text("utf-8"))
    ]
    assert stray == []


def test_stray_comments_are_found() -> None:
    code = """
#: In pixels.
_WIDTH = 4
_HEIGHT = 3


class Page:
    def name(self):
        #: Of the page
        return filled(
            self.tr("Name of %1"),
        )
"""
    assert list(sources.stray_comments(code)) == [2]
    assert list(sources.stray_comments(code.replace("self.tr", "str"))) == []


def test_texts_have_their_contexts() -> None:
    code = """
class Outer:
    def a(self):
        self.tr("one")
        class Inner:
            def b(self):
                return [QCoreApplication.translate("Words", "two"), self.tr("%n dice", "", n), self.tr(text)]
"""
    assert set(sources.texts(ast.parse(code))) == {
        ("Outer", "one", False),
        ("Words", "two", False),
        ("Inner", "%n dice", True),
    }


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ('self.tr(f"{n} dice")', "no literal"),
        ('self.tr("one" if n else "two")', "no literal"),
        ("self.tr(text)", "no literal"),
        ('QCoreApplication.translate(context, "Bid")', "no literal"),
        ('self.tr("%n dice", "", n=3)', "a keyword argument"),
        ('QCoreApplication.translate("Words", "%n dice", "", 3)', "a plural outside tr"),
        ("_ = self.tr", "an alias"),
        ("say = QCoreApplication.translate", "an alias"),
        ("f\"{self.tr('Bid')}!\"", "inside an f-string"),
    ],
)
def test_losses_are_found(code: str, reason: str) -> None:
    assert list(sources.losses(ast.parse(code))) == [(1, reason)]


@pytest.mark.parametrize(
    "code",
    [
        'self.tr("Bid")',
        'self.tr("%n dice", "", n)',
        'QCoreApplication.translate("Words", "Bid")',
        "painter.translate(x, y)",
        "text.translate(table)",
    ],
)
def test_nothing_is_found_in_what_is_right(code: str) -> None:
    assert list(sources.losses(ast.parse(code))) == []
