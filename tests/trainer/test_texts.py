"""Questions in words: clean in every language, every choice different, nothing of another language in between."""

import re

import pytest

from oddchip.trainer import KINDS, Question, grade
from oddchip.wording import LANGUAGES, Speaker
from oddchip.wording.question_text import QuestionText
from tests.proofs import amount
from tests.trainer.test_questions import of_kind

RENDERED = amount(5, 50)
DIFFERENT = amount(40, 1000)
CONTROLS = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
# Names of players, ranks, cards, hands of ranks, and the rule book of odd chips.
ALLOWED = re.compile(r"TDA|(?:10|[2-9AKQJ])(?:[♠♥♦♣]|(?:-(?:10|[2-9AKQJ]))+)|(?<![A-Za-z])[A-EKQJ](?![A-Za-z])")


def texts(question: Question, lang: str, *, isolates: bool = False, plain: bool = False) -> list[str]:
    text = QuestionText(question, lang, isolates=isolates, plain=plain)
    explained = [line for place in range(len(question.choices)) for line in text.explain(grade(question, place))]
    return [text.game, *text.situation, text.prompt, *text.choices, *explained]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_texts_are_clean(kind: str, lang: str) -> None:
    for question in of_kind(kind, RENDERED):
        for said in texts(question, lang):
            assert said.strip() == said != ""
            assert "  " not in said
            assert not re.search(r"[;,]\s*[:;,.]|:\s*[:;,.]|\.\s*[:;,]|\.\.|\(\)|\s[,.;:!?،؛؟]|[{}]", said), said
            assert not CONTROLS.search(said)
            if lang != "en":
                assert not re.search("[A-Za-z]", ALLOWED.sub("", said)), said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_choices_differ_in_words(kind: str, lang: str) -> None:
    for question in of_kind(kind, RENDERED):
        choices = QuestionText(question, lang).choices
        assert len(set(choices)) == len(choices), question.id
        assert len(set(QuestionText(question, lang, plain=True).choices)) == len(choices), question.id


@pytest.mark.parametrize("kind", KINDS)
def test_choices_differ_in_words_in_many_questions(kind: str) -> None:
    for question in of_kind(kind, DIFFERENT):
        choices = QuestionText(question, "en", isolates=False).choices
        assert len(set(choices)) == len(choices), question.id


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_isolates_are_balanced(kind: str, lang: str) -> None:
    for question in of_kind(kind, RENDERED):
        for said in texts(question, lang, isolates=True):
            depth = 0
            for sign in said:
                depth += (sign in "\u2066\u2068") - (sign == "\u2069")
                assert depth >= 0
            assert depth == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_stand_in_an_isolate(lang: str) -> None:
    (question,) = of_kind("five-that-play", 1)
    for said in QuestionText(question, lang).choices:
        assert said.startswith("\u2068")
        assert said.endswith("\u2069")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_screen_readers_hear_no_signs(kind: str, lang: str) -> None:
    for question in of_kind(kind, 2):
        assert not re.search("[♠♥♦♣]", "\n".join(texts(question, lang, plain=True)))


def test_a_speaker_of_ones_own_may_mark_cards() -> None:
    (question,) = of_kind("five-that-play", 1)
    speaker = Speaker("en", isolates=False)
    assert QuestionText.spoken_by(question, speaker).choices == QuestionText(question, "en", isolates=False).choices


def test_a_game_of_two_halves_says_which_it_asks_about() -> None:
    asked = {QuestionText(question, "en").prompt for question in of_kind("who-wins", 150)}
    assert any("low hand" in prompt for prompt in asked)
    assert any("high hand" in prompt for prompt in asked)
