"""Questions: their keys are right, their wrong choices come from misconceptions, and a seed is a question."""

import json
import subprocess
import sys
from collections.abc import Iterator
from functools import lru_cache

import pytest

from oddchip.errors import QuestionError, UnknownNameError
from oddchip.showdown import Fact
from oddchip.trainer import (
    KINDS,
    MISCONCEPTIONS,
    TRAINED,
    Question,
    Skill,
    find_question,
    generate,
    generating,
    grade,
    list_skills,
)
from oddchip.variants import find_variant
from tests.proofs import amount
from tests.trainer.independent import agrees

PER_KIND = amount(200, 2000)
PER_GAME = amount(10, 100)
PAIRS = sorted({(skill.kind, skill.variant) for skill in list_skills()})


def of_kind(kind: str, count: int) -> Iterator[Question]:
    """Questions of a kind, its skills in turn."""
    return (_one_of(kind, seed) for seed in range(count))


# Enough for every question that is rendered in every language.
@lru_cache(maxsize=1000)
def _one_of(kind: str, seed: int) -> Question:
    skills = list_skills(kind)
    skill = skills[seed % len(skills)]
    return generate(kind, skill.variant, seed, skill.misconception)


def check(question: Question) -> None:
    assert agrees(question), question.id
    assert 2 <= len(question.choices) <= 5
    assert [choice for choice in question.choices if not choice.misconceptions] == [question.right]
    answers = [json.dumps(choice.answer.to_json(), sort_keys=True) for choice in question.choices]
    assert len(set(answers)) == len(answers)
    kind, game = KINDS[question.kind], question.situation.variant
    for choice in question.choices:
        for code in choice.misconceptions:
            assert question.situation.half in MISCONCEPTIONS[code].halves(game)
            assert kind.read(question.situation, MISCONCEPTIONS[code]) == choice.answer
    assert 0 <= question.difficulty <= 100


@pytest.mark.parametrize("kind", KINDS)
def test_keys_of_a_kind_are_what_another_way_gives(kind: str) -> None:
    for question in of_kind(kind, PER_KIND):
        check(question)
        assert any(question.skill.misconception == choice.misconceptions[0] for choice in wrong(question))


@pytest.mark.parametrize(("kind", "variant"), PAIRS)
def test_keys_of_a_kind_in_a_game_are_what_another_way_gives(kind: str, variant: str) -> None:
    for seed in range(PER_GAME):
        check(generate(kind, variant, seed))


def wrong(question: Question) -> list[object]:
    return [choice for choice in question.choices if choice.misconceptions]


def test_every_kind_is_asked_in_some_game_and_every_game_has_kinds() -> None:
    assert {kind for kind, _ in PAIRS} == set(KINDS)
    assert {variant for _, variant in PAIRS} == set(TRAINED)
    assert [find_variant(key).key for key in TRAINED] == list(TRAINED)


def test_the_key_stands_in_every_place() -> None:
    keys = {question.key for question in of_kind("who-wins", 60)}
    assert keys >= {0, 1, 2}


def test_two_to_five_players_are_asked_about() -> None:
    seats = {len(question.situation.table.seats) for question in of_kind("who-wins", 150)}
    assert seats == {2, 3, 4, 5}


def test_difficulties_differ() -> None:
    assert len({question.difficulty for question in of_kind("who-wins", 60)}) > 5


@pytest.mark.parametrize("skill", list_skills()[:: amount(23, 1)], ids=str)
def test_the_same_seed_is_the_same_question(skill: Skill) -> None:
    question = generate(skill.kind, skill.variant, 11, skill.misconception)
    assert question == generate(skill.kind, skill.variant, 11, skill.misconception)
    assert find_question(question.id) == question
    assert generate(skill.kind, skill.variant, 12, skill.misconception) != question


def test_another_process_makes_the_same_questions() -> None:
    code = (
        "import json; from oddchip.trainer import KINDS, generate, list_skills;"
        "print(json.dumps([generate(k, list_skills(k)[0].variant, 5).to_json() for k in KINDS], sort_keys=True))"
    )
    runs = set()
    for seed in ("1", "2"):
        environment = {"PYTHONHASHSEED": seed}
        done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True, env=environment)
        runs.add(done.stdout)
    assert len(runs) == 1
    assert json.loads(runs.pop())[0]["kind"] == "name-the-hand"


def test_an_id_without_a_misconception_leaves_the_choice_to_the_seed() -> None:
    question = generate("who-wins", "nlhe", 3)
    assert question.id == "who-wins/holdem/any/3"
    assert question.skill in list_skills("who-wins", "holdem")


@pytest.mark.parametrize(
    ("kind", "variant", "misconception"),
    [
        ("no-such-kind", "holdem", None),
        ("who-wins", "no-such-game", None),
        ("who-wins", "holdem", "no-such-mistake"),
        ("who-wins", "holdem", "greedy-badugi"),
        ("hi-lo-shares", "holdem", None),
        ("who-wins", "sohe", None),
    ],
)
def test_what_does_not_go_together_is_refused(kind: str, variant: str, misconception: str | None) -> None:
    with pytest.raises(UnknownNameError):
        generate(kind, variant, 1, misconception)


def test_a_mistake_that_no_deal_invites_gives_way_to_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second, *_ = KINDS["who-wins"].concerned(find_variant("holdem"))
    real = generating._attempt

    def never_the_first(kind, variant, wanted, dice):
        return None if wanted.code == first else real(kind, variant, wanted, dice)

    monkeypatch.setattr(generating, "_attempt", never_the_first)
    monkeypatch.setattr(generating, "MOST_DEALS", 200)
    question = generate("who-wins", "holdem", 1, first)
    assert question.skill.misconception == second
    assert question.id == f"who-wins/holdem/{first}/1"
    check(question)


def test_if_no_deal_invites_any_mistake_the_error_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(generating, "_attempt", lambda *_: None)
    monkeypatch.setattr(generating, "MOST_DEALS", 2)
    with pytest.raises(QuestionError) as refused:
        generate("who-wins", "holdem", 1)
    assert refused.value.code == "no-question"


def test_most_questions_have_three_choices_or_more() -> None:
    for kind in KINDS.values():
        counts = [len(question.choices) for question in of_kind(kind.key, 30)]
        if kind.most_choices > 2:
            assert sum(count > 2 for count in counts) > 0.6 * len(counts), kind.key
        assert max(counts) <= kind.most_choices, kind.key


def test_difficulty_is_measured_in_every_kind() -> None:
    for kind in KINDS:
        assert len({question.difficulty for question in of_kind(kind, 30)}) >= 3, kind


@pytest.mark.parametrize("text", ["", "who-wins", "who-wins/holdem/any/x", "who-wins/holdem/any/1/2"])
def test_an_id_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(UnknownNameError):
        find_question(text)


def test_answers_are_graded_by_place_and_by_fact() -> None:
    question = generate("who-wins", "holdem", 7, "sixth-card")
    for place, choice in enumerate(question.choices):
        for given in (place, choice.answer):
            graded = grade(question, given)
            assert graded.right is (place == question.key)
            assert graded.misconception == (choice.misconceptions[0] if choice.misconceptions else None)
            assert json.dumps(graded.to_json())
    other = grade(question, Fact("choice-nobody"))
    assert (other.right, other.misconception) == (False, None)
    for place in (-1, len(question.choices)):
        with pytest.raises(UnknownNameError):
            grade(question, place)
