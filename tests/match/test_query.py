"""A policy query becomes what the seat would see in a game, or is refused with the reason."""

import json
from typing import Any

import pytest

from desktop_app.engine.moves import Bid, Call, Refusal
from desktop_app.engine.rules import ExactCall
from desktop_app.match.query import LONGEST, QueryError, QueryFault, answer_of, observation_of
from tests.match.queries import QUERY, RULES, Json, met_in_games, query_of


def asked(query: Any) -> bytes:
    return json.dumps(query).encode()


def test_positions_of_games_are_seen_as_in_the_game() -> None:
    for seen in met_in_games(1):
        assert observation_of(asked(query_of(seen))) == seen._replace(history=())


def test_used_follows_from_the_dice_where_none_come_back() -> None:
    palifico = 0
    for seen in met_in_games(2):
        if seen.rules.exact is ExactCall.CALZA and seen.rules.palifico:
            continue
        query = query_of(seen)
        del query["used"]
        assert observation_of(asked(query)).used == seen.used
        palifico += any(seen.used)
    assert palifico


def test_dice_may_come_in_any_order() -> None:
    query = QUERY | {"counts": [1, 3], "dice": [5, 2, 3]}
    assert observation_of(asked(query)).dice == (2, 3, 5)


OPENING = QUERY | {"seat": 0, "dice": [3], "actions": []}
PALIFICO = QUERY | {"palifico": True}
WRONG: list[tuple[Json, QueryFault, str]] = [
    (QUERY | {"colour": 1}, QueryFault.NOT_A_QUERY, "colour"),
    ({key: value for key, value in QUERY.items() if key != "dice"}, QueryFault.NOT_A_QUERY, "dice"),
    (QUERY | {"dice": [2, 2.0]}, QueryFault.NOT_A_QUERY, "float"),
    (QUERY | {"dice": [2, 7]}, QueryFault.NOT_A_QUERY, "$.dice"),
    (QUERY | {"rules": RULES | {"dice": 7}}, QueryFault.NOT_A_QUERY, "$.rules.dice"),
    (QUERY | {"rules": RULES | {"exact": "maybe"}}, QueryFault.NOT_A_QUERY, "maybe"),
    (QUERY | {"counts": [1]}, QueryFault.NOT_A_QUERY, "$.counts"),
    (QUERY | {"counts": [1] * 7}, QueryFault.NOT_A_QUERY, "$.counts"),
    (QUERY | {"rules": RULES | {"dice": 3}, "counts": [4, 2]}, QueryFault.CANNOT_BE, "counts"),
    (QUERY | {"counts": [0, 2], "opener": 1}, QueryFault.CANNOT_BE, "counts"),
    (QUERY | {"seat": 2}, QueryFault.CANNOT_BE, "seat"),
    (QUERY | {"counts": [1, 0, 2]}, QueryFault.CANNOT_BE, "seat"),
    (QUERY | {"dice": [2]}, QueryFault.CANNOT_BE, "dice"),
    (QUERY | {"opener": 2}, QueryFault.CANNOT_BE, "opener"),
    (QUERY | {"used": [False] * 3}, QueryFault.CANNOT_BE, "used"),
    (PALIFICO | {"rules": RULES | {"palifico": False}}, QueryFault.CANNOT_BE, "palifico"),
    (PALIFICO | {"counts": [2, 2]}, QueryFault.CANNOT_BE, "palifico"),
    (OPENING | {"rules": RULES | {"exact": "calza"}, "used": None}, QueryFault.USED_MISSING, ""),
    (QUERY | {"actions": []}, QueryFault.NOT_ON_TURN, ""),
]


@pytest.mark.parametrize(("query", "fault", "detail"), WRONG, ids=range(len(WRONG)))
def test_what_cannot_be_is_refused(query: Json, fault: QueryFault, detail: str) -> None:
    with pytest.raises(QueryError) as caught:
        observation_of(asked(query))
    assert caught.value.fault is fault
    assert detail in caught.value.detail


ACTIONS: list[tuple[list[Any], QueryFault, int, Refusal | None]] = [
    ([[0, "bid", 1, 4], [1, "challenge"]], QueryFault.WRONG_ACTION, 1, None),
    ([[1, "bid", 1, 4]], QueryFault.WRONG_ACTION, 0, None),
    ([["bid", 1, 4]], QueryFault.WRONG_ACTION, 0, None),
    ([[0, "raise", 1, 4]], QueryFault.WRONG_ACTION, 0, None),
    ([[0, "bid", 1, 4], [1, "bid", 1, 4]], QueryFault.ILLEGAL, 1, Refusal.NOT_HIGHER),
    ([[0, "bid", 4, 4]], QueryFault.ILLEGAL, 0, Refusal.MORE_THAN_THE_DICE),
    ([[0, "bid", 1, 7]], QueryFault.ILLEGAL, 0, Refusal.NO_SUCH_FACE),
]


@pytest.mark.parametrize(("actions", "fault", "number", "refusal"), ACTIONS, ids=range(len(ACTIONS)))
def test_actions_that_cannot_be_are_named(
    actions: list[Any], fault: QueryFault, number: int, refusal: Refusal | None
) -> None:
    with pytest.raises(QueryError) as caught:
        observation_of(asked(QUERY | {"actions": actions}))
    assert (caught.value.fault, caught.value.action, caught.value.refusal) == (fault, number, refusal)


@pytest.mark.parametrize("line", [b"", b"nonsense", b"[" * 60_000, b"\xff\xfe", b"{}", b"null"])
def test_garbage_is_no_query(line: bytes) -> None:
    with pytest.raises(QueryError) as caught:
        observation_of(line)
    assert caught.value.fault is QueryFault.NOT_A_QUERY


def test_a_line_that_is_too_long_is_not_read() -> None:
    with pytest.raises(QueryError) as caught:
        observation_of(asked(QUERY) + b" " * LONGEST)
    assert caught.value.fault is QueryFault.TOO_LONG


def test_an_answer_sums_to_one() -> None:
    told = json.loads(answer_of({Bid(2, 2): 1.5, Call.CHALLENGE: 0.25, Call.EXACT: 0.25}))
    assert told == {"policy": [[["bid", 2, 2], 0.75], [["challenge"], 0.125], [["exact"], 0.125]]}
