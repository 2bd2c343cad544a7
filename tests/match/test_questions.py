"""Each question has a generator of its own, always the same one."""

from itertools import product
from random import Random

from desktop_app.match.questions import question_rng


def test_the_same_question_has_the_same_generator() -> None:
    assert question_rng(7, 2, 3).random() == question_rng(7, 2, 3).random()


def test_every_question_has_another_generator() -> None:
    firsts = [question_rng(*numbers).random() for numbers in product((0, 1, 11, -1, 2**64), range(12), range(12))]
    assert len(set(firsts)) == len(firsts)


def test_the_generator_is_the_documented_one() -> None:
    # SHA-256 of "question|5|0|1", by sha256sum.
    seed = int("c10b67251341dce6436483a442aa6381e9f0903cb62fa060801d53a56c484a81", 16)
    assert question_rng(5, 0, 1).getstate() == Random(seed).getstate()
