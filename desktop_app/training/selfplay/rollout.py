"""One round of every game in training: who sits where, what is done, what it brought."""

from copy import deepcopy
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import torch
from torch import nn

from desktop_app.engine.rules import FACES, MAX_PLAYERS
from desktop_app.players.features import CHALLENGE, features, legal_actions
from desktop_app.players.policy import Policy
from desktop_app.players.situations import Flags, Floats, Ints, Situations, endings
from desktop_app.players.values import NetworkValues, Values, consequences, stakes
from desktop_app.players.views import Views
from desktop_app.training.guests import Guests
from desktop_app.training.opponents import Habits, answers
from desktop_app.training.selfplay.networks import Networks, exported
from desktop_app.training.simulator import Rounds, is_bid, is_exact, ranks_of

LEARNER, RULE, TREMBLER, VETERAN, GUEST = range(5)
"""Who sits in a seat: the network that learns, a rule, the network with a trembling hand, an older network, a level."""
_MEMORY = 0.85
"""λ of the returns: how far they trust what happened against what the critic expected."""
_STEP = 512


class Seating(NamedTuple):
    """Share of rounds with others than learners, and how often a seat of these is taken by each kind."""

    mixed: float
    kinds: tuple[float, float, float, float]


AMONG_LEARNERS = Seating(0.6, (0.58, 0.32, 0.06, 0.04))
"""For a policy that is hard to beat."""
AMONG_RULES = Seating(0.92, (0.22, 0.66, 0.08, 0.04))
"""For a policy that beats others as it can."""


class Apart(NamedTuple):
    """The network that learns at one position, guests at all others: it learns to respond to them."""

    learner: int


class Sample(NamedTuple):
    """Decisions of one rollout, concatenated (first axis); only those of `learners` train the policy.

    `inputs`, `private`: features; `legal`, `actions`: as the network's; `chance` (n,): log probability of the action;
    `calls` (n, 2): probabilities of challenge and exact call, `gains` (n, 2) what they bring; `expected` (n, 6) the
    critic's view and `returns` (n, 6) what came of it, for the seats from the actor on, `there` (n, 6) where they are.
    """

    inputs: Floats
    private: Floats
    legal: Flags
    actions: Ints
    chance: Floats
    calls: Floats
    gains: Floats
    expected: Floats
    returns: Floats
    there: Flags
    learners: Flags


class Outcome(NamedTuple):
    """Rounds that were played: their decisions, and the situations after them.

    `pure` (n,): rounds of learners alone; `reached` (n, 6): the chances that followed for the positions before.
    """

    sample: Sample
    following: Situations
    pure: Flags
    reached: Floats


@dataclass(frozen=True)
class Company:
    """Half-precision copies of the networks that play, and how guests do.

    `worth` is what tables are worth between rounds, where not what the networks say.
    """

    policy: nn.Sequential
    critic: nn.Sequential
    veteran: nn.Sequential
    guest: Policy | None = None
    worth: Values | None = None

    @classmethod
    def of(cls, networks: Networks, veteran: nn.Sequential) -> "Company":
        """The networks as they are now, and an older policy."""
        return cls(*(deepcopy(network).to(torch.bfloat16) for network in (networks.policy, networks.critic, veteran)))


def seated(n: int, seating: Seating | Apart, rng: np.random.Generator) -> Ints:
    """Who sits at each position (n, 6)."""
    if isinstance(seating, Apart):
        return np.where(np.arange(MAX_PLAYERS) == seating.learner, LEARNER, np.full((n, 1), GUEST))
    mixed = rng.random(n) < seating.mixed
    others = rng.choice(len(seating.kinds), (n, MAX_PLAYERS), p=seating.kinds)
    return np.where(mixed[:, None], others, LEARNER)


def play(
    situations: Situations, networks: Networks, company: Company, seating: Seating | Apart, rng: np.random.Generator
) -> Outcome:
    """Play one round of every game."""
    rounds, kinds = Rounds.deal(situations, rng), seated(situations.size, seating, rng)
    habits = Habits.draw(situations.size * MAX_PLAYERS, rng)
    tremble = rng.uniform([0.7, 0.0], [3.0, 0.4], (situations.size, 2)).astype(np.float32)
    now = consequences(situations, company.worth or NetworkValues(exported(networks.worth)))
    guests = Guests.at(rounds, company.guest) if company.guest else None
    active, turns = np.arange(situations.size), 0
    steps: list[tuple[Ints, Ints, Sample]] = []
    ended = np.zeros(situations.size, np.int64)
    while len(active):
        actors = rounds.actors(active, turns)
        views = rounds.views(active, turns)
        kind = kinds[active, actors]
        inputs = features(views, stakes(now, active, actors, situations.players[active]))
        private = _private(rounds, kinds, active, turns)
        legal = legal_actions(views)
        logs = log_chances(company.policy, inputs, legal)
        expected = _run(company.critic, np.concatenate([inputs, private], 1))
        chosen = logs.copy()
        _let_others(chosen, company, inputs, legal, kind, tremble[active])
        actions = (chosen + rng.gumbel(size=chosen.shape).astype(np.float32)).argmax(1)
        ranks, calls, exact = ranks_of(views, actions), ~is_bid(actions), is_exact(actions)
        rules = np.flatnonzero(kind == RULE)
        if len(rules):
            told = answers(_take(views, rules), habits.take(active[rules] * MAX_PLAYERS + actors[rules]), rng)
            ranks[rules], calls[rules], exact[rules] = told
        invited = np.flatnonzero(kind == GUEST)
        if guests and len(invited):
            ranks[invited], calls[invited], exact[invited] = guests.answers(active[invited], actors[invited], rng)
        end = rounds.ending(active, turns, exact=exact)
        gains = _gains_of_calls(rounds, now.gains, active, turns, actors)
        _, seats, there = rounds.around(active, turns)
        row = np.arange(len(active))
        sample = Sample(
            inputs,
            private,
            legal,
            actions,
            logs[row, actions],
            np.exp(logs[:, CHALLENGE:]),
            gains,
            expected,
            expected,
            there,
            kind == LEARNER,
        )
        steps.append((active, seats, sample))
        ended[active[calls]] = end[calls]
        rounds.bid(active[~calls], turns, ranks[~calls])
        if guests:
            guests.hear(active[~calls], ranks[~calls])
        active, turns = active[~calls], turns + 1
    row = np.arange(situations.size)
    reached = now.after[row, ended]
    final = np.where(situations.counts > 0, (reached - now.now) / now.worth, 0)
    following = endings(situations)[0].take(ended * situations.size + row)
    pure = ((kinds == LEARNER) | (situations.counts == 0)).all(1)
    return Outcome(_returned(steps, final), following, pure, reached)


