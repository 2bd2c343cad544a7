"""Takes the whole lesson by real keys and a real mouse, on a screen of its own, with a picture of every step.

    python tests/looking/lesson_by_hand.py FOLDER [--language fr] [--size 1280x800] [--scale 2] [--dark]

needs Xvfb, openbox and xdotool, as play_by_hand.py does. In each step a wrong move comes first, then the right one, by
keys and by mouse in turns. Exit status 1 if the lesson does not come to its end.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from desktop_app.engine.moves import Bid, Call, Move
from desktop_app.match.lesson.steps import Step
from desktop_app.ui.application import Program
from desktop_app.ui.lesson.page import LessonPage
from desktop_app.ui.lesson.sitting import Sitting
from desktop_app.ui.new_game import NewGameSheet
from desktop_app.ui.table.stage import StageState
from tests.looking.play_by_hand import Hand, run
from tests.ui.lesson.learning import RIGHT

WRONG: dict[Step, Move] = {
    Step.BID: Bid(3, 2),
    Step.RAISE: Call.CHALLENGE,
    Step.CHALLENGE: Call.EXACT,
    Step.SPOT_ON: Call.CHALLENGE,
    Step.PALIFICO: Bid(2, 5),
    Step.FIXED_FACE: Call.EXACT,
    Step.COVERED: Bid(4, 4),
    Step.YOUR_CALZA: Call.CHALLENGE,
}
"""What is tried first."""


class LearningHand(Hand):
    """Takes the lesson."""

    def __init__(self, program: Program, folder: Path, seed: int) -> None:
        super().__init__(program, folder, seed)
        self.tried: set[Step] = set()

    def look(self) -> None:
        """See where the lesson is, and do the next thing."""
        page = self.program.host.lesson.page
        if isinstance(self.program.window.sheet, NewGameSheet):
            self.picture("99-new-game")
            self.done = True
        elif page is None or page.guide.sitting is None:
            self.picture("00-offer")
            self.keys("Return")
        elif page.guide.has_ended:
            self.picture("98-end")
            self.click(page.card.game)
        else:
            self.learn(page, page.guide.step, page.guide.sitting)

    def learn(self, page: LessonPage, step: Step, sitting: Sitting) -> None:
        """Do what the step asks for, after something else."""
        name = f"{step.number:02}-{step.value}"
        if sitting.stage.state is StageState.REVEALED:
            self.picture(f"{name}-after")
            if step.number % 2:
                self.click(page.bar.verdicts.next)
            else:
                self.keys("Return")
        elif sitting.stage.state is StageState.YOUR_TURN:
            self.turns += 1
            self.picture(name if page.guide.note is None else f"{name}-note")
            if step is Step.AIM:
                self.keys("Return")
            elif step is Step.WILD_ONES:
                self.click(page.card.on)
            else:
                self.answer(page, step, sitting)

    def answer(self, page: LessonPage, step: Step, sitting: Sitting) -> None:
        """The wrong move, then the right one."""
        if page.guide.note is not None:
            self.tried.add(step)
        move = RIGHT[step] if step in self.tried or step not in WRONG else WRONG[step]
        if step is Step.ON_YOUR_OWN and sitting.session.observation.bidding.standing is not None:
            move = Call.CHALLENGE
        if step.number % 2:
            self.by_mouse(page.bar, move)
        else:
            self.by_keys(page.bar, move)


if __name__ == "__main__":
    sys.exit(run("Takes the whole lesson by real keys and a real mouse.", LearningHand))
