"""Who a sentence is about: the players by name, and the one who reads it as "you"."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from desktop_app.match.names import tidy_name
from desktop_app.ui.words.names import begins_with_vowel_sound
from desktop_app.ui.words.sentence import Run, Sentence, Value, fill


class People(QObject):
    """The players of one game; `me` is the seat of whoever reads, None where nobody at the table does."""

    def __init__(self, names: Sequence[str], me: int | None) -> None:
        super().__init__()
        self._names = tuple(map(tidy_name, names))
        self._me = me

    def is_me(self, seat: int) -> bool:
        """Whether the seat is the reader's."""
        return seat == self._me

    def name(self, seat: int) -> Run:
        """The player's name, also the reader's own."""
        return Run(self._names[seat], bold=True)

    def label(self, seat: int) -> str:
        """What stands on the seat: "You" or the name."""
        #: The player at this computer, as a label or as the subject of a sentence: "You raise to 5 × 4."
        return self.tr("You") if self.is_me(seat) else self._names[seat]

    def subject(self, *seats: int) -> Sentence:
        """The seats at the beginning of a sentence: "You", "Rosa", "Rosa, Bruno and you"."""
        return (Run(self.label(seats[0]), bold=True),) if len(seats) == 1 else self.within(*seats)

    def within(self, *seats: int) -> Sentence:
        """The seats within a sentence: "you", "Rosa", "Rosa, Bruno and you"; the reader comes last."""
        ordered = sorted(seats, key=self.is_me)
        told: Sentence = (self._within(ordered[0]),)
        for seat in ordered[1:-1]:
            #: A list of players, all but its last one
            told = fill(self.tr("%1, %2"), told, self._within(seat))
        if len(ordered) > 1:
            #: A list of players: %1 is one name, or several with commas
            told = fill(self.tr("%1 and %2"), told, self._within(ordered[-1]))
        return told

    def of_one(self, seat: int, you: str, other: str, *values: Value) -> Sentence:
        """A sentence about one player: %1 is "You" or the name, %2 … are the values."""
        return fill(you if self.is_me(seat) else other, self.subject(seat), *values)

    def of_all(self, seats: Sequence[int], you: str, other: str, several: str, several_and_you: str) -> Sentence:
        """A sentence that begins with one player or several, %1, with the form of the verb that belongs to them."""
        return fill(self.form(seats, you, other, several, several_and_you), self.subject(*seats))

    def form(self, seats: Sequence[int], you: str, other: str, several: str, several_and_you: str) -> str:
        """Which of these belongs to the seats: "you lose", "she loses", "they lose", "they and you lose"."""
        mine = any(map(self.is_me, seats))
        if len(seats) == 1:
            return you if mine else other
        return several_and_you if mine else several

    def owned(self, seat: int, yours: str, theirs: str, elided: str, *values: Value) -> Sentence:
        """A sentence about what is a player's: %1 is the name, not used in "your …", %2 … are the values.

        The elided one stands before a name that begins with a vowel sound: French says l’enchère d’Odette.
        """
        if self.is_me(seat):
            return fill(yours, self.name(seat), *values)
        return fill(elided if begins_with_vowel_sound(self._names[seat]) else theirs, self.name(seat), *values)

    def _within(self, seat: int) -> Run:
        #: The player at this computer within a sentence: "Rosa, Bruno and you lose a die each."
        return Run(self.tr("you"), bold=True) if self.is_me(seat) else self.name(seat)
