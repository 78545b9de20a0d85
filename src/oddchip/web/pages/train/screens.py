"""The screens of the page: choosing a round, a question, its answer, the sum of a round, deleting progress."""

from collections.abc import Callable
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from oddchip.errors import OddchipError, ProgressError, UnknownNameError
from oddchip.study import EVERY_GAME, Lesson, Scope
from oddchip.trainer import KINDS, TRAINED
from oddchip.web.pages.questions import question_of
from oddchip.web.pages.train.asked import show_question, tell_answer
from oddchip.web.pages.train.learner import Learner
from oddchip.web.pages.train.learnt import name_mistakes, show_progress
from oddchip.web.pages.train.visit import Visit
from oddchip.web.pages.voice import PageVoice
from oddchip.wording import explain_error

COUNTS: Final = (5, 10, 20, 50)
MOST: Final = 500
USUAL: Final = 10
_NOTICES: Final = ("train-stale", "train-answered", "train-no-choice", "train-no-round", "train-no-file")
_COUNTED: Final = "quiz-imported"


def train_page(request: Request, voice: PageVoice) -> Response:
    """The screen that the address asks for."""
    learner = Learner.of(request)
    try:
        with learner.progress() as store:
            show = _SCREENS.get(request.query_params.get("view", ""), begin_screen)
            return show(Visit(request, voice, learner, store))
    except ProgressError as error:
        return problem_screen(Visit(request, voice, learner), error)


def begin_screen(visit: Visit, *, scope: Scope | None = None, count: int = USUAL, problem: str = "") -> Response:
    """Choosing a round, and what was learnt so far; what was chosen before is chosen at first."""
    store, voice = visit.store, visit.voice
    latest, opened = visit.lesson, None if store is None else Lesson.resume(store)
    if latest is not None and scope is None:
        scope, count = latest.scope, latest.count
    return visit.screen(
        "train.html",
        scope=scope or Scope(),
        count=count,
        counts=sorted({*COUNTS, count}),
        games={game: visit.game(game) for game in (*TRAINED, EVERY_GAME)},
        kinds={kind or "": visit.kind(kind) for kind in (None, *KINDS)},
        open_round=None if opened is None else _standing(visit, opened),
        learnt=None if store is None else show_progress(store, voice),
        kept_at=str(store.path) if store is not None and visit.learner.is_local else None,
        days=visit.learner.room.days,
        notice=_notice(visit),
        problem=problem,
        status=422 if problem else 200,
    )


def question_screen(visit: Visit) -> Response:
    """The question that is on; the sum when the round is over."""
    lesson = visit.lesson
    if lesson is None:
        return visit.go(notice="train-no-round")
    question = lesson.question()
    if question is None:
        return visit.go(view="sum")
    return visit.screen(
        "train-question.html",
        standing=_standing(visit, lesson),
        asked=show_question(question, visit.voice),
        placing=lesson.is_placing,
        notice=_notice(visit),
    )


def answer_screen(visit: Visit) -> Response:
    """The answer given to a question of the round: the last one unless another is named."""
    lesson = visit.lesson
    answers = () if lesson is None else lesson.store.answers_of(lesson.round_id)
    given = visit.request.query_params.get("number", "")
    number = int(given) if given.isascii() and given.isdecimal() and len(given) < 4 else len(answers)
    if lesson is None or not 0 < number <= len(answers):
        return visit.go(view="question")
    answer = answers[number - 1]
    try:
        question = question_of(answer.question)
    except UnknownNameError:
        # Another version asked it, and this one no longer knows how.
        return visit.go(view="question")
    return visit.screen(
        "train-answer.html",
        standing=_standing(visit, lesson, number),
        asked=show_question(question, visit.voice, answer),
        told=tell_answer(question, visit.voice, answer),
        is_last=number == lesson.count,
        notice=_notice(visit),
    )


def sum_screen(visit: Visit) -> Response:
    """What a round that is over comes to."""
    lesson = visit.lesson
    if lesson is None:
        return visit.go(notice="train-no-round")
    if lesson.number <= lesson.count:
        return visit.go(view="question")
    count, right = lesson.answered
    streaks = lesson.store.progress().streaks
    return visit.screen(
        "train-sum.html",
        score=visit.voice.html("quiz-score", right=right, count=count),
        streak=visit.voice.html("stats-streak", now=streaks.right, best=streaks.best),
        mistakes=name_mistakes(lesson.mistakes(), visit.voice),
        marks=[answer.right for answer in lesson.store.answers_of(lesson.round_id)],
        scope=lesson.scope,
        count=lesson.count,
        about=visit.scope(lesson.scope),
    )


def forget_screen(visit: Visit) -> Response:
    """The question whether all is to be deleted."""
    return visit.screen("train-forget.html")


def problem_screen(visit: Visit, error: OddchipError) -> Response:
    """What keeps progress from being opened."""
    status = 503 if error.code == "progress-busy" else 500
    message = explain_error(error, visit.voice.lang, isolates=True)
    return visit.screen("train-problem.html", message=message, status=status)


_SCREENS: Final[dict[str, Callable[[Visit], Response]]] = {
    "question": question_screen,
    "answer": answer_screen,
    "sum": sum_screen,
    "forget": forget_screen,
}


def _standing(visit: Visit, lesson: Lesson, number: int | None = None) -> dict[str, object]:
    """Where in the round a learner is."""
    at = lesson.number if number is None else number
    return {
        "number": at,
        "count": lesson.count,
        "title": visit.voice.text("quiz-question", number=at, count=lesson.count),
        "about": visit.scope(lesson.scope),
    }


def _notice(visit: Visit) -> str:
    """What the last form led to, by the address; an address can bring no words of its own."""
    query = visit.request.query_params
    notice, added = query.get("notice", ""), query.get("added", "")
    if notice == _COUNTED and added.isascii() and added.isdecimal() and len(added) < 9:
        return visit.voice.text(_COUNTED, count=int(added))
    return visit.voice.text(notice) if notice in (*_NOTICES, "quiz-forgotten") else ""
