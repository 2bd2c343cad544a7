"""levels lists the ids, weakest first, tempers beside each other."""

from desktop_app.players.roster import LEVELS, RUNGS
from tests.commands.conftest import Run


def test_a_line_for_each_strength_and_the_strongest_last(cli: Run) -> None:
    status, out, err = cli("levels")
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert "bold cautious precise" in lines
    assert len(lines) == len(RUNGS) >= 6
    assert out.split() == [level.id for level in LEVELS]
    assert lines[-1] == LEVELS[-1].id
