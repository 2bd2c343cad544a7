"""The faces of a game that is kept."""

from desktop_app.library.kept import GameRow
from desktop_app.ui.characters import Character


def faces_of(row: GameRow) -> tuple[Character, ...]:
    """The face of each seat; where a game tells none, or one that there is not, the seats have them in their order."""
    all_faces = list(Character)
    known = {face.value: face for face in all_faces}
    wanted = row.portraits or ("",) * len(row.names)
    return tuple(known.get(portrait, all_faces[seat]) for seat, portrait in enumerate(wanted))
