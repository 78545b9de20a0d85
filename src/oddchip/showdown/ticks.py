"""Exact arithmetic: every amount of a showdown as a whole number of its smallest decimal place."""

from dataclasses import dataclass
from decimal import Decimal

from oddchip.pots import Amount, Rake, decimals, exact
from oddchip.showdown.showdown import Showdown


@dataclass(frozen=True, slots=True)
class Ticks:
    """Turns amounts into ticks and back; ``places`` is the number of decimal places in use, ``chip`` the smallest chip.

    >>> ticks = Ticks(2, Decimal("0.05"))
    >>> ticks.count(Decimal("1.25")), ticks.amount(130), ticks.unit
    (125, Decimal('1.3'), 5)
    """

    places: int
    chip: Amount

    @property
    def unit(self) -> int:
        """The smallest chip in ticks."""
        return self.count(self.chip)

    def count(self, amount: Amount) -> int:
        """An amount in ticks."""
        return int(amount * 10**self.places)

    def amount(self, ticks: int) -> Amount:
        """Ticks as an amount."""
        return exact(Decimal(ticks).scaleb(-self.places)) if self.places else ticks

    @classmethod
    def of(cls, showdown: Showdown, rake: Rake | None) -> "Ticks":
        """The ticks of a showdown. Without a given chip it is 1, or the smallest decimal place that an amount uses."""
        amounts = [amount for seat in showdown.seats for amount in (seat.live, seat.dead) if amount]
        amounts += [amount for amount in (showdown.pot,) if amount]
        places = max(map(decimals, amounts), default=0)
        if rake is not None:
            places = max([places, *(decimals(amount) for amount in (rake.amount, rake.cap) if amount)])
        if showdown.chip is not None:
            return cls(max(places, decimals(showdown.chip)), showdown.chip)
        return cls(places, exact(Decimal(1).scaleb(-places)) if places else 1)
