"""Makes every sound of the game from nothing but numbers, and writes them into resources/sounds.

    python packaging/sounds.py              writes all of them
    python packaging/sounds.py FOLDER       writes them there
    python packaging/sounds.py --measure    writes nothing; says how long and how loud each is

The same sounds come out each time; between machines a sample may differ by one, where their sines do.
"""

import argparse
import sys
import wave
from collections.abc import Callable
from pathlib import Path

import numpy as np
from synth import (
    RATE,
    Chance,
    Sound,
    band,
    finished,
    in_a_room,
    loudness,
    mix,
    rub,
    strike,
    swell,
    thump,
    warm_note,
    wood_note,
)

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "sounds"
#: Loudness in decibels: of what happens all the time, of what happens, of what is to be noticed.
_QUIET, _PLAIN, _CLEAR = -31.0, -27.5, -26.0
#: Notes, in Hz.
_D2, _A2, _D3, _F3, _G3, _A3, _C4, _E4, _G4, _C5 = 73.42, 110, 146.83, 174.61, 196, 220, 261.63, 329.63, 392, 523.25
_EB4, _A4, _E5 = 311.13, 440, 659.26


def shake(chance: Chance) -> Sound:
    """Five dice shaken in a leather cup: four swings, each weaker, as the cup is seen to move."""
    parts = [(0.0, 1.0, swell(rub(0.66, 250, 1500, chance), 0.08, 0.3) * 0.05)]
    for swing in range(4):
        strength, middle = 0.8**swing, 0.05 + 0.155 * swing
        for _ in range(7):
            at = middle + (chance.number(-0.05, 0.05) + chance.number(-0.05, 0.05)) / 2
            parts.append((at, strength * chance.number(0.25, 1.0), _die_in_cup(chance)))
    return mix(0.68, *parts)


def _die_in_cup(chance: Chance) -> Sound:
    """A die hits the leather, and now and then another die."""
    pitch, bone = chance.number(0.85, 1.2), chance.number(0.1, 0.55)
    leather = ((310 * pitch, 0.022, 1.0), (560 * pitch, 0.014, 0.7), (930 * pitch, 0.008, 0.4))
    dice = ((2150 * pitch, 0.006, bone), (3400 * pitch, 0.0035, bone / 2))
    return band(swell(strike(0.12, (*leather, *dice)), 0.0008, 10), 120, 4800)


def land(chance: Chance) -> Sound:
    """A cup put down on the leather of the table, and the dice under it coming to rest."""
    slap = swell(rub(0.25, 250, 1800, chance), 0.004, 0.028)
    leather = swell(strike(0.2, ((205, 0.04, 1), (390, 0.022, 0.6))), 0.0015, 10)
    parts = [(0.0, 0.4, thump(0.3, 150, 92, 0.06)), (0.0, 0.55, leather), (0.0, 1.3, slap)]
    for at, strength in ((0.035, 0.22), (0.07, 0.16), (0.12, 0.1), (0.165, 0.05)):
        parts.append((at + chance.number(0, 0.012), strength, band(_die_in_cup(chance), 120, 1700)))
    return mix(0.36, *parts)


def bid(chance: Chance) -> Sound:
    """A slip of paper pushed over the leather, and a small tick of wood where it stops."""
    slip = swell(rub(0.2, 900, 4200, chance), 0.075, 0.028)
    tick = swell(strike(0.15, ((610, 0.026, 1), (1460, 0.011, 0.4), (2600, 0.005, 0.15))), 0.001, 10)
    return mix(0.28, (0.0, 0.5, slip), (0.1, 0.8, tick))


def challenge(chance: Chance) -> Sound:
    """Knuckles on the table, twice."""
    parts: list[tuple[float, float, Sound]] = []
    for at, strength in ((0.0, 0.8), (0.135, 1.0)):
        wood = strike(0.22, ((185, 0.06, 0.6), (352, 0.045, 0.9), (610, 0.016, 0.55), (1240, 0.006, 0.3)))
        skin = swell(rub(0.05, 350, 2200, chance), 0.0015, 0.006)
        parts += [(at, strength, swell(wood, 0.001, 10)), (at, strength * 0.5, skin)]
    return mix(0.42, *parts)


def exact(_: Chance) -> Sound:
    """Two bars of wood, the second a fifth higher: clear and a little daring."""
    return mix(0.8, (0.0, 0.8, wood_note(_A4, 0.75, 0.17)), (0.095, 1.0, wood_note(_E5, 0.7, 0.18)))


def lift(chance: Chance) -> Sound:
    """A cup taken off the leather: it lets go, and air follows it."""
    let_go = swell(strike(0.12, ((290, 0.022, 1), (540, 0.013, 0.5))), 0.002, 10)
    air = swell(rub(0.26, 350, 2600, chance), 0.06, 0.045)
    return mix(0.3, (0.0, 0.5, let_go), (0.015, 0.5, air))


def tick(_: Chance) -> Sound:
    """One more die counted."""
    return mix(0.16, (0.0, 1.0, wood_note(_C5, 0.16, 0.035)))


