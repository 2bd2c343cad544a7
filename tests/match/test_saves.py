"""A game that is kept comes back: same dice, same seal, same move, same players, and it goes on as it would have."""

import random
from collections.abc import Callable

import msgspec
import pytest

from desktop_app.engine.dice import FairDice
from desktop_app.engine.events import Event
from desktop_app.engine.game import Game, Step
from desktop_app.engine.rules import ExactCall, Rules
from desktop_app.library.kept import GameState, KeptGame
from desktop_app.library.library import Library
from desktop_app.match import saves
from desktop_app.match.bots import Bot
from desktop_app.match.matches import Match, Seat
from desktop_app.match.progress import Progress, steps_of
from desktop_app.match.saves import Saver, resumed
from desktop_app.players.roster import LEVELS

RULES = Rules(dice=3, exact=ExactCall.CALZA)
BOT = Bot("Cy's bot", "/usr/games/cy --fast", 2.5)
SEATS = (Seat("Ada", None, "you"), Seat("Bo", LEVELS[-1].id, "rosa"), Seat("Cy", LEVELS[0].id, "ines", BOT))
MATCH = Match(RULES, SEATS, FairDice(bytes(range(32)), "rain"), 2**63 + 5)
PORTRAITS = ("you", "rosa", "bruno", "ines", "malik", "odette")


def played(steps: int) -> list[Step]:
    """So many steps of a game, or all of it."""
    rng = random.Random(4)
    taken: list[Step] = []
    game = Game.start(RULES, 3, MATCH.fair.first_opener(3))
    while game.winner is None and len(taken) < steps:
        if game.hands is None:
            step = game.deal(MATCH.fair.roll(len(game.history), game.bidding.counts))
        else:
            moves = [*game.legal_moves[:5], *game.legal_moves[-2:]] if game.bids else game.legal_moves[:5]
            step = game.play(rng.choice(moves))
        taken.append(step)
        game = step.game
    return taken


def events(steps: list[Step]) -> tuple[Event, ...]:
    return tuple(event for step in steps for event in step.events)


def kept_after(steps: list[Step], act: Callable[[Saver], None] = lambda _: None, pace: str = "fast") -> KeptGame:
    """What a library keeps of a game after these steps."""
    library, kept = Library(), list[KeptGame | None]()
    saver = Saver(library, MATCH, pace)
    act(saver)
    saver.keep(steps[-1].game, GameState.RUNNING, lambda: None)
    library.latest(kept.append)
    library.close()
    (game,) = kept
    assert game is not None
    return game


@pytest.mark.parametrize("count", range(1, 30))
def test_a_game_comes_back_at_the_same_move(count: int) -> None:
    steps = played(count)
    found = resumed(kept_after(steps), PORTRAITS)
    assert found is not None
    assert found.match == MATCH
    assert found.replaced == frozenset()
    game, past, unseen, _ = found.progress
    if unseen is None:
        assert (game, past) == (steps[-1].game, events(steps))
    else:
        assert steps[-1].game.hands is None  # a call: it is shown once more, or for the first time
        assert (game, past, unseen) == (steps[-1].before, events(steps[:-1]), steps[-1])


def test_the_steps_of_a_game_are_those_that_led_to_it() -> None:
    steps = played(10_000)
    assert steps[-1].game.winner is not None
    assert list(steps_of(steps[-1].game)) == steps
    assert list(steps_of(steps[0].before)) == []
    assert Progress.of(steps[0].before) == Progress(steps[0].before)


def test_what_is_kept_says_when_it_was_begun_by_whom_and_at_what_pace() -> None:
    kept = kept_after(played(3))
    about = kept.record.about
    assert about
    assert about.date is not None
    assert about.date.endswith("Z")
    assert [(seat.kind, seat.level) for seat in about.seats or ()] == [
        ("human", None),
        ("level", LEVELS[-1].id),
        ("bot", None),
    ]
    assert [seat.name for seat in about.seats or ()] == [None, None, "Cy's bot"]
    assert kept.setup is not None
    assert (kept.setup.pace, kept.setup.seed, kept.setup.human) == ("fast", str(MATCH.seed), 0)


def test_a_change_of_pace_is_kept_at_once_and_with_every_later_step() -> None:
    library, kept = Library(), list[KeptGame | None]()
    saver = Saver(library, MATCH, "fast")
    saver.set_pace("slow")  # nothing has happened yet that could be kept
    library.latest(kept.append)
    saver.keep(played(2)[-1].game, GameState.RUNNING, lambda: None)
    library.latest(kept.append)
    saver.set_pace("normal")
    library.latest(kept.append)
    library.close()
    assert [game.setup.pace if game and game.setup else None for game in kept] == [None, "slow", "normal"]


def test_a_seat_that_was_replaced_stays_so() -> None:
    found = resumed(kept_after(played(4), lambda saver: saver.replace(1)), PORTRAITS)
    assert found is not None
    assert found.replaced == {1}


def test_a_game_goes_on_under_its_number_and_date() -> None:
    first = kept_after(played(3))
    library, kept = Library(), list[KeptGame | None]()
    saver = Saver(library, MATCH, "slow", first)
    saver.keep(played(5)[-1].game, GameState.RUNNING, lambda: None)
    library.latest(kept.append)
    library.close()
    (later,) = kept
    assert later is not None
    assert (later.id, later.begun) == (first.id, first.begun)
    assert len(later.record.rounds[-1].actions) > len(first.record.rounds[-1].actions)


def test_all_sittings_count_for_how_long_a_game_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    moments = iter((100.0, 161.0, 5000.0, 5030.0))
    monkeypatch.setattr(saves.time, "monotonic", lambda: next(moments))
    first = kept_after(played(3))
    library, kept = Library(), list[KeptGame | None]()
    Saver(library, MATCH, "slow", first).keep(played(5)[-1].game, GameState.RUNNING, lambda: None)
    library.latest(kept.append)
    library.close()
    assert [game.setup.seconds if game and game.setup else None for game in (first, *kept)] == [61, 91]


def test_levels_and_faces_that_have_gone_are_replaced() -> None:
    kept = kept_after(played(3))
    assert kept.setup is not None
    gone = msgspec.structs.replace(kept.setup.seats[1], level="gone", portrait="gone")
    twice = msgspec.structs.replace(kept.setup.seats[2], portrait="you")
    setup = msgspec.structs.replace(kept.setup, seats=(kept.setup.seats[0], gone, twice))
    found = resumed(kept._replace(setup=setup), PORTRAITS)
    assert found is not None
    assert [(seat.level, seat.portrait) for seat in found.match.seats] == [
        (None, "you"),
        (LEVELS[0].id, "rosa"),
        (LEVELS[0].id, "bruno"),
    ]


def from_elsewhere(kept: KeptGame) -> KeptGame:
    return kept._replace(setup=None)


def of_another_kind(kept: KeptGame) -> KeptGame:
    return kept._replace(record=msgspec.structs.replace(kept.record, fair=None))


def without_a_human(kept: KeptGame) -> KeptGame:
    assert kept.setup is not None
    seats = tuple(msgspec.structs.replace(seat, level="bold") for seat in kept.setup.seats)
    return kept._replace(setup=msgspec.structs.replace(kept.setup, seats=seats))


@pytest.mark.parametrize("change", [from_elsewhere, of_another_kind, without_a_human])
def test_what_nobody_here_plays_does_not_go_on(change: Callable[[KeptGame], KeptGame]) -> None:
    assert resumed(change(kept_after(played(3))), PORTRAITS) is None
