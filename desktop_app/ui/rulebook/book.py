"""The whole book, in the language that is spoken when it is asked for."""

from collections.abc import Sequence

from desktop_app.ui.rulebook.fair_dice import FairDiceRules
from desktop_app.ui.rulebook.key_list import KeyRules
from desktop_app.ui.rulebook.options import OptionRules
from desktop_app.ui.rulebook.palifico import PalificoRules
from desktop_app.ui.rulebook.sections import Chapter, KeyLine
from desktop_app.ui.rulebook.standard import StandardRules


def chapters(menu: Sequence[KeyLine] = ()) -> tuple[Chapter, ...]:
    """All chapters in reading order; `menu` is what the menu bar has keys for."""
    return (
        StandardRules().chapter(),
        OptionRules().chapter(),
        PalificoRules().chapter(),
        FairDiceRules().chapter(),
        KeyRules().chapter(menu),
    )
