"""Writes the winget manifests of a release: python packaging/windows/winget.py, after installer.py.

The three files go to dist/winget, from where they are offered to microsoft/winget-pkgs.
"""

import json
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path[:0] = [str(ROOT), str(HERE.parent)]  # started as a script, from wherever

import archive
from linux.entries import HOMEPAGE
from PySide6.QtCore import QLocale
from texts import SOURCE, in_all

from desktop_app.ui import storefront
from desktop_app.version import VERSION

PACKAGE = "Palifico.Palifico"
_SCHEMA = "1.9.0"

Fields = dict[str, object]


def manifests(sha256: str) -> dict[str, Fields]:
    """The manifests by file name; the hash is that of the installer."""
    common: Fields = {"PackageIdentifier": PACKAGE, "PackageVersion": VERSION}
    files: dict[str, Fields] = {
        f"{PACKAGE}.yaml": {**common, "DefaultLocale": _locale(SOURCE), **_kind("version")},
        f"{PACKAGE}.installer.yaml": {
            **common,
            "Platform": ["Windows.Desktop"],
            "MinimumOSVersion": "10.0.17763.0",
            "InstallerType": "nullsoft",
            "Scope": "user",
            "UpgradeBehavior": "install",
            "FileExtensions": ["json", "jsonl"],
            "Installers": [
                {
                    "Architecture": "x64",
                    "InstallerUrl": f"{HOMEPAGE}/releases/download/v{VERSION}/Palifico-{VERSION}-setup.exe",
                    "InstallerSha256": sha256.upper(),
                }
            ],
            **_kind("installer"),
        },
    }
    summaries, paragraphs = in_all(storefront.summary), in_all(storefront.description)
    for code, summary in summaries.items():
        locale = _locale(code)
        files[f"{PACKAGE}.locale.{locale}.yaml"] = {
            **common,
            "PackageLocale": locale,
            "Publisher": "Palifico",
            "PackageName": "Palifico",
            "PackageUrl": HOMEPAGE,
            "License": "MIT",
            "ShortDescription": summary,
            "Description": " ".join(paragraphs[code]),
            **_kind("defaultLocale" if code == SOURCE else "locale"),
        }
    return files


def _locale(code: str) -> str:
    """A language where most speak it, as "fr-FR"."""
    return QLocale(code).name().replace("_", "-")


def _kind(name: str) -> Fields:
    return {"ManifestType": name, "ManifestVersion": _SCHEMA}


def main() -> int:
    """Write them; the exit status."""
    installer = ROOT / "dist" / f"Palifico-{VERSION}-setup.exe"
    if not installer.is_file():
        sys.exit(f"{installer} is missing: run python packaging/windows/installer.py first")
    folder = ROOT / "dist" / "winget"
    folder.mkdir(exist_ok=True)
    for name, fields in manifests(archive.checksum(installer)).items():
        # JSON is YAML too, and needs no rules of quoting.
        lines = [f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in fields.items()]
        (folder / name).write_text("\n".join([*lines, ""]), "utf-8", newline="\n")
    print(folder.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
