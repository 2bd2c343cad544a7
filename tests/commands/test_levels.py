"""levels lists the ids, weakest first."""

from desktop_app.players.roster import LEVELS
from tests.commands.conftest import Run


def test_the_levels_one_a_line(cli: Run) -> None:
    assert cli("levels") == (0, "".join(f"{level.id}\n" for level in LEVELS), "")
