"""What is on the table is in its picture: at every scale, in every language and light, and nothing that is covered."""

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.engine.moves import Call
from desktop_app.ui.languages import NAMES, Languages
from desktop_app.ui.theme import Appearance, Theme
from tests.ui.table import scenes
from tests.ui.table.scenes import Scene, play
from tests.ui.table.viewing import SMALL, part, picture, round_the_middle, shown, shown_by

pytestmark = pytest.mark.usefixtures("fonts")


@pytest.mark.parametrize("scene", scenes.SCENES)
def test_every_scene_is_painted_at_its_place(qtbot: QtBot, scene: Callable[[], Scene]) -> None:
    """Each seat has a face of its own: no two look alike, and none is left out."""
    view = shown(qtbot, scene().model(), size=SMALL)
    image = picture(view)
    faces = [part(image, view.visualRect(view.model().index(row, 0))) for row in range(view.model().rowCount())]
    assert all(one != other for one, other in combinations(faces, 2))


@pytest.mark.parametrize("scale", [1, 1.5, 2, 3])
@pytest.mark.parametrize("scene", [scenes.six_revealed, scenes.palifico])
def test_scenes_are_painted_to_the_last_pixel(qtbot: QtBot, scene: Callable[[], Scene], scale: float) -> None:
    """At every scale of the screen, without a hole and without a word from Qt."""
    image = picture(shown(qtbot, scene().model(), size=SMALL), scale)
    corners = [(0, 0), (image.width() - 1, 0), (0, image.height() - 1), (image.width() - 1, image.height() - 1)]
    assert all(image.pixelColor(x, y) != Qt.GlobalColor.magenta for x, y in corners)
    assert image.pixelColor(image.width() // 2, image.height() // 2) != image.pixelColor(2, 2)


@pytest.mark.parametrize("code", NAMES)
@pytest.mark.parametrize("scene", [scenes.spot_on, scenes.palifico, scenes.six])
def test_every_scene_has_words_in_every_language(
    qtbot: QtBot, languages: Languages, scene: Callable[[], Scene], code: str
) -> None:
    """A language that is spoken while the table is shown changes its picture, and English brings the old one back."""
    view = shown(qtbot, scene().model(), Theme(Appearance.DARK), SMALL)
    before = picture(view)
    languages.speak(code)
    QApplication.processEvents()
    assert (picture(view) == before) == (code == "en")
    languages.speak("en")
    QApplication.processEvents()
    assert picture(view) == before


def test_what_others_hold_is_in_no_pixel_before_the_reveal_nor_after_it(qtbot: QtBot) -> None:
    game = scenes.bidding().game
    hands = game.hands
    assert hands is not None
    others = game._replace(hands=(hands[0], (6, 6, 6, 6), (6, 6, 6), (6, 6, 6, 6, 6), (6, 6, 6, 6)))
    model = scenes.bidding().model()
    view = shown(qtbot, model)
    other = shown(qtbot, scenes.bidding()._replace(game=others).model())
    covered = round_the_middle(view)
    assert covered == round_the_middle(other)
    step = game.play(Call.CHALLENGE)
    for event in step.events:
        play(model, event)
    assert round_the_middle(view) != covered
    dealt = step.game.deal(((1, 2, 3, 5, 5), (2, 3, 3, 4), (1, 2, 6), (2, 3, 4, 4, 6), (2, 4, 5))).game
    model.show(dealt.observe(0))
    fresh = shown(qtbot, scenes.bidding()._replace(game=dealt).model())
    assert round_the_middle(view) == round_the_middle(fresh)


def test_a_palifico_round_is_another_light(qtbot: QtBot) -> None:
    """The leather itself changes colour, and back in the round after it."""
    game = scenes.palifico().game
    model = scenes.palifico().model()
    view = shown(qtbot, model)
    leather = QPoint(view.width() // 2, 75)
    dusk = picture(view).pixelColor(leather)
    following = scenes.bid(game, (3, 3)).play(Call.CHALLENGE).game
    model.show(following.observe(0))
    day = picture(view).pixelColor(leather)
    assert day.red() - day.blue() > 50 > dusk.red() - dusk.blue()


def test_looking_back_is_written_on_the_wall(qtbot: QtBot) -> None:
    """In a corner that is empty otherwise; and gone when the game is shown again."""
    model = scenes.revealed().model()
    earlier = shown_by(model)
    view = shown(qtbot, model)
    corner = QRect(0, 0, 200, 50)
    empty = part(picture(view), corner)
    model.look_back(earlier)
    model.show(scenes.bidding().game.observe(0))
    assert part(picture(view), corner) != empty
    model.look_back(None)
    assert part(picture(view), corner) == empty


@pytest.mark.parametrize("name", ["Bo", "Wilhelmina Montgomery-Wu", "W" * 24])
def test_captions_stay_in_the_oval(qtbot: QtBot, name: str) -> None:
    """However long the bidder's name is: left and right of the caption there is leather."""
    names = ("Ada", "B", "C", "D", "E", name)
    for scene in (scenes.six(), scenes.six()._replace(last=Call.CHALLENGE)):
        view = shown(qtbot, scene._replace(names=names).model(), size=SMALL)
        bare = shown(qtbot, scene._replace(names=("Ada", *"BCDEF")).model(), size=SMALL)
        oval = view.visualRect(view.model().index(6, 0))
        for left in (oval.left(), oval.right() - 14):
            edge = QRect(left, oval.top() + 20, 14, oval.height() // 3)
            assert part(picture(view), edge) == part(picture(bare), edge)


def test_odd_names_are_only_names(qtbot: QtBot) -> None:
    """Marks, dice, another direction, nothing at all: each is painted as it is and moves nothing else."""
    names = ("Ada", "**{5}**", "%1 %2", "‏שלום", "🎲🎲", "")
    view = shown(qtbot, scenes.six()._replace(names=names).model(), size=SMALL)
    usual = shown(qtbot, scenes.six().model(), size=SMALL)
    middle = view.visualRect(view.model().index(6, 0))
    lower = QRect(middle.left(), middle.center().y(), middle.width(), middle.height() // 2 + 90)
    assert part(picture(view), lower) == part(picture(usual), lower)


def test_the_light_follows_the_theme(qtbot: QtBot) -> None:
    theme = Theme(Appearance.LIGHT)
    view = shown(qtbot, scenes.bidding().model(), theme)
    day = picture(view)
    theme.set_appearance(Appearance.DARK)
    assert picture(view).pixelColor(3, 3).lightness() < day.pixelColor(3, 3).lightness()
    theme.set_appearance(Appearance.LIGHT)
    assert picture(view) == day
