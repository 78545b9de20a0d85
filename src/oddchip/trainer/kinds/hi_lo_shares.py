"""What part of the pot does each player take?"""

from fractions import Fraction

from oddchip.showdown import Fact, settle
from oddchip.trainer.dealing import Dealer
from oddchip.trainer.kinds.kind import Kind, closest
from oddchip.trainer.kinds.who_wins import decided_by_kickers
from oddchip.trainer.question import Situation, answer
from oddchip.trainer.reading import Reading, divide
from oddchip.variants import Variant

# Divides by two and then by as many players as can tie, so that no odd chip disturbs the fractions.
_POT = 720


class HiLoShares(Kind):
    """Quartered, scooped, or no low at all: who takes which part of a pot of two halves?"""

    key = "hi-lo-shares"
    invites = (
        "equal-shares", "any-low-qualifies", "high-takes-all", "same-two-both-ways", "pairs-harmless-in-low",
        "holdem-in-omaha", "one-card-in-omaha", "low-from-below", "straights-spoil-low", "ace-high-in-low",
        "sixth-card", "no-kickers",
    )  # fmt: skip

    def fits(self, variant: Variant) -> bool:
        return variant.boards == 1 and variant.is_split

    def halves(self, variant: Variant, code: str) -> tuple[str, ...]:
        return tuple(key for key in super().halves(variant, code) if decided_by_kickers(variant.half(key), code))

    def deal(self, dealer: Dealer) -> Situation | None:
        seats = dealer.dice.choice((2, 3, 3))
        return Situation(variant=dealer.variant, half=dealer.half, showdown=dealer.showdown(seats))

    def read(self, situation: Situation, reading: Reading) -> Fact | None:
        payouts = divide(situation.table, reading, pot=_POT).payouts
        return _told({name: Fraction(share, _POT) for name, share in payouts.items()})

    def right(self, situation: Situation) -> Fact | None:
        return _told({name: Fraction(share) for name, share in settle(situation.table).payouts.items()})

    def prompt(self, situation: Situation) -> Fact:
        return Fact("ask-hi-lo-shares", {})

    def closeness(self, situation: Situation, reading: Reading) -> float:
        return closest(situation)

    def reasons(self, situation: Situation) -> tuple[Fact, ...]:
        return (Fact("why-pots", {"chips": True}),)


def _told(shares: dict[str, Fraction]) -> Fact:
    told = {name: f"{share.numerator}/{share.denominator}" for name, share in shares.items()}
    return answer("fractions", {"fractions": told})
