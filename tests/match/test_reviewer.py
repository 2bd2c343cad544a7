"""Looking games through on another thread: it tells how far it is, ends with the review, and is silent when stopped."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.engine.rules import Rules
from desktop_app.match.review.choices import Judgement
from desktop_app.match.review.review import Review
from desktop_app.match.reviewer import Reviewer
from tests.engine.random_games import Setting, finished

GAME = finished(Setting(Rules(dice=3), 3, 5)).observe(0)
OTHER = finished(Setting(Rules(dice=3), 2, 6)).observe(0)


@pytest.fixture
def reviewer(qtbot: QtBot) -> Iterator[Reviewer]:
    reviewer = Reviewer()
    yield reviewer
    reviewer.close()


def test_a_game_is_looked_through(qtbot: QtBot, reviewer: Reviewer) -> None:
    parts, found = list[float](), list[Review]()
    reviewer.progressed.connect(parts.append)
    reviewer.finished.connect(found.append)
    with qtbot.waitSignal(reviewer.finished, timeout=60_000):
        reviewer.begin(GAME)
    (review,) = found
    assert [each.played for each in review.rounds] == list(GAME.history)
    assert len(review.choices) == sum(len(played.actions) for played in GAME.history)
    assert any(choice.judgement is Judgement.OTHER for choice in review.choices)
    assert parts == sorted(parts)
    assert parts[-1] == 1.0


def test_what_is_stopped_is_not_heard(qtbot: QtBot, reviewer: Reviewer) -> None:
    heard: list[object] = []
    reviewer.progressed.connect(heard.append)
    reviewer.finished.connect(heard.append)
    reviewer.begin(GAME)
    reviewer.close()
    qtbot.wait(50)
    assert heard == []


def test_another_game_ends_the_one_before(qtbot: QtBot, reviewer: Reviewer) -> None:
    found: list[Review] = []
    reviewer.finished.connect(found.append)
    reviewer.begin(GAME)
    with qtbot.waitSignal(reviewer.finished, timeout=60_000):
        reviewer.begin(OTHER)
    assert [len(review.rounds) for review in found] == [len(OTHER.history)]
