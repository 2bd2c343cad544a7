"""A French text, an Italian one, Qt's own, and a resource are found in every way that the game is installed."""

import sys
from pathlib import Path

import pytest

from desktop_app.version import VERSION
from tests.packaging.installations import Findings, clone, environment, install, probe, version
from tests.translations.catalogs import LANGUAGES, read

PYTHON = Path(sys.executable)


def sample(language: str) -> tuple[tuple[str, str, str], str]:
    """A text that the language says otherwise than English: the question to the probe, and the answer."""
    message = next(each for each in read(language) if not each.plural and each.forms != (each.source,))
    return (f"palifico_{language}", message.context, message.source), message.forms[0]


FRENCH, BON = sample("fr")
ITALIAN, BUONO = sample("it")
QTBASE = ("qtbase_fr", "QPlatformTheme", "Cancel")


def assert_complete(found: Findings, package: Path) -> None:
    assert found == Findings(package / "desktop_app" / "locator.py", LANGUAGES, [BON, BUONO, "Annuler"], has_font=True)


def site_packages(python: Path) -> Path:
    return next(python.parent.parent.rglob("site-packages"))


def test_started_in_a_fresh_clone(tmp_path: Path) -> None:
    project = clone(tmp_path / "clone")
    assert_complete(probe(PYTHON, project, FRENCH, ITALIAN, QTBASE), project)
    assert sorted(file.name for file in project.rglob("*.qm")) == ["palifico_fr.qm", "palifico_it.qm"]


def test_a_clone_installed_editable(tmp_path: Path) -> None:
    project, python = clone(tmp_path / "clone"), environment(tmp_path / "venv")
    install(python, project, editable=True)
    assert len(list(project.glob("translations/*.qm"))) == len(LANGUAGES)
    assert_complete(probe(python, tmp_path, FRENCH, ITALIAN, QTBASE), project)
    assert_complete(probe(python, project, FRENCH, ITALIAN, QTBASE), project)
    assert VERSION in version(python, tmp_path)


def test_a_wheel_installed_elsewhere(tmp_path: Path) -> None:
    project, python = clone(tmp_path / "clone"), environment(tmp_path / "venv")
    install(python, project, editable=False)
    project.rename(tmp_path / "gone")
    assert_complete(probe(python, tmp_path, FRENCH, ITALIAN, QTBASE), site_packages(python))
    assert VERSION in version(python, tmp_path)


def test_a_changed_text_is_compiled_again(tmp_path: Path) -> None:
    project = clone(tmp_path / "clone")
    probe(PYTHON, project, FRENCH)
    source = project / "translations" / "palifico_fr.ts"
    source.write_text(source.read_text("utf-8").replace(f">{BON}<", ">Autrement<"), "utf-8")
    assert probe(PYTHON, project, FRENCH).texts == ["Autrement"]


def test_where_the_clone_cannot_be_written_to_the_cache_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    project = clone(tmp_path / "clone")
    (project / "translations" / "palifico_fr.qm").mkdir()  # keeps even root from writing there
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    assert probe(PYTHON, project, FRENCH).texts == [BON]
    assert [file.name for file in (tmp_path / "cache").rglob("*.qm")] == ["palifico_fr.qm"]


def test_a_broken_source_leaves_english(tmp_path: Path) -> None:
    project = clone(tmp_path / "clone")
    (project / "translations" / "palifico_fr.ts").write_text("<TS>", "utf-8")
    assert probe(PYTHON, project, FRENCH, ITALIAN).texts == [None, BUONO]


def test_a_broken_source_leaves_the_last_good_text(tmp_path: Path) -> None:
    project = clone(tmp_path / "clone")
    probe(PYTHON, project, FRENCH)
    (project / "translations" / "palifico_fr.ts").write_text("<TS>", "utf-8")
    assert probe(PYTHON, project, FRENCH).texts == [BON]
