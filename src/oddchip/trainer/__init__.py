"""The trainer: questions generated from the engine, wrong answers that each come from a named mistake, and grading.

Everything here is data without language, and nothing is read or written; `oddchip.wording` puts it into words.

>>> question = generate("deciding-card", "holdem", 1, "kicker-first")
>>> grade(question, question.key).right
True
"""

from oddchip.trainer.generating import find_question, generate, list_skills
from oddchip.trainer.grading import Grade, grade
from oddchip.trainer.kinds import KINDS, TRAINED, Kind, find_kind
from oddchip.trainer.misconceptions import MISCONCEPTIONS, Misconception, find_misconception
from oddchip.trainer.question import ANY, Choice, Question, Situation, Skill

__all__ = [
    "ANY",
    "KINDS",
    "MISCONCEPTIONS",
    "TRAINED",
    "Choice",
    "Grade",
    "Kind",
    "Misconception",
    "Question",
    "Situation",
    "Skill",
    "find_kind",
    "find_misconception",
    "find_question",
    "generate",
    "grade",
    "list_skills",
]
