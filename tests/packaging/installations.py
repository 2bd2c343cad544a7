"""Copies of the project, installed in each way that people do, and what the game finds there."""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent

# Run by the interpreter of an installation: where the package is, and what it finds of texts and resources.
PROBE = """
import json, sys
from PySide6.QtCore import QTranslator
from desktop_app import locator

def said(name, context, source):
    translator, file = QTranslator(), locator.translation(name)
    return translator.translate(context, source) if file and translator.load(str(file)) else None

texts = [said(*text) for text in json.loads(sys.argv[1])]
font = locator.resource("fonts", "Cabin-Regular.otf")
print(json.dumps([locator.__file__, locator.languages(), texts, font.is_file()]))
"""


@dataclass(frozen=True)
class Findings:
    """What the probe found: the package's place, the languages, each text asked for (None without a .qm), the font."""

    package: Path
    languages: list[str]
    texts: list[str | None]
    has_font: bool


def clone(folder: Path) -> Path:
    """What git would check out, copied from here, without what is built."""
    built = shutil.ignore_patterns("*.qm", "__pycache__")
    for name in ("desktop_app", "resources", "translations", "packaging"):
        shutil.copytree(ROOT / name, folder / name, ignore=built)
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copyfile(ROOT / name, folder / name)
    return folder


def environment(folder: Path) -> Path:
    """A virtual environment that borrows this one's packages but not its palifico; its interpreter."""
    venv.create(folder, symlinks=os.name != "nt")
    paths = sysconfig.get_paths(vars={"base": str(folder), "platbase": str(folder)})
    Path(paths["purelib"], "borrowed.pth").write_text(sysconfig.get_path("purelib"), "utf-8")
    return Path(paths["scripts"], Path(sys.executable).name)


def install(python: Path, project: Path, *, editable: bool) -> None:
    """Install the project as pip does, without asking the network."""
    options = ["--quiet", "--no-index", "--no-deps", "--no-build-isolation", "--ignore-installed"]
    target = ["--editable", str(project)] if editable else [str(project)]
    _run([str(python), "-m", "pip", "--disable-pip-version-check", "install", *options, *target], project.parent)


def probe(python: Path, folder: Path, *texts: tuple[str, str, str]) -> Findings:
    """Start the probe in a folder; each text is a catalog's name, a context and a source text."""
    package, languages, found, has_font = json.loads(_run([str(python), "-c", PROBE, json.dumps(texts)], folder))
    return Findings(Path(package), languages, found, has_font)


def version(python: Path, folder: Path) -> str:
    """What the installed command palifico-cli says to --version."""
    return _run([str(python.with_name("palifico-cli")), "--version"], folder)


def _run(command: list[str], folder: Path) -> str:
    """Run a command that prints nothing on standard error; its output."""
    environ = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "COV_"))}
    done = subprocess.run(command, cwd=folder, env=environ, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout
