"""A built-in player over the bot protocol: plays as it would at the table, and refuses what cannot be."""

import json
from collections.abc import Sequence
from typing import Any

import pytest

from desktop_app.engine.game import Game
from desktop_app.engine.record import decode
from desktop_app.engine.replay import replay
from desktop_app.engine.rules import MAX_PLAYERS, ExactCall, Rules
from desktop_app.match.protocol import ProtocolError, ProtocolFault, Ready, line_of, message_of
from desktop_app.match.simulation import Simulation
from desktop_app.match.voice import BotVoice
from desktop_app.players.roster import LEVELS, player_of
from tests.match.dialogue import Json, told

HELLO: Json = {"type": "hello", "protocol": 1}
QUIT: Json = {"type": "quit"}


def voice() -> BotVoice:
    return BotVoice(player_of("bold"), "bold", 3)


def say(bot: BotVoice, *messages: Json) -> list[Any]:
    """The bot's answers, as JSON."""
    answers = [bot.hear(message_of(json.dumps(message).encode())) for message in messages]
    return [json.loads(line_of(answer)) for answer in answers if answer]


def games(rules: Rules, levels: Sequence[str], count: int) -> list[Game]:
    """Games as they are simulated with the seed of `voice`."""
    lines = Simulation(rules, tuple(levels), 3).games(range(count))
    return [replay(decode(game.line)).game for game in lines]


@pytest.mark.parametrize("rules", [Rules(), Rules(dice=3, exact=ExactCall.CALZA, wild_ones=False)])
def test_a_bot_plays_as_the_same_level_at_the_table(rules: Rules) -> None:
    levels = [level.id for level in LEVELS[-MAX_PLAYERS:]]
    for seat, level in enumerate(levels):
        bot = BotVoice(player_of(level), level, 3)
        assert say(bot, HELLO) == [{"type": "ready", "name": level}]
        for game in games(rules, levels, 1):
            script = list(told(game, seat))
            moves = [said["action"] for said in script if said["type"] == "action" and said["seat"] == seat]
            assert [answer["action"] for answer in say(bot, *script)] == moves
        say(bot, QUIT)
        assert bot.finished


def test_a_bot_that_is_out_hears_the_game_to_its_end() -> None:
    # of three players, one is always out before the last round
    (game,) = games(Rules(), ["bold"] * 3, 1)
    first_out = next(seat for seat in range(3) if not game.history[-1].hands[seat])
    script = list(told(game, first_out))
    assert [said["dice"] for said in script if said["type"] == "round"][-1] == []
    bot = voice()
    say(bot, HELLO, *script)
    assert say(bot, {"type": "game", **game_entry()}) == []


def game_entry(seat: int = 0) -> Json:
    rules = {"dice": 3, "wild_ones": True, "palifico": True, "exact": "spot_on"}
    return {"type": "game", "rules": rules, "players": ["Ada", "Bo"], "seat": seat}


def test_a_game_that_is_given_up_is_over() -> None:
    bot = voice()
    start = {"type": "round", "index": 0, "opener": 0, "palifico": False, "counts": [3, 3], "dice": [1, 4, 6]}
    given_up = {"type": "over", "winner": None}
    say(bot, HELLO, game_entry(), start, given_up)
    assert len(say(bot, game_entry(), start, {"type": "turn"})) == 1
    assert say(bot, QUIT) == []


def test_only_a_hello_of_this_version_is_answered() -> None:
    bot = voice()
    with pytest.raises(ProtocolError) as refused:
        say(bot, {"type": "hello", "protocol": 2})
    assert (refused.value.fault, refused.value.detail) == (ProtocolFault.WRONG_PROTOCOL, "2")
    assert bot.hear(message_of(b'{"type":"hello","protocol":1}')) == Ready("bold")


ROUND: Json = {"type": "round", "index": 0, "opener": 0, "palifico": False, "counts": [3, 3], "dice": [1, 4, 6]}
TURN: Json = {"type": "turn"}
BID: Json = {"type": "action", "seat": 1, "action": ["bid", 2, 4]}
CHALLENGE: Json = {"type": "action", "seat": 0, "action": ["challenge"]}
REVEAL: Json = {"type": "reveal", "dice": [[1, 4, 6], [2, 2, 3]], "count": 2, "counts": [2, 3]}
THEIRS: Json = {**ROUND, "opener": 1}
OUT_OF_PLACE: list[list[Json]] = [
    [TURN],
    [game_entry()],
    [ROUND],
    [HELLO, HELLO],
    [HELLO, TURN],
    [HELLO, {"type": "over", "winner": 0}],
    [HELLO, game_entry(), game_entry()],
    [HELLO, game_entry(), HELLO],
    [HELLO, game_entry(), TURN],
    [HELLO, game_entry(), BID],
    [HELLO, game_entry(), REVEAL],
    [HELLO, game_entry(), ROUND, ROUND],
    [HELLO, game_entry(), ROUND, REVEAL],
    [HELLO, game_entry(), ROUND, TURN, TURN],
    [HELLO, game_entry(), THEIRS, TURN],
]


