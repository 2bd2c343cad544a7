"""One thing to tell: its picture, its words in the language of the moment, and what comes with it."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from desktop_app.ui.labels import Ink
from desktop_app.ui.painting.icons import Icon


class NoticeWords(NamedTuple):
    """What a notice says; `kept` names the file that comes with it, `go_on` is the button that closes it."""

    title: str
    text: str
    kept: str
    go_on: str


@dataclass(frozen=True)
class Notice:
    """`key` tells notices apart: of two with the same key one is enough.

    The folder of `file` can be shown and `details` copied, where there are any; the file may be a folder itself.
    """

    key: str
    icon: Icon
    color: Ink
    words: Callable[[], NoticeWords]
    file: Path | None = None
    details: Callable[[], str] | None = None
    is_folder: bool = False
