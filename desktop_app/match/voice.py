"""The bot's side of the bot protocol: lets a built-in player talk to any program that speaks it."""

from desktop_app.match import protocol
from desktop_app.match.follower import Follower
from desktop_app.match.protocol import Answer, ProtocolError, ProtocolFault, Ready
from desktop_app.match.questions import question_rng
from desktop_app.match.simulation import players_seed
from desktop_app.players.player import Player


class BotVoice:
    """Hears the program's messages and answers those that ask for it, in as many games as there are."""

    def __init__(self, player: Player, name: str, seed: int) -> None:
        """Speak for a player; its chances in game after game follow from the seed as in simulations."""
        self._player = player
        self._name = name
        self._seed = seed
        self._games = 0
        self._greeted = False
        self._follower: Follower | None = None
        self.finished = False

    def hear(self, message: protocol.Message) -> Ready | Answer | None:
        """The answer to a message, None where none is asked for. Raises ProtocolError."""
        match message:
            case protocol.Hello() if not self._greeted:
                return self._greet(message)
            case protocol.Quit():
                self.finished = True
            case protocol.Game() if self._greeted and self._follower is None:
                self._follower = Follower(message)
                self._games += 1
            case _ if self._follower is not None:
                return self._follow(message, self._follower)
            case _:
                raise _out_of_place(message)
        return None

    def _greet(self, message: protocol.Hello) -> Ready:
        if message.protocol != protocol.PROTOCOL:
            raise ProtocolError(ProtocolFault.WRONG_PROTOCOL, str(message.protocol))
        self._greeted = True
        return Ready(self._name)

    def _follow(self, message: protocol.Message, follower: Follower) -> Answer | None:
        match message:
            case protocol.Turn():
                return self._act(message, follower)
            case protocol.Round():
                follower.begin(message)
            case protocol.Action():
                follower.act(message)
            case protocol.Reveal():
                follower.reveal(message)
            case protocol.Over():
                follower.end(message)
                self._follower = None
            case _:
                raise _out_of_place(message)
        return None

    def _act(self, message: protocol.Turn, follower: Follower) -> Answer:
        observation = follower.turn(message)
        seed = players_seed(self._seed, self._games - 1)
        rng = question_rng(seed, observation.round_number, len(observation.bidding.actions))
        move = self._player.choose(observation, rng)
        follower.answered(move)
        return Answer(protocol.entry_of(move))


def _out_of_place(message: protocol.Message) -> ProtocolError:
    return ProtocolError(ProtocolFault.OUT_OF_PLACE, type(message).__name__.lower())
