"""What was learnt so far, as the page shows it."""

import math
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from fractions import Fraction

from markupsafe import Markup

from oddchip.study import Progress, Store
from oddchip.trainer import KINDS, list_skills
from oddchip.web.pages.voice import PageVoice, marked_html


@dataclass(frozen=True, slots=True)
class Mistake:
    """A mistake by name, why it is one, and how often it was made."""

    name: Markup
    why: Markup | None
    times: Markup


@dataclass(frozen=True, slots=True)
class Learnt:
    """Lines that sum up, weak spots, and the kinds of question with the number of answers and of right ones."""

    lines: list[Markup]
    weak: list[Mistake]
    kinds: list[tuple[Markup, Markup, Markup]]


def show_progress(store: Store, voice: PageVoice) -> Learnt | None:
    """The learner's progress; ``None`` before the first answer."""
    progress = store.progress()
    answered = progress.answered
    if not answered:
        return None
    share = voice.speaker.percent(Fraction(progress.right, answered), digits=0)
    streaks, now = progress.streaks, datetime.now(UTC)
    due = [memory.due for memory in progress.memories.values()]
    ripe, coming = sum(at <= now for at in due), [at for at in due if at > now]
    lines = [
        voice.html("stats-answered", count=answered, right=progress.right, share=share),
        voice.html("stats-streak", now=streaks.right, best=streaks.best),
        voice.html("stats-days", count=streaks.days),
        voice.html("stats-skills", met=len(due), all=len(list_skills()), due=ripe),
    ]
    if coming and not ripe:
        lines.append(_say_when(min(coming) - now, voice))
    return Learnt(lines, _weak_spots(progress, voice), _kinds(progress, voice))


def name_mistakes(made: dict[str, int], voice: PageVoice) -> list[Mistake]:
    """Mistakes by code with how often each was made; a code of another version, without words here, is left out."""
    return [
        Mistake(
            voice.html(f"slip-{code}"),
            _why(code, voice),
            voice.html("quiz-made-row", slip=voice.speaker.say(f"slip-{code}"), times=times),
        )
        for code, times in made.items()
        if voice.knows(f"slip-{code}")
    ]


def _weak_spots(progress: Progress, voice: PageVoice) -> list[Mistake]:
    return [
        Mistake(
            voice.html(f"slip-{spot.misconception}"),
            _why(spot.misconception, voice),
            voice.html("train-weak-times", taken=spot.taken, offered=spot.offered),
        )
        for spot in progress.weak_spots
        if voice.knows(f"slip-{spot.misconception}")
    ]


def _why(code: str, voice: PageVoice) -> Markup | None:
    why = voice.speaker.attribute(f"slip-{code}", "why")
    return None if why is None else marked_html(why)


def _kinds(progress: Progress, voice: PageVoice) -> list[tuple[Markup, Markup, Markup]]:
    counts, number = progress.kinds, voice.speaker.number
    return [
        (voice.html(f"kind-{kind}"), marked_html(number(counts[kind].answers)), marked_html(number(counts[kind].right)))
        for kind in KINDS
        if kind in counts
    ]


def _say_when(wait: timedelta, voice: PageVoice) -> Markup:
    """How long until something is due, in the largest unit of which there are two."""
    minutes = math.ceil(wait / timedelta(minutes=1))
    for unit, length in (("days", 24 * 60), ("hours", 60)):
        if minutes >= 2 * length:
            return voice.html("train-due-next", unit=unit, count=round(minutes / length))
    return voice.html("train-due-next", unit="minutes", count=max(1, minutes))
