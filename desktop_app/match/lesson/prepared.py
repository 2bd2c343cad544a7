"""A session of a prepared game: known dice, opponents who play what is written, and a learner who may do anything."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from PySide6.QtCore import QObject

from desktop_app.engine.dice import SECRET_BYTES, FairDice
from desktop_app.engine.moves import Move
from desktop_app.engine.observation import Observation
from desktop_app.engine.outcome import Hand, count_matches
from desktop_app.match.lesson.advice import Advice, advice
from desktop_app.match.lesson.script import Script
from desktop_app.match.lesson.steps import Start
from desktop_app.match.matches import Match, Seat
from desktop_app.match.session import Session
from desktop_app.match.thinker import Thinker
from desktop_app.players.player import Player
from desktop_app.players.roster import LEVELS

_NO_SECRET = bytes(SECRET_BYTES)


@dataclass(frozen=True, slots=True)
class PreparedDice(FairDice):
    """The dice of a script. After its rounds come those of a secret that is none: nobody is shown a seal."""

    rolls: tuple[tuple[Hand, ...], ...] = ()
    opener: int = 0

    def roll(self, round_index: int, counts: Sequence[int]) -> tuple[Hand, ...]:
        """The dice that the script holds for a round."""
        if round_index < len(self.rolls):
            return self.rolls[round_index]
        return FairDice.roll(self, round_index, counts)

    def first_opener(self, players: int) -> int:
        """The seat that the script lets open."""
        return self.opener


@dataclass(frozen=True, slots=True)
class PreparedPlayer:
    """Plays what the script holds for its seat, and as `otherwise` does where that is nothing legal."""

    script: Script
    otherwise: Player

    def choose(self, observation: Observation, rng: Random) -> Move:
        """The first prepared move that is legal."""
        seat = observation.seat
        turn = sum(made.seat == seat for made in observation.bidding.actions)
        written = self.script.others.get((observation.round_number, seat, turn), ())
        legal = (move for move in written if observation.refusal(move) is None)
        return next(legal, None) or self.otherwise.choose(observation, rng)


class PreparedSession(Session):
    """Plays a script from one of its positions on."""

    def __init__(self, start: Start, seats: tuple[Seat, ...], thinker: Thinker, parent: QObject | None = None) -> None:
        """The learner's seat is the first, without a level; the weakest built-in player takes every free decision."""
        script = start.script
        weakest = LEVELS[0].make()
        dice = PreparedDice(_NO_SECRET, rolls=script.rolls, opener=script.opener)
        players = [None if seat.level is None else PreparedPlayer(script, weakest) for seat in seats]
        super().__init__(Match(script.rules, seats, dice, 0), players, weakest, thinker, parent)
        self.script = script
        self._game = script.game(start.moves)

    @property
    def open_hands(self) -> tuple[Hand, ...]:
        """Everybody's dice while they lie open for the learner; none under the cups and between rounds."""
        return self._game.hands or () if self.script.is_open else ()

    @property
    def matching(self) -> int:
        """How many of the open dice match the standing bid; 0 where there is none."""
        game = self._game
        if not game.bids:
            return 0
        wild = game.rules.wild_in(palifico=game.palifico)
        return count_matches(self.open_hands, game.bids[-1].face, wild=wild)

    def advice(self, move: Move) -> Advice | None:
        """What to say about a legal move of the learner's, None where the lesson can go on with it."""
        return advice(self.script, self._game, move)
