"""What macOS is told, and a signing script that says what it lacks."""

import plistlib
import subprocess
import sys
from pathlib import Path

import texts
from macos import plist

FOLDER = Path(plist.__file__).parent


def test_the_information_holds_languages_and_documents() -> None:
    told = plistlib.loads(plistlib.dumps(plist.information()))
    assert told["CFBundleLocalizations"] == texts.languages()
    declared = {each["UTTypeIdentifier"] for each in told["UTExportedTypeDeclarations"]}
    assert declared <= set(told["CFBundleDocumentTypes"][0]["LSItemContentTypes"])


def test_names_are_there_in_every_language(tmp_path: Path) -> None:
    resources, icon = tmp_path / "Palifico.app" / "Contents" / "Resources", tmp_path / "record.icns"
    resources.mkdir(parents=True)
    icon.write_bytes(b"icns")
    plist.localised_names(tmp_path / "Palifico.app", icon)
    kinds: set[str] = set()
    for code in texts.languages():
        names = plistlib.loads((resources / f"{code}.lproj" / "InfoPlist.strings").read_bytes())
        kinds |= set(names.values()) - {plist.APP_NAME}
    assert len(kinds) == len(texts.languages())


def test_nothing_is_entitled_but_what_ctypes_needs() -> None:
    entitled = plistlib.loads((FOLDER / "entitlements.plist").read_bytes())
    assert entitled == {"com.apple.security.cs.allow-unsigned-executable-memory": True}


def test_signing_says_what_it_lacks(tmp_path: Path) -> None:
    done = subprocess.run(["sh", str(FOLDER / "sign.sh")], cwd=tmp_path, capture_output=True, text=True, check=False)
    lacking = "dist/Palifico.app is missing" if sys.platform == "darwin" else "signing needs macOS"
    assert done.returncode == 1
    assert done.stderr.startswith(f"palifico: {lacking}")
