"""What a sentence is given: things that a language says in several forms, and text that is already in the language.

A message asks for a form by the name of its variable: with an argument ``amount`` it may print ``$amount``,
``$amount-acc`` or any other form ``$amount-...`` for which its locale has the message ``chips-...``. So which case a
slot takes is decided in the locale and nowhere else.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


class Phrase(str):
    """Text already in the speaker's language, put into a sentence as it stands; other text is isolated."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Forms:
    """A thing with forms: the form ``f`` is the message ``<kind>-<f>``, said with ``arguments``.

    ``key`` is what a selector sees; ``isolate`` wraps the whole form in one isolate (counts: the number and its noun).

    >>> Forms("rank", "A", {"rank": "A"}).kind
    'rank'
    """

    kind: str
    key: str | int
    arguments: Mapping[str, Any] = field(default_factory=dict)
    isolate: bool = False


def count(noun: str, number: Any) -> Forms:
    """A counted noun: the number and the noun in one isolate; ``noun`` is the stem of its messages (``cards-nom`` ...).

    >>> count("chips", 302).key
    302
    """
    return Forms(noun, number, {"count": number}, isolate=True)


def chips(amount: Any) -> Forms:
    """An amount of chips, said in whatever case its place asks for.

    >>> from oddchip.wording import get_speaker
    >>> print(get_speaker("en", isolates=False).say("fact-dead-money", amount=chips(1)))
    Dead money, 1 chip, joins the main pot.
    """
    return count("chips", amount)


FORM_STEMS = (
    "rank-",
    "suit-",
    "category-",
    "hand-",
    "half-",
    "pot-",
    "board-",
    "place-",
    "fraction-",
    "chips-",
    "cards-",
    "players-",
    "pots-",
    "boards-",
    "seats-",
    "hands-",
    "kickers-",
    "showdowns-",
    "deals-",
    "own-",
)
"""How the ids of form messages begin: each language has its own forms, so they need not be the same in every locale.
Messages that begin with ``own-`` serve one locale alone."""
