"""Fair dice, against a second implementation of ten lines, and against numbers that were computed elsewhere."""

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given, strategies

from desktop_app.engine.dice import MAX_PHRASE, SECRET_BYTES, FairDice, normal_phrase, seal_of

SECRETS = strategies.binary(min_size=SECRET_BYTES, max_size=SECRET_BYTES)
PHRASES = strategies.text(strategies.characters(exclude_categories=["Cs"]), max_size=60).map(normal_phrase)


def stream(secret: bytes, phrase: str, purpose: str) -> list[int]:
    """The bytes of the blocks 0 to 9, as "Fair dice" says."""
    messages = [f"{phrase}|{purpose}|{block}".encode() for block in range(10)]
    return [byte for message in messages for byte in hmac.new(secret, message, hashlib.sha256).digest()]


def dice_of(secret: bytes, phrase: str, number: int, counts: list[int]) -> tuple[tuple[int, ...], ...]:
    dice = [byte % 6 + 1 for byte in stream(secret, phrase, str(number)) if byte < 252]
    starts = [sum(counts[:seat]) for seat in range(len(counts))]
    return tuple(tuple(sorted(dice[start : start + held])) for start, held in zip(starts, counts, strict=True))


@given(SECRETS, PHRASES, strategies.integers(0, 10_000), strategies.lists(strategies.integers(0, 6), max_size=6))
def test_every_die_can_be_computed_again(secret: bytes, phrase: str, number: int, counts: list[int]) -> None:
    assert FairDice(secret, phrase).roll(number, counts) == dice_of(secret, phrase, number, counts)


@given(SECRETS, PHRASES, strategies.integers(2, 6))
def test_the_first_opener_can_be_computed_again(secret: bytes, phrase: str, players: int) -> None:
    limit = {2: 256, 3: 255, 4: 256, 5: 255, 6: 252}[players]
    fair = [byte for byte in stream(secret, phrase, "opener") if byte < limit]
    assert FairDice(secret, phrase).first_opener(players) == fair[0] % players


def test_numbers_computed_elsewhere() -> None:
    """By printf '|0|0' | openssl dgst -sha256 -mac HMAC -macopt hexkey:000102…1f, and sha256sum."""
    fair = FairDice(bytes(range(32)))
    assert fair.seal == seal_of(fair.secret) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert fair.roll(0, [5, 5]) == ((1, 2, 4, 5, 6), (1, 2, 5, 5, 5))  # 90b1bfc479 5e9d224ee8
    # 57a4 eeb8f4db5658
    assert FairDice(bytes(range(32)), "Knöbel").roll(3, [2, 0, 6]) == ((3, 4), (), (3, 4, 5, 5, 5, 5))


def test_bytes_that_would_be_unfair_are_skipped() -> None:
    """Phrase "39" under a zero secret opens with 255: no opener among three, five or six, but one among two or four."""
    fair = FairDice(bytes(SECRET_BYTES), "39")
    assert stream(fair.secret, fair.phrase, "opener")[:2] == [255, 26]
    assert [fair.first_opener(players) for players in (2, 3, 4, 5, 6)] == [1, 2, 3, 1, 2]


def test_a_round_of_36_dice_needs_more_than_one_block() -> None:
    hands = FairDice(bytes(SECRET_BYTES)).roll(0, [6] * 6)
    assert [len(hand) for hand in hands] == [6] * 6
    assert hands == dice_of(bytes(SECRET_BYTES), "", 0, [6] * 6)


def test_faces_and_openers_are_evenly_spread() -> None:
    """The same secret always, so the numbers are always the same ones; the bounds are four standard deviations."""
    fair = FairDice(hashlib.sha256(b"even").digest())
    faces = Counter(die for number in range(1_000) for hand in fair.roll(number, [6] * 6) for die in hand)
    assert sorted(faces) == [1, 2, 3, 4, 5, 6]
    assert all(abs(seen - 6_000) < 4 * (36_000 * 5 / 36) ** 0.5 for seen in faces.values())
    for players in range(2, 7):
        dice = (FairDice(hashlib.sha256(number.to_bytes(2)).digest()) for number in range(1_200))
        openers = Counter(fair.first_opener(players) for fair in dice)
        spread = (1_200 * (players - 1)) ** 0.5 / players
        assert all(abs(openers[seat] - 1_200 / players) < 4 * spread for seat in range(players))


@given(SECRETS, PHRASES)
def test_rounds_secrets_and_phrases_all_matter(secret: bytes, phrase: str) -> None:
    fair = FairDice(secret, phrase)
    counts = [6] * 6
    assert fair.roll(0, counts) != fair.roll(1, counts)
    assert fair.roll(0, counts) != FairDice(secret, phrase + "x").roll(0, counts)
    assert fair.roll(0, counts) != FairDice(bytes([secret[0] ^ 1]) + secret[1:], phrase).roll(0, counts)


def test_a_phrase_is_composed() -> None:
    assert normal_phrase("e\N{COMBINING ACUTE ACCENT}té") == "été"
    assert normal_phrase("\N{ANGSTROM SIGN}") == "\N{LATIN CAPITAL LETTER A WITH RING ABOVE}"
    with pytest.raises(ValueError, match="not normalised"):
        FairDice(bytes(SECRET_BYTES), "e\N{COMBINING ACUTE ACCENT}")


def test_a_phrase_has_a_longest_length_which_counts_after_composing() -> None:
    assert normal_phrase("x" * MAX_PHRASE) == "x" * MAX_PHRASE
    assert normal_phrase("e\N{COMBINING ACUTE ACCENT}" * MAX_PHRASE) == "é" * MAX_PHRASE
    assert normal_phrase("\N{GAME DIE}" * MAX_PHRASE) == "\N{GAME DIE}" * MAX_PHRASE
    for long in ("x" * (MAX_PHRASE + 1), "\N{HEBREW LETTER SHIN WITH SHIN DOT}" * (MAX_PHRASE // 2 + 1)):
        with pytest.raises(ValueError, match="at most 200 characters"):
            normal_phrase(long)
        with pytest.raises(ValueError, match="at most 200 characters"):
            FairDice(bytes(SECRET_BYTES), long)


@pytest.mark.parametrize("phrase", ["\ud800", "a\udfffb", "\udc00\ud800"])
def test_a_phrase_holds_no_lone_surrogate(phrase: str) -> None:
    with pytest.raises(ValueError, match="surrogates"):
        normal_phrase(phrase)
    with pytest.raises(ValueError, match="surrogates"):
        FairDice(bytes(SECRET_BYTES), phrase)


@pytest.mark.parametrize("length", [0, 31, 33, 64])
def test_a_secret_has_32_bytes(length: int) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        FairDice(bytes(length))
