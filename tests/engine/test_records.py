"""Games written down and read again."""

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given, strategies
from hypothesis.strategies import DataObject

from desktop_app.engine.game import Game
from desktop_app.engine.moves import Bid, BidMade, Call
from desktop_app.engine.record import (
    MAX_BYTES,
    NO_ABOUT,
    About,
    GameRecord,
    Mark,
    RecordError,
    RecordFault,
    SeatAbout,
    decode,
    encode,
    exported,
)
from desktop_app.engine.replay import Kind, record_of, replay
from desktop_app.engine.rules import ExactCall, Rules
from tests.engine.random_games import ALL_RULES, Setting, finished, settings, steps

NAMES = ("Ada", "Bo", "Çelik ”", "\N{GAME DIE}\u202e", "", "**")

EXAMPLE = (
    b'{"format":"liars-dice-record","version":1,'
    b'"rules":{"dice":5,"wild_ones":true,"palifico":true,"exact":"spot_on"},'
    b'"fair":null,'
    b'"players":["Ada","Bo"],'
    b'"rounds":[{"opener":0,"palifico":false,'
    b'"dice":[[1,4,4,6,6],[2,2,3,5,5]],'
    b'"actions":[[0,"bid",2,4],[1,"bid",3,4],[0,"challenge"]],'
    b'"count":3,'
    b'"dice_after":[4,5]}],'
    b'"winner":null}'
)
"""The example of the format's description, with dice that were not rolled by the program."""


def record(game: Game, setting: Setting) -> GameRecord:
    return record_of(game, NAMES[: setting.players], setting.fair)


def test_the_example_of_the_description() -> None:
    game = Game.start(Rules(), 2, 0).deal(((1, 4, 4, 6, 6), (2, 2, 3, 5, 5))).game
    for move in (Bid(2, 4), Bid(3, 4), Call.CHALLENGE):
        game = game.play(move).game
    assert encode(record_of(game, ("Ada", "Bo"), None)) == EXAMPLE
    assert replay(decode(EXAMPLE)).game == game


def test_a_record_may_be_as_long_as_is_said() -> None:
    assert decode(EXAMPLE.ljust(MAX_BYTES)) == decode(EXAMPLE)
    with pytest.raises(RecordError) as caught:
        decode(EXAMPLE.ljust(MAX_BYTES + 1))
    assert caught.value.fault is RecordFault.TOO_LARGE


def test_records_may_be_laid_out_freely() -> None:
    pretty = json.dumps(json.loads(EXAMPLE), indent=2, sort_keys=True).encode() + b"\n"
    assert decode(pretty) == decode(EXAMPLE)


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
def test_a_finished_game_is_read_as_it_was(rules: Rules, players: int) -> None:
    setting = Setting(rules, players, players)
    game = finished(setting)
    again = replay(decode(encode(record(game, setting))))
    assert again == (game, Kind.FINISHED, setting.fair, True, None)


@given(settings, strategies.data())
def test_a_game_is_read_as_it_was_at_every_moment(setting: Setting, data: DataObject) -> None:
    games = [setting.start(), *(step.game for step in steps(setting))]
    game = data.draw(strategies.sampled_from(games))
    written = encode(record(game, setting))
    assert encode(decode(written)) == written
    assert repr(replay(decode(written)).game) == repr(game)
    kind = Kind.PRIVATE_SAVE if game.winner is None else Kind.FINISHED
    assert replay(decode(written)) == (game, kind, setting.fair, True, None)


@given(settings, strategies.data())
def test_an_export_hides_the_secret_and_the_covered_dice(setting: Setting, data: DataObject) -> None:
    games = [setting.start(), *(step.game for step in steps(setting) if step.game.winner is None)]
    game = data.draw(strategies.sampled_from(games))
    private = record(game, setting)
    public = decode(encode(exported(private)))
    assert exported(public) == public
    assert public.fair is not None
    assert (public.fair.secret, public.fair.seal, public.fair.phrase) == (None, setting.fair.seal, setting.fair.phrase)
    assert setting.fair.secret.hex().encode() not in encode(public)
    settled = len(game.history)
    assert public.rounds[:settled] == private.rounds[:settled]
    assert [entry.dice for entry in public.rounds[settled:]] == [None] * (game.hands is not None)
    again = replay(public)
    if not public.rounds:
        assert again.game.bidding.opener == 0  # an export before the first roll does not tell who opens
        return
    bidding = game.bidding if game.hands is not None else None
    earlier = next(past for past in reversed(games[: games.index(game) + 1]) if past.hands is None)
    assert again == (earlier, Kind.EXPORT, None, False, bidding)


