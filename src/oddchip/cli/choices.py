"""Values that an option takes from a short list."""

from collections.abc import Sequence
from typing import Final, Literal, TypeVar

from oddchip.cards.letters import CARD_LETTERS
from oddchip.errors import UnknownNameError

Detail = Literal["brief", "full", "teach"]
Format = Literal["text", "markdown", "html"]
Theme = Literal["light", "dark"]
DETAILS: Final[tuple[Detail, ...]] = ("brief", "full", "teach")
FORMATS: Final[tuple[Format, ...]] = ("text", "markdown", "html")
THEMES: Final[tuple[Theme, ...]] = ("light", "dark")
LETTERS: Final = tuple(CARD_LETTERS)

_Choice = TypeVar("_Choice", bound=str)


def one_of(option: str, given: str, known: Sequence[_Choice]) -> _Choice:
    """A value that must be one of a few; `UnknownNameError` (``unknown-choice``).

    >>> one_of("--detail", "Teach", DETAILS)
    'teach'
    """
    value = given.strip().casefold()
    for choice in known:
        if choice == value:
            return choice
    raise UnknownNameError("unknown-choice", option=option, given=given, known=", ".join(known))


def card_letters(given: str | None) -> str:
    """The letters that ``--cards`` asks for; the canonical ones if it was not given."""
    return "en" if given is None else one_of("--cards", given, LETTERS)
