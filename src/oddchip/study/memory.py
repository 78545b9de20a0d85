"""How well a skill is remembered, and when it is due again: FSRS, which learns from every answer.

What is scheduled is a skill (a kind of question, in a game, against a misconception), never a fixed card: each time a
skill is due, a new question of it is dealt.
"""

from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, Any

from oddchip.errors import MissingExtraError
from oddchip.study.answer import Answer
from oddchip.trainer import Skill

if TYPE_CHECKING:
    import fsrs


class Recall(Enum):
    """How an answer speaks of a skill; the values are the ratings of FSRS."""

    FAILED = 1
    SHAKY = 2
    """Wrong, but not by the mistake that the question was about."""
    GOOD = 3
    KNOWN = 4
    """Right at the first look, before anything was explained."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Memory:
    """What FSRS knows of one skill. ``stability`` is the days after which nine in ten would still know it."""

    phase: int
    step: int | None
    stability: float | None
    difficulty: float | None
    due: datetime
    last: datetime | None


def review(memory: Memory | None, recall: Recall, now: datetime) -> Memory:
    """The memory of a skill after an answer; ``None`` is a skill never asked before.

    Raises `MissingExtraError` when the extra ``study`` is not installed.

    >>> from datetime import UTC, datetime
    >>> now = datetime(2026, 1, 1, tzinfo=UTC)
    >>> good, failed = review(None, Recall.KNOWN, now), review(None, Recall.FAILED, now)
    >>> (good.due - now).days > 1, (failed.due - now).seconds
    (True, 60)
    """
    ratings = _fsrs()
    card, _ = _scheduler().review_card(_card(memory, now), ratings.Rating(recall.value), now)
    return Memory(
        phase=card.state.value,
        step=card.step,
        stability=card.stability,
        difficulty=card.difficulty,
        due=card.due,
        last=card.last_review,
    )


def recalls(answer: Answer) -> tuple[tuple[Skill, Recall], ...]:
    """What an answer says of which skills: of the one asked for and, if another mistake was made, of that one's.

    >>> from oddchip.study.answer import answer_to
    >>> from oddchip.trainer import generate
    >>> question = generate("who-wins", "holdem", 7, "sixth-card")
    >>> [(str(skill), recall.name) for skill, recall in recalls(answer_to(question, question.key))]
    [('who-wins/holdem/sixth-card', 'GOOD')]
    """
    asked = answer.skill
    if answer.right:
        return ((asked, Recall.KNOWN if answer.placement else Recall.GOOD),)
    if not answer.taken or asked.misconception in answer.taken:
        return ((asked, Recall.FAILED),)
    return (asked, Recall.SHAKY), (asked._replace(misconception=answer.taken[0]), Recall.FAILED)


def _card(memory: Memory | None, now: datetime) -> "fsrs.Card":
    # A card number of our own, because making one up costs FSRS a millisecond of sleep.
    kept: dict[str, Any] = {"due": now}
    if memory is not None:
        kept = {
            "state": _fsrs().State(memory.phase),
            "step": memory.step,
            "stability": memory.stability,
            "difficulty": memory.difficulty,
            "due": memory.due,
            "last_review": memory.last,
        }
    card: fsrs.Card = _fsrs().Card(card_id=0, **kept)
    return card


@cache
def _scheduler() -> "fsrs.Scheduler":
    # Without its random fuzz, so that replaying the same answers gives the same memory.
    scheduler: fsrs.Scheduler = _fsrs().Scheduler(enable_fuzzing=False)
    return scheduler


@cache
def _fsrs() -> Any:
    try:
        import fsrs  # noqa: PLC0415 - an extra
    except ImportError as error:
        raise MissingExtraError("missing-extra", extra="study") from error
    return fsrs
