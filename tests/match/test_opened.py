"""Games from records, to be looked at: nothing that is covered is shown."""

import msgspec

from desktop_app.engine.record import About, GameRecord, SeatAbout, exported
from desktop_app.engine.replay import record_of, replay
from desktop_app.engine.rules import Rules
from desktop_app.match.opened import OpenedGame, opened
from tests.engine.random_games import Setting, finished, steps

SETTING = Setting(Rules(dice=3), 3, 5)
NAMES = ("Ada", "Bo", "Cy")
HUMAN, LEVEL = SeatAbout("human"), SeatAbout("level", level="bold")


def look(record: GameRecord) -> OpenedGame:
    return opened(record, replay(record))


def whole(about: About | None = None) -> GameRecord:
    return record_of(finished(SETTING), NAMES, SETTING.fair, about)


def half() -> GameRecord:
    games = [step.game for step in steps(SETTING)]
    return record_of(next(game for game in games if len(game.history) == 2 and game.bids), NAMES, SETTING.fair)


def test_a_finished_game_shows_its_secret_and_every_die_agrees() -> None:
    game = look(whole())
    assert game.names == NAMES
    assert game.secret == SETTING.fair.secret.hex()
    assert game.check is not None
    assert game.check.agrees
    assert game.game.winner is not None


def test_the_reader_is_the_one_person_at_the_table() -> None:
    for seats, reader in (
        ([LEVEL, HUMAN, LEVEL], 1),
        ([HUMAN, HUMAN, LEVEL], None),
        ([LEVEL, LEVEL, LEVEL], None),
    ):
        game = look(whole(About(seats=seats)))
        assert game.reader == reader
        assert game.game.seat == (reader or 0)
    assert look(whole()).reader is None


def test_of_an_unfinished_game_no_secret_is_shown_though_a_private_save_holds_it() -> None:
    for record in (half(), exported(half())):
        game = look(record)
        assert (game.secret, game.check) == ("", None)
        assert game.seal == SETTING.fair.seal
        assert game.game.winner is None


def test_a_game_without_fair_dice_has_no_seal() -> None:
    game = look(msgspec.structs.replace(whole(), fair=None))
    assert (game.seal, game.secret, game.check) == ("", "", None)