@pytest.mark.parametrize("messages", OUT_OF_PLACE, ids=lambda said: "-".join(entry["type"] for entry in said))
def test_a_message_out_of_place_is_refused(messages: list[Json]) -> None:
    bot = voice()
    say(bot, *messages[:-1])
    with pytest.raises(ProtocolError) as refused:
        say(bot, messages[-1])
    assert (refused.value.fault, refused.value.detail) == (ProtocolFault.OUT_OF_PLACE, messages[-1]["type"])


FALSE: list[tuple[list[Json], str]] = [
    ([game_entry(seat=2)], "seat"),
    ([game_entry(), {**ROUND, "index": 1}], "index"),
    ([game_entry(), {**ROUND, "opener": 2}], "opener"),
    ([game_entry(), {**ROUND, "palifico": True}], "palifico"),
    ([game_entry(), {**ROUND, "counts": [3, 2]}], "counts"),
    ([game_entry(), {**ROUND, "counts": [3, 3, 3]}], "counts"),
    ([game_entry(), {**ROUND, "dice": [1, 4]}], "dice"),
    ([game_entry(), THEIRS, {**BID, "seat": 0}], "seat"),
    ([game_entry(), ROUND, CHALLENGE | {"action": ["bid", 1, 2]}], "action"),
    ([game_entry(), {"type": "over", "winner": 0}], "winner"),
]


@pytest.mark.parametrize(("messages", "member"), FALSE, ids=lambda case: case if isinstance(case, str) else "")
def test_what_does_not_follow_from_the_game_is_refused(messages: list[Json], member: str) -> None:
    bot = voice()
    say(bot, HELLO, *messages[:-1])
    with pytest.raises(ProtocolError) as refused:
        say(bot, messages[-1])
    assert (refused.value.fault, refused.value.detail) == (ProtocolFault.DIFFERS, member)


def test_an_illegal_action_is_refused() -> None:
    bot = voice()
    say(bot, HELLO, game_entry(), THEIRS)
    with pytest.raises(ProtocolError) as refused:
        say(bot, {**BID, "action": ["bid", 7, 4]})
    assert refused.value.fault is ProtocolFault.ILLEGAL


def before_the_reveal(bot: BotVoice) -> Json:
    """A game up to its first reveal, which is returned; the bot sits in seat 0 and has acted."""
    (game,) = games(Rules(dice=3), ["bold", "bold"], 1)
    script = list(told(game, 0))
    reveal = next(place for place, said in enumerate(script) if said["type"] == "reveal")
    say(bot, HELLO, *script[:reveal])
    return script[reveal]


def test_a_reveal_must_settle_the_round_as_the_rules_do() -> None:
    said = before_the_reveal(voice())
    other = [7 - die for die in said["dice"][0]]
    wrong: list[tuple[str, Any]] = [
        ("count", said["count"] + 1),
        ("counts", said["counts"][::-1]),
        ("dice", [said["dice"][0], []]),
        ("dice", [other, said["dice"][1]]),
    ]
    for member, value in wrong:
        bot = voice()
        before_the_reveal(bot)
        with pytest.raises(ProtocolError) as refused:
            say(bot, {**said, member: value})
        assert (refused.value.fault, refused.value.detail) == (ProtocolFault.DIFFERS, member)


def test_hidden_dice_may_come_in_any_order() -> None:
    bot = voice()
    said = before_the_reveal(bot)
    assert say(bot, {**said, "dice": [hand[::-1] for hand in said["dice"]]}) == []


def test_another_action_than_its_own_answer_is_refused() -> None:
    bot = voice()
    *_, answer = say(bot, HELLO, game_entry(), ROUND, TURN)
    quantity, face = answer["action"][1:]
    other = ["bid", quantity, 7 - face]
    with pytest.raises(ProtocolError) as refused:
        say(bot, {"type": "action", "seat": 0, "action": other})
    assert (refused.value.fault, refused.value.detail) == (ProtocolFault.DIFFERS, "action")
