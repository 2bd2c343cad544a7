"""The randomness of one question to a player: its own generator, derived from numbers that a record also holds."""

import hashlib
import random


def question_rng(seed: int, round_number: int, action_number: int) -> random.Random:
    """The generator for the player who is asked to act as number `action_number` of a round, both counted from 0.

    It is seeded with SHA-256("question|SEED|ROUND|ACTION"), so nothing has to be kept: the same seed gives the same
    game, and a game that is read back from its record goes on as it would have gone.
    """
    digest = hashlib.sha256(f"question|{seed}|{round_number}|{action_number}".encode()).digest()
    return random.Random(int.from_bytes(digest))
