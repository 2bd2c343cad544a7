"""The sounds of the game, by name."""

from enum import Enum


class Sound(Enum):
    """What can be heard; the value is the name of its file."""

    SHAKE = "shake"
    LAND = "land"
    BID = "bid"
    CHALLENGE = "challenge"
    EXACT = "exact"
    LIFT = "lift"
    TICK = "tick"
    DIE_LOST = "die_lost"
    DIE_BACK = "die_back"
    WIN = "win"
    LOSS = "loss"
    PALIFICO = "palifico"
    GAME_WON = "game_won"
    GAME_LOST = "game_lost"
