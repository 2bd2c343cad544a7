"""Makes the grain of leather and walls: a tile of noise, in shades of grey around the middle one.

python packaging/grain.py        writes resources/pictures/grain.png
"""

import sys
from pathlib import Path

import numpy as np
import numpy.typing as npt

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # started as a script, from wherever

from PySide6.QtGui import QImage

from desktop_app.ui.painting.grain import FLAT, SIDE, STEPS

FILE = ROOT / "resources" / "pictures" / "grain.png"


def noise() -> npt.NDArray[np.float64]:
    """Numbers without a pattern, around 0 with a deviation of 0.4; the same ones always.

    The mean of several bytes of a scrambled counter; the multipliers are those of MurmurHash3's finalizer.
    """
    bits = np.arange(1, SIDE * SIDE + 1, dtype=np.uint64)
    for multiplier in (0xFF51AFD7ED558CCD, 0xC4CEB9FE1A85EC53):
        bits ^= bits >> np.uint64(33)
        bits *= np.uint64(multiplier)
    bits ^= bits >> np.uint64(33)
    values = bits.view(np.uint8).reshape(SIDE, SIDE, 8).mean(axis=2)
    return (values - values.mean()) / values.std() * 0.4


def tile() -> QImage:
    """The tile, which can be put beside itself on all sides."""
    values = noise()
    # Neighbours share a little, so that the grain is that of a surface and not of a bad signal.
    soft = (2 * values + np.roll(values, 1, 0) + np.roll(values, 1, 1)) / 2
    shades = (FLAT + np.rint(np.clip(soft, -1, 1) * STEPS)).astype(np.uint8)
    return QImage(shades.tobytes(), SIDE, SIDE, SIDE, QImage.Format.Format_Grayscale8).copy()


if __name__ == "__main__":
    tile().save(str(FILE))
