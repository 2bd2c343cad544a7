"""What the Windows installer and winget are told: in every language, and nothing left undefined."""

import ast
import json
import re
from pathlib import Path

import pytest
import texts
from windows import installer, resource, winget

from desktop_app.version import VERSION

SCRIPT = (Path(installer.__file__).parent / "palifico.nsi").read_text("utf-8")


def test_every_text_that_the_installer_shows_is_there_in_every_language() -> None:
    header = installer.texts()
    defined = re.findall(r"^LangString (\w+) \$\{LANG_(\w+)\} ", header, re.MULTILINE)
    used = set(re.findall(r"\$\(([A-Z]+)\)", SCRIPT))
    names = {name for name, _ in defined}
    assert names == used
    assert sorted(defined) == sorted(
        (name, installer.nsis_language(code).upper()) for name in names for code in texts.languages()
    )


def test_no_text_ends_the_installers_own_quotation() -> None:
    for line in installer.texts().splitlines():
        assert line.replace('$\\"', "").count('"') == 2


def test_games_are_kept_unless_somebody_says_otherwise() -> None:
    """A silent removal, as an upgrade makes, must not ask and must not remove."""
    question = next(line for line in SCRIPT.splitlines() if "$(GAMES)" in line)
    assert "/SD IDNO" in question
    assert "MB_DEFBUTTON2" in question


def test_the_version_resource_is_an_expression() -> None:
    tree = ast.parse(resource.version_resource(VERSION), mode="eval")
    assert isinstance(tree.body, ast.Call)
    assert resource.version_resource(VERSION).count(repr(VERSION)) == 6


@pytest.mark.parametrize("version", ["1.2", "1.2.3.4", "1.2.x"])
def test_a_version_of_another_form_is_refused(version: str) -> None:
    with pytest.raises(ValueError, match=r"unpack|invalid literal"):
        resource.numbers(version)


def test_winget_is_told_of_one_installer_and_every_language() -> None:
    files = winget.manifests("ab" * 32)
    kinds = [fields["ManifestType"] for fields in files.values()]
    assert sorted(map(str, kinds)) == ["defaultLocale", "installer", "locale", "locale", "version"]
    assert {f"{winget.PACKAGE}.locale.{locale}.yaml" for locale in ("en-US", "fr-FR", "it-IT")} < set(files)
    told = json.dumps(files)
    assert f"v{VERSION}/Palifico-{VERSION}-setup.exe" in told
    assert "AB" * 32 in told
