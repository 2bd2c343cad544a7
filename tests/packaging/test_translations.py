"""packaging/translations.py on a copy of the project: it brings texts in and says what is to be done, no more."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.packaging.installations import clone

CODE = '''
from PySide6.QtCore import QObject


class Sign(QObject):
    """Says something new."""

    def words(self, n: int) -> list[str]:
        return [self.tr("Beware of the <b>&Dog</b>"), self.tr("%n dogs", "", n)]
'''


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy with a text of its own alone, so that nothing here depends on the game's."""
    project = clone(tmp_path / "clone")
    for file in [*project.glob("desktop_app/ui/**/*.py"), *project.glob("translations/*.ts")]:
        file.unlink()
    (project / "desktop_app" / "ui" / "sign.py").write_text(CODE, "utf-8")
    for language in ("en", "fr"):
        translate(project, "--add", language)
    return project


def translate(project: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(project / "packaging" / "translations.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def catalog(project: Path, language: str) -> Path:
    return project / "translations" / f"palifico_{language}.ts"


def finish(file: Path) -> None:
    """Translate what is unfinished, in one word."""
    text = file.read_text("utf-8").replace(' type="unfinished"', "").replace("<translation></", "<translation>Oui</")
    file.write_text(text.replace("<numerusform></", "<numerusform>Oui</"), "utf-8")


def test_english_is_filled_in_but_for_plurals(project: Path) -> None:
    english = catalog(project, "en").read_text("utf-8")
    assert "<translation>Beware of the &lt;b&gt;&amp;Dog&lt;/b&gt;</translation>" in english
    assert english.count("<numerusform></numerusform>") == 2
    assert english.count('type="unfinished"') == 1


def test_an_update_changes_nothing_that_is_in_step(project: Path) -> None:
    finish(catalog(project, "fr"))
    before = catalog(project, "en").read_bytes(), catalog(project, "fr").read_bytes()
    assert translate(project).returncode == 0
    assert (catalog(project, "en").read_bytes(), catalog(project, "fr").read_bytes()) == before


def test_the_check_names_what_is_unfinished(project: Path) -> None:
    finish(catalog(project, "en"))
    done = translate(project, "--check")
    assert done.returncode == 1
    assert [line.split(":")[0] for line in done.stdout.splitlines()] == ["palifico_fr.ts"]


def test_the_check_names_what_is_out_of_date_and_leaves_it(project: Path) -> None:
    finish(catalog(project, "en"))
    finish(catalog(project, "fr"))
    assert translate(project, "--check").returncode == 0
    (project / "desktop_app" / "ui" / "sign.py").write_text(CODE.replace("Dog", "Cat"), "utf-8")
    before = catalog(project, "fr").read_bytes()
    done = translate(project, "--check")
    assert done.returncode == 1
    assert "palifico_en.ts is out of date" in done.stdout
    assert "palifico_fr.ts is out of date" in done.stdout
    assert catalog(project, "fr").read_bytes() == before


def test_a_catalog_that_cannot_be_read_is_one_clear_line(project: Path) -> None:
    catalog(project, "fr").write_text("<TS>", "utf-8")
    done = translate(project)
    assert done.returncode == 1
    assert "palifico_fr.ts" in done.stderr
    assert "Traceback" not in done.stderr
