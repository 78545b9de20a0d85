"""Simulated learners."""

from datetime import UTC, datetime, timedelta
from random import Random

from oddchip.study import Answer, Course, Memory, Progress, Tally, answer_to
from oddchip.study.memory import recalls, review
from oddchip.trainer import Question, Skill, generate

START = datetime(2026, 1, 1, 12, tzinfo=UTC)


def choice_of(question: Question, weak_spot: str | None) -> int:
    """The choice that one misconception leads to if it is there, else the right one."""
    for place, choice in enumerate(question.choices):
        if weak_spot in choice.misconceptions:
            return place
    return question.key


def learn(course: Course, weak_spot: str | None, count: int, seed: int) -> list[Answer]:
    """The answers of a learner who always falls for one misconception, or for none; half a minute each."""
    dice = Random(seed)
    answers: list[Answer] = []
    memories: dict[Skill, Memory] = {}
    for number in range(count):
        now = START + number * timedelta(seconds=30)
        progress = Progress(Tally(answers), memories)
        placing = course.is_placing(progress)
        skill = course.next_skill(progress, dice, now)
        question = generate(skill.kind, skill.variant, dice.randrange(1_000_000), skill.misconception)
        answer = answer_to(question, choice_of(question, weak_spot), now=now, placement=placing)
        answers.append(answer)
        for met, recall in recalls(answer):
            memories[met] = review(memories.get(met), recall, now)
    return answers
