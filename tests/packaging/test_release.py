"""The release: pinned actions, least permissions, notes, licences, and wheels of every dependency on every system."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import licences
import notes
import pytest

ROOT = Path(__file__).resolve().parents[2]
WORKFLOW = (ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
#: Each system with one of our Pythons, and what its wheels call it.
SYSTEMS = {
    "3.11": ["manylinux_2_34_x86_64", "manylinux_2_28_x86_64", "manylinux_2_17_x86_64", "manylinux2014_x86_64"],
    "3.12": ["win_amd64"],
    "3.13": ["macosx_13_0_arm64", "macosx_11_0_arm64", "macosx_13_0_universal2", "macosx_11_0_universal2"],
}


def test_actions_are_pinned_to_what_they_are() -> None:
    used = re.findall(r"uses: (\S+)(.*)", WORKFLOW)
    assert used
    for action, comment in used:
        assert re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", action)
        assert re.search(r"# v\d", comment)


def test_only_the_last_job_may_write() -> None:
    assert re.search(r"^permissions: \{\}$", WORKFLOW, re.MULTILINE)
    jobs = re.split(r"^  (?=\w+:$)", WORKFLOW.split("\njobs:\n")[1], flags=re.MULTILINE)[1:]
    rights = {
        job.split(":")[0]: re.findall(r"^      (\w+: \w+)$", job.split("steps:")[0], re.MULTILINE) for job in jobs
    }
    assert rights["release"] == ["contents: write"]
    assert all("contents: read" in rights[job] and "write" not in str(rights[job]) for job in ("tests", "build"))


def test_the_notes_are_those_of_the_version() -> None:
    changelog = "# Changelog\n\n## [1.1.0] - 2027-02-01\n\n- Two\n\n## [1.0.0] - 2027-01-01\n\n- One\n"
    assert notes.notes("1.0.0", changelog) == "- One\n"
    assert notes.notes("1.1.0", changelog) == "- Two\n"
    with pytest.raises(LookupError, match=r"9\.9\.9"):
        notes.notes("9.9.9", changelog)


def test_every_package_that_is_shipped_has_its_licence_in_the_file() -> None:
    told = licences.FILE.read_text("utf-8")
    shipped = [package for package in licences.needed() if licences.key_of(package.name) not in licences.QT]
    assert [package.name for package in shipped if f"\n{package.name}: " not in told] == []
    for text in ("GNU LESSER GENERAL PUBLIC LICENSE", "PYTHON SOFTWARE FOUNDATION LICENSE", "SIL OPEN FONT LICENSE"):
        assert text in told


@pytest.mark.parametrize("python", SYSTEMS)
def test_every_dependency_has_a_wheel(tmp_path: Path, python: str) -> None:
    """Asks the package index, as the installation does; nothing is downloaded but what describes the packages."""
    report = tmp_path / "report.json"
    needed = [text.split(";")[0] for text in PROJECT["dependencies"]]
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--dry-run"]
    command += ["--ignore-installed", "--only-binary=:all:", "--python-version", python]
    command += [f"--platform={platform}" for platform in SYSTEMS[python]]
    command += ["--target", str(tmp_path / "target"), "--report", str(report), *needed]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found = {item["metadata"]["name"].lower() for item in json.loads(report.read_text("utf-8"))["install"]}
    assert {re.split(r"[<>=]", text)[0].lower().replace("_", "-") for text in needed} <= {
        name.replace("_", "-") for name in found
    }
