"""What Linux desktops read: well formed, and in every language."""

import subprocess
import xml.etree.ElementTree as ET
from datetime import date
from pathlib import Path

import pytest
import texts
from linux import appimage, deb, entries

from desktop_app.version import IDENTIFIER, VERSION

DAY = date(2026, 11, 30)
OTHERS = [code for code in texts.languages() if code != texts.SOURCE]
LANG = "{http://www.w3.org/XML/1998/namespace}lang"


def languages_of(root: ET.Element, tag: str) -> list[str]:
    return [element.get(LANG, texts.SOURCE) for element in root.iter(tag)]


def test_the_menu_entry() -> None:
    head, *lines = entries.desktop_entry().splitlines()
    assert head == "[Desktop Entry]"
    entry = dict(line.split("=", 1) for line in lines)
    assert len(entry) == len(lines)
    for key in ("GenericName", "Comment", "Keywords"):
        said = [entry[key], *(entry[f"{key}[{code}]"] for code in OTHERS)]
        assert len(set(said)) == len(said)
    assert entry["Keywords"].endswith(";")
    assert entry["MimeType"].split(";")[0] == entries.MIME_TYPE
    assert entry["Exec"] == "palifico %f"


def test_the_shop_page() -> None:
    root = ET.fromstring(entries.metainfo("", DAY))
    assert languages_of(root, "summary") == texts.languages()
    for tag in ("p", "li", "caption"):
        said = languages_of(root, tag)
        assert {said.count(code) for code in texts.languages()} == {len(said) // len(texts.languages())}
    assert [(each.get("version"), each.get("date")) for each in root.iter("release")] == [(VERSION, "2026-11-30")]
    shown = {(image.text or "").rsplit("/", 1)[1] for image in root.iter("image")}
    folder = Path(__file__).resolve().parents[2] / "resources" / "screenshots"
    assert shown <= {file.name for file in folder.iterdir()}
    summaries = [element.text or "" for element in root.iter("summary")]
    assert all(not text.endswith(".") for text in summaries)


def test_releases_are_those_of_the_changelog() -> None:
    changelog = "## [Unreleased]\n\n## [1.1.0] - 2027-02-01\n\n- x\n\n## [1.0.0] - 2027-01-01\n"
    root = ET.fromstring(entries.metainfo(changelog, DAY))
    assert [each.get("version") for each in root.iter("release")] == ["1.1.0", "1.0.0"]


def test_the_kind_of_file() -> None:
    root = ET.fromstring(entries.mime_info())
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    assert [kind.get("type") for kind in root] == [entries.MIME_TYPE]
    assert languages_of(root, f"{space}comment") == texts.languages()


def test_the_manuals(tmp_path: Path) -> None:
    pages = entries.manuals(DAY)
    assert list(pages) == texts.languages()
    assert len(set(pages.values())) == len(pages)
    for page in pages.values():
        # A line that begins with a dot or an apostrophe is a command: all of them are known ones.
        commands = {line.split()[0] for line in page.splitlines() if line.startswith((".", "'"))}
        assert commands <= {".TH", ".SH", ".B", ".RI", ".br", ".PP", ".TP", ".I"}
        assert VERSION in page.splitlines()[0]


def test_an_appdir_starts_what_lies_in_it(tmp_path: Path) -> None:
    bundle, icons, place = tmp_path / "bundle", tmp_path / "icons", tmp_path / "AppDir"
    bundle.mkdir()
    icons.mkdir()
    for name in ("palifico", "palifico-cli"):
        (bundle / name).write_text(f'#!/bin/sh\necho {name} "$@"\n', "utf-8")
        (bundle / name).chmod(0o755)
    for name in ("palifico-256", "record-256"):
        (icons / f"{name}.png").write_bytes(b"png")
    appimage.lay_out(place, bundle, icons, 0)
    said = subprocess.run([str(place / "AppRun"), "a b"], capture_output=True, text=True, check=True)
    assert said.stdout == "palifico a b\n"
    for name in (f"{IDENTIFIER}.desktop", "palifico.png", ".DirIcon"):
        assert (place / name).resolve().is_file()


@pytest.mark.parametrize("text", [".start", "'start", "back\\slash", "a-b"])
def test_no_text_is_a_command_of_the_manual(text: str) -> None:
    line = entries.roff(text)
    assert not line.startswith((".", "'"))
    assert line.removeprefix("\\&").replace("\\e", "\\").replace("\\-", "-") == text


def test_the_package_names_every_work_and_its_licence() -> None:
    told = deb.copyright_text()
    for name in ("numpy: ", "Cabin: OFL-1.1", "Qt, PySide6-Essentials, shiboken6: LGPL-3.0-only", "Python: PSF-2.0"):
        assert f"\n {name}" in told
    # A line of text begins with a space, an empty one is a dot: else the file cannot be read by machines.
    body = told.split("License: MIT\n")[1].split("\n\n")[0]
    assert all(line.startswith(" ") for line in body.splitlines())


def test_the_package_depends_on_what_the_bundle_leaves_out(tmp_path: Path) -> None:
    told = deb.control(tmp_path)
    assert all(f"{name}" in told.split("Depends: ")[1].split("\n")[0] for name in ("libgl1", "libegl1", "libxcb1"))
    assert f"Version: {VERSION}\n" in told
