"""Perfect play where a round was solved, another policy everywhere else."""

from collections.abc import Sequence
from typing import NamedTuple

from desktop_app.engine.moves import Move
from desktop_app.engine.observation import Observation
from desktop_app.players.policy import Policy
from desktop_app.players.tables import RoundTables


class SolvedPolicy(NamedTuple):
    """Plays solved rounds by the tables, and what these do not say as `beyond` does."""

    tables: RoundTables
    beyond: Policy

    def probabilities(self, observations: Sequence[Observation]) -> list[dict[Move, float]]:
        """See Policy."""
        answers = [self.tables.probabilities(observation) for observation in observations]
        open_questions = [
            observation for observation, answer in zip(observations, answers, strict=True) if answer is None
        ]
        others = iter(self.beyond.probabilities(open_questions) if open_questions else ())
        return [next(others) if answer is None else answer for answer in answers]
