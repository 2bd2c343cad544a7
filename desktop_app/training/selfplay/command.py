"""The training command: progress while it runs, the learning curve at its end."""

import json
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from desktop_app.players.policy import Policy
from desktop_app.players.shipped import values
from desktop_app.training.responding import Gain, Remembering, RoundStart, gain
from desktop_app.training.selfplay.learning import Schedule
from desktop_app.training.selfplay.networks import Networks, exported
from desktop_app.training.selfplay.respond import SCHEDULE, Lesson, responder
from desktop_app.training.selfplay.rollout import AMONG_LEARNERS, AMONG_RULES
from desktop_app.training.selfplay.run import Plan, Run


def run(
    folder: Path,
    seed: int,
    minutes: float,
    decisions: int,
    entropy: tuple[float, float],
    steady: float,
    *,
    exploit: bool,
    start: Path | None,
) -> None:
    """Train, show how far it is, and draw the learning curve."""
    schedule = Schedule(decisions, steady, entropy)
    plan = Plan(folder, seed, minutes, schedule, AMONG_RULES if exploit else AMONG_LEARNERS, start)
    columns = (TextColumn("{task.completed:,} decisions"), BarColumn(), TextColumn("{task.description}"))
    with Progress(*columns, TimeElapsedColumn()) as bar:
        task = bar.add_task("", total=decisions)

        def told(line: dict[str, float]) -> None:
            text = f"entropy {line['entropy']:.2f}  unexplained {line['unexplained']:.2f}"
            bar.update(task, completed=line["decisions"], description=text)

        Run.begin(plan).train(told)
    draw(folder)


def respond_at(
    begun: RoundStart, level: Policy, seed: int, minutes: float, decisions: int, deals: int, start: Path
) -> None:
    """Train a responder for each seat, measure what it gains, and print it; the last line is the mean."""
    remembering, gains = Remembering(level), list[Gain]()
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.completed:,} decisions"))
    for seat in range(len(begun.counts)):
        lesson = Lesson(begun, seat, remembering, values(), seed, SCHEDULE._replace(decisions=decisions))
        with Progress(*columns, TimeElapsedColumn(), console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task(f"seat {seat}", total=decisions)
            learnt = responder(lesson, start, minutes, lambda more, bar=bar, task=task: bar.advance(task, more))
        gains.append(gain(begun, seat, learnt, remembering, values(), deals, seed))
        print(f"Seat {seat}: gains at least {gains[-1].mean:.5f} ± {gains[-1].margin:.5f}", flush=True)
    mean = Gain.together(gains)
    print(f"exploitability at least {mean.mean:.5f} ± {mean.margin:.5f}")


def export_checkpoint(checkpoint: Path, policy: Path, worth: Path | None) -> None:
    """Write the policy of a checkpoint, and the worth of tables where asked for, as they are shipped."""
    networks, decisions = Networks.load(checkpoint)
    exported(networks.magnet).save(policy)
    if worth:
        exported(networks.worth).save(worth)
    print(f"{policy}: {decisions} decisions")


def draw(folder: Path) -> Path:
    """Draw entropy and unexplained returns over the decisions of a run; the picture's path."""
    # Matplotlib takes a moment to load, and only this needs it.
    import matplotlib as mpl

    mpl.use("Agg")
    from matplotlib import pyplot as plt

    lines = [json.loads(line) for line in (folder / "log.jsonl").read_text("utf-8").splitlines()]
    lines = lines[:: max(1, len(lines) // 600)]
    figure, axes = plt.subplots(1, 3, figsize=(12, 3.2), layout="constrained")
    names = {
        "entropy": "entropy of the policy (nats)",
        "unexplained": "share of returns unexplained",
        "worth": "cross entropy of worth",
    }
    for axis, (key, title) in zip(axes, names.items(), strict=True):
        axis.plot([line["decisions"] / 1e6 for line in lines], [line[key] for line in lines], linewidth=0.8)
        axis.set(title=title, xlabel="million decisions")
    path = folder / "curve.png"
    figure.savefig(path, dpi=110)
    plt.close(figure)
    return path
