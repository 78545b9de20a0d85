"""A question as a page shows it, before and after it is answered."""

from dataclasses import dataclass

from markupsafe import Markup

from oddchip.showdown import Fact
from oddchip.study import choice_made
from oddchip.study.answer import Answer
from oddchip.study.pictures import settled_showdown
from oddchip.trainer import Grade, Question, grade
from oddchip.web.pages.pictures import Picture, picture
from oddchip.web.pages.voice import PageVoice, marked_html
from oddchip.wording import Phrase, explain
from oddchip.wording.question_text import QuestionText


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice: what is seen, what is heard, and after the answer whether it is right and whether it was made."""

    number: int
    text: Markup
    spoken: str
    is_right: bool = False
    is_made: bool = False


@dataclass(frozen=True, slots=True)
class Asked:
    """A question put to a reader; who cannot see the picture hears the ``situation``."""

    id: str
    title: str
    situation: list[str]
    prompt: Markup
    choices: list[Choice]
    picture: Picture


@dataclass(frozen=True, slots=True)
class Told:
    """What is said to an answer: the verdict, the mistake that was made, if any, with the cards that it takes for a
    hand, and the reasons; the showdown settled as a picture and step by step, where there is one to settle."""

    is_right: bool
    verdict: Markup
    verdict_text: str
    mistake: list[Markup]
    reasons: list[Markup]
    picture: Picture | None
    steps: Markup | None


def show_question(question: Question, voice: PageVoice, answer: Answer | None = None) -> Asked:
    """The question, with the marks of the answer if there is one."""
    text = QuestionText.spoken_by(question, voice.speaker)
    heard = QuestionText.spoken_by(question, voice.spoken)
    made = None if answer is None else choice_made(question, answer)
    choices = [
        Choice(at + 1, marked_html(seen), said, answer is not None and at == question.key, at == made)
        for at, (seen, said) in enumerate(zip(text.choices, heard.choices, strict=True))
    ]
    return Asked(
        id=question.id,
        title=voice.text("quiz-title", title=voice.plain.say(f"kind-{question.kind}"), game=Phrase(heard.game)),
        situation=heard.situation,
        prompt=marked_html(text.prompt),
        choices=choices,
        picture=picture("question", question.id, voice, voice.text("train-picture-question")),
    )


def tell_answer(question: Question, voice: PageVoice, answer: Answer) -> Told:
    """What is said to an answer."""
    text = QuestionText.spoken_by(question, voice.speaker)
    plain = QuestionText.spoken_by(question, voice.plain)
    made = choice_made(question, answer)
    reasons: tuple[Fact, ...] = question.reasons
    if made is None:
        right = question.right.answer
        verdict = str(voice.speaker.say("quiz-shown", answer=Phrase(text.choice(right))))
        verdict_text = voice.text("quiz-shown", answer=Phrase(plain.choice(right)))
        mistake: list[str] = []
    else:
        first, *rest = grade(question, made).reasons
        (verdict,), (verdict_text,) = _explain(text, (first,)), _explain(plain, (first,))
        # What was wrong stands before the reasons of the right answer.
        mistake = _explain(text, tuple(rest[: len(rest) - len(reasons)]))
    showdown = settled_showdown(question)
    steps = None if showdown is None else Markup(explain(showdown, lang=voice.lang, detail="teach", format="html"))
    drawn = None
    if showdown is not None:
        drawn = picture("answer", question.id, voice, voice.text("page-picture-settlement"))
    return Told(
        is_right=answer.right,
        verdict=marked_html(verdict),
        verdict_text=verdict_text,
        mistake=[marked_html(line) for line in mistake],
        reasons=[marked_html(line) for line in _explain(text, reasons)],
        picture=drawn,
        steps=steps,
    )


def _explain(text: QuestionText, facts: tuple[Fact, ...]) -> list[str]:
    return text.explain(Grade(right=True, misconception=None, reasons=facts))
