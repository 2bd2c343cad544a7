"""What a system refuses is told in a sentence, never in the system's own words."""

import errno
import os

import pytest

from desktop_app.library.refused import refused_told

SENTENCES = {
    errno.ENOENT: "it is not there.",
    errno.ENOTDIR: "its folder is not there.",
    errno.EISDIR: "it is a folder.",
    errno.EEXIST: "something that is no file has that name.",
    errno.ENAMETOOLONG: "its name is too long.",
    errno.ENOSPC: "the disk is full.",
    errno.EFBIG: "the disk is full.",
    errno.EACCES: "that is not allowed here.",
    errno.EROFS: "that is not allowed here.",
    errno.EIO: "the system refuses (EIO).",
}


@pytest.mark.parametrize(("number", "sentence"), SENTENCES.items(), ids=errno.errorcode.get)
def test_each_reason_has_a_sentence(number: int, sentence: str) -> None:
    assert refused_told(OSError(number, os.strerror(number))) == sentence


def test_an_error_without_a_number_is_named() -> None:
    assert refused_told(TimeoutError()) == "the system refuses (TimeoutError)."
