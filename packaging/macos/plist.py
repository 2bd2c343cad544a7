"""What macOS is told of the program: names, languages, the kind of document that it opens."""

import plistlib
import shutil
from pathlib import Path
from typing import Any

from texts import in_all, languages

from desktop_app.ui.storefront import kind_of_record
from desktop_app.version import IDENTIFIER

APP_NAME = "Palifico"
RECORD_TYPE = f"{IDENTIFIER}.record"
#: The least macOS that Qt 6.11 and NumPy's wheels run on.
_LEAST_MACOS = "13.0"
_RECORD_ICON = "record.icns"


def information() -> dict[str, Any]:
    """The entries of Info.plist beside those that PyInstaller writes."""
    return {
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": languages(),
        "CFBundleDisplayName": APP_NAME,
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": _LEAST_MACOS,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "MIT",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": kind_of_record(),
                "CFBundleTypeIconFile": _RECORD_ICON,
                "CFBundleTypeRole": "Editor",
                # Other programs' .json stays theirs; the game is offered for it.
                "LSHandlerRank": "Alternate",
                "LSItemContentTypes": [RECORD_TYPE, "public.json"],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": RECORD_TYPE,
                "UTTypeDescription": kind_of_record(),
                "UTTypeConformsTo": ["public.json"],
                "UTTypeIconFile": _RECORD_ICON,
                "UTTypeTagSpecification": {"public.filename-extension": ["palifico.json", "jsonl"]},
            }
        ],
    }


def localised_names(app: Path, record_icon: Path) -> None:
    """Add to a bundle the names of program and documents in every language, and the picture of a record."""
    resources = app / "Contents" / "Resources"
    shutil.copyfile(record_icon, resources / _RECORD_ICON)
    source = kind_of_record()
    for language, kind in in_all(kind_of_record).items():
        folder = resources / f"{language}.lproj"
        folder.mkdir(parents=True, exist_ok=True)
        names = {"CFBundleName": APP_NAME, "CFBundleDisplayName": APP_NAME, source: kind}
        (folder / "InfoPlist.strings").write_bytes(plistlib.dumps(names))
