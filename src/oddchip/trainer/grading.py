"""An answer graded: right or wrong, by which misconception, and what the engine says about it."""

from dataclasses import dataclass
from typing import Any

from oddchip.errors import UnknownNameError
from oddchip.showdown import Fact
from oddchip.trainer.kinds import KINDS
from oddchip.trainer.misconceptions import MISCONCEPTIONS
from oddchip.trainer.question import Question


@dataclass(frozen=True, slots=True)
class Grade:
    """Whether an answer is right, the misconception that leads to it if one does, and the reasons as facts.

    ``reasons`` begin with what was wrong and end with what the engine says about the right answer.
    """

    right: bool
    misconception: str | None
    reasons: tuple[Fact, ...]

    def to_json(self) -> dict[str, Any]:
        """The grade as plain data."""
        return {
            "right": self.right,
            "misconception": self.misconception,
            "reasons": [fact.to_json() for fact in self.reasons],
        }


def grade(question: Question, answer: int | Fact) -> Grade:
    """The grade of an answer: a place among the choices (from 0), or an answer as a fact.

    Raises `UnknownNameError` for a place that is not there. A fact that is no choice is wrong, by no known mistake.

    >>> from oddchip.trainer import generate
    >>> question = generate("who-wins", "holdem", 7, "sixth-card")
    >>> grade(question, question.key).right
    True
    >>> wrong = [choice.misconceptions[:1] for choice in question.choices].index(("sixth-card",))
    >>> grade(question, wrong).misconception
    'sixth-card'
    """
    if isinstance(answer, Fact):
        chosen = next((choice for choice in question.choices if choice.answer == answer), None)
    elif 0 <= answer < len(question.choices):
        chosen = question.choices[answer]
    else:
        places = ", ".join(str(place) for place in range(len(question.choices)))
        raise UnknownNameError("unknown-choice", option="choice", given=str(answer), known=places)
    if chosen is question.right:
        return Grade(right=True, misconception=None, reasons=(Fact("verdict-right"), *question.reasons))
    code = chosen.misconceptions[0] if chosen is not None else None
    told = [Fact("verdict-wrong", {"answer": question.right.answer.to_json()})]
    if chosen is not None and code is not None:
        mistake = MISCONCEPTIONS[code]
        told.append(Fact("why-slip", {"slip": code, "fact": mistake.fact}))
        told.extend(KINDS[question.kind].misread(question.situation, mistake, chosen.answer))
    return Grade(right=False, misconception=code, reasons=(*told, *question.reasons))
