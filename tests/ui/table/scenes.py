"""Games at the moments that the table must show well, played out on the engine with dice as asked for."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from desktop_app.engine.bidding import Bidding
from desktop_app.engine.events import Event, Revealed
from desktop_app.engine.game import Game
from desktop_app.engine.moves import Bid, Call, Move
from desktop_app.engine.outcome import Hand
from desktop_app.engine.rules import ExactCall, Rules
from desktop_app.ui.characters import Character
from desktop_app.ui.models.seats import SeatsModel
from desktop_app.ui.words.words import Words

YOU, ROSA, BRUNO, INES, MALIK, ODETTE, *_ = Character
NAMES = {YOU: "Ada", ROSA: "Rosa", BRUNO: "Bruno", INES: "Inès", MALIK: "Malik", ODETTE: "Odette"}
FIVE = (YOU, BRUNO, INES, MALIK, ROSA)
SIX = (YOU, BRUNO, ROSA, MALIK, INES, ODETTE)


def round_of(rules: Rules, hands: Sequence[Hand], opener: int, *, used: Sequence[bool] = ()) -> Game:
    """A game in which these hands have just been dealt."""
    bidding = Bidding.start(tuple(map(len, hands)), opener, palifico=False)
    return Game.at(rules, bidding, _sorted(hands), tuple(used))


def palifico_round_of(hands: Sequence[Hand], opener: int, *, used: Sequence[bool] = ()) -> Game:
    """A Palifico round in which these hands have just been dealt, and which the opener has triggered."""
    before = [(2,) * (len(hand) + (seat == opener)) for seat, hand in enumerate(hands)]
    game = bid(round_of(Rules(), before, opener, used=used), (sum(map(len, before)), 3))
    return game.play(Call.CHALLENGE).game.deal(_sorted(hands)).game


def _sorted(hands: Sequence[Hand]) -> tuple[Hand, ...]:
    return tuple(tuple(sorted(hand)) for hand in hands)


class Scene(NamedTuple):
    """Who sits at the table, the game before the last move, that move, and how far its count has come."""

    characters: tuple[Character, ...]
    game: Game
    last: Move | None = None
    counted: int | None = None
    thinking: bool = False
    names: tuple[str, ...] = ()
    events: int | None = None

    def model(self) -> SeatsModel:
        """The model as it shows this moment."""
        names = self.names or tuple(NAMES[character] for character in self.characters)
        model = SeatsModel(Words(names, 0, self.game.rules), self.characters)
        model.show(self.game.observe(0))
        if self.thinking:
            model.think(self.game.bidding.turn)
        if self.last is not None:
            for event in self.game.play(self.last).events[: self.events]:
                play(model, event, self.counted)
        return model


def play(model: SeatsModel, event: Event, counted: int | None = None) -> None:
    """Let the model show an event, a reveal with the whole count or as far as it has come."""
    model.play(event)
    if isinstance(event, Revealed):
        model.count(event.outcome.matching if counted is None else counted)


def bid(game: Game, *bids: tuple[int, int]) -> Game:
    """The game after these bids."""
    for quantity, face in bids:
        game = game.play(Bid(quantity, face)).game
    return game


def bidding() -> Scene:
    """Five at the table, Rosa has bid, it is your turn."""
    hands = ((5, 5, 2, 1, 3), (3, 3, 4, 2), (1, 6, 2), (4, 4, 2, 3, 6), (5, 2, 6, 4))
    return Scene(FIVE, bid(round_of(Rules(), hands, 1), (4, 3), (4, 4), (5, 4), (6, 5)))


def counting() -> Scene:
    """The same, challenged, and three dice counted."""
    return bidding()._replace(last=Call.CHALLENGE, counted=3, events=2)


def revealed() -> Scene:
    """The same, the count done: five of six, Rosa loses a die."""
    return bidding()._replace(last=Call.CHALLENGE)


def called() -> Scene:
    """The same, the cups still down."""
    return bidding()._replace(last=Call.CHALLENGE, events=1)


def thinking() -> Scene:
    """Four at the table, Odette thinks about your bid."""
    hands = ((1, 6, 2, 4), (3, 3, 4, 2), (1, 6, 2, 5), (4, 4))
    game = bid(round_of(Rules(), hands, 2), (3, 2), (4, 2), (5, 2))
    return Scene((YOU, ODETTE, MALIK, ROSA), game, thinking=True)


def palifico() -> Scene:
    """A Palifico round of three: Bruno opened with 1 × 3, Inès raised to 2 × 3, it is your turn."""
    hands = ((3, 1, 6, 4), (3,), (1, 6, 2))
    game = bid(palifico_round_of(hands, 1), (1, 3), (2, 3))
    return Scene((YOU, BRUNO, INES), game)


def palifico_of_six() -> Scene:
    """A Palifico round of six, where somebody sits across the table and somebody thinks."""
    hands = ((4, 1, 4, 6), (1, 5, 2), (6,), (2, 4, 5), (1, 1, 2), (3, 5, 6, 2, 1))
    used = (False, True, False, False, False, False)
    game = bid(palifico_round_of(hands, 2, used=used), (3, 4), (4, 4))
    return Scene(SIX, game, thinking=True)


def palifico_revealed() -> Scene:
    """A Palifico round of five, everything open; the caller's own last die was among them."""
    hands = ((4, 1, 4, 6), (1, 5, 2, 4), (6,), (2, 4, 5), (1, 1, 2, 3, 4))
    game = bid(palifico_round_of(hands, 2), (3, 4), (4, 4), (5, 4))
    return Scene(FIVE, game, last=Call.CHALLENGE)


