"""Slips with spoken lines hide nothing that counts: every line, every seat, every number of players, every window."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainterPath

from desktop_app.players.roster import LEVELS
from desktop_app.ui.languages import Languages
from desktop_app.ui.lines.temper import PLAIN, Remark, Tempers
from desktop_app.ui.models.seats import SeatsModel
from desktop_app.ui.occasions import Occasion
from desktop_app.ui.table.geometry import Layout
from desktop_app.ui.table.speech import BUTTON_CORNER, Slip, placed
from desktop_app.ui.words.sentence import Run
from tests.ui.table.scenes import six
from tests.ui.table.test_geometry import NAMES, PLAYERS, SIZES, bidding, box, laid, revealed, ribbon

pytestmark = pytest.mark.usefixtures("fonts")

LANGUAGES = ("en", "fr", "it")
TEMPERS = (PLAIN, *(level.id for level in LEVELS))


#: Lines of every length; the last is the longest that there is, in French.
LENGTHS = (
    "Solved.",
    "May we see, please?",
    "A pleasure to count with you.",
    "No regrets. It was a lovely number.",
    "La prochaine fois, avec plus d’audace, peut-être.",
)


def slip_of(layout: Layout, seat: int, line: str) -> Slip:
    found = placed(layout, seat, (Run(line),))
    assert found is not None, (seat, line)
    slip, lines = found
    assert lines.width <= slip.area.width()
    return slip


def hidden(layout: Layout, slip: Slip, dice: int) -> list[str]:
    """What lies under a slip, but for cups and the speaker's own portrait, which its tail touches."""
    area = box(slip.area)
    things = [*bidding(layout, dice), *revealed(layout, dice)]
    things += [("ribbon", ribbon(layout, revealed=revealed)) for revealed in (False, True)]
    return [name for name, path in things if "cup" not in name and path.intersects(area)]


@pytest.mark.parametrize("dice", [1, 5, 6])
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("size", SIZES)
def test_no_slip_hides_anything_that_counts(size: str, players: int, name: str, dice: int) -> None:
    layout = laid(SIZES[size], players, NAMES[name], dice)
    corner = QRectF(0, 0, BUTTON_CORNER, BUTTON_CORNER)
    corner.moveBottomRight(layout.frame.area.bottomRight())
    for seat in range(1, players):
        for line in LENGTHS:
            slip = slip_of(layout, seat, line)
            assert layout.frame.area.contains(slip.area)
            assert hidden(layout, slip, dice) == []
            assert not slip.area.intersects(corner)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_slip_touches_the_portrait_of_its_speaker(players: int) -> None:
    layout = laid(SIZES["usual"], players, "Odette", 5)
    for seat in range(1, players):
        portrait = QPainterPath()
        portrait.addEllipse(layout.places[seat].portrait(layout.frame.k))
        for line in LENGTHS:
            slip = slip_of(layout, seat, line)
            assert portrait.contains(slip.tail)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_has_a_place_in_the_smallest_window(languages: Languages, language: str) -> None:
    languages.speak(language)
    tempers = Tempers()
    longest = max(map(len, LENGTHS))
    for players in PLAYERS:
        layout = laid(SIZES["small"], players, "Odette", 5)
        for temper in TEMPERS:
            for occasion in Occasion:
                for line in tempers.lines(temper, occasion):
                    assert len(line) <= longest
                    for seat in range(1, players):
                        slip_of(layout, seat, line)


def test_whoever_hears_finds_the_line_at_its_seat() -> None:
    model = six().model()
    before = description(model, 2)
    model.say(Remark(2, "sharp", Occasion.CHALLENGE, 1))
    assert description(model, 2) == f"{before} Rosa says: I make it fewer."
    assert "says" not in description(model, 1)
    model.say(None)
    assert description(model, 2) == before


def description(model: SeatsModel, seat: int) -> str:
    return str(model.data(model.index(seat), Qt.ItemDataRole.AccessibleDescriptionRole))
