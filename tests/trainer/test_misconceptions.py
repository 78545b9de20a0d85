"""Misconceptions: each leads astray, has a name and a reason in every language, and changes nothing it should not."""

from random import Random

import pytest

from oddchip.showdown import FACT_CODES, settle
from oddchip.trainer import KINDS, MISCONCEPTIONS, Question, find_misconception, generate, grade, list_skills
from oddchip.trainer.reading import RIGHT, divide
from oddchip.variants import find_variant, list_variants
from oddchip.wording import LANGUAGES, get_speaker
from oddchip.wording.question_text import QuestionText
from tests.dealing import random_showdown
from tests.proofs import amount

QUESTIONS = 1000


@pytest.mark.parametrize("code", MISCONCEPTIONS)
def test_each_leads_astray_and_its_explanation_names_it(code: str) -> None:
    skills = [skill for skill in list_skills() if skill.misconception == code]
    for seed in range(QUESTIONS):
        skill = skills[seed % len(skills)]
        question = generate(skill.kind, skill.variant, seed)
        for place, choice in enumerate(question.choices):
            if choice.misconceptions[:1] == (code,):
                _check_explanation(question, place, code)
                return
    pytest.fail(f"none of {QUESTIONS} questions offers it first")


def _check_explanation(question: Question, place: int, code: str) -> None:
    for lang in LANGUAGES:
        said = "\n".join(QuestionText(question, lang, isolates=False).explain(grade(question, place)))
        speaker = get_speaker(lang, isolates=False)
        assert str(speaker.say(f"slip-{code}")) in said
        assert str(speaker.attribute(f"slip-{code}", "why")) in said


def test_each_is_trained_somewhere() -> None:
    assert {skill.misconception for skill in list_skills()} == set(MISCONCEPTIONS)


@pytest.mark.parametrize("code", MISCONCEPTIONS)
def test_the_fact_of_the_engine_exists(code: str) -> None:
    fact = find_misconception(code).fact
    assert fact is None or fact in FACT_CODES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_differ(lang: str) -> None:
    speaker = get_speaker(lang, isolates=False)
    names = {str(speaker.say(f"slip-{code}")) for code in MISCONCEPTIONS}
    kinds = {str(speaker.say(f"kind-{key}")) for key in KINDS}
    assert (len(names), len(kinds)) == (len(MISCONCEPTIONS), len(KINDS))


@pytest.mark.parametrize("key", [variant.key for variant in list_variants() if variant.boards == 1])
def test_the_right_reading_divides_chips_as_the_engine_does(key: str) -> None:
    variant = find_variant(key)
    dice = Random(5)
    compared = 0
    while compared < amount(5, 50):
        showdown = random_showdown(variant, dice)
        plain = showdown.rules.text == "standard" and showdown.rake is None and len(showdown.boards) < 2
        mucked = any(seat.state.value == "mucked" or seat.dead for seat in showdown.seats)
        whole = showdown.chip in (None, 1) and all(isinstance(seat.live, int) for seat in showdown.seats)
        if not plain or mucked or not whole:
            continue
        settlement = settle(showdown)
        if any(fact.code == "nobody-qualifies" for fact in settlement.all_facts()):
            continue
        compared += 1
        division = divide(showdown, RIGHT)
        assert division.payouts == dict(settlement.payouts), str(showdown)
        assert ({division.refund[0]: division.refund[1]} if division.refund else {}) == dict(settlement.refunds)
