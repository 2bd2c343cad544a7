"""Bots are kept as a text; what cannot be one is left out."""

import pytest

from desktop_app.match.bot_list import LONGEST_COMMAND, MOST_BOTS, is_bot, read, written
from desktop_app.match.bots import Bot

ADA, BO = Bot("Ada", "ada --fast", 2), Bot("Bo", "'/my bots/bo'", 60)


def test_what_is_written_is_read() -> None:
    assert read(written([ADA, BO])) == (ADA, BO)


@pytest.mark.parametrize("text", ["", "nonsense", "{}", "[1]", '[{"name": "Ada"}]', "[" * 100_000])
def test_damage_is_no_bots(text: str) -> None:
    assert read(text) == ()


WRONG = [
    Bot("", "ada"),
    Bot("x" * 25, "ada"),
    Bot(" Ada", "ada"),
    Bot("Ada", ""),
    Bot("Ada", "'ada"),
    Bot("Ada", "x" * (LONGEST_COMMAND + 1)),
    Bot("Ada", "ada", 0),
    Bot("Ada", "ada", 61),
]


@pytest.mark.parametrize("bot", WRONG, ids=range(len(WRONG)))
def test_a_bot_that_cannot_be_is_left_out(bot: Bot) -> None:
    assert not is_bot(bot)
    assert read(written([bot, BO])) == (BO,)


def test_names_are_told_apart_and_there_are_not_too_many() -> None:
    assert read(written([ADA, Bot("ADA", "other"), BO])) == (ADA, BO)
    assert len(read(written([Bot(f"Bot {number}", "bot") for number in range(100)]))) == MOST_BOTS
