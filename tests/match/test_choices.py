"""The last choices: they come back as they were, and nothing else does."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from desktop_app.engine.rules import ExactCall, Rules
from desktop_app.match.choices import Choices, read, written
from desktop_app.match.matches import Seat
from desktop_app.players.roster import LEVELS

WEAKEST = LEVELS[0].id
PORTRAITS = ("you", "rosa", "bruno")
SEATS = (Seat("", None, "you"), Seat("عدة 😀 {5} %1", WEAKEST, "bruno"), Seat("Rosa", WEAKEST, "rosa"))
CHOICES = Choices(Rules(3, wild_ones=False, palifico=False, exact=ExactCall.CALZA), SEATS)


def test_choices_come_back_as_they_were() -> None:
    assert read(written(CHOICES), PORTRAITS, WEAKEST) == CHOICES


def test_a_level_that_has_gone_is_replaced() -> None:
    gone = Choices(Rules(), (SEATS[0], Seat("Rosa", "gone", "rosa")))
    assert read(written(gone), PORTRAITS, WEAKEST) == Choices(Rules(), (SEATS[0], Seat("Rosa", WEAKEST, "rosa")))


def test_a_human_without_a_name_is_given_one() -> None:
    assert CHOICES.named("You").seats[0].name == "You"
    named = CHOICES.named("Ada")
    assert named.named("You") is named
    assert CHOICES.named("You").seats[1:] == SEATS[1:]


def spoiled(change: Callable[[Any], None]) -> str:
    data = json.loads(written(CHOICES))
    change(data)
    return json.dumps(data)


def set_in(*path: str | int, to: object) -> Callable[[Any], None]:
    def change(data: Any) -> None:
        for step in path[:-1]:
            data = data[step]
        data[path[-1]] = to

    return change


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "{}",
        "[" * 100_000,
        spoiled(set_in("rules", "dice", to=7)),
        spoiled(set_in("rules", "dice", to="5")),
        spoiled(set_in("rules", "exact", to="maybe")),
        spoiled(set_in("seats", to=[])),
        spoiled(set_in("seats", 0, "level", to=WEAKEST)),
        spoiled(set_in("seats", 1, "level", to=None)),
        spoiled(set_in("seats", 1, "name", to="")),
        spoiled(set_in("seats", 1, "name", to="rosa")),
        spoiled(set_in("seats", 1, "name", to=" Bo ")),
        spoiled(set_in("seats", 1, "name", to="x" * 25)),
        spoiled(set_in("seats", 1, "portrait", to="rosa")),
        spoiled(set_in("seats", 1, "portrait", to="nobody")),
        spoiled(lambda data: data["seats"].extend(data["seats"] * 3)),
        spoiled(lambda data: data["seats"].clear()),
    ],
)
def test_what_no_game_can_begin_with_is_nothing(text: str) -> None:
    assert read(text, PORTRAITS, WEAKEST) is None
