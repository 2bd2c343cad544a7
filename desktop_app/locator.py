"""Where resources and translations lie: the one place that knows.

Installed from a wheel or frozen into a bundle they lie inside the package, in _data. In a clone, installed editable or
just started there, they lie beside it; its .qm files are compiled here when they are missing or older than the .ts.
"""

from pathlib import Path

from desktop_app import catalogs

_PACKAGE = Path(__file__).resolve().parent
_PACKED = _PACKAGE / "_data"


def _home() -> Path:
    """The folder that holds resources and translations."""
    return _PACKED if _PACKED.is_dir() else _PACKAGE.parent


def resource(*parts: str) -> Path:
    """The path of a file of resources, as in ("fonts", "Cabin-Regular.otf"); it need not exist."""
    return _home().joinpath("resources", *parts)


def translation(name: str) -> Path | None:
    """The compiled translation of that name, as "palifico_fr" or Qt's own "qtbase_fr"; None where there is none."""
    source = _home() / "translations" / f"{name}.ts"
    if source.is_file():
        return _compiled(source)
    for folder in (source.parent, *_qt_translations()):
        file = folder / f"{name}.qm"
        if file.is_file():
            return file
    return None


def languages() -> list[str]:
    """The codes of the languages that the game speaks, as "en", "fr", "it", in alphabetical order."""
    prefix = "palifico_"
    folder = _home() / "translations"
    return sorted({file.stem.removeprefix(prefix) for file in folder.glob(f"{prefix}??.*")})


def _qt_translations() -> list[Path]:
    """Where the wheels of PySide6 keep Qt's own translations: with Linux and macOS, and with Windows."""
    folder = catalogs.qt_folder()
    return [folder / "Qt" / "translations", folder / "translations"] if folder else []


def _compiled(source: Path) -> Path | None:
    """The clone's .qm, compiled first where it is missing or old; an old one, or None, where that fails."""
    places = (source.with_suffix(".qm"), catalogs.cache_folder() / f"{source.stem}.qm")
    for file in places:
        if not catalogs.is_stale(source, file):
            return file
    for file in places:
        try:
            catalogs.compile_catalog(source, file, complete=False)
        except catalogs.CatalogError:
            continue
        return file
    return next((file for file in places if file.is_file()), None)
