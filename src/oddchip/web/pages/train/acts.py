"""What forms of the page do: begin a round, answer, add progress from a file, delete it. Each leads on to a screen."""

from collections.abc import Callable, Mapping
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from oddchip.errors import OddchipError, ProgressError, RequestError, UnknownNameError
from oddchip.study import Answer, Lesson, Scope, progress_from_json
from oddchip.trainer import KINDS, list_skills
from oddchip.web.api.bodies import body_json
from oddchip.web.pages.train.learner import COOKIE, Learner
from oddchip.web.pages.train.screens import MOST, USUAL, begin_screen, problem_screen
from oddchip.web.pages.train.visit import Visit
from oddchip.web.pages.voice import PageVoice
from oddchip.wording import explain_error

UNKNOWN: Final = "unknown"
"""The answer "I do not know"."""


def train_act(request: Request, voice: PageVoice, form: Mapping[str, str]) -> Response:
    """Do what a form asks for."""
    learner = Learner.of(request)
    visit = Visit(request, voice, learner)
    try:
        return _ACTS.get(form.get("act", ""), _nothing)(visit, form)
    except ProgressError as error:
        return problem_screen(visit, error)


def _nothing(visit: Visit, form: Mapping[str, str]) -> Response:
    del form
    return visit.go()


def _begin(visit: Visit, form: Mapping[str, str]) -> Response:
    """Begin a round; only now is a visitor known to the server."""
    game, kind = form.get("game", ""), form.get("kind") or None
    given = form.get("count", str(USUAL))
    try:
        count = int(given) if given.isascii() and given.isdecimal() and len(given) < 9 else 0
        if not 0 < count <= MOST:
            raise ProgressError("quiz-number", option=visit.voice.text("train-count"), given=given, first=1, last=MOST)
        scope = Scope.of(game, kind)
    except OddchipError as error:
        return _refuse(visit, form, error)
    learner = visit.learner.admitted()
    with learner.store() as store:
        Lesson.begin(store, scope, count)
    response = visit.go(view="question")
    learner.remember(visit.request, response)
    return response


def _refuse(visit: Visit, form: Mapping[str, str], error: OddchipError) -> Response:
    """The form once more, with what is wrong with it."""
    game, kind = form.get("game", ""), form.get("kind") or None
    games = list(dict.fromkeys(skill.variant for skill in list_skills(kind))) if kind in KINDS else []
    problem = explain_error(error, visit.voice.lang, isolates=False)
    if isinstance(error, UnknownNameError) and games and visit.voice.knows(f"variant-{game}"):
        names = [visit.voice.plain.say(f"variant-{each}") for each in games]
        asked = {"kind": visit.kind(kind), "game": visit.voice.plain.say(f"variant-{game}")}
        problem = visit.voice.text("train-not-asked", games=visit.voice.plain.joined(names), **asked)
    with visit.learner.progress() as store:
        again = Visit(visit.request, visit.voice, visit.learner, store)
        return begin_screen(again, scope=Scope(game, kind), problem=problem)


def _answer(visit: Visit, form: Mapping[str, str]) -> Response:
    """Answer the question that is on. One that no longer is on loses nothing and counts for nothing."""
    with visit.learner.progress() as store:
        lesson = None if store is None else Lesson.latest(store)
        if lesson is None:
            return visit.go(notice="train-no-round")
        question, given = lesson.question(), form.get("choice", "")
        if question is None or question.id != form.get("question"):
            return _stale(visit, lesson, form)
        places = [str(place) for place in range(len(question.choices))]
        if given not in (*places, UNKNOWN):
            return visit.go(view="question", notice="train-no-choice")
        lesson.answer(None if given == UNKNOWN else int(given))
        number = lesson.answered[0]
        if number == lesson.count:
            lesson.close()
        return visit.go(view="answer", number=number)


def _stale(visit: Visit, lesson: Lesson, form: Mapping[str, str]) -> Response:
    """The answer that the question was given in this round, or else the question that is on."""
    asked = [answer.question for answer in lesson.store.answers_of(lesson.round_id)]
    if form.get("question") in asked:
        return visit.go(view="answer", number=asked.index(form["question"]) + 1, notice="train-answered")
    return visit.go(view="question", notice="train-stale")


def _forget(visit: Visit, form: Mapping[str, str]) -> Response:
    del form
    response = visit.go(notice="quiz-forgotten")
    with visit.learner.progress() as store:
        if store is not None:
            store.forget(compact=visit.learner.is_local)
    response.delete_cookie(COOKIE, path="/")
    return response


def add_progress(request: Request, voice: PageVoice, text: str) -> Response:
    """Add progress from the text of a file."""
    visit = Visit(request, voice, Learner.of(request))
    if not text.strip():
        return visit.go(notice="train-no-file")
    try:
        try:
            answers = _read_progress(visit, text)
        except OddchipError as error:
            with visit.learner.progress() as store:
                again = Visit(request, voice, visit.learner, store)
                return begin_screen(again, problem=explain_error(error, voice.lang, isolates=False))
        learner = visit.learner.admitted()
        with learner.store() as store:
            added = store.add(answers)
    except ProgressError as error:
        return problem_screen(visit, error)
    response = visit.go(notice="quiz-imported", added=added)
    learner.remember(request, response)
    return response


def _read_progress(visit: Visit, text: str) -> tuple[Answer, ...]:
    """The answers of a file, no more than are kept."""
    answers = progress_from_json(body_json(text))
    most = visit.learner.room.answers
    if not visit.learner.is_local and len(answers) > most:
        raise RequestError("too-many", field="answers", given=len(answers), most=most)
    return answers


_ACTS: Final[dict[str, Callable[[Visit, Mapping[str, str]], Response]]] = {
    "begin": _begin,
    "answer": _answer,
    "forget": _forget,
}
