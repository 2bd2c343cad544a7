"""Fair dice, seen: every die computed again, and how often each face has come up."""
