"""One running game: whose turn it is, who is asked, and what has happened. Nothing is shown before it is kept."""

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QObject, Qt, Signal

from desktop_app.engine.events import Event
from desktop_app.engine.game import Game, Step
from desktop_app.engine.moves import IllegalMove, Move
from desktop_app.engine.observation import Observation
from desktop_app.library.kept import GameState
from desktop_app.match.bots import BotSeats
from desktop_app.match.keeper import Keeper, NoKeeper
from desktop_app.match.matches import Match
from desktop_app.match.progress import Progress
from desktop_app.match.questions import question_rng
from desktop_app.match.thinker import Thinker
from desktop_app.players.player import Player


class Phase(Enum):
    """What a session waits for.

    That something is on disk before it is shown, that events have been shown, a player's answer, the human's move, or
    nothing more.
    """

    KEEPING = auto()
    SHOWING = auto()
    THINKING = auto()
    YOUR_TURN = auto()
    OVER = auto()


@dataclass(frozen=True, slots=True)
class SeatFailure:
    """A player raised `error`, or chose a move that was refused; a built-in player has taken the seat."""

    seat: int
    error: BaseException


class Session(QObject):
    """Plays one match. Whoever shows it calls `proceed` when the events have been seen: that is the only clock."""

    happened = Signal(object)
    """A tuple of Events, in order."""

    phase_changed = Signal(object)
    """The new Phase."""

    failed = Signal(object)
    """A SeatFailure."""

    stands = Signal()
    """The human's last move can no longer be taken back."""

    taken_back = Signal(object)
    """The human's Move that did not happen after all; the game is as it was before, and asks again."""

    def __init__(
        self,
        match: Match,
        players: Sequence[Player | None],
        substitute: Player,
        thinker: Thinker,
        parent: QObject | None = None,
        *,
        keeper: Keeper | None = None,
        progress: Progress | None = None,
    ) -> None:
        """Seat the players, None where the human sits; `substitute` takes the seat of a player who fails.

        Without `progress` the game begins with its first roll; without a `keeper` nothing of it is kept.
        """
        super().__init__(parent)
        self.match = match
        self._players = list(players)
        self._bots = BotSeats(players)
        self._substitute = substitute
        self._thinker = thinker
        self._keeper = keeper or NoKeeper()
        players_count = len(match.seats)
        start = progress or Progress(Game.start(match.rules, players_count, match.fair.first_opener(players_count)))
        self._game, self.past, self._unseen, self._settled_before = start
        self._phase = Phase.SHOWING
        self._ticket = 0
        self._kept = 0
        self._slip: tuple[Game, Move] | None = None
        # queued: an answer that is there at once must not arrive before its ticket is known
        thinker.answered.connect(self._on_answer, Qt.ConnectionType.QueuedConnection)
        thinker.failed.connect(self._on_failure, Qt.ConnectionType.QueuedConnection)

    past: tuple[Event, ...]
    """What had been seen of the game before this session: its events from the first roll on."""

    @property
    def settled_before(self) -> tuple[Observation, tuple[Event, ...]] | None:
        """How the last round before this session was settled: what the human knew, and what happened then."""
        step = self._settled_before
        return None if step is None else (step.before.observe(self.match.human), step.events)

    @property
    def phase(self) -> Phase:
        """What the session waits for."""
        return self._phase

    @property
    def observation(self) -> Observation:
        """What the human may know."""
        return self._game.observe(self.match.human)

    @property
    def secret_shown(self) -> str | None:
        """The secret behind the dice in hexadecimal, once the game is over."""
        return self.match.fair.secret.hex() if self._phase is Phase.OVER else None

    def proceed(self) -> None:
        """Go on once everything that happened has been shown: deal, ask whoever is on turn, or end."""
        if self._phase is not Phase.SHOWING:
            return
        game, unseen = self._game, self._unseen
        if unseen is not None:
            self._unseen = None
            self._show(unseen)
        elif game.winner is not None:
            self._keep(game, GameState.WON, self._end)
        elif game.hands is None:
            self._advance(game.deal(self.match.fair.roll(len(game.history), game.bidding.counts)))
        elif (player := self._players[game.bidding.turn]) is None:
            self._enter(Phase.YOUR_TURN)
        else:
            self._ask(player)

    def play(self, move: Move) -> None:
        """Make the human's move; out of turn nothing happens. Raises IllegalMove if it is refused."""
        if self._phase is not Phase.YOUR_TURN:
            return
        step = self._game.play(move)
        self._slip = (self._game, move) if self.match.forgiving else None
        self._advance(step)

    @property
    def can_take_back(self) -> bool:
        """Whether the human's last move can still be taken back."""
        return self._slip is not None and self._phase is not Phase.OVER

    def let_stand(self) -> None:
        """The next player has been seen to act, or the cups to lift: the human's last move stands."""
        if self._slip is not None:
            self._slip = None
            self.stands.emit()

    def take_back(self) -> None:
        """Undo the human's last move, where that can be; whoever is thinking about it is not heard any more."""
        if self._slip is None or self._phase is Phase.OVER:
            return
        (game, move), self._slip = self._slip, None
        self._ticket = 0
        self._keeper.mark_undo(len(game.history), len(game.bids))
        self._keep(game, GameState.RUNNING, lambda: self._return_to(game, move))

    def give_up(self) -> None:
        """End the game without a winner (D12)."""
        self._ticket = 0
        if self._phase is not Phase.OVER:
            self._keep(self._game, GameState.GIVEN_UP, self._end)

    def close(self) -> None:
        """Leave the game: no answer and no failure is heard any more."""
        self._ticket = 0
        self._kept += 1
        self._bots.close()
        self._thinker.answered.disconnect(self._on_answer)
        self._thinker.failed.disconnect(self._on_failure)

    def _enter(self, phase: Phase) -> None:
        self._phase = phase
        if phase is Phase.OVER:
            self._bots.close()
        self.phase_changed.emit(phase)

    def _advance(self, step: Step) -> None:
        """Keep what has been done, and only then let it be seen."""
        self._keep(step.game, GameState.RUNNING, lambda: self._show(step))

    def _keep(self, game: Game, state: GameState, then: Callable[[], None]) -> None:
        """Keep a game; `then` is called unless something else was kept, or the game was left, before it is on disk."""
        self._kept += 1
        number = self._kept
        self._enter(Phase.KEEPING)
        self._keeper.keep(game, state, lambda: then() if number == self._kept else None)

    def _show(self, step: Step) -> None:
        self._game = step.game
        self._bots.watch(step.game)
        events: tuple[Event, ...] = step.events
        self._enter(Phase.SHOWING)
        self.happened.emit(events)

    def _return_to(self, game: Game, move: Move) -> None:
        self._game = game
        self.taken_back.emit(move)
        self._enter(Phase.YOUR_TURN)

    def _end(self) -> None:
        self._enter(Phase.OVER)

    def _ask(self, player: Player) -> None:
        bidding = self._game.bidding
        rng = question_rng(self.match.seed, len(self._game.history), len(bidding.actions))
        self._ticket = self._thinker.ask(player, self._game.observe(bidding.turn), rng)
        self._enter(Phase.THINKING)

    def _on_answer(self, ticket: int, move: Move) -> None:
        if ticket != self._ticket:
            return
        try:
            step = self._game.play(move)
        except IllegalMove as error:
            self._replace_player(error)
            return
        self._ticket = 0
        self._advance(step)

    def _on_failure(self, ticket: int, error: BaseException) -> None:
        if ticket == self._ticket:
            self._replace_player(error)

    def _replace_player(self, error: BaseException) -> None:
        seat = self._game.bidding.turn
        logging.getLogger(__name__).error("a player failed", exc_info=error)
        self._players[seat] = self._substitute
        self._keeper.replace(seat)
        self.failed.emit(SeatFailure(seat, error))
        self._ask(self._substitute)
