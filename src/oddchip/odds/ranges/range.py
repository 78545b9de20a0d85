"""What every range of starting hands can do."""

from abc import ABCMeta, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from math import comb
from typing import Any, NoReturn, Self

from oddchip.cards import Card, parse_cards
from oddchip.errors import HandError, OddchipError
from oddchip.odds.ranges.combo import Combo, bits_of, combo_of, read_combo
from oddchip.variants import Variant, find_variant


class _ReadsText(ABCMeta):
    """Calling `Range` itself reads text, as `parse_range` does; its kinds are made of their parts."""

    def __call__(cls, *parts: Any, **options: Any) -> Any:
        if cls is Range:
            from oddchip.odds.ranges.reading import parse_range  # noqa: PLC0415 - the reader makes the kinds of ranges

            return parse_range(*parts, **options)
        return super().__call__(*parts, **options)


class Range(metaclass=_ReadsText):
    """Weighted starting hands of one game, frozen: ``Range("QQ+, AKs")``, `parse_range`, or `range_of` for combos.

    ``str`` is its normal text.

    A weight is an exact `Fraction` above 0 and up to 1: the share of the time that a player holds the hand here.
    ``|`` takes the greater weight of each combo, ``&`` the smaller, ``-`` leaves out every combo of the other range.
    Iterating yields the combos, ``len`` counts them, ``in`` asks for one (as cards or text). Ranges are equal when they
    give every combo the same weight; ``repr`` rebuilds.

    >>> from oddchip.odds import parse_range
    >>> opening = parse_range("TT+, AQs+, AKo, AJs:0.5")
    >>> len(opening), opening.total_weight, "Ac Jc" in opening
    (54, Fraction(52, 1), True)
    >>> Range("AKs") == parse_range("AKs")
    True
    >>> opening - parse_range("AA")
    parse_range('KK-TT AK AQs AJs@50')
    """

    __slots__ = ("_game", "_text")

    _game: Variant
    _text: str | None

    def __init__(self, game: Variant) -> None:
        object.__setattr__(self, "_game", game)
        object.__setattr__(self, "_text", None)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"ranges are frozen: {name}")

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _rebuild, (type(self), self.variant, self._parts())

    @property
    def variant(self) -> str:
        """Key of the game."""
        return self._game.key

    @property
    def combos(self) -> Iterator[Combo]:
        """The combos, strongest cards first; those of five- and six-card Omaha are many, and made one by one."""
        return (combo_of(bits) for bits in self.iterate_bits())

    @property
    def weights(self) -> Mapping[Combo, Fraction]:
        """Weight of every combo."""
        return {combo_of(bits): self.weight_of_bits(bits) for bits in self.iterate_bits()}

    @property
    @abstractmethod
    def total_weight(self) -> Fraction:
        """Sum of all weights: the number of combos if none is below 1."""

    @property
    def share(self) -> Fraction:
        """Total weight as a share of all starting hands: 6/1326 for a hold'em range of aces."""
        return self.total_weight / comb(self._game.deck.size, self._game.hole)

    def to_json(self) -> dict[str, Any]:
        """The range as plain data, ``oddchip/range/1``: its normal text and its size, fractions as text.

        >>> from oddchip.odds import parse_range
        >>> record = parse_range("TT+, AKs").to_json()
        >>> record["text"], record["combos"], record["share"], record["classes"]["AKs"]
        ('TT+ AKs', 34, '1/39', 4)
        """
        return {
            "schema": "oddchip/range/1",
            "variant": self.variant,
            "text": str(self),
            "combos": len(self),
            "total_weight": str(self.total_weight),
            "share": str(self.share),
            "share_percent": round(100 * float(self.share), 4),
            "classes": None,
            "grid": None,
        }

    @abstractmethod
    def iterate_bits(self) -> Iterator[int]:
        """The combos as bits (bit n is the card of index n), strongest cards first."""

    @abstractmethod
    def weight_of_bits(self, bits: int) -> Fraction:
        """Weight of the combo of these bits, 0 if it is not there."""

    @abstractmethod
    def _combine(self, other: Self, operation: str) -> Self:
        """Union (``|``), intersection (``&``) or difference (``-``)."""

    @abstractmethod
    def _parts(self) -> object:
        """What it is made of, besides the game."""

    @abstractmethod
    def _write(self) -> str:
        """The normal text."""

    @abstractmethod
    def _without(self, cards: int) -> Self:
        """Without the combos that hold any of these cards."""

    @abstractmethod
    def _same(self, other: Self) -> bool:
        """Whether the other range gives every combo the same weight."""

    def weight(self, cards: str | Iterable[Card]) -> Fraction:
        """Weight of a combo, 0 if it is not in the range; `HandError` for cards that are no hand of this game.

        >>> from oddchip.odds import parse_range
        >>> parse_range("AK:0.25").weight("Kd As")
        Fraction(1, 4)
        """
        return self.weight_of_bits(bits_of(read_combo(self._game, cards)))

    def without(self, dead: str | Iterable[Card]) -> Self:
        """The range without the combos that hold a dead card, such as those on the board.

        >>> from oddchip.odds import parse_range
        >>> len(parse_range("AK").without("Ah Kd 2c"))
        9
        """
        return self._without(bits_of(parse_cards(dead) if isinstance(dead, str) else dead))

    def __contains__(self, cards: object) -> bool:
        if not isinstance(cards, str | Iterable):
            return False
        try:
            return self.weight(cards) > 0
        except OddchipError:
            return False

    def __iter__(self) -> Iterator[Combo]:
        return self.combos

    @abstractmethod
    def __len__(self) -> int:
        """Number of combos of any weight above 0."""

    def __bool__(self) -> bool:
        return self.total_weight > 0

    def __or__(self, other: Self) -> Self:
        return self._combine(self._checked(other), "|")

    def __and__(self, other: Self) -> Self:
        return self._combine(self._checked(other), "&")

    def __sub__(self, other: Self) -> Self:
        return self._combine(self._checked(other), "-")

    def _checked(self, other: Self) -> Self:
        if other.variant != self.variant:
            raise HandError("ranges-differ", first=self.variant, second=other.variant)
        return other

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, type(self)):
            return NotImplemented
        return self.variant == other.variant and self._same(other)

    def __hash__(self) -> int:
        return hash((self.variant, len(self), self.total_weight))

    def __str__(self) -> str:
        if self._text is None:
            object.__setattr__(self, "_text", self._write())
        return str(self._text)

    def __repr__(self) -> str:
        game = "" if self.variant == "holdem" else f", {self.variant!r}"
        return f"parse_range({str(self)!r}{game})"


def _rebuild(kind: Any, variant: str, parts: object) -> Range:
    rebuilt: Range = kind(find_variant(variant), parts)
    return rebuilt
