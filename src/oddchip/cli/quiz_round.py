"""A round of questions in a terminal: whole lines, read from top to bottom, so that a screen reader can follow."""

import sys
from typing import Final

from oddchip.cli.console import Console, without_controls
from oddchip.cli.exit_code import OK
from oddchip.study import EVERY_GAME, Lesson
from oddchip.study.choosing import find_choice
from oddchip.trainer import Question
from oddchip.wording import Phrase
from oddchip.wording.question_text import QuestionText

_COMMAND: Final = "oddchip quiz"
_LEAVE: Final = ("q", "quit", "exit")
_SHOW: Final = ("?", "؟")


def ask_round(console: Console, lesson: Lesson, *, resumed: bool) -> int:
    """Ask until the round is over or left; Ctrl-C leaves, too, and goes on its way."""
    _begin(console, lesson, resumed=resumed)
    try:
        while (question := lesson.question()) is not None:
            if not _ask(console, lesson, question):
                _leave(console)
                return OK
    except KeyboardInterrupt:
        console.write_data("")
        _leave(console)
        raise
    _summarise(console, lesson)
    return OK


def read_line(console: Console, prompt: str) -> str | None:
    """What is typed after a prompt, ``None`` at the end of input."""
    sys.stdout.write(console.ready(prompt) + " ")
    sys.stdout.flush()
    # Bytes, because the encoding of a terminal may be another than the one that UTF-8 answers come in.
    typed = sys.stdin.buffer.readline()
    if not sys.stdin.isatty():
        console.write_data("")
    return without_controls(typed.decode("utf-8", "replace")).strip() if typed else None


def _begin(console: Console, lesson: Lesson, *, resumed: bool) -> None:
    speaker = console.speaker
    if resumed:
        told = {"number": lesson.number, "count": lesson.count}
        console.write(speaker.say("quiz-resume", command=f"{_COMMAND} --new", **told))
    else:
        variant = lesson.scope.variant
        game = speaker.say("quiz-every-game" if variant == EVERY_GAME else f"variant-{variant}")
        console.write(speaker.say("quiz-begin", game=game, count=lesson.count))
        if lesson.is_placing:
            console.write(speaker.say("quiz-placing"))
    console.write(speaker.say("quiz-how"))


def _ask(console: Console, lesson: Lesson, question: Question) -> bool:
    """Ask one question and explain its answer; false to leave."""
    speaker = console.speaker
    text = QuestionText.spoken_by(question, speaker)
    choices = text.choices
    console.write_data("")
    console.heading(speaker.say("quiz-question", number=lesson.number, count=lesson.count))
    title = speaker.say("quiz-title", title=speaker.say(f"kind-{question.kind}"), game=Phrase(text.game))
    for line in (title, *text.situation, text.prompt):
        console.write(line)
    for number, choice in enumerate(choices, 1):
        console.write(speaker.say("quiz-choice", number=number, text=Phrase(choice)))
    while (typed := read_line(console, speaker.say("quiz-ask"))) is not None:
        if typed.casefold() in _LEAVE:
            return False
        place = find_choice(question, choices, typed)
        if place is None and typed not in _SHOW:
            console.write(speaker.say("quiz-again", given=typed, count=len(choices)))
            continue
        verdict = lesson.answer(place)
        if place is None:
            console.write(speaker.say("quiz-shown", answer=Phrase(choices[question.key])))
        for line in text.explain(verdict):
            console.write(line)
        return True
    return False


def _leave(console: Console) -> None:
    console.write(console.speaker.say("quiz-left", command=_COMMAND))


def _summarise(console: Console, lesson: Lesson) -> None:
    speaker = console.speaker
    count, right = lesson.answered
    streaks = lesson.store.progress().streaks
    console.write_data("")
    console.write(speaker.say("quiz-score", right=right, count=count))
    console.write(speaker.say("stats-streak", now=streaks.right, best=streaks.best))
    mistakes = lesson.mistakes()
    if mistakes:
        console.write_data("")
        console.heading(speaker.say("quiz-made"))
    for code, times in mistakes.items():
        slip = f"slip-{code}"
        console.write(speaker.say("quiz-made-row", slip=speaker.say(slip), times=times))
        why = speaker.attribute(slip, "why")
        if why is not None:
            console.write(why)