def die_lost(chance: Chance) -> Sound:
    """A die rolls off over the wood of the rim, away from you."""
    parts: list[tuple[float, float, Sound]] = []
    at, between, strength = 0.0, 0.088, 1.0
    while at < 0.5:
        parts.append((at, strength, band(_die_on_wood(chance), 150, 1200 + 3200 * strength)))
        at += between * chance.number(0.8, 1.2)
        between, strength = between * 0.9, strength * 0.84
    return mix(0.62, *parts)


def die_back(chance: Chance) -> Sound:
    """A die is put back: it drops on the leather and lies."""
    falls = ((0.0, 1.0), (0.125, 0.45), (0.2, 0.2), (0.24, 0.08))
    return mix(0.36, *((at, strength, band(_die_on_wood(chance), 130, 2600)) for at, strength in falls))


def _die_on_wood(chance: Chance) -> Sound:
    pitch = chance.number(0.9, 1.15)
    wood = ((225 * pitch, 0.026, 0.8), (1040 * pitch, 0.011, 0.7), (2450 * pitch, 0.005, 0.35))
    return swell(strike(0.14, wood), 0.0008, 10)


def win(_: Chance) -> Sound:
    """It has gone your way."""
    return mix(0.85, (0.0, 0.8, wood_note(_G4, 0.8, 0.18)), (0.12, 1.0, wood_note(_C5, 0.73, 0.18)))


def loss(_: Chance) -> Sound:
    """It has not."""
    return mix(0.95, (0.0, 0.8, wood_note(_EB4, 0.8, 0.18)), (0.16, 1.0, wood_note(_C4, 0.79, 0.2)))


def palifico(_: Chance) -> Sound:
    """The light of the table changes: a dark chord that comes up slowly and goes."""
    chord = ((_D2, 0.5), (_A2, 0.6), (_D3, 0.8), (_F3, 0.8), (_C4, 0.55))
    held = ((0.03 * place, strength, warm_note(note, 1.9, 0.16, 0.5)) for place, (note, strength) in enumerate(chord))
    return mix(1.9, (0.0, 0.5, thump(0.7, 120, 73, 0.2)), *held)


def game_won(_: Chance) -> Sound:
    """A chord that opens upwards, over a warm ground."""
    rising = ((0.0, _C4), (0.13, _E4), (0.26, _G4), (0.44, _C5))
    notes = ((at, 0.8, wood_note(note, 1.5, 0.36)) for at, note in rising)
    ground = ((at, 0.35, warm_note(note, 2.0, 0.25, 0.5)) for at, note in ((0.2, _C4 / 2), (0.2, _G3), (0.3, _E4)))
    return mix(2.1, *notes, *ground)


def game_lost(_: Chance) -> Sound:
    """Three notes going down, friendly enough for another game."""
    falling = ((0.0, _E4), (0.2, _C4), (0.44, _A3))
    notes = ((at, 0.8, wood_note(note, 1.3, 0.34)) for at, note in falling)
    ground = ((0.3, 0.4, warm_note(note, 1.5, 0.3, 0.4)) for note in (_A2, _F3))
    return mix(1.8, *notes, *ground)


#: Each sound with its loudness.
RECIPES: tuple[tuple[Callable[[Chance], Sound], float], ...] = (
    (shake, _PLAIN),
    (land, _PLAIN),
    (bid, _QUIET),
    (challenge, _CLEAR),
    (exact, _CLEAR),
    (lift, _QUIET),
    (tick, _QUIET),
    (die_lost, _PLAIN),
    (die_back, _PLAIN),
    (win, _PLAIN),
    (loss, _PLAIN),
    (palifico, _PLAIN),
    (game_won, _CLEAR),
    (game_lost, _CLEAR),
)


def made(recipe: Callable[[Chance], Sound], level: float) -> Sound:
    """One sound, in the room where all of them are heard."""
    seed = int.from_bytes(recipe.__name__.encode())
    return finished(in_a_room(recipe(Chance(seed)), Chance(0)), level)


def write(sound: Sound, file: Path) -> None:
    """Write a sound as a wave of 16 bits, one channel."""
    with wave.open(str(file), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(np.round(sound * 32767).astype("<i2").tobytes())


def main() -> None:
    """Do what the arguments say."""
    parser = argparse.ArgumentParser(description="Make the sounds of the game.")
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER, help="where to (default: resources/sounds)")
    parser.add_argument("--measure", action="store_true", help="write nothing; say how long and how loud each is")
    arguments = parser.parse_args()
    for recipe, level in RECIPES:
        sound = made(recipe, level)
        if arguments.measure:
            peak = 20 * np.log10(np.max(np.abs(sound)))
            print(f"{recipe.__name__:10} {len(sound) / RATE:5.2f} s  {loudness(sound):6.1f} dB(A)  peak {peak:6.1f} dB")
        else:
            write(sound, arguments.folder / f"{recipe.__name__}.wav")


if __name__ == "__main__":
    sys.exit(main())
