"""Pot odds: how often a call must win to pay."""

from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction

from oddchip.errors import HandError
from oddchip.pots import Amount, parse_amount


@dataclass(frozen=True, slots=True)
class PotOdds:
    """A call and the pot it is made into; ``pot`` is all that lies in the middle, the bet to be called included."""

    call: Amount
    pot: Amount

    @property
    def required(self) -> Fraction:
        """The equity at which the call neither wins nor loses: call / (pot + call)."""
        return Fraction(self.call) / (Fraction(self.pot) + Fraction(self.call))

    @property
    def ratio(self) -> Fraction:
        """The price as the pot to the call: 3 is "three to one"."""
        return Fraction(self.pot) / Fraction(self.call)

    def pays(self, equity: Fraction) -> bool:
        """Whether a call with this equity gains or breaks even, later bets aside.

        >>> pot_odds(50, 150).pays(Fraction(9, 47))
        False
        """
        return equity >= self.required


def pot_odds(call: Amount | str, pot: Amount | str) -> PotOdds:
    """The odds of calling ``call`` into ``pot``, amounts as in a showdown line.

    Raises `TextError` (``bad-amount``) for text that is no amount, `HandError` (``outs-call``) for a call of nothing.

    >>> odds = pot_odds(50, 150)
    >>> odds.required, odds.ratio
    (Fraction(1, 4), Fraction(3, 1))
    """
    call, pot = (parse_amount(amount) if isinstance(amount, str) else amount for amount in (call, pot))
    for amount in (call, pot):
        if isinstance(amount, bool) or not isinstance(amount, int | Decimal):
            raise TypeError(f"an amount is an int, a Decimal or text, not {type(amount).__name__}")
    if call <= 0 or pot < 0:
        raise HandError("outs-call", given=str(call))
    return PotOdds(call, pot)
