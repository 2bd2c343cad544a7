"""Brings translations/ up to date with the texts of desktop_app/, and compiles them.

    python packaging/translations.py            update every .ts from the source, fill in English, compile
    python packaging/translations.py --add de   begin another language as well
    python packaging/translations.py --check    change nothing; exit 1 where a .ts is out of date or unfinished

What lupdate finds odd is an error: it loses such texts.
"""

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # started as a script, from wherever

from desktop_app.catalogs import CatalogError, compile_catalog, qt_tool

FOLDER = ROOT / "translations"


def catalog(language: str, folder: Path = FOLDER) -> Path:
    """The .ts of a language, a code such as "fr"."""
    return folder / f"palifico_{language}.ts"


def languages() -> list[str]:
    """The codes of the languages there are."""
    return sorted(file.stem.removeprefix("palifico_") for file in FOLDER.glob("palifico_*.ts"))


def update(language: str, folder: Path = FOLDER) -> None:
    """Run lupdate on one .ts: new texts come in, unused ones go. Raises CatalogError."""
    file = catalog(language, folder)
    # A folder without -extensions finds no .py; line numbers would fill every change with noise.
    options = ["-extensions", "py,ui", "-locations", "none", "-no-obsolete"]
    options += ["-source-language", "en", "-target-language", language]
    command = [str(qt_tool("lupdate")), "-silent", *options, "desktop_app", "-ts", str(file)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode != 0 or done.stderr.strip():
        raise CatalogError(f"lupdate, {file.name}: {done.stderr.strip()}")


def fill_english() -> None:
    """English is its own translation: but for plurals, whose forms are for people to write."""
    file = catalog("en")
    text = file.read_text("utf-8")
    entry = re.compile(
        r"(<source>([^<]*)</source>(?:(?!</message>).)*?)<translation[^>]*>[^<]*</translation>", re.DOTALL
    )
    file.write_text(entry.sub(r"\1<translation>\2</translation>", text), "utf-8", newline="\n")


def check() -> list[str]:
    """What is wrong, a sentence each: texts that a language lacks, no longer needs, or has not translated."""
    faults: list[str] = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for language in languages():
            original, copy = catalog(language), catalog(language, folder)
            shutil.copyfile(original, copy)
            update(language, folder)
            if copy.read_bytes() != original.read_bytes():
                faults.append(f"{original.name} is out of date: run python packaging/translations.py")
            try:
                compile_catalog(original, copy.with_suffix(".qm"), complete=True)
            except CatalogError as error:
                faults.append(str(error))
    return faults


def main() -> int:
    """Do what the arguments say; the exit status."""
    parser = argparse.ArgumentParser(description="Update and compile the translations.")
    parser.add_argument("--check", action="store_true", help="change nothing; exit 1 where something is to be done")
    parser.add_argument("--add", metavar="LANGUAGE", help="begin another language, by its code, such as de")
    arguments = parser.parse_args()
    if arguments.check:
        faults = check()
        print("\n".join(faults) or f"translations: {', '.join(languages())} are complete")
        return 1 if faults else 0
    added: list[str] = [arguments.add] if arguments.add else []
    for language in sorted({*languages(), *added}):
        update(language)
    fill_english()
    for language in languages():
        file = catalog(language)
        compile_catalog(file, file.with_suffix(".qm"), complete=False)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except CatalogError as problem:
        sys.exit(str(problem))
