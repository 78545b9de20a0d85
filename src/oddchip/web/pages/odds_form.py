"""One form of the *Odds* page: its fields as an address gives them, what is worked out of them, and how it is shown."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from string import ascii_uppercase
from typing import Any

from starlette.datastructures import QueryParams

from oddchip.errors import OddchipError, RequestError
from oddchip.variants import find_variant
from oddchip.web.kept_answers import KeptAnswers, StillWorkingError
from oddchip.web.pages.voice import PageVoice
from oddchip.web.problems import is_ours
from oddchip.web.settings import Limits
from oddchip.web.worker_process import Task
from oddchip.wording import explain_error


@dataclass(frozen=True, slots=True)
class Fields:
    """The fields of a form, each with its values; ``sent`` says whether the address held any of them."""

    values: Mapping[str, tuple[str, ...]]
    sent: bool

    def __getitem__(self, name: str) -> str:
        """The first value, without white space around it."""
        return self.values[name][0].strip()

    def all(self, name: str) -> list[str]:
        """Every value of a field that may come several times."""
        return [value.strip() for value in self.values[name]]

    def pairs(self, most: int) -> Iterator[tuple[str, str]]:
        """Names and values as an address holds them, at most so many values of a name."""
        return ((name, value) for name, values in self.values.items() for value in values[:most])


def hand_name(place: int, voice: PageVoice) -> str:
    """A hand of a form that asks about one: the hand itself, or another."""
    return voice.text("page-odds-other-hand" if place else "page-odds-own-hand")


@dataclass(frozen=True, slots=True)
class OddsForm:
    """A kind of form: its section, its fields with the example they show, the work, and what is shown of the result.

    ``chosen`` is what fields are that an address leaves out or empty, other than empty. ``hands`` names a hand by its
    place, from 0, and ``own_words`` has messages of this form for some codes of errors. ``most``
    values of a field are as many as the form shows.
    ``task`` raises `OddchipError` for fields that make no sense or ask for too much. ``show`` may take as long as
    drawing does, and gives what the template knows, with ``said``: the result in short, as plain text.
    """

    section: str
    usual: Mapping[str, tuple[str, ...]]
    task: Callable[[Fields, Limits, PageVoice], Task]
    show: Callable[[Any, Fields, PageVoice], dict[str, Any]]
    chosen: Mapping[str, str] = field(default_factory=dict)
    hands: Callable[[int, PageVoice], str] = hand_name
    own_words: Mapping[str, str] = field(default_factory=dict)
    most: int = 1

    def say(self, error: OddchipError, voice: PageVoice) -> str:
        """What is wrong, in words; the field is marked, so it is not named."""
        if error.code in self.own_words:
            return voice.text(self.own_words[error.code])
        arguments = {name: value for name, value in error.arguments.items() if name != "field"}
        if error.code == "duplicate-card":
            # The odds call hands A, B, C ...
            for place in ("first", "second"):
                letter = str(arguments[place])
                if len(letter) == 1 and letter in ascii_uppercase:
                    arguments[place] = self.hands(ascii_uppercase.index(letter), voice)
        return explain_error(type(error)(error.code, **arguments), voice.lang)

    def read(self, query: QueryParams) -> Fields:
        """The fields of an address; the example if it has none of them."""
        if not set(self.usual) & set(query):
            return Fields(self.usual, sent=False)
        values = {name: tuple(query.getlist(name)) or ("",) for name in self.usual}
        for name, value in self.chosen.items():
            values[name] = (values[name][0].strip() or value,)
        return Fields(values, sent=True)


@dataclass(frozen=True, slots=True)
class Asked:
    """A form with what came of it: something found, a problem, or neither while the work goes on.

    ``wrong`` is the field the problem lies in, if it lies in one: its name, with its place if there are several.
    """

    form: OddsForm
    fields: Fields
    found: Any = None
    problem: str = ""
    wrong: str = ""

    @property
    def is_waiting(self) -> bool:
        """Whether the work goes on."""
        return self.found is None and not self.problem


async def ask(form: OddsForm, query: QueryParams, answers: KeptAnswers, limits: Limits, voice: PageVoice) -> Asked:
    """What a form answers to an address; `RequestError` when the server is busy or at fault."""
    fields = form.read(query)
    try:
        check_lengths(fields, limits)
        return Asked(form, fields, await answers.ask(form.task(fields, limits, voice)))
    except StillWorkingError:
        return Asked(form, fields)
    except OddchipError as error:
        if is_ours(error):
            raise
        return Asked(form, fields, problem=form.say(error, voice), wrong=str(error.arguments.get("field", "")))


def game_key(fields: Fields, name: str) -> str:
    """The key of the game in a field; `UnknownNameError` with the field for one that nobody knows."""
    try:
        return find_variant(fields[name]).key
    except OddchipError as error:
        raise error.at(field=name) from None


def check_lengths(fields: Fields, limits: Limits) -> None:
    """`RequestError` (``text-too-long``) for more text in a field than is read."""
    for name, values in fields.values.items():
        for place, value in enumerate(values):
            if len(value) > limits.range_text:
                where = f"{name}-{place}" if len(values) > 1 else name
                raise RequestError("text-too-long", field=where, given=len(value), most=limits.range_text)


@dataclass(frozen=True, slots=True)
class Shown:
    """A form as the template shows it."""

    section: str
    fields: Fields
    carried: tuple[tuple[str, str], ...]
    result: dict[str, Any] | None
    problem: str
    wrong: str
    is_waiting: bool


def shown(asked: Asked, others: list[Asked], voice: PageVoice) -> Shown:
    """A form with its result, and what it carries of the other forms so that sending it loses nothing of theirs.

    It carries what those showed when they were last sent. They are forms of their own because Enter sends the one that
    is written in, so what is written and not sent is kept by the script alone.
    """
    carried = tuple(
        pair
        for other in others
        if other is not asked and other.fields.sent
        for pair in other.fields.pairs(other.form.most)
    )
    result = None if asked.found is None else asked.form.show(asked.found, asked.fields, voice)
    return Shown(asked.form.section, asked.fields, carried, result, asked.problem, asked.wrong, asked.is_waiting)
