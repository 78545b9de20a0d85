"""What is asked next."""

from datetime import timedelta
from itertools import pairwise
from random import Random

import pytest

from oddchip.study import Course, Progress, Tally, answer_to
from oddchip.study.course import PLACEMENT
from oddchip.study.memory import Recall, recalls, review
from oddchip.trainer import Skill, generate, list_skills
from tests.study.learners import START, choice_of, learn

HOLDEM = Course(list_skills(variant="holdem"))
SEEDS = (1, 2, 3)
WEAK_SPOTS = (
    "kicker-first", "sixth-card", "suits-ranked", "four-flush", "all-in-for-all-pots", "odd-chip-to-high-card",
    "returned-over-shortest", "set-and-trips-swapped", "ties-are-outs", "odds-for-chance",
)  # fmt: skip


@pytest.fixture(scope="module")
def sure_learners():
    return [learn(HOLDEM, None, 100, seed) for seed in SEEDS]


def asked(answers, misconception):
    """How many of the questions 51 to 100 were about a misconception."""
    return sum(answer.skill.misconception == misconception for answer in answers[50:100])


@pytest.mark.parametrize("weak_spot", WEAK_SPOTS)
def test_a_weak_spot_is_asked_about_at_least_twice_as_often(weak_spot, sure_learners):
    fallen = sum(asked(learn(HOLDEM, weak_spot, 100, seed), weak_spot) for seed in SEEDS)
    sure = sum(asked(answers, weak_spot) for answers in sure_learners)
    assert fallen >= max(2 * sure, 9)


def test_a_weak_spot_is_found_and_named_first():
    progress = Progress(Tally(learn(HOLDEM, "kicker-first", 50, 1)), {})
    assert progress.weak_spots[0].misconception == "kicker-first"
    assert all(progress.weakness("kicker-first") > 1.5 * spot.weakness for spot in progress.weak_spots[1:])


def test_a_learner_without_weak_spots_has_none(sure_learners):
    for answers in sure_learners:
        assert Progress(Tally(answers), {}).weak_spots == ()


def test_the_placement_round_meets_many_mistakes_and_ends(sure_learners):
    for answers in sure_learners:
        placed = [answer.placement for answer in answers]
        length = placed.index(False)
        assert length <= PLACEMENT
        assert not any(placed[length:])
        met = {code for answer in answers[:length] for code in answer.offered}
        assert len(met) >= 25
        assert len({answer.skill.kind for answer in answers[:length]}) >= 10


def test_the_same_skill_never_comes_twice_running(sure_learners):
    for answers in sure_learners:
        assert all(first.skill != second.skill for first, second in pairwise(answers))


def test_a_narrow_course_goes_on_for_ever():
    course = Course([Skill("kicker-count", "holdem", "three-pairs")])
    answers = learn(course, None, 5, 1)
    assert {str(answer.skill) for answer in answers} == {"kicker-count/holdem/three-pairs"}


def test_what_is_due_comes_before_what_is_new():
    first, second = list_skills("set-or-trips", "holdem")
    question = generate(first.kind, first.variant, 1, first.misconception)
    answer = answer_to(question, choice_of(question, first.misconception), now=START)
    memories = {skill: review(None, recall, START) for skill, recall in recalls(answer)}
    met = answer_to(generate(second.kind, second.variant, 1, second.misconception), None, now=START)
    progress = Progress(Tally([answer, met]), memories)
    later = START + timedelta(minutes=2)
    asked_next = [Course([first, second]).next_skill(progress, Random(seed), later) for seed in range(40)]
    assert asked_next.count(first) > 30


def test_answers_move_a_skill_on_or_back():
    memory = review(None, Recall.GOOD, START)
    known = review(review(memory, Recall.GOOD, START + timedelta(minutes=11)), Recall.GOOD, START + timedelta(days=3))
    assert known.due - known.last > timedelta(days=5)
    failed = review(known, Recall.FAILED, START + timedelta(days=20))
    assert failed.due - failed.last < timedelta(hours=1)


def test_another_mistake_than_the_one_asked_about_counts_against_its_own_skill():
    question, place = next(
        (question, place)
        for question in (generate("who-wins", "holdem", seed, "sixth-card") for seed in range(200))
        for place, choice in enumerate(question.choices)
        if choice.misconceptions and "sixth-card" not in choice.misconceptions
    )
    told = dict(recalls(answer_to(question, place)))
    assert told[question.skill] is Recall.SHAKY
    assert told[question.skill._replace(misconception=question.choices[place].misconceptions[0])] is Recall.FAILED
    assert recalls(answer_to(question, None)) == ((question.skill, Recall.FAILED),)


def test_streaks_count_answers_and_days():
    question = generate("board-plays", "holdem", 1)
    wrong = 1 - question.key
    given = [(question.key, 0), (question.key, 0), (wrong, 1), (question.key, 2), (question.key, 5), (question.key, 6)]
    answers = [answer_to(question, place, now=START + timedelta(days=day)) for place, day in given]
    assert Progress(Tally(answers), {}).streaks == (3, 3, 2)
