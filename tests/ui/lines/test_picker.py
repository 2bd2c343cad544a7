"""Who says what: the same with the same seed, nothing twice, and mostly nothing."""

from random import Random

import pytest

from desktop_app.engine.events import Event, RoundStarted
from desktop_app.engine.rules import MAX_DICE, ExactCall, Rules
from desktop_app.players.roster import player_of
from desktop_app.ui.languages import Languages
from desktop_app.ui.lines.picker import Picker
from desktop_app.ui.lines.temper import PLAIN, Remark, Tempers
from desktop_app.ui.occasions import Moment, Occasion, moments
from tests.engine.random_games import Setting

Levels = tuple[str | None, ...]
LEVELS: Levels = (None, "bold", "cautious", "sharp", "bold")
SEEDS = range(4)


def game(seed: int, rules: Rules | None = None, levels: Levels = LEVELS) -> list[tuple[Moment, ...]]:
    """What happens in a whole game between built-in players, event by event."""
    setting = Setting(rules or Rules(), len(levels), seed)
    players = [player_of(level or "cautious") for level in levels]
    rng, state, happened = Random(seed), setting.start(), list[tuple[Moment, ...]]()
    begun = RoundStarted(0, 0, palifico=False, counts=state.bidding.counts)
    while state.winner is None:
        if state.hands is None:
            step = state.deal(setting.fair.roll(len(state.history), state.bidding.counts))
        else:
            turn = state.bidding.turn
            step = state.play(players[turn].choose(state.observe(turn), rng))
        state = step.game
        events: tuple[Event, ...] = step.events
        for event in events:
            begun = event if isinstance(event, RoundStarted) else begun
            happened.append(moments(event, begun, setting.rules))
    return happened


def remarks(happened: list[tuple[Moment, ...]], seed: int = 7, talkative: float = 1.0) -> list[Remark | None]:
    picker = Picker(LEVELS, seed, Tempers())
    return [picker.remark(moments_of_event, talkative) for moments_of_event in happened]


@pytest.fixture(scope="module")
def games() -> list[list[tuple[Moment, ...]]]:
    return [game(seed) for seed in SEEDS]


def test_the_same_seed_gives_the_same_lines_and_another_others(games: list[list[tuple[Moment, ...]]]) -> None:
    assert remarks(games[0], 7) == remarks(games[0], 7)
    assert remarks(games[0], 7) != remarks(games[0], 8)


def test_nothing_is_said_twice_in_a_game(games: list[list[tuple[Moment, ...]]]) -> None:
    tempers = Tempers()
    for happened in games:
        said = [tempers.text(remark) for remark in remarks(happened) if remark]
        assert said
        assert len(said) == len(set(said))


def test_somebody_says_something_about_every_third_time_something_is_worth_it(
    games: list[list[tuple[Moment, ...]]],
) -> None:
    quiet = {Occasion.RAISE, Occasion.NEW_ROUND, Occasion.EXACT_CALL}
    worth = said = 0
    for happened in games:
        for moments_of_event, remark in zip(happened, remarks(happened), strict=True):
            if any(moment.occasion not in quiet and LEVELS[moment.seat] for moment in moments_of_event):
                worth += 1
                said += remark is not None
    assert 0.2 < said / worth < 0.45


def test_calmer_and_silent(games: list[list[tuple[Moment, ...]]]) -> None:
    spoken = [len([said for said in remarks(games[0], 7, talkative) if said]) for talkative in (1.0, 0.5, 0.0)]
    assert spoken[0] > spoken[1] > spoken[2] == 0


class Endless(Tempers):
    """Whoever speaks never runs out of lines."""

    def lines(self, temper: str, occasion: Occasion) -> tuple[str, ...]:
        return super().lines(temper, occasion) * 100


@pytest.mark.parametrize(
    ("levels", "least"),
    [((None, "novice", "bold", "cautious", "precise", "sharp"), 0.97), ((None, *["casual"] * 5), 0.85)],
)
def test_the_longest_games_do_not_run_dry(levels: Levels, least: float) -> None:
    happened = [game(seed, Rules(MAX_DICE, exact=ExactCall.CALZA), levels) for seed in range(6)]
    spoken, wanted = (
        sum(
            picker.remark(each) is not None
            for seed, events in enumerate(happened)
            for picker in [Picker(levels, seed, tempers)]
            for each in events
        )
        for tempers in (Tempers(), Endless())
    )
    assert wanted > 100
    assert spoken >= least * wanted


def test_a_line_belongs_to_who_says_it(games: list[list[tuple[Moment, ...]]]) -> None:
    for moments_of_event, remark in zip(games[1], remarks(games[1]), strict=True):
        if remark:
            assert Moment(remark.seat, remark.occasion) in moments_of_event
            assert remark.temper in (LEVELS[remark.seat], PLAIN)


def test_nobody_speaks_for_a_person() -> None:
    picker = Picker((None, "bold"), 1, Tempers())
    assert all(picker.remark([Moment(0, Occasion.WIN)]) is None for _ in range(20))


def test_who_has_said_everything_speaks_plainly_and_then_no_more() -> None:
    picker = Picker((None, "bold", "bold"), 1, Tempers())
    said = [picker.remark([Moment(1 + number % 2, Occasion.WIN)]) for number in range(13)]
    assert [remark.temper for remark in said if remark] == ["bold"] * 5 + [PLAIN] * 5
    assert len({(remark.temper, remark.number) for remark in said if remark}) == 10
    assert said[10:] == [None, None, None]


def test_what_is_said_does_not_depend_on_the_language(languages: Languages) -> None:
    before = [Picker(LEVELS, 3, Tempers()).remark([Moment(1, Occasion.WIN)])]
    languages.speak("fr")
    picker = Picker(LEVELS, 3, Tempers())
    remark = picker.remark([Moment(1, Occasion.WIN)])
    assert [remark] == before
    assert remark is not None
    french = Tempers().text(remark)
    languages.speak("en")
    assert Tempers().text(remark) != french
