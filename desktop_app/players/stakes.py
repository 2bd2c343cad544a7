"""What a round is about: how much each way to settle it is worth to one seat.

A seat with c dice is taken to win with the chance c^2 / (the sum of the squares of everybody's dice). That is a rule of
thumb, near the truth where it matters most: two dice against one are worth .80, in exact play .807; one against one .5.
All values are counted in the seat's own risk, what it would lose with a die: 0.0 leaves the table as it is, -1.0 is the
loss of a die.
"""

from collections.abc import Iterable, Sequence

from desktop_app.engine.rules import ExactCall, Rules


def settled(right: float, prize: float) -> float:
    """The value of a round that brings the prize with the probability `right`, and else costs a die."""
    return right * prize - (1.0 - right)


def prize_of_loss(counts: Sequence[int], seat: int, loser: int) -> float:
    """What it is worth to a seat that another loses a die."""
    return _gain(counts, seat, _changed(counts, (loser,), -1))


def prize_of_exact(rules: Rules, counts: Sequence[int], seat: int, caller: int) -> float:
    """What it is worth to a seat that it, or another, calls exact and is right (D6, D7)."""
    if rules.exact is ExactCall.SPOT_ON:
        others = [other for other, held in enumerate(counts) if held and other != caller]
        return _gain(counts, seat, _changed(counts, others, -1))
    return _gain(counts, seat, _changed(counts, (caller,), 1)) if counts[caller] < rules.dice else 0.0


def _gain(counts: Sequence[int], seat: int, after: Sequence[int]) -> float:
    now = _chance(counts, seat)
    risk = now - _chance(_changed(counts, (seat,), -1), seat)
    return (_chance(after, seat) - now) / risk


def _changed(counts: Sequence[int], seats: Iterable[int], change: int) -> list[int]:
    after = list(counts)
    for seat in seats:
        after[seat] += change
    return after


def _chance(counts: Sequence[int], seat: int) -> float:
    """The chance to win that a seat is taken to have."""
    return counts[seat] ** 2 / sum([held**2 for held in counts])
