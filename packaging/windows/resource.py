"""The version resource of the Windows programs: what Explorer shows under Details."""

# Windows' numbers of the languages (English, French, Italian) and of the encoding of their texts.
_LANGUAGES, _UNICODE = (0x0409, 0x040C, 0x0410), 1200


def numbers(version: str) -> tuple[int, int, int, int]:
    """The four numbers that Windows wants of a version such as "1.2.3"; raises ValueError for another form."""
    major, minor, patch = (int(part) for part in version.split("."))
    return major, minor, patch, 0


def version_resource(version: str) -> str:
    """The resource in the form that PyInstaller reads, an expression of its own classes."""
    texts = {
        "CompanyName": "Palifico",
        "FileDescription": "Palifico",
        "FileVersion": version,
        "InternalName": "palifico",
        "LegalCopyright": "MIT",
        "OriginalFilename": "palifico.exe",
        "ProductName": "Palifico",
        "ProductVersion": version,
    }
    strings = ", ".join(f"StringStruct({name!r}, {text!r})" for name, text in texts.items())
    tables = ", ".join(f"StringTable('{language:04X}{_UNICODE:04X}', [{strings}])" for language in _LANGUAGES)
    pairs = [number for language in _LANGUAGES for number in (language, _UNICODE)]
    fixed = f"FixedFileInfo(filevers={numbers(version)}, prodvers={numbers(version)})"
    kids = f"[StringFileInfo([{tables}]), VarFileInfo([VarStruct('Translation', {pairs})])]"
    return f"VSVersionInfo(ffi={fixed}, kids={kids})\n"
