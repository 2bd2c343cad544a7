"""The simulator is held to the engine, move for move: what seats know, what is legal, and what a round leads to."""

import numpy as np
import pytest

from desktop_app.engine.bidding import Bidding
from desktop_app.engine.game import Game
from desktop_app.engine.moves import ALL_BIDS, Bid, Call, rank
from desktop_app.engine.rules import FACES, ExactCall, Rules
from desktop_app.players.features import BIDS, CHALLENGE, EXACT, legal_actions
from desktop_app.players.situations import ENDINGS, POSITIONS, Ints, Situations, endings
from desktop_app.players.views import Views
from desktop_app.training.simulator import Rounds, ranks_of
from desktop_app.training.starts import fresh


def game_of(tables: Situations, row: int, hands: Ints) -> Game:
    """The same table in the engine, seated by positions, dealt these dice."""
    players = int(tables.players[row])
    exact = ExactCall.CALZA if tables.calza[row] else ExactCall.SPOT_ON
    rules = Rules(int(tables.dice[row]), bool(tables.wild_ones[row]), bool(tables.with_palifico[row]), exact)
    counts = tuple(int(held) for held in tables.counts[row, :players])
    bidding = Bidding.start(counts, 0, palifico=bool(tables.palifico[row]))
    used = tuple(bool(had) for had in tables.used[row, :players])
    dice = tuple(tuple(face for face in FACES for _ in range(int(hand[face - 1]))) for hand in hands[:players])
    return Game.at(rules, bidding, used=used).deal(dice).game


def moves_of(views: Views) -> list[set[Bid | Call]]:
    """The legal actions of the network as moves."""
    legal = legal_actions(views)
    ranks = ranks_of(views, np.arange(BIDS)[:, None]).T
    moves: list[set[Bid | Call]] = []
    for row in range(views.size):
        bids = {ALL_BIDS[int(place)] for place in ranks[row][legal[row, :BIDS]]}
        calls = {call for call, place in ((Call.CHALLENGE, CHALLENGE), (Call.EXACT, EXACT)) if legal[row, place]}
        moves.append({*bids, *calls})
    return moves


def assert_same_view(view: Views, row: int, game: Game) -> None:
    expected = Views.of([game.observe(game.bidding.turn)])
    for name, ours, theirs in zip(Views._fields, view, expected, strict=True):
        assert np.array_equal(ours[row], theirs[0]), name


@pytest.mark.parametrize("seed", range(4))
def test_rounds_go_as_in_the_engine(seed: int) -> None:
    rng = np.random.default_rng(seed)
    tables = fresh(150, rng)
    rounds = Rounds.deal(tables, rng)
    games = {row: game_of(tables, row, rounds.hands[row]) for row in range(tables.size)}
    following, order = endings(tables)
    active, turns = np.arange(tables.size), 0
    while len(active):
        views = rounds.views(active, turns)
        moves = moves_of(views)
        bids: dict[int, Bid] = {}
        for index, row in enumerate(active.tolist()):
            game = games[row]
            assert_same_view(views, index, game)
            legal = set(game.legal_moves)
            assert moves[index] == {move for move in legal if in_window(move, moves[index])}
            assert moves[index]
            move = sorted(moves[index], key=str)[int(rng.integers(len(moves[index])))]
            games[row] = game.play(move).game
            if isinstance(move, Bid):
                bids[row] = move
                continue
            end = int(rounds.ending(np.array([row]), turns, exact=np.array([move is Call.EXACT]))[0])
            assert 0 <= end < ENDINGS
            assert_followed(
                following.take(np.array([end * tables.size + row])), order[end * tables.size + row], games[row]
            )
        active = np.array(sorted(bids), np.int64)
        if len(active):
            rounds.bid(active, turns, np.array([rank(bids[row]) for row in active.tolist()]))
        turns += 1


def in_window(move: Bid | Call, moves: set[Bid | Call]) -> bool:
    """Whether a legal move has a quantity that the network can bid now; every call can be made."""
    quantities = [legal.quantity for legal in moves if isinstance(legal, Bid)]
    return not isinstance(move, Bid) or (bool(quantities) and min(quantities) <= move.quantity <= max(quantities))


def assert_followed(table: Situations, order: Ints, game: Game) -> None:
    players = int(table.players[0])
    counts, bidding = game.bidding.counts, game.bidding
    if game.winner is not None:
        assert players == 1
        assert order[0] == game.winner
        return
    expected = Situations.single(game.rules, counts, game.used, bidding.opener, palifico=bidding.palifico)
    for name, ours, theirs in zip(Situations._fields, table, expected, strict=True):
        assert np.array_equal(ours, theirs), name
    seats = [(bidding.opener + step) % len(counts) for step in range(len(counts))]
    assert list(order[:players]) == [seat for seat in seats if counts[seat]]
    assert np.array_equal(POSITIONS, np.sort(order))
