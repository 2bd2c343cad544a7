"""The bots that a person has added, kept as a text in the settings."""

from collections.abc import Sequence

import msgspec

from desktop_app.match.bot_process import BotError, split
from desktop_app.match.bots import Bot
from desktop_app.match.names import MAX_NAME, tidy_name

MOST_BOTS = 20
LONGEST_COMMAND = 500
SECONDS = range(1, 61)
"""The times for a move that can be chosen."""


def written(bots: Sequence[Bot]) -> str:
    """The bots as a text."""
    return msgspec.json.encode(list(bots)).decode()


def read(text: str) -> tuple[Bot, ...]:
    """The bots that a text holds, but for those that cannot be."""
    try:
        bots = msgspec.json.decode(text, type=list[Bot])
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return ()
    named = {bot.name.casefold(): bot for bot in reversed(bots[:MOST_BOTS]) if is_bot(bot)}
    return tuple(reversed(named.values()))


def is_bot(bot: Bot) -> bool:
    """Whether a bot could have been added: its name is tidy, its command can be read, its time can be chosen."""
    if not 0 < len(bot.name) <= MAX_NAME or bot.name != tidy_name(bot.name) or len(bot.command) > LONGEST_COMMAND:
        return False
    try:
        return bool(split(bot.command)) and SECONDS[0] <= bot.seconds <= SECONDS[-1]
    except BotError:
        return False
