"""A question as language-free data: the situation, the choices, and which mistake leads to which of them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from oddchip.cards import Card
from oddchip.showdown import Fact, Showdown, showdown_to_json
from oddchip.variants import Variant

ANY: Final = "any"
"""Stands in an id for "no misconception was asked for"."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Situation:
    """What lies on the table: a showdown (perhaps with board cards still to come), or hands on their own.

    ``half`` is the half of the pot the question is about, ``player`` and ``rival`` the seats it is about; ``to_come``
    is the number of board cards whose chance is asked for. ``hands`` are whole hands to be compared, or hole cards to
    choose from.
    """

    variant: Variant
    half: str
    showdown: Showdown | None = None
    hands: tuple[tuple[Card, ...], ...] = ()
    player: str = ""
    rival: str = ""
    to_come: int = 0

    @property
    def board(self) -> tuple[Card, ...]:
        """The board; empty in games without one."""
        return self.showdown.boards[0] if self.showdown is not None and self.showdown.boards else ()

    @property
    def table(self) -> Showdown:
        """The showdown, for kinds that always have one."""
        assert self.showdown is not None
        return self.showdown

    def hole(self, player: str) -> tuple[Card, ...]:
        """The cards of a player."""
        return self.table.seat(player).known

    @property
    def holdings(self) -> dict[str, tuple[Card, ...]]:
        """The cards of every player who contends, in seat order."""
        return {seat.name: seat.known for seat in self.table.seats if seat.contends}


@dataclass(frozen=True, slots=True)
class Choice:
    """A possible answer, and the misconceptions that lead to it: none for the right one, at least one for the others.

    The first misconception is the one an answer sheet names.
    """

    answer: Fact
    misconceptions: tuple[str, ...] = ()


class Skill(NamedTuple):
    """What a question trains: a kind, in a game, against a misconception. What repetition is scheduled by."""

    kind: str
    variant: str
    misconception: str

    def __str__(self) -> str:
        return "/".join(self)


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """A question; equal ids are equal questions, so that an id alone brings one back (`find_question`).

    ``choices`` are 2 to 5, in the order in which they are shown, exactly one of them right (``key``, a place among
    them). ``difficulty`` runs from 0 to 100 and is measured: by how close the hands are and how many misconceptions
    lead away from the key.

    >>> from oddchip.trainer import generate
    >>> question = generate("who-wins", "holdem", 7, "sixth-card")
    >>> question.id, str(question.skill), question.right.answer.code
    ('who-wins/holdem/sixth-card/7', 'who-wins/holdem/sixth-card', 'choice-tie')
    """

    id: str
    seed: int
    skill: Skill
    situation: Situation
    prompt: Fact
    choices: tuple[Choice, ...]
    key: int
    reasons: tuple[Fact, ...]
    difficulty: int

    @property
    def kind(self) -> str:
        """Key of the kind."""
        return self.skill.kind

    @property
    def variant(self) -> str:
        """Key of the game."""
        return self.skill.variant

    @property
    def right(self) -> Choice:
        """The right choice."""
        return self.choices[self.key]

    def to_json(self) -> dict[str, Any]:
        """The question as plain data, the key included."""
        situation = self.situation
        return {
            "id": self.id,
            "kind": self.kind,
            "variant": self.variant,
            "misconception": self.skill.misconception,
            "seed": self.seed,
            "half": situation.half,
            "player": situation.player or None,
            "rival": situation.rival or None,
            "showdown": None if situation.showdown is None else showdown_to_json(situation.showdown),
            "hands": [[card.code for card in hand] for hand in situation.hands],
            "prompt": self.prompt.to_json(),
            "choices": [
                {"answer": choice.answer.to_json(), "misconceptions": list(choice.misconceptions)}
                for choice in self.choices
            ],
            "key": self.key,
            "difficulty": self.difficulty,
        }


def answer(code: str, arguments: Mapping[str, Any] | None = None) -> Fact:
    """A choice as a fact: its code begins with ``choice-``.

    >>> answer("yes").code
    'choice-yes'
    """
    return Fact(f"choice-{code}", dict(arguments or {}))
