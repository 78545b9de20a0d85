"""What is to be settled."""

from dataclasses import dataclass

from oddchip.cards import Card
from oddchip.pots import STANDARD, Amount, HouseRules, Rake
from oddchip.showdown.checks import check_showdown
from oddchip.showdown.seat import Seat
from oddchip.variants import Variant


@dataclass(frozen=True, slots=True, kw_only=True)
class Showdown:
    """A showdown before it is settled: game, boards, seats clockwise, and what the house decides.

    ``button`` is a seat number and may name an empty seat. ``chip`` is the smallest chip in play (``None``: follows
    from the amounts). ``pot`` is for a pot of known size without stakes. ``rake`` overrides the house's own.
    Contradictions are refused with `ShowdownError` or `HandError`; incomplete cards are not, since they matter only
    where a pot needs them.

    >>> from oddchip.showdown import parse_showdown
    >>> showdown = parse_showdown("holdem | Qs 9h 6d 4c 2s | A: Ad Qc 100 | B: Kd Qh 100")
    >>> showdown.variant.key, [seat.name for seat in showdown.seats]
    ('holdem', ['A', 'B'])
    """

    variant: Variant
    boards: tuple[tuple[Card, ...], ...] = ()
    seats: tuple[Seat, ...]
    button: int | None = None
    chip: Amount | None = None
    pot: Amount | None = None
    rake: Rake | None = None
    rules: HouseRules = STANDARD
    currency: str | None = None
    id: str | None = None

    def __post_init__(self) -> None:
        check_showdown(self)

    @property
    def has_stakes(self) -> bool:
        """Whether it is known what each seat put in."""
        return self.seats[0].live is not None

    def seat(self, name: str) -> Seat:
        """The seat of this name; `KeyError` if there is none."""
        for seat in self.seats:
            if seat.name == name:
                return seat
        raise KeyError(name)

    def __str__(self) -> str:
        from oddchip.showdown.line_writer import format_showdown  # noqa: PLC0415 - the writer is made of this class

        return format_showdown(self)
