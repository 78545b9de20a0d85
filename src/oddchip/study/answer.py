"""An answer that a learner gave: what was asked, which mistakes were on offer, and which one was made."""

from dataclasses import dataclass
from datetime import UTC, datetime
from uuid import uuid4

from oddchip.errors import UnknownNameError
from oddchip.trainer import Question, Skill


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """One answer. ``offered`` are the misconceptions behind the wrong choices, ``taken`` those behind the choice made.

    ``uid`` makes it one and the same answer wherever it is copied to; ``placement`` says that it was given while the
    trainer still looked for what the learner knows.

    >>> from oddchip.trainer import generate
    >>> question = generate("who-wins", "holdem", 7, "sixth-card")
    >>> answer_to(question, question.key).right
    True
    """

    uid: str
    question: str
    skill: Skill
    right: bool
    offered: tuple[str, ...]
    taken: tuple[str, ...]
    at: datetime
    placement: bool = False


def answer_to(
    question: Question, choice: int | None, *, now: datetime | None = None, placement: bool = False
) -> Answer:
    """The answer that a choice is (a place from 0); ``None`` is "I do not know": wrong, by no mistake.

    Raises `UnknownNameError` for a place that is not there.
    """
    places = range(len(question.choices))
    if choice is not None and choice not in places:
        known = ", ".join(str(place) for place in places)
        raise UnknownNameError("unknown-choice", option="choice", given=str(choice), known=known)
    offered = dict.fromkeys(code for each in question.choices for code in each.misconceptions)
    return Answer(
        uid=uuid4().hex,
        question=question.id,
        skill=question.skill,
        right=choice == question.key,
        offered=tuple(offered),
        taken=() if choice is None else question.choices[choice].misconceptions,
        at=now or datetime.now(UTC),
        placement=placement,
    )


def choice_made(question: Question, answer: Answer) -> int | None:
    """The place of the choice that an answer to this question was; ``None`` for "I do not know".

    >>> from oddchip.trainer import generate
    >>> question = generate("who-wins", "holdem", 7, "sixth-card")
    >>> all(choice_made(question, answer_to(question, at)) == at for at in (None, *range(len(question.choices))))
    True
    """
    if answer.right:
        return question.key
    made = (at for at, choice in enumerate(question.choices) if choice.misconceptions == answer.taken)
    return next(made, None) if answer.taken else None
