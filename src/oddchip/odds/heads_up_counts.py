"""How two sides came out over all deals."""

from fractions import Fraction
from typing import NamedTuple

from oddchip.odds.combo_weights import Weight


class HeadsUpCounts(NamedTuple):
    """Deals the first side wins, ties and loses; each deal counts the product of the two combos' weights.

    Whole numbers when all weights are, `Fraction` when one is a fraction, ``float`` when one is a float that is no
    whole number.

    >>> counts = HeadsUpCounts(1_388_072, 6_538, 317_694)
    >>> counts.total, round(float(counts.equity), 4)
    (1712304, 0.8126)
    >>> counts.reversed().win
    317694
    """

    win: Weight
    tie: Weight
    lose: Weight

    @property
    def total(self) -> Weight:
        """All deals."""
        return self.win + self.tie + self.lose

    @property
    def equity(self) -> Fraction | float:
        """The first side's share of the pot, 0 to 1; `ZeroDivisionError` when the sides cannot meet.

        >>> HeadsUpCounts(1, 2, 1).equity
        Fraction(1, 2)
        """
        half = self.win + (self.tie / 2 if isinstance(self.tie, float) else Fraction(self.tie, 2))
        return half / self.total

    def reversed(self) -> "HeadsUpCounts":
        """The same deals, as the second side sees them."""
        return HeadsUpCounts(self.lose, self.tie, self.win)
