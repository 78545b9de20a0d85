"""The rules of a game as data."""

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import Any, Literal

from oddchip.cards import FULL_DECK, Card, Deck
from oddchip.errors import UnknownNameError
from oddchip.ranking import SHORT_DECK_HIGH, SHORT_DECK_TRIPS, MadeHand
from oddchip.variants.half import Half

Family = Literal["board", "stud", "draw"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Variant:
    """A game: deck x deal x selection x ranking per half. One row of the registry.

    ``hole`` is the number of hole cards at the showdown, ``dealt`` the number before discards (pineapple deals three).
    ``board`` is the number of shared cards, ``boards`` how many boards the game itself has. ``parts`` is the shape of a
    split holding (sohe holds 4 / 2). The first of two ``halves`` is the high side, which takes the odd chip between
    them.

    >>> from oddchip.variants import find_variant
    >>> omaha8 = find_variant("o8")
    >>> omaha8.key, [half.key for half in omaha8.halves], omaha8.has_button
    ('omaha8', ['high', 'low'], True)
    """

    key: str
    family: Family
    hole: int
    board: int
    halves: tuple[Half, ...]
    aliases: tuple[str, ...] = ()
    deck: Deck = FULL_DECK
    dealt: int | None = None
    boards: int = 1
    parts: tuple[int, ...] = ()

    def __repr__(self) -> str:
        """As it is found again; a row of nobody's registry is spelt out, selections and qualifiers by their keys."""
        from oddchip.variants.registry import list_variants  # noqa: PLC0415 - the registry is made of rows

        if self in list_variants():
            return f"find_variant({self.key!r})"
        return f"Variant({', '.join(f'{each.name}={getattr(self, each.name)!r}' for each in fields(self))})"

    @property
    def has_button(self) -> bool:
        """Whether the game is dealt from a button; stud is not, so its odd chips go by suit."""
        return self.family != "stud"

    @property
    def is_split(self) -> bool:
        """Whether two halves of the pot are played for."""
        return len(self.halves) == 2

    @property
    def natural_high(self) -> bool:
        """Whether one side is plainly the high hand; badacey and its kin need a ruling."""
        return self.halves[0].key == "high"

    @property
    def hole_counts(self) -> tuple[int, ...]:
        """How many hole cards a seat may hold at any point worth writing down, most at the showdown first."""
        if self.family == "stud":
            return tuple(range(self.hole, 1, -1))
        if self.dealt is not None:
            return (self.hole, *range(self.dealt, self.hole, -1))
        return (self.hole,)

    @property
    def board_counts(self) -> tuple[int, ...]:
        """How many cards a board may have at any point worth writing down."""
        if self.family == "stud":
            return (0, 1) if self.hole == 7 else (0,)
        return (0, 3, 4, 5) if self.board else (0,)

    def is_complete(self, hole: Sequence[object], board: Sequence[object]) -> bool:
        """Whether these cards are all that a showdown needs; stud may end with one shared card."""
        if self.family == "stud":
            return len(hole) + len(board) == self.hole and len(board) in self.board_counts
        return len(hole) == self.hole and len(board) == self.board

    def half(self, key: str | None = None) -> Half:
        """The half of this name, or the first; `UnknownNameError` (``unknown-half``) for another name."""
        for half in self.halves:
            if key in (None, half.key):
                return half
        known = ", ".join(half.key for half in self.halves)
        raise UnknownNameError("unknown-half", variant=self.key, given=key, known=known)

    def best_hands(self, hole: Sequence[Card], board: Sequence[Card]) -> dict[str, MadeHand | None]:
        """The best hand for each half; ``None`` where no hand qualifies."""
        found: dict[str, MadeHand | None] = {}
        for half in self.halves:
            hand = half.best(hole, board)
            found[half.key] = hand if half.qualifies(hand) else None
        return found

    def to_json(self) -> dict[str, Any]:
        """The rules of the game as a JSON object of codes and numbers.

        >>> from oddchip.variants import find_variant
        >>> find_variant("razz").to_json()["halves"][0]["ranking"]
        'ace-to-five'
        """
        return {
            "key": self.key,
            "aliases": list(self.aliases),
            "family": self.family,
            "deck": self.deck.size,
            "hole": self.hole,
            "dealt": self.dealt or self.hole,
            "board": self.board,
            "boards": self.boards,
            "button": self.has_button,
            "halves": [
                {
                    "half": half.key,
                    "ranking": half.system.key,
                    "ladder": [category.value for category in half.system.ladder],
                    "selection": half.selection.key,
                    "qualifier": None if half.qualifier is None else half.qualifier.key,
                }
                for half in self.halves
            ],
        }

    def with_trips_over_straight(self) -> "Variant":
        """The same game where three of a kind beats a straight (a house choice of short deck)."""
        halves = tuple(
            replace(half, system=SHORT_DECK_TRIPS) if half.system is SHORT_DECK_HIGH else half for half in self.halves
        )
        return replace(self, halves=halves)

    def with_other_high_side(self) -> "Variant":
        """The same game with its halves the other way round, for a house that rules so."""
        return replace(self, halves=self.halves[::-1])
