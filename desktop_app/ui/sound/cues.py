"""Which event makes which sound, and at which moment of the motion that shows it: one table, and two for a reveal."""

from typing import NamedTuple

from desktop_app.engine.events import DiceChanged, Event, GameWon, PalificoTriggered, PlayerOut, Revealed, RoundStarted
from desktop_app.engine.moves import BidMade, Call, CallMade
from desktop_app.engine.outcome import Outcome
from desktop_app.ui.sound.sounds import Sound
from desktop_app.ui.table.motion.bidding import SLIDES
from desktop_app.ui.table.motion.dealing import TOUCHES
from desktop_app.ui.table.motion.revealing import APART
from desktop_app.ui.table.motion.settling import DROPS, ROLLS


class Cue(NamedTuple):
    """A sound so many milliseconds after its motion has begun, at normal pace; `pitch` above 1 is higher.

    `on_the_way` marks what only something that moves makes: where nothing does, it is not heard.
    """

    sound: Sound
    after: float = 0.0
    pitch: float = 1.0
    on_the_way: bool = False


#: Each seat's slips of paper sound a little different.
_PITCHES = (1.0, 0.94, 1.05, 0.97, 1.08, 0.91)
#: How much higher each cup sounds than the one lifted before it.
_HIGHER = 0.03
#: Semitones that the count may begin below, and end above, the quantity that was bid.
_BELOW, _ABOVE = 12, 7


def cues(event: Event, me: int) -> tuple[Cue, ...]:
    """What is heard when an event becomes visible, at the seat of whoever listens."""
    match event:
        case RoundStarted(palifico=palifico):
            chord = (Cue(Sound.PALIFICO),) if palifico else ()
            return (*chord, Cue(Sound.SHAKE, on_the_way=True), Cue(Sound.LAND, TOUCHES))
        case BidMade(seat=seat):
            return (Cue(Sound.BID, SLIDES, _PITCHES[seat]),)
        case CallMade(call=call):
            return (Cue(Sound.CHALLENGE if call is Call.CHALLENGE else Sound.EXACT),)
        case Revealed(outcome=outcome):
            return _verdict(outcome, me)
        case DiceChanged(before=before, after=after):
            return (Cue(Sound.DIE_LOST, ROLLS) if after < before else Cue(Sound.DIE_BACK, DROPS),)
        case GameWon(seat=seat):
            return (Cue(Sound.GAME_WON if seat == me else Sound.GAME_LOST),)
        case PlayerOut() | PalificoTriggered():
            return ()


def _verdict(outcome: Outcome, me: int) -> tuple[Cue, ...]:
    """Good news or bad for whoever listens; none where it is nothing to them."""
    if me in outcome.losers:
        return (Cue(Sound.LOSS),)
    return (Cue(Sound.WIN),) if me in (outcome.caller, outcome.bidder) else ()


def lift_cues(cups: int) -> tuple[Cue, ...]:
    """What is heard when so many cups are lifted one after the other; where they go up at once, the first."""
    return tuple(Cue(Sound.LIFT, APART * cup, 1 + _HIGHER * cup, on_the_way=cup > 0) for cup in range(cups))


def count_cue(counted: int, quantity: int) -> Cue:
    """What is heard when so many dice have been counted: it climbs by semitones, and is home at the quantity bid."""
    semitones = min(max(counted - quantity, -_BELOW), _ABOVE)
    return Cue(Sound.TICK, pitch=2 ** (semitones / 12))
