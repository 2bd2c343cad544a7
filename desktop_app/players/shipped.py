"""The network and the tables that come with the game, each read when it is first needed."""

from functools import cache

from desktop_app.locator import resource
from desktop_app.players.network import NetworkPolicy
from desktop_app.players.perceptron import Perceptron
from desktop_app.players.solved import SolvedPolicy
from desktop_app.players.tables import ExactValues, RoundTables
from desktop_app.players.values import NetworkValues, Values


@cache
def values() -> Values:
    """The worth of tables between rounds: exact where it was solved, else the network's."""
    network = NetworkValues(Perceptron.load(resource("weights", "worth.npz")))
    return ExactValues.load(resource("tables", "values.npz"), network)


@cache
def network_policy(heat: float = 1.0, least: float = 0.0) -> NetworkPolicy:
    """The policy of the network that was trained among its equals: it is hard to beat."""
    return NetworkPolicy(Perceptron.load(resource("weights", "policy.npz")), values(), heat, least)


@cache
def exploiting_policy(heat: float = 1.0, least: float = 0.0) -> NetworkPolicy:
    """The policy of the network that was trained among rules: it beats others as it can."""
    return NetworkPolicy(Perceptron.load(resource("weights", "exploiter.npz")), values(), heat, least)


@cache
def solved_rounds() -> RoundTables:
    """How to play the rounds that were solved."""
    return RoundTables(resource("tables", "rounds.npz"))


@cache
def solved_policy(heat: float = 1.0, least: float = 0.0) -> SolvedPolicy:
    """Perfect play where it is known, else the network's."""
    return SolvedPolicy(solved_rounds(), network_policy(heat, least))
