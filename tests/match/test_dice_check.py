"""Dice computed again: what agrees, what does not, and every byte that was used."""

import hashlib
import hmac

from desktop_app.engine.dice import FairDice
from desktop_app.engine.game import Game
from desktop_app.engine.rules import Rules
from desktop_app.match.dice_check import DiceCheck, DrawnByte, dice_check
from tests.ui.whole_games import whole_game

FAIR = FairDice(bytes(range(32)), "Knobel")
COUNTS = ((5, 5, 5), (5, 4, 5), (0, 6, 1))
HANDS = tuple(FAIR.roll(number, counts) for number, counts in enumerate(COUNTS))
OPENER = FAIR.first_opener(3)


def checked(seal: str = FAIR.seal, opener: int = OPENER) -> DiceCheck:
    return dice_check(FAIR, seal, opener, HANDS)


def test_dice_that_follow_from_the_secret_agree() -> None:
    check = checked()
    assert check.agrees
    assert check.dice == sum(map(sum, COUNTS))
    assert [each.hands for each in check.rounds] == list(HANDS)
    assert (check.phrase, check.secret, check.seal) == ("Knobel", FAIR.secret.hex(), FAIR.seal)
    assert check.rounds[2].message == "Knobel|2|0"


def test_the_bytes_are_those_of_the_published_computation() -> None:
    for each in checked().rounds:
        bytes_used = [drawn.byte for row in each.drawn for drawn in row]
        block = hmac.digest(FAIR.secret, f"Knobel|{each.number}|0".encode(), "sha256")
        assert bytes_used == list(block[: len(bytes_used)])


def test_skipped_bytes_are_shown_and_give_nothing() -> None:
    skipping = next(
        fair
        for fair in (FairDice(hashlib.sha256(bytes([number])).digest()) for number in range(256))
        if any(byte >= 252 for byte, _ in zip(fair.stream("0"), range(6), strict=False))
    )
    (each,) = dice_check(skipping, skipping.seal, 0, [skipping.roll(0, (6, 6))]).rounds
    drawn = [entry for row in each.drawn for entry in row]
    assert sum(entry.gives is None for entry in drawn) > 0
    assert all((entry.gives is None) == (entry.byte >= 252) for entry in drawn)
    assert [len([entry for entry in row if entry.gives is not None]) for row in each.drawn] == [6, 6]


def test_a_die_that_differs_is_found_in_its_round() -> None:
    wrong = ((1, 1, 1, 1, 1), *HANDS[1][1:])
    check = dice_check(FAIR, FAIR.seal, OPENER, (HANDS[0], wrong, HANDS[2]))
    assert [each.agrees for each in check.rounds] == [True, False, True]
    assert not check.agrees


def test_another_seal_and_another_opener_are_found() -> None:
    assert not checked(seal="0" * 64).seal_agrees
    assert not checked(seal="0" * 64).agrees
    assert not checked(opener=(OPENER + 1) % 3).opener_agrees
    assert not checked(opener=(OPENER + 1) % 3).agrees
    assert checked().opener[-1].gives == OPENER


def test_a_byte_that_would_favour_a_seat_is_skipped() -> None:
    fair = next(
        fair
        for fair in (FairDice(hashlib.sha256(number.to_bytes(2)).digest()) for number in range(4096))
        if next(fair.stream("opener")) == 255
    )
    opener = dice_check(fair, fair.seal, fair.first_opener(3), [fair.roll(0, (3, 3, 3))]).opener
    assert opener[0] == DrawnByte(255, None)
    assert opener[-1].gives == fair.first_opener(3)


def test_a_game_without_a_round_has_nothing_to_compute() -> None:
    check = dice_check(FAIR, FAIR.seal, 0, [])
    assert check.agrees
    assert (check.dice, check.opener, check.rounds) == (0, (), ())


def test_every_round_of_a_whole_game_agrees() -> None:
    fair = FairDice(bytes(32))
    game = Game.start(Rules(dice=3), 3, fair.first_opener(3))
    while game.winner is None:
        game = game.deal(fair.roll(len(game.history), game.bidding.counts)).game
        game = game.play(game.legal_moves[0]).game
        game = game.play(game.legal_moves[-1]).game
    check = dice_check(fair, fair.seal, game.history[0].opener, [played.hands for played in game.history])
    assert check.agrees
    other, _ = whole_game(5, 3, Rules(dice=3))
    hands = [played.hands for played in other.history]
    assert not dice_check(fair, fair.seal, other.history[0].opener, hands).agrees
