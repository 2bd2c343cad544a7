"""What a Linux desktop reads of the program: menu entry, shop page, file type, manual; all from the translations."""

import re
import sys
from datetime import UTC, date, datetime
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path[:0] = [str(ROOT), str(HERE.parent)]  # started as a script, from wherever

from texts import SOURCE, in_all, xml

from desktop_app.ui import storefront
from desktop_app.version import IDENTIFIER, VERSION

MIME_TYPE = "application/vnd.liars-dice-record+json"
HOMEPAGE = "https://github.com/palifico/palifico"
_ICON = MIME_TYPE.replace("/", "-")
_RELEASE = re.compile(r"^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d{2}-\d{2})$", re.MULTILINE)


def desktop_entry() -> str:
    """The menu entry, in the form of freedesktop.org's Desktop Entry Specification."""
    lines = ["[Desktop Entry]", "Type=Application", "Name=Palifico"]
    lines += _keys("GenericName", in_all(storefront.kind_of_program))
    lines += _keys("Comment", in_all(storefront.summary))
    lines += _keys("Keywords", {code: ";".join([*words, ""]) for code, words in in_all(storefront.keywords).items()})
    lines += ["Exec=palifico %f", "Icon=palifico", "Terminal=false", "StartupNotify=true", "StartupWMClass=palifico"]
    lines += ["Categories=Game;BoardGame;", f"MimeType={MIME_TYPE};application/json;", ""]
    return "\n".join(lines)


def _keys(key: str, said: dict[str, str]) -> list[str]:
    return [f"{key}={text}" if code == SOURCE else f"{key}[{code}]={text}" for code, text in said.items()]


def metainfo(changelog: str, today: date) -> str:
    """The shop page, in the form of AppStream; its releases are those of CHANGELOG.md, or this version as of today."""
    releases = _RELEASE.findall(changelog) or [(VERSION, today.isoformat())]
    parts = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<component type="desktop-application">',
        f"  <id>{IDENTIFIER}</id>",
        "  <name>Palifico</name>",
        *(f"  {line}" for line in _elements("summary", in_all(storefront.summary))),
        "  <metadata_license>CC0-1.0</metadata_license>",
        "  <project_license>MIT</project_license>",
        f'  <developer id="{IDENTIFIER.rsplit(".", 1)[0]}"><name>Palifico</name></developer>',
        f'  <url type="homepage">{HOMEPAGE}</url>',
        f'  <url type="bugtracker">{HOMEPAGE}/issues</url>',
        f'  <launchable type="desktop-id">{IDENTIFIER}.desktop</launchable>',
        *_description(),
        *_screenshots(),
        "  <categories><category>Game</category><category>BoardGame</category></categories>",
        "  <provides>",
        "    <binary>palifico</binary>",
        "    <binary>palifico-cli</binary>",
        f"    <mediatype>{MIME_TYPE}</mediatype>",
        "  </provides>",
        '  <requires><display_length compare="ge">1024</display_length></requires>',
        "  <supports><control>pointing</control><control>keyboard</control></supports>",
        '  <content_rating type="oars-1.1"/>',
        "  <releases>",
        *(f'    <release version="{version}" date="{day}"/>' for version, day in releases),
        "  </releases>",
        "</component>",
        "",
    ]
    return "\n".join(parts)


def _elements(tag: str, said: dict[str, str]) -> list[str]:
    return [
        f"<{tag}>{xml(text)}</{tag}>" if code == SOURCE else f'<{tag} xml:lang="{code}">{xml(text)}</{tag}>'
        for code, text in said.items()
    ]


def _description() -> list[str]:
    paragraphs = in_all(storefront.description)
    features = in_all(storefront.features)
    lines = ["  <description>"]
    for number in range(len(paragraphs[SOURCE])):
        lines += [f"    {line}" for line in _elements("p", {code: said[number] for code, said in paragraphs.items()})]
    lines.append("    <ul>")
    for number in range(len(features[SOURCE])):
        lines += [f"      {line}" for line in _elements("li", {code: said[number] for code, said in features.items()})]
    return [*lines, "    </ul>", "  </description>"]


