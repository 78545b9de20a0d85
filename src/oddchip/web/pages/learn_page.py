"""The *Learn* page: lessons, mistakes, steps and questions, every example settled and drawn by the engine."""

from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import Any
from urllib.parse import quote, urlencode

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from oddchip.showdown import Settlement, format_showdown, parse_showdown, settle
from oddchip.web.pages.category_counts import TOTAL, category_counts
from oddchip.web.pages.examples import EXAMPLES
from oddchip.web.pages.lessons import LESSONS, MISTAKES, QUESTIONS, STEPS, WORDS, Drawing
from oddchip.web.pages.pictures import Picture, picture, settlement_picture
from oddchip.web.pages.templating import page
from oddchip.web.pages.voice import PageVoice, marked_html, page_voice
from oddchip.wording import explain
from oddchip.wording.document_speaker import document_speaker
from oddchip.wording.fact_text import say_fact
from oddchip.wording.telling import Telling


@dataclass(frozen=True, slots=True)
class Worked:
    """A worked example: what the engine says of it, its picture, and the address where it can be changed."""

    title: Markup
    said: Markup
    picture: Picture
    link: str


def learn_page(request: Request, voice: PageVoice) -> Response:
    """The page."""
    return page(
        request,
        "learn.html",
        "learn",
        voice,
        lessons=_lessons(voice.lang),
        mistakes=_mistakes(voice.lang),
        counts=_counts(voice),
        total=TOTAL,
        steps=STEPS,
        questions=QUESTIONS,
    )


@cache
def _lessons(lang: str) -> list[dict[str, Any]]:
    voice = page_voice(lang)
    lessons = []
    for lesson in LESSONS:
        title, text = voice.text(f"learn-{lesson.key}"), f"learn-{lesson.key}-text"
        lessons.append(
            {
                "key": lesson.key,
                "title": voice.html(f"learn-{lesson.key}"),
                "paragraphs": voice.paragraphs(text, **WORDS.get(text, {})),
                "figures": [
                    (picture(drawing.kind, drawing.subject, voice, title), _ways_on(drawing, voice))
                    for drawing in lesson.figures
                ],
                "examples": [worked(EXAMPLES[key], voice, voice.html(f"example-{key}")) for key in lesson.lines],
            }
        )
    return lessons


def _ways_on(drawing: Drawing, voice: PageVoice) -> list[tuple[str, Markup]]:
    """Where what a picture shows can be changed or looked into: addresses with their words."""
    odds, change = f"/{voice.lang}/odds?", voice.html("page-change-example")
    if drawing.kind == "outs":
        fields = zip(("game", "hole", "board", "against"), drawing.subject.split("|"), strict=True)
        return [(odds + urlencode({name: text.strip() for name, text in fields}) + "#outs", change)]
    if drawing.kind == "range":
        return [(odds + urlencode({"range": drawing.subject}) + "#range", change)]
    ways = [(_settle_link(drawing.compared, voice), voice.html("learn-compare-two"))]
    if drawing.kind == "ladder":
        ways.append((f"/{voice.lang}/rules#games", voice.html("learn-other-ladders")))
    return ways


@cache
def _mistakes(lang: str) -> list[Worked]:
    voice = page_voice(lang)
    return [mistaken(code, line, voice) for code, line in MISTAKES.items()]


def worked(line: str, voice: PageVoice, title: Markup) -> Worked:
    """An example with the sentence a dealer would say."""
    settlement = settle(parse_showdown(line))
    return _worked(settlement, voice, title, marked_html(explain(settlement, lang=voice.lang)))


def mistaken(code: str, line: str, voice: PageVoice) -> Worked:
    """An example of a mistake, with what the engine says against it."""
    settlement = settle(parse_showdown(line))
    fact = next(fact for fact in settlement.all_facts() if fact.code == code)
    said = say_fact(Telling(settlement, document_speaker(voice.lang)), fact)
    title = voice.html(f"learn-{code}", **WORDS.get(f"learn-{code}", {}))
    return _worked(settlement, voice, title, marked_html(said))


def _worked(settlement: Settlement, voice: PageVoice, title: Markup, said: Markup) -> Worked:
    line = format_showdown(settlement.showdown)
    return Worked(title, said, settlement_picture(line, voice), _settle_link(line, voice))


def _settle_link(line: str, voice: PageVoice) -> str:
    """The address of a line on *Settle*."""
    return f"/{voice.lang}/?line={quote(line, safe='')}#answer"


def _counts(voice: PageVoice) -> list[tuple[Markup, Markup, Markup]]:
    """Each category with its number of five-card hands and its chance."""
    return [
        (
            marked_html(voice.speaker.category(category)),
            marked_html(voice.speaker.number(count)),
            marked_html(voice.speaker.percent(Fraction(count, TOTAL), digits=4)),
        )
        for category, count in category_counts().items()
    ]
