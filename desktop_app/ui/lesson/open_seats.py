"""The seats of the lesson: everybody's dice lie open where the session says so."""

from desktop_app.engine.observation import Observation
from desktop_app.match.lesson.prepared import PreparedSession
from desktop_app.ui.models.scene import TableScene, laid_open, with_rings
from desktop_app.ui.models.seats import SeatsModel
from desktop_app.ui.words.words import Words


class OpenSeats(SeatsModel):
    """A model for one prepared session after another."""

    _session: PreparedSession | None = None
    _ringed = False

    def follow(self, session: PreparedSession, words: Words) -> None:
        """Show another session, in its own words."""
        self._session = session
        self.words = words

    def set_rings(self, *, ringed: bool) -> None:
        """Put rings on the open dice that match the standing bid, or take them away."""
        self._ringed = ringed
        if self.scene is not None:
            self._change(with_rings(self.scene, ringed=ringed))

    def _seen(self, observation: Observation) -> TableScene:
        scene = super()._seen(observation)
        hands = self._session.open_hands if self._session is not None else ()
        return with_rings(laid_open(scene, hands) if hands else scene, ringed=self._ringed)