def _take(views: Views, index: Ints) -> Views:
    return Views(*(field[index] for field in views))


def _run(network: nn.Sequential, inputs: Floats) -> Floats:
    """The network's outputs. Rows are filled up to few different numbers: each new shape costs torch a compilation."""
    rows = len(inputs)
    step = 64 if rows <= _STEP else _STEP
    filled = torch.zeros((-(-rows // step) * step, inputs.shape[1]), dtype=torch.bfloat16)
    filled[:rows] = torch.from_numpy(inputs)
    with torch.no_grad():
        return network(filled)[:rows].float().numpy()


def log_chances(network: nn.Sequential, inputs: Floats, legal: Flags, heat: Floats | None = None) -> Floats:
    """Log probabilities of the actions; very low where illegal. `heat` (n, 1) divides the network's preferences."""
    outputs = _run(network, inputs)
    if heat is not None:
        outputs = outputs / heat
    outputs = np.where(legal, outputs, np.float32(-1e9))
    outputs -= outputs.max(1, keepdims=True)
    return outputs - np.log(np.exp(outputs).sum(1, keepdims=True))


def _let_others(logs: Floats, company: Company, inputs: Floats, legal: Flags, kind: Ints, tremble: Floats) -> None:
    """Put in the preferences of tremblers and veterans."""
    rows = np.flatnonzero(kind == VETERAN)
    if len(rows):
        logs[rows] = log_chances(company.veteran, inputs[rows], legal[rows])
    rows = np.flatnonzero(kind == TREMBLER)
    if len(rows):
        may, (heat, slips) = legal[rows], tremble[rows].T[:, :, None]
        steady = np.exp(log_chances(company.policy, inputs[rows], may, heat))
        logs[rows] = np.log((1 - slips) * steady + slips * may / may.sum(1, keepdims=True) + 1e-30)


def _private(rounds: Rounds, kinds: Ints, active: Ints, turns: int) -> Floats:
    """What only the critic sees (n, PRIVATE)."""
    rows, seats, there = rounds.around(active, turns)
    situations = rounds.situations
    sixth = np.where((np.arange(len(FACES)) > 0) & situations.wild[active][:, None], 1 / 3, 1 / 6)
    excess = rounds.excess(active)[:, None]
    has_bid = rounds.standing[active][:, None] >= 0
    kind = kinds[rows, seats]
    blocks = [
        (rounds.hands[rows, seats] * there[:, :, None]).reshape(len(active), -1) / 2,
        (rounds.matching[active] - situations.counts[active].sum(1)[:, None] * sixth) / 2,
        np.clip(excess, -4, 4) / 2,
        (excess >= 0) & has_bid,
        (excess == 0) & has_bid,
        (kind == LEARNER) & there,
        (kind == RULE) & there,
    ]
    return np.concatenate(blocks, 1, dtype=np.float32, casting="same_kind")


def _gains_of_calls(rounds: Rounds, gains: "object", active: Ints, turns: int, actors: Ints) -> Floats:
    """What a challenge and an exact call would bring the actor (n, 2); zeros before the opening bid."""
    n = len(active)
    if not turns:
        return np.zeros((n, 2), np.float32)
    challenge = rounds.ending(active, turns, exact=np.zeros(n, np.bool_))
    exact = rounds.ending(active, turns, exact=np.ones(n, np.bool_))
    return np.stack([gains(active, challenge, actors), gains(active, exact, actors)], 1)


def _returned(steps: list[tuple[Ints, Ints, Sample]], final: Floats) -> Sample:
    """All decisions with their λ-returns, from the end of the rounds backwards."""
    returns = final.astype(np.float32)
    samples: list[Sample] = []
    for active, seats, sample in reversed(steps):
        rows = active[:, None]
        samples.append(sample._replace(returns=returns[rows, seats]))
        # Positions that repeat beyond the players are written twice with the same value.
        there = sample.there
        row, seat = np.broadcast_to(rows, seats.shape)[there], seats[there]
        returns[row, seat] += (1 - _MEMORY) * (sample.expected[there] - returns[row, seat])
    return Sample(*(np.concatenate(fields) for fields in zip(*samples, strict=True)))
