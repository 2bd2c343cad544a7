"""Which event makes which sound: one table, and one for the count."""

from typing import NamedTuple

from desktop_app.engine.events import DiceChanged, Event, GameWon, PalificoTriggered, PlayerOut, Revealed, RoundStarted
from desktop_app.engine.moves import BidMade, Call, CallMade
from desktop_app.engine.outcome import Outcome
from desktop_app.ui.sound.sounds import Sound


class Cue(NamedTuple):
    """A sound so many seconds after its event, at normal pace; `pitch` above 1 is higher."""

    sound: Sound
    after: float = 0.0
    pitch: float = 1.0


#: The cups are shaken for so long before they land.
_SHAKEN = 0.64
#: The end of a game waits until the last die has rolled off.
_LAST_DIE = 0.7
#: Each seat's slips of paper sound a little different.
_PITCHES = (1.0, 0.94, 1.05, 0.97, 1.08, 0.91)
#: Semitones that the count may begin below, and end above, the quantity that was bid.
_BELOW, _ABOVE = 12, 7


def cues(event: Event, me: int) -> tuple[Cue, ...]:
    """What is heard when an event becomes visible, at the seat of whoever listens."""
    match event:
        case RoundStarted(palifico=palifico):
            chord = (Cue(Sound.PALIFICO),) if palifico else ()
            return (*chord, Cue(Sound.SHAKE), Cue(Sound.LAND, _SHAKEN))
        case BidMade(seat=seat):
            return (Cue(Sound.BID, pitch=_PITCHES[seat]),)
        case CallMade(call=call):
            return (Cue(Sound.CHALLENGE if call is Call.CHALLENGE else Sound.EXACT),)
        case Revealed(outcome=outcome):
            return _verdict(outcome, me)
        case DiceChanged(before=before, after=after):
            return (Cue(Sound.DIE_LOST if after < before else Sound.DIE_BACK),)
        case GameWon(seat=seat):
            return (Cue(Sound.GAME_WON if seat == me else Sound.GAME_LOST, _LAST_DIE),)
        case PlayerOut() | PalificoTriggered():
            return ()


def _verdict(outcome: Outcome, me: int) -> tuple[Cue, ...]:
    """Good news or bad for whoever listens; none where it is nothing to them."""
    if me in outcome.losers:
        return (Cue(Sound.LOSS),)
    return (Cue(Sound.WIN),) if me in (outcome.caller, outcome.bidder) else ()


def count_cue(counted: int, quantity: int) -> Cue:
    """What is heard when so many dice have been counted: it climbs by semitones, and is home at the quantity bid."""
    semitones = min(max(counted - quantity, -_BELOW), _ABOVE)
    return Cue(Sound.TICK, pitch=2 ** (semitones / 12))