def test_a_finished_game_is_given_away_whole() -> None:
    setting = Setting(Rules(), 2, 5)
    private = record(finished(setting), setting)
    assert exported(private) == private


@pytest.mark.parametrize("seed", range(10))
def test_a_game_with_dice_of_other_origin_is_read_and_not_proven(seed: int) -> None:
    setting = Setting(Rules(), 3, seed)
    *_, last = steps(setting)
    again = replay(decode(encode(record_of(last.game, NAMES[:3], None))))
    assert again == (last.game, Kind.FINISHED, None, False, None)
    open_games = [step.game for step in steps(setting) if step.game.hands is not None]
    save = record_of(open_games[-1], NAMES[:3], None)
    assert replay(save) == (open_games[-1], Kind.PRIVATE_SAVE, None, False, None)
    assert replay(exported(save)).kind is Kind.EXPORT
    assert replay(exported(save)).covered == open_games[-1].bidding
    between = next(step.game for step in steps(setting) if step.game.history)
    assert replay(record_of(between, NAMES[:3], None)).kind is Kind.EXPORT


def test_a_game_that_was_given_up_is_unfinished() -> None:
    setting = Setting(Rules(), 2, 5)
    game = next(step.game for step in steps(setting) if step.game.history)
    assert decode(encode(record(game, setting))).winner is None


ABOUT = About(
    "2026-11-30T20:15:00Z",
    "palifico 1.0.0",
    [SeatAbout("human"), SeatAbout("level", level="expert")],
    [Mark(0, 2, "hint"), Mark(1, 0, "undo")],
)


def test_what_is_said_about_a_game() -> None:
    setting = Setting(Rules(), 2, 5)
    written = encode(record_of(finished(setting), NAMES[:2], setting.fair, ABOUT))
    assert json.loads(written)["about"] == {
        "date": "2026-11-30T20:15:00Z",
        "program": "palifico 1.0.0",
        "seats": [{"kind": "human"}, {"kind": "level", "level": "expert"}],
        "marks": [{"round": 0, "action": 2, "kind": "hint"}, {"round": 1, "action": 0, "kind": "undo"}],
    }
    assert decode(written).about == ABOUT
    assert decode(EXAMPLE).about is NO_ABOUT
    assert encode(record_of(replay(decode(EXAMPLE)).game, NAMES[:2], None, About(program="p"))).endswith(
        b',"about":{"program":"p"}}'
    )
    bots = b'"about":{"seats":[{"kind":"bot","name":"Ada"},{"kind":"bot"}]},'
    assert decode(EXAMPLE.replace(b'"fair"', bots + b'"fair"')).about == About(
        seats=[SeatAbout("bot", name="Ada"), SeatAbout("bot")]
    )


@pytest.mark.parametrize("place", ["", ".seats[0]", ".marks[1]"])
def test_unknown_members_are_passed_over_in_about(place: str) -> None:
    tree = json.loads(encode(msgspec.structs.replace(decode(EXAMPLE), about=ABOUT)))
    about = tree["about"]
    {"": about, ".seats[0]": about["seats"][0], ".marks[1]": about["marks"][1]}[place]["mood"] = [1.5, {"x": None}]
    again = decode(json.dumps(tree).encode())
    assert again.about == ABOUT
    assert replay(again).kind is Kind.EXPORT


@pytest.mark.parametrize("path", ["", "rules", "fair", "rounds.0"])
def test_unknown_members_are_an_error_elsewhere(path: str) -> None:
    setting = Setting(Rules(), 2, 5)
    tree: Any = json.loads(encode(record(finished(setting), setting)))
    node = tree
    for name in path.split(".") if path else ():
        node = node[int(name)] if name.isdigit() else node[name]
    node["mood"] = 1
    with pytest.raises(RecordError) as caught:
        decode(json.dumps(tree).encode())
    assert caught.value.fault is RecordFault.WRONG_SHAPE
    assert caught.value.member == f"{path.replace('.0', '[0]')}.mood".removeprefix(".")
    assert caught.value.round_number == (0 if "rounds" in path else None)


def test_moves_of_both_kinds_are_written() -> None:
    setting = Setting(Rules(exact=ExactCall.CALZA), 2, 0)
    written = [row for entry in record(finished(setting), setting).rounds for row in entry.actions]
    assert {row[1] for row in written} == {"bid", "challenge", "exact"}
    played = [action for entry in finished(setting).history for action in entry.actions]
    assert [row[2:] for row in written] == [[*action.bid] if isinstance(action, BidMade) else [] for action in played]
    assert [row[0] for row in written] == [action.seat for action in played]
