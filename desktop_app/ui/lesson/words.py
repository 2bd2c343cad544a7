"""All that the lesson says, in one hand."""

from PySide6.QtCore import QObject

from desktop_app.engine.bidding import Bidding
from desktop_app.match.lesson.script import OPEN
from desktop_app.match.lesson.steps import Step
from desktop_app.ui.lesson.advice_words import AdviceWords, Note
from desktop_app.ui.lesson.covered_words import CoveredWords
from desktop_app.ui.lesson.moment import Lines, Moment, Part
from desktop_app.ui.lesson.open_words import OpenWords
from desktop_app.ui.lesson.palifico_words import PalificoWords
from desktop_app.ui.words.prompts import PromptWords
from desktop_app.ui.words.sentence import Sentence


class LessonWords(QObject):
    """The words are made anew at each call, in the language of that moment."""

    def __init__(self) -> None:
        super().__init__()
        self._open = OpenWords()
        self._palifico = PalificoWords()
        self._covered = CoveredWords()
        self._advice = AdviceWords()

    def lines(self, moment: Moment) -> Lines:
        """What is said at a moment; while nothing is asked for, nothing is to be done either."""
        lines = self._words_for(moment.step).lines(moment)
        idle = moment.part in (Part.BEFORE, Part.WATCH) and moment.step is not Step.AIM
        return lines._replace(todo=()) if idle else lines

    def _words_for(self, step: Step) -> OpenWords | PalificoWords | CoveredWords:
        if step in (Step.PALIFICO, Step.FIXED_FACE):
            return self._palifico
        return self._open if step.start.script is OPEN else self._covered

    def note(self, note: Note, bidding: Bidding, prompts: PromptWords) -> Sentence:
        """What is said about the learner's last try."""
        return self._advice.note(note, bidding, prompts)

    def press_here(self) -> str:
        """The tag over the control that is to be used."""
        #: The lesson: on a tag over a button
        return self.tr("Press here")