def _screenshots() -> list[str]:
    lines = ["  <screenshots>"]
    captions = in_all(storefront.captions)
    for number, name in enumerate(captions[SOURCE]):
        kind = ' type="default"' if number == 0 else ""
        lines.append(f"    <screenshot{kind}>")
        lines += [
            f"      {line}" for line in _elements("caption", {code: said[name] for code, said in captions.items()})
        ]
        lines += [f"      <image>{HOMEPAGE}/raw/v{VERSION}/resources/screenshots/{name}</image>", "    </screenshot>"]
    return [*lines, "  </screenshots>"]


def mime_info() -> str:
    """The kind of file that a record is, in the form of freedesktop.org's shared MIME-info database."""
    comments = "\n".join(f"    {line}" for line in _elements("comment", in_all(storefront.kind_of_record)))
    return f"""\
<?xml version="1.0" encoding="UTF-8"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
  <mime-type type="{MIME_TYPE}">
{comments}
    <sub-class-of type="application/json"/>
    <icon name="{_ICON}"/>
    <magic priority="60">
      <match type="string" value="liars-dice-record" offset="0:64"/>
    </magic>
    <glob pattern="*.palifico.json"/>
    <glob pattern="*.palifico.jsonl"/>
  </mime-type>
</mime-info>
"""


def manuals(today: date) -> dict[str, str]:
    """The manual page of each language, in the man macros."""
    pages: dict[str, str] = {}
    prose, summaries = in_all(storefront.manual), in_all(storefront.summary)
    for code, said in prose.items():
        lines = [
            f'.TH PALIFICO 6 "{today.isoformat()}" "palifico {VERSION}"',
            f".SH {roff(said['NAME'])}",
            f"palifico, palifico\\-cli \\- {roff(summaries[code])}",
            f".SH {roff(said['SYNOPSIS'])}",
            ".B palifico",
            f".RI [ {roff(said['FILE'])} ]",
            ".br",
            ".B palifico\\-cli",
            ".RI [ --help ]",
            f".SH {roff(said['DESCRIPTION'])}",
            roff(said["window"]),
            ".PP",
            roff(said["commands"]),
            ".PP",
            roff(said["more"]),
            f".SH {roff(said['FILES'])}",
            roff(said["files"]),
            ".TP",
            ".I ~/.config/palifico/",
            ".TP",
            ".I ~/.local/share/palifico/",
            "",
        ]
        pages[code] = "\n".join(lines)
    return pages


def roff(text: str) -> str:
    """Text as roff reads it: nothing in it is a command or a sign of its own."""
    escaped = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{escaped}" if escaped.startswith((".", "'")) else escaped


def write(folder: Path, day: date) -> None:
    """Put everything below a folder, where a system looks for it: share/applications and so on."""
    share = folder / "share"
    texts = {
        share / "applications" / f"{IDENTIFIER}.desktop": desktop_entry(),
        share / "metainfo" / f"{IDENTIFIER}.metainfo.xml": metainfo((ROOT / "CHANGELOG.md").read_text("utf-8"), day),
        share / "mime" / "packages" / "palifico.xml": mime_info(),
    }
    for code, page in manuals(day).items():
        place = share / "man" / ("" if code == SOURCE else code) / "man6"
        texts[place / "palifico.6"] = page
    for file, text in texts.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8", newline="\n")


def place_icons(icons: Path, folder: Path) -> None:
    """Put the icons that icons.py drew into the icon theme below a folder's share/."""
    for file in sorted(icons.glob("*.png")):
        name, size = file.stem.split("-")
        kind, target = ("apps", "palifico") if name == "palifico" else ("mimetypes", _ICON)
        place = folder / "share" / "icons" / "hicolor" / f"{size}x{size}" / kind
        place.mkdir(parents=True, exist_ok=True)
        (place / f"{target}.png").write_bytes(file.read_bytes())


def day_of(seconds: int) -> date:
    """The day of a moment, in UTC."""
    return datetime.fromtimestamp(seconds, UTC).date()
