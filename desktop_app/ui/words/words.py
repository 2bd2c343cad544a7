"""All the words of one game in one hand."""

from collections.abc import Sequence

from desktop_app.engine.rules import Rules
from desktop_app.ui.lines.temper import Tempers
from desktop_app.ui.words.ladder import LadderWords
from desktop_app.ui.words.outcomes import OutcomeWords
from desktop_app.ui.words.people import People
from desktop_app.ui.words.prompts import PromptWords
from desktop_app.ui.words.seats import SeatWords
from desktop_app.ui.words.story import StoryWords
from desktop_app.ui.words.table import TableWords
from desktop_app.ui.words.verdicts import VerdictWords


class Words:
    """The words of a game between these players, under these rules, for the reader at seat `me`.

    They are made anew at each call, in the language of that moment: after a change of language, ask again.
    """

    def __init__(self, names: Sequence[str], me: int | None, rules: Rules) -> None:
        self.people = People(names, me)
        outcomes = OutcomeWords(self.people)
        self.story = StoryWords(self.people, outcomes, rules)
        self.verdicts = VerdictWords(self.people, outcomes, rules)
        self.prompts = PromptWords(self.people, rules)
        self.ladder = LadderWords(self.people, self.prompts, rules)
        self.table = TableWords(self.people, rules)
        self.seats = SeatWords(self.people)
        self.lines = Tempers()
