"""What the build adds: translations compiled to .qm, and with them and the resources a package that stands alone."""

import importlib
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKED = "desktop_app/_data"


class Translations(BuildHookInterface[BuilderConfig]):
    """Compiles every translation; one with an unfinished entry stops the build.

    A wheel carries .qm files and resources in desktop_app/_data. An editable install keeps them in the clone, and a
    source distribution where they are.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it packs; version is "standard" or "editable"."""
        root = Path(self.root)
        sys.path.insert(0, self.root)  # the build runs apart from the project it builds
        catalogs = importlib.import_module("desktop_app.catalogs")
        for source in sorted((root / "translations").glob("*.ts")):
            compiled = source.with_suffix(".qm")
            catalogs.compile_catalog(source, compiled, complete=True)
            if version == "standard":
                place = "translations" if self.target_name == "sdist" else f"{PACKED}/translations"
                build_data["force_include"][str(compiled)] = f"{place}/{compiled.name}"
        if version == "standard" and self.target_name == "wheel":
            for folder in (root / "resources").iterdir():
                if folder.name != "screenshots":  # for the README alone
                    build_data["force_include"][str(folder)] = f"{PACKED}/resources/{folder.name}"
