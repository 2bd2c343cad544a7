"""Rounds and whole games as a person reads them, replayed line by line.

A file of playthroughs/ says in its first lines what it shows. Then come the options and the table, then acts (lines
that begin with ">"), and below each act what must follow from it: its events in their order, and what may be done
next. Seats count from 0, "4 x 3" is a bid of four threes. The file must say exactly what the engine says.
"""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from desktop_app.engine.bidding import Bidding
from desktop_app.engine.dice import FairDice
from desktop_app.engine.events import (
    DiceChanged,
    Event,
    GameWon,
    PalificoTriggered,
    PlayerOut,
    Revealed,
    RoundStarted,
)
from desktop_app.engine.game import Game
from desktop_app.engine.moves import Bid, BidMade, Call, CallMade, IllegalMove, Move, Refusal
from desktop_app.engine.outcome import Outcome
from desktop_app.engine.record import exported
from desktop_app.engine.replay import record_of, replay
from desktop_app.engine.rules import ExactCall, Rules

FOLDER = Path(__file__).parent / "playthroughs"
FILES = sorted(FOLDER.glob("*.txt"))
FACTS = [*(f"f{number:02}" for number in (*range(1, 17), 19)), *(f"d{number:02}" for number in range(1, 13))]


def test_every_fact_has_a_playthrough_that_names_it() -> None:
    firsts = {path.stem.partition("_")[0]: path.read_text(encoding="utf-8").splitlines()[0] for path in FILES}
    for fact in FACTS:
        number = int(fact[1:])
        assert re.match(rf"# {fact[0].upper()}{number}\b", firsts[fact])


def test_every_refusal_is_shown() -> None:
    refused = re.findall(r"refused: (.+)", "\n".join(path.read_text(encoding="utf-8") for path in FILES))
    assert set(refused) == {words(reason.name) for reason in Refusal}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_playthrough(path: Path) -> None:
    lines = [line.rstrip() for line in path.read_text(encoding="utf-8").splitlines()]
    lines = [line for line in lines if line and not line.startswith("#")]
    table = Table(rules_from(lines[0]), lines[1])
    told = lines[:2]
    for act in lines[2:]:
        if act.startswith("> "):
            told.append(act)
            told += [f"  {line}" for line in table.act(act[2:])]
    assert told == lines


class Table:
    """The game that a file tells, moved on by its acts."""

    def __init__(self, rules: Rules, text: str) -> None:
        """A new game ("game: 3 players, seat 1 opens"), or a game between two rounds, as far as it has come.

        For the latter: "table: 5 1 2 dice, seat 1 opens[, Palifico][, had Palifico: 1]".
        """
        if match := re.fullmatch(r"game: (\d+) players, seat (\d+) opens", text):
            self.game = Game.start(rules, *numbers(match.group(1), match.group(2)))
            return
        match = re.fullmatch(r"table: ([\d ]+) dice, seat (\d) opens(, Palifico)?(?:, had Palifico: ([\d ]+))?", text)
        assert match, text
        counts = numbers(*match.group(1).split())
        bidding = Bidding.start(counts, int(match.group(2)), palifico=bool(match.group(3)))
        had = numbers(*(match.group(4) or "").split())
        self.game = Game.at(rules, bidding, used=tuple(seat in had for seat in range(len(counts))))

    def act(self, text: str) -> list[str]:
        """Do what a line says; what follows from it."""
        acts: dict[str, Callable[..., list[str]]] = {
            r"deal ([\d |]+)": self.deal,
            r"(\d) (bids) (\d+) x (\d+)": self.play,
            r"(\d) (challenges)": self.play,
            r"(\d) (calls exact)": self.play,
            r"give up": self.give_up,
            r"new game of (\d+) players with (\d+) dice each": new_game,
            r"new game with the default options": default_rules,
            r"draw the opener of (\d+) players, phrase \"(.*)\", secret (\w+)": drawn_opener,
        }
        for pattern, doing in acts.items():
            if match := re.fullmatch(pattern, text):
                return doing(*match.groups())
        raise AssertionError(f"cannot read: {text}")

    def deal(self, text: str) -> list[str]:
        """Deal the hands as they are written, unless they cannot be dealt."""
        hands = tuple(numbers(*hand.split()) for hand in text.split("|"))
        try:
            step = self.game.deal(hands)
        except ValueError as error:
            return [f"impossible: {error}"]
        self.game = step.game
        for seat, hand in enumerate(hands):
            assert self.game.observe(seat).dice == hand
        return [*told(step.events), self.whats_next()]

    def play(self, seat: str, does: str, *bid: str) -> list[str]:
        """Let a seat move, unless it may not."""
        calls: dict[str, Move] = {"challenges": Call.CHALLENGE, "calls exact": Call.EXACT}
        move = calls[does] if does in calls else Bid(*numbers(*bid))
        reason = self.game.observe(int(seat)).refusal(move)
        if reason is None:
            hands = self.game.hands
            step = self.game.play(move)
            self.game = step.game
            for event in step.events:
                assert not isinstance(event, Revealed) or event.hands == hands
            return [*told(step.events), self.whats_next()]
        if reason is not Refusal.NOT_YOUR_TURN:
            with pytest.raises(IllegalMove) as caught:
                self.game.play(move)
            assert caught.value.reason is reason
        return [f"refused: {words(reason.name)}"]

    def give_up(self) -> list[str]:
        """What is written down of the game as it stands."""
        names = [f"player {seat}" for seat in range(len(self.game.bidding.counts))]
        fates: list[str] = []
        for record in (record_of(self.game, names, None), exported(record_of(self.game, names, None))):
            again = replay(record)
            winner = "nobody has won" if again.game.winner is None else f"{again.game.winner} has won"
            hands = record.rounds[-1].dice
            fates.append(f"{words(again.kind.name)}: {winner}, {'covered' if hands is None else 'with all'} dice")
        return fates

    def whats_next(self) -> str:
        """Whose turn it is to do what."""
        game, bidding = self.game, self.game.bidding
        if game.winner is not None:
            return "the game is over"
        if game.hands is None:
            palifico = ", Palifico" if bidding.palifico else ""
            return f"next: seat {bidding.opener} opens, {spaced(bidding.counts)} dice{palifico}"
        bids = [move for move in game.legal_moves if isinstance(move, Bid)]
        fixed = " (face fixed)" if bidding.fixed_face else ""
        calls = ", or call" if Call.CHALLENGE in game.legal_moves and Call.EXACT in game.legal_moves else ""
        if not bids:
            return f"{bidding.turn} must call{fixed}"
        ends = bid_text(bids[0]) if len(bids) == 1 else f"{bid_text(bids[0])} to {bid_text(bids[-1])}"
        return f"{bidding.turn} may bid {ends}{calls}{fixed}"


