"""A question on paper in words: what is asked, the answer with its reasons, and what each wrong choice comes from."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from oddchip.trainer import Choice, Grade, Question, find_kind, find_misconception
from oddchip.wording import Phrase, Speaker
from oddchip.wording.question_text import QuestionText


class WrongChoice(NamedTuple):
    """A wrong choice: its number, its words, and the mistake behind it: why it is one, and what it takes for a hand."""

    number: int
    text: str
    why: str


class SheetText:
    """Words for one question of a sheet.

    >>> from oddchip.trainer import generate
    >>> from oddchip.wording import get_speaker
    >>> text = SheetText(generate("set-or-trips", "holdem", 1), get_speaker("en", isolates=False))
    >>> text.prompt
    'A has three of a kind. Is it a set or trips?'
    """

    def __init__(self, question: Question, speaker: Speaker) -> None:
        self.question = question
        self.speaker = speaker
        self._text = QuestionText.spoken_by(question, speaker)

    @property
    def title(self) -> str:
        """Kind of question and game."""
        title, game = self.speaker.say(f"kind-{self.question.kind}"), Phrase(self._text.game)
        return str(self.speaker.say("quiz-title", title=title, game=game))

    @property
    def situation(self) -> list[str]:
        """What lies on the table, a line each."""
        return self._text.situation

    @property
    def prompt(self) -> str:
        """What is asked."""
        return self._text.prompt

    @property
    def choices(self) -> list[str]:
        """The choices in their order."""
        return self._text.choices

    @property
    def right(self) -> str:
        """The right answer with its number."""
        number, said = self.question.key + 1, Phrase(self.choices[self.question.key])
        return str(self.speaker.say("sheet-right", number=number, text=said))

    @property
    def reasons(self) -> list[str]:
        """Why it is right, a paragraph each."""
        return self._text.explain(Grade(right=True, misconception=None, reasons=self.question.reasons))

    @property
    def wrong(self) -> Iterator[WrongChoice]:
        """The other choices, each with the mistake that leads to it."""
        for number, (choice, text) in enumerate(zip(self.question.choices, self.choices, strict=True), 1):
            if choice.misconceptions:
                yield WrongChoice(number, text, self._why(choice))

    def wrong_line(self, wrong: WrongChoice) -> str:
        """A wrong choice as one paragraph."""
        said = self.speaker.say("sheet-wrong", number=wrong.number, text=Phrase(wrong.text))
        return f"{said} {wrong.why}"

    def to_json(self) -> dict[str, Any]:
        """Everything as plain data."""
        return {
            "title": self.title,
            "situation": self.situation,
            "prompt": self.prompt,
            "choices": self.choices,
            "right": self.right,
            "reasons": self.reasons,
            "wrong": [wrong._asdict() for wrong in self.wrong],
        }

    def _why(self, choice: Choice) -> str:
        code, asked = choice.misconceptions[0], self.question
        misread = find_kind(asked.kind).misread(asked.situation, find_misconception(code), choice.answer)
        slip = f"slip-{code}"
        why = self.speaker.attribute(slip, "why") or Phrase("")
        named = str(self.speaker.say("why-slip", slip=self.speaker.say(slip), why=why))
        return " ".join([named, *self._text.explain(Grade(right=False, misconception=code, reasons=misread))])
