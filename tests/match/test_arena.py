"""An arena deals the same dice to each rotation of the seats, and counts who won, not where they sat."""

from random import Random

import pytest

from desktop_app.engine.moves import Move
from desktop_app.engine.observation import Observation
from desktop_app.engine.rules import Rules
from desktop_app.match import arena
from desktop_app.match.arena import Arena, Pace, PlayedGame
from desktop_app.match.bot_process import BotFault
from desktop_app.match.contest import Contest
from desktop_app.match.simulation import Simulation
from desktop_app.players.player import Player
from desktop_app.players.roster import player_of
from tests.match.bots import example, rascal

TRIO = ("bold", "cautious", "sharp")


class Witness:
    """Plays as a level does and remembers what it saw."""

    def __init__(self, level: str, seen: list[tuple[str, Observation]]) -> None:
        self.level, self.player, self.seen = level, player_of(level), seen

    def choose(self, observation: Observation, rng: Random) -> Move:
        self.seen.append((self.level, observation))
        return self.player.choose(observation, rng)


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Observation]]:
    """What the players see at their decisions, in order."""
    observations: list[tuple[str, Observation]] = []

    def watched(level: str) -> Player:
        return Witness(level, observations)

    monkeypatch.setattr(arena, "player_of", watched)
    return observations


def test_seats_rotate_and_dice_stay(seen: list[tuple[str, Observation]]) -> None:
    sitting: set[tuple[int, str, int]] = set()
    first_hands: dict[tuple[int, int], set[tuple[int, ...]]] = {}
    openers: dict[int, set[int]] = {}
    for number in range(6):
        seen.clear()
        Arena(Rules(), TRIO, 4).games((number,))
        for level, observation in seen:
            sitting.add((number, level, observation.seat))
            if not observation.history:
                first_hands.setdefault((number // 3, observation.seat), set()).add(observation.dice)
                openers.setdefault(number // 3, set()).add(observation.bidding.opener)
    for number in range(6):
        assert {(level, seat) for game, level, seat in sitting if game == number} <= {
            (level, (entrant + number) % 3) for entrant, level in enumerate(TRIO)
        }
    assert all(len(hands) == 1 for hands in first_hands.values())
    assert all(len(seats) == 1 for seats in openers.values())
    assert {hands for (deal, _), seats in first_hands.items() if deal for hands in seats} != {
        hands for (deal, _), seats in first_hands.items() if not deal for hands in seats
    }


def test_the_winner_is_an_entrant_wherever_they_sat() -> None:
    # Game 0 of a deal is that of `simulate`: nobody has moved yet.
    simulated = Simulation(Rules(), TRIO, 9).games((0,))[0]
    assert Arena(Rules(), TRIO, 9).games((0,))[0].winner == simulated.winner
    games = Arena(Rules(), ("sharp", "bold"), 1).games(range(60))
    assert sum(game.winner == 0 for game in games[::2]) > 20
    assert sum(game.winner == 0 for game in games[1::2]) > 20


def test_games_do_not_depend_on_each_other() -> None:
    four = Arena(Rules(), TRIO, 4)
    winners = [game.winner for game in four.games(range(6))]
    assert winners == [four.games((number,))[0].winner for number in range(6)]
    assert winners != [game.winner for game in Arena(Rules(), TRIO, 5).games(range(6))]


def test_every_decision_is_timed(seen: list[tuple[str, Observation]]) -> None:
    game = Arena(Rules(), TRIO, 4).games((0,))[0]
    for entrant, pace in zip(TRIO, game.paces, strict=True):
        assert pace.decisions == sum(level == entrant for level, _ in seen)
        assert 0 < pace.longest <= pace.seconds


def played(*winners: int) -> list[PlayedGame]:
    return [PlayedGame(winner, tuple([Pace(2, 0.5, 0.4)] * 3), (None,) * 3) for winner in winners]


def test_results_are_counted_deal_by_deal_however_games_come() -> None:
    whole, bits = Contest(("a", "b", "a")), Contest(("a", "b", "a"))
    winners = (0, 1, 2, 1, 1, 1, 2, 2)
    whole.add(played(*winners))
    for winner in winners:
        bits.add(played(winner))
    results = whole.results()
    assert results == bits.results()
    assert [(each.entrant, each.seats, each.games, each.wins) for each in results] == [("a", 2, 8, 4), ("b", 1, 8, 4)]
    assert results[0].share.share == 0.25
    assert results[0].pace == Pace(32, 8.0, 0.4)


def test_a_bot_takes_its_seat_and_hears_the_end() -> None:
    command = f"cmd:{example()}"
    games = Arena(Rules(dice=3), (command, "bold"), 2).games(range(4))
    assert [game.faults for game in games] == [(None, None)] * 4
    assert all(game.winner is not None and all(pace.decisions for pace in game.paces) for game in games)
    assert [game.winner for game in games] == [
        game.winner for game in Arena(Rules(dice=3), (command, "bold"), 2).games(range(4))
    ]


def test_a_bot_with_a_fault_has_lost_and_begins_anew_in_the_next_game() -> None:
    games = Arena(Rules(dice=3), (f"cmd:{rascal('garbage')}", "bold"), 2).games(range(6))
    faulty = [game for game in games if game.faults[0]]
    assert len(faulty) > 1
    for game in faulty:
        assert game.faults == (BotFault.NOT_AN_ANSWER, None)
        assert game.winner in (None, 1)
    assert None in [game.winner for game in faulty]


def test_faults_are_counted_and_nobody_wins_what_a_substitute_has_won() -> None:
    contest = Contest(("cmd:x", "bold"))
    paces = (Pace(), Pace())
    contest.add([PlayedGame(None, paces, (BotFault.LATE, None)), PlayedGame(1, paces, (BotFault.LATE, None))])
    bot, level = contest.results()
    assert (bot.wins, bot.games, bot.faults) == (0, 2, {BotFault.LATE: 2})
    assert (level.wins, level.faults) == (1, {})
