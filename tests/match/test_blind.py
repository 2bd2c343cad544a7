"""Hidden dice change no decision on its way through session and thinker either."""

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.engine.events import Event
from desktop_app.engine.game import Game
from desktop_app.match.matches import Match, Seat
from desktop_app.match.progress import Progress
from desktop_app.match.session import Session
from desktop_app.match.thinker import Thinker
from desktop_app.players.roster import LEVELS, Level
from tests.engine.random_games import Setting
from tests.players.blindness import SETTINGS, pairs

#: Every so many of the settings: each number of players and options of each kind are among them.
STEP = 13


@pytest.mark.parametrize("level", LEVELS, ids=[level.id for level in LEVELS])
def test_hidden_dice_do_not_change_what_is_done_at_the_table(level: Level, thinker: Thinker, qtbot: QtBot) -> None:
    tried = list(pairs(3, 1))[::STEP]
    assert {pair.setting.players for pair in tried} == set(range(2, 7))
    assert any(pair.game.history for pair in tried)
    assert len(tried) == len(SETTINGS[::STEP])
    for setting, game, other in tried:
        first, second = (_done(level, setting, each, thinker, qtbot) for each in (game, other))
        assert first == second


def _done(level: Level, setting: Setting, game: Game, thinker: Thinker, qtbot: QtBot) -> Event:
    """What the player on turn does in a session that goes on with a game; the next seat is the human's."""
    turn, players = game.bidding.turn, setting.players
    human = (turn + 1) % players
    seats = tuple(Seat(str(seat), None if seat == human else level.id, str(seat)) for seat in range(players))
    seated = [None if seat == human else level.make() for seat in range(players)]
    session = Session(
        Match(setting.rules, seats, setting.fair, 11), seated, level.make(), thinker, progress=Progress(game)
    )
    happened: list[Event] = []
    session.happened.connect(happened.extend)
    with qtbot.waitSignal(session.happened):
        session.proceed()
    session.close()
    return happened[0]