def spot_on_wrong() -> Scene:
    """A wrong Spot On of yours: you lose a die."""
    hands = ((5, 5, 2, 1, 3), (3, 3, 4, 2), (1, 6, 2), (4, 4, 2, 3, 6), (5, 2, 6, 4))
    return Scene(FIVE, bid(round_of(Rules(), hands, 1), (4, 3), (4, 4), (5, 4), (6, 5)), last=Call.EXACT)


def spot_on() -> Scene:
    """A right Spot On of Odette: four lose a die, a Palifico round comes next."""
    hands = ((3, 1, 6, 4), (2, 3, 5, 6), (3, 4), (3, 5, 2), (2, 4, 6, 6))
    game = bid(round_of(Rules(), hands, 1), (4, 5), (5, 3))
    return Scene((YOU, BRUNO, INES, ODETTE, ROSA), game, last=Call.EXACT)


def calza() -> Scene:
    """A right Calza of yours: you win a die back."""
    hands = ((2, 2, 4), (2, 3, 5, 6), (6, 5, 5), (3, 5, 2))
    game = bid(round_of(Rules(exact=ExactCall.CALZA), hands, 1), (2, 2), (3, 2), (4, 2))
    return Scene((YOU, BRUNO, INES, MALIK), game, last=Call.EXACT)


def six() -> Scene:
    """Six at the table, Malik is out, it is your turn."""
    hands = ((4, 1, 4, 6), (1, 5, 2), (6, 4), (), (1, 1, 2, 5), (3, 5, 6, 2, 1))
    game = bid(round_of(Rules(), hands, 4), (4, 2), (4, 6))
    return Scene(SIX, bid(game, (5, 2), (5, 6), (6, 2), (6, 4), (7, 4)))


def six_revealed() -> Scene:
    """Six with six dice each, everything open, more matching than were bid."""
    hands = (
        (4, 1, 4, 6, 1, 4),
        (1, 5, 2, 4, 4, 6),
        (6, 4, 2, 2, 1, 4),
        (4, 4, 1, 2, 3, 5),
        (1, 1, 2, 5, 4, 6),
        (3,) * 6,
    )
    return Scene(SIX, bid(round_of(Rules(6), hands, 4), (11, 4), (12, 4)), last=Call.CHALLENGE)


def last_die() -> Scene:
    """Bruno loses his last die."""
    hands = ((4, 1, 6), (5,), (6, 3, 2, 2), (4, 4, 1, 2))
    game = bid(round_of(Rules(), hands, 1, used=(False, True, False, False)), (6, 5))
    return Scene((YOU, BRUNO, INES, MALIK), game, last=Call.CHALLENGE)


def watching() -> Scene:
    """You are out, the others play on."""
    hands = ((), (3, 3, 4, 2), (1, 6, 2), (4, 4))
    return Scene((YOU, BRUNO, INES, MALIK), bid(round_of(Rules(), hands, 1), (2, 3), (3, 4)), thinking=True)


def watching_revealed() -> Scene:
    """The same, everything open."""
    return watching()._replace(thinking=False, last=Call.EXACT)


def two() -> Scene:
    """Two at the table, you open."""
    return Scene((YOU, BRUNO), round_of(Rules(), ((1, 3, 3, 5, 6), (2, 2, 4, 5, 5)), 0))


def two_revealed() -> Scene:
    """Two at the table, everything open."""
    game = bid(round_of(Rules(), ((1, 3, 3, 5, 6), (2, 2, 4, 5, 5)), 0), (3, 5))
    return Scene((YOU, BRUNO), game, last=Call.CHALLENGE)


def long_names() -> Scene:
    """Six with names as long as they may be."""
    names = (
        "Ada",
        "Bartholomäus Maximilian",
        "Wilhelmina Montgomery-Wu",
        "Mmmmmmmmmmmmmmmmmmmmmmmm",
        "李小龍",
        "Wilhelmina Montgomery-Wu",
    )
    return six()._replace(names=names)


def right_to_left() -> Scene:
    """Six whose names run from right to left, and yours too."""
    names = ("ליאור", "أحمد بن محمد الطويل", "שרה", "فاطمة الزهراء", "נועם בן־דוד", "ליאת כהן־אברמוביץ")
    return six()._replace(names=names)


def right_to_left_revealed() -> Scene:
    """The same with everything open."""
    return right_to_left()._replace(last=Call.CHALLENGE)


def long_names_revealed() -> Scene:
    """The same with everything open."""
    return long_names()._replace(last=Call.CHALLENGE)


SCENES: tuple[Callable[[], Scene], ...] = (
    bidding,
    called,
    counting,
    revealed,
    thinking,
    palifico,
    palifico_of_six,
    palifico_revealed,
    spot_on,
    spot_on_wrong,
    calza,
    six,
    six_revealed,
    last_die,
    watching,
    watching_revealed,
    two,
    two_revealed,
    long_names,
    long_names_revealed,
    right_to_left,
    right_to_left_revealed,
)
