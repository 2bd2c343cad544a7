"""What no tool of the checks looks at: the house's own agreements about the source."""

import ast
import re
import sys
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
ENGINE = ROOT / "desktop_app" / "engine"
# Put together here, so that this file is not found itself.
WORDS = ("no" + "qa", r"type:\s*" + "ignore", r"pyright:\s*(?:basic|" + "ignore)", r"pragma:\s*" + "no")
ESCAPES = re.compile(rf"#\s*(?:{'|'.join(WORDS)})|pytest\.(?:mark\.)?(?:sk" + r"ip|xf" + r"ail)")


def files(*folders: str) -> Iterator[Path]:
    return (file for folder in folders for file in sorted((ROOT / folder).rglob("*.py")))


def imports(tree: ast.AST) -> Iterator[str]:
    """The top-level packages that a file imports."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name.split(".")[0] for name in node.names)
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.split(".")[0]


@pytest.mark.parametrize("file", sorted(ENGINE.glob("*.py")), ids=lambda file: file.name)
def test_the_engine_imports_the_standard_library_alone(file: Path) -> None:
    foreign = set(imports(ast.parse(file.read_text("utf-8")))) - sys.stdlib_module_names - {"desktop_app"}
    assert foreign <= ({"msgspec"} if file.name == "record.py" else set())


def test_package_files_hold_a_docstring_alone() -> None:
    trees = {file: ast.parse(file.read_text("utf-8")) for file in files("desktop_app") if file.name == "__init__.py"}
    assert [file for file, tree in trees.items() if len(tree.body) != 1 or not ast.get_docstring(tree)] == []


def test_no_check_is_escaped() -> None:
    assert [
        file for file in files("desktop_app", "tests", "packaging") if ESCAPES.search(file.read_text("utf-8"))
    ] == []


@pytest.mark.parametrize("folder", ["tests", "packaging"])
def test_no_package_of_ours_shadows_another(folder: str) -> None:
    assert [file for file in files(folder) if file.name == "__init__.py"] == []


def test_the_top_level_is_fixed() -> None:
    """Whatever a script writes by mistake beside the rooms must not be committed."""
    rooms = {"desktop_app", "resources", "translations", "tests", "packaging", ".ci", ".github", ".git"}
    papers = {"pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md", "CONTRIBUTING.md", ".gitignore"}
    ignored = [line.strip("/") for line in (ROOT / ".gitignore").read_text("utf-8").splitlines()]
    found = {path.name for path in ROOT.iterdir()} - rooms - papers
    assert {name for name in found if not any(fnmatch(name, pattern) for pattern in ignored)} == set()