def told(events: tuple[Event, ...]) -> list[str]:
    """Events, a line each."""
    return [line for event in events for line in told_event(event)]


def told_event(event: Event) -> list[str]:
    """One event in words."""
    match event:
        case RoundStarted(number, opener, palifico, counts):
            kind = "Palifico round" if palifico else "round"
            return [f"{kind} {number}: seat {opener} opens, {spaced(counts)} dice"]
        case BidMade(seat, bid, opening):
            return [f"{seat} {'opens with' if opening else 'raises to'} {bid_text(bid)}"]
        case CallMade(seat, call, bid, bidder):
            return [f"{seat} {'challenges' if call is Call.CHALLENGE else 'calls exact'}: {bid_text(bid)} of {bidder}"]
        case Revealed(_, outcome):
            return [told_outcome(outcome)]
        case DiceChanged(seat, before, after):
            return [f"{seat} {'loses' if after < before else 'wins'} a die: {before} to {after}"]
        case PlayerOut(seat):
            return [f"{seat} is out"]
        case PalificoTriggered(seats):
            return [f"Palifico triggered by {spaced(seats)}"]
        case GameWon(seat):
            return [f"{seat} wins"]


def told_outcome(outcome: Outcome) -> str:
    """How a round is settled."""
    wild = ", ones wild" if outcome.wild else ""
    name = "challenge" if outcome.call is Call.CHALLENGE else "exact call"
    return f"{outcome.matching} match {bid_text(outcome.bid)}{wild}: {name} {'right' if outcome.right else 'wrong'}"


def new_game(players: str, dice: str) -> list[str]:
    """Whether there can be such a game."""
    try:
        game = Game.start(Rules(dice=int(dice)), int(players), 0)
    except ValueError as error:
        return [f"impossible: {error}"]
    return [f"seat 0 opens, {spaced(game.bidding.counts)} dice"]


def drawn_opener(players: str, phrase: str, secret: str) -> list[str]:
    """Who opens the first round of a game with such dice."""
    return [f"seat {FairDice(bytes.fromhex(secret), phrase).first_opener(int(players))} opens"]


def rules_from(text: str) -> Rules:
    """The options that a line tells."""
    match = re.fullmatch(r"rules: (\d) dice, ones (not )?wild, (no )?Palifico, (Spot On|Calza)", text)
    assert match, text
    exact = ExactCall.CALZA if match.group(4) == "Calza" else ExactCall.SPOT_ON
    return Rules(int(match.group(1)), not match.group(2), not match.group(3), exact)


def default_rules() -> list[str]:
    """The options of a game where nobody chooses any."""
    rules = Rules()
    wild, palifico = "" if rules.wild_ones else "not ", "" if rules.palifico else "no "
    return [f"{rules.dice} dice, ones {wild}wild, {palifico}Palifico, {words(rules.exact.name).title()}"]


def bid_text(bid: Bid) -> str:
    """A bid, as in "4 x 3"."""
    return f"{bid.quantity} x {bid.face}"


def numbers(*texts: str) -> tuple[int, ...]:
    """Numbers from their digits."""
    return tuple(int(text) for text in texts)


def spaced(values: tuple[int, ...]) -> str:
    """Numbers with a space between them."""
    return " ".join(str(value) for value in values)


def words(name: str) -> str:
    """The name of a constant in small letters."""
    return name.lower().replace("_", " ")
