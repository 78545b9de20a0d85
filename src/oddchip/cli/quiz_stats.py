"""What a learner's progress comes to, for people and programs."""

from datetime import UTC, datetime
from fractions import Fraction
from typing import Any

from oddchip.cli.console import Console
from oddchip.cli.tables import write_table
from oddchip.study import Progress, Store
from oddchip.trainer import KINDS, list_skills


def write_stats(console: Console, store: Store) -> None:
    """Answers, streaks, weak spots, and every kind of question."""
    speaker, progress = console.speaker, store.progress()
    console.heading(speaker.say("stats-title"))
    answered = progress.answered
    if not answered:
        console.write(speaker.say("stats-none"))
        console.write(speaker.say("stats-path", path=str(store.path)))
        return
    share = speaker.percent(Fraction(progress.right, answered), digits=0)
    streaks = progress.streaks
    console.write(speaker.say("stats-answered", count=answered, right=progress.right, share=share))
    console.write(speaker.say("stats-streak", now=streaks.right, best=streaks.best))
    console.write(speaker.say("stats-days", count=streaks.days))
    met, due = len(progress.memories), _due(progress)
    console.write(speaker.say("stats-skills", met=met, all=len(list_skills()), due=due))
    console.write_data("")
    _write_weak_spots(console, progress)
    console.write_data("")
    console.heading(speaker.say("stats-kinds"))
    headings = [speaker.say(f"stats-{name}") for name in ("kind", "count", "right")]
    rows = [
        [speaker.say(f"kind-{kind}"), speaker.number(asked), speaker.number(right)]
        for kind, (asked, right) in _by_kind(progress).items()
    ]
    write_table(console, headings, rows)
    console.write_data("")
    console.write(speaker.say("stats-path", path=str(store.path)))


def stats_record(store: Store) -> dict[str, Any]:
    """The same as JSON."""
    progress = store.progress()
    return {
        "answers": progress.answered,
        "right": progress.right,
        "streaks": progress.streaks._asdict(),
        "skills": {"met": len(progress.memories), "all": len(list_skills()), "due": _due(progress)},
        "weak_spots": [spot._asdict() for spot in progress.weak_spots],
        "kinds": {kind: {"answers": asked, "right": right} for kind, (asked, right) in _by_kind(progress).items()},
        "path": str(store.path),
    }


def _write_weak_spots(console: Console, progress: Progress) -> None:
    speaker = console.speaker
    # A later version may have met mistakes that this one has no words for.
    spots = [spot for spot in progress.weak_spots if speaker.knows(f"slip-{spot.misconception}")]
    if not spots:
        console.write(speaker.say("stats-no-weak"))
        return
    console.heading(speaker.say("stats-weak"))
    headings = [speaker.say(f"stats-{name}") for name in ("mistake", "taken", "offered")]
    rows = [
        [speaker.say(f"slip-{spot.misconception}"), speaker.number(spot.taken), speaker.number(spot.offered)]
        for spot in spots
    ]
    write_table(console, headings, rows)


def _by_kind(progress: Progress) -> dict[str, tuple[int, int]]:
    counts = progress.kinds
    return {kind: (counts[kind].answers, counts[kind].right) for kind in KINDS if kind in counts}


def _due(progress: Progress) -> int:
    now = datetime.now(UTC)
    return sum(memory.due <= now for memory in progress.memories.values())
