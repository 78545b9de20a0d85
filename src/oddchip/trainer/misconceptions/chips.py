"""Wrong ideas of pots, refunds and odd chips."""

from collections.abc import Sequence
from random import Random

from oddchip.pots import Contribution, Layers, Pot, build_layers, uncalled_part
from oddchip.showdown import Showdown
from oddchip.trainer.dealing import Bias
from oddchip.trainer.misconceptions.misconception import Misconception
from oddchip.variants import Half, Variant


def _ties(dice: Random) -> Bias:
    """Holdings that tie, mostly."""
    return Bias(twins=0.9, exact=dice.random() < 0.7, uneven=0.15)


class OddChipToHighCard(Misconception):
    """The odd chip is given to the player with the highest card."""

    code = "odd-chip-to-high-card"
    fact = "mistake-odd-chip"

    def concerns(self, variant: Variant, half: Half) -> bool:
        return variant.has_button

    def order(self, showdown: Showdown, tied: Sequence[str], half: int) -> list[str]:
        held = {name: sorted(showdown.seat(name).known, reverse=True) for name in tied}
        return sorted(tied, key=lambda name: held[name], reverse=True)

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return _ties(dice)


class OddChipToFirstSeat(Misconception):
    """The odd chip is given from the lowest seat number, wherever the button stands."""

    code = "odd-chip-to-first-seat"

    def order(self, showdown: Showdown, tied: Sequence[str], half: int) -> list[str]:
        return [seat.name for seat in showdown.seats if seat.name in tied]

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return _ties(dice)


class OddChipToButton(Misconception):
    """The odd chip is given to the button first, and from there to the left."""

    code = "odd-chip-to-button"

    def concerns(self, variant: Variant, half: Half) -> bool:
        return variant.has_button

    def order(self, showdown: Showdown, tied: Sequence[str], half: int) -> list[str]:
        button = showdown.button or 0
        numbers = {seat.name: seat.number for seat in showdown.seats}
        return sorted(tied, key=lambda name: (numbers[name] < button, numbers[name]))

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return _ties(dice)


class RemainderToOneSeat(Misconception):
    """All that is left over is given to one seat instead of one chip each."""

    code = "remainder-to-one-seat"

    def cut(self, amount: int, parties: int) -> tuple[int, ...]:
        each, rest = divmod(amount, parties)
        return (each + rest, *(each for _ in range(parties - 1)))

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return Bias(twins=1, exact=True)


class OneWinner(Misconception):
    """All chips are thought of as one pot with one winner, side pots included."""

    code = "one-winner"
    fact = "mistake-one-winner"

    def layers(self, contributions: Sequence[Contribution]) -> Layers:
        right = build_layers(contributions)
        return Layers(right.refund, (Pot(sum(pot.amount for pot in right.pots), right.pots[0].eligible),))

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return Bias(uneven=0.5, twins=0.3)


class AllInForAll(Misconception):
    """A player who is all-in for less is thought to contend for every pot."""

    code = "all-in-for-all-pots"

    def layers(self, contributions: Sequence[Contribution]) -> Layers:
        right = build_layers(contributions)
        live = right.pots[0].eligible
        return Layers(right.refund, tuple(Pot(pot.amount, live) for pot in right.pots))

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return Bias(uneven=0.5)


class AllInForMainOnly(Misconception):
    """Everyone but the deepest stacks is thought to contend for the main pot alone."""

    code = "all-in-for-main-only"

    def layers(self, contributions: Sequence[Contribution]) -> Layers:
        right = build_layers(contributions)
        top = right.pots[-1].eligible
        return Layers(right.refund, (right.pots[0], *(Pot(pot.amount, top) for pot in right.pots[1:])))

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return Bias(uneven=0.65)


class OnePotEach(Misconception):
    """Everyone is thought to play for one pot only, the last one that the player's chips reach."""

    code = "one-pot-each"

    def layers(self, contributions: Sequence[Contribution]) -> Layers:
        right = build_layers(contributions)
        further = [frozenset(pot.eligible) for pot in right.pots[1:]] + [frozenset[int]()]
        alone = [
            tuple(seat for seat in pot.eligible if seat not in after)
            for pot, after in zip(right.pots, further, strict=True)
        ]
        pots = [Pot(pot.amount, seats or pot.eligible) for pot, seats in zip(right.pots, alone, strict=True)]
        return Layers(right.refund, tuple(pots))

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return Bias(uneven=0.65)


class UncalledIsWon(Misconception):
    """The part of a bet that nobody called is counted into the pot and won."""

    code = "uncalled-is-won"

    def layers(self, contributions: Sequence[Contribution]) -> Layers:
        right = build_layers(contributions)
        if right.refund is None or not right.pots:
            return right
        *rest, last = right.pots
        return Layers(None, (*rest, Pot(last.amount + right.refund[1], last.eligible)))

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return Bias(uneven=0.6)


class ReturnedOverShortest(Misconception):
    """All above the shortest stack is thought to come back, as if nobody else had called it."""

    code = "returned-over-shortest"

    def layers(self, contributions: Sequence[Contribution]) -> Layers:
        right = build_layers(contributions)
        live = [seat for seat, stake in enumerate(contributions) if stake.contends]
        top = max(live, key=lambda seat: contributions[seat].live)
        over = contributions[top].live - min(contributions[seat].live for seat in live)
        return Layers((top, over) if over else None, right.pots)

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return Bias(uneven=0.6)


class WholeBetBack(Misconception):
    """A bet that was not called in full is thought to go back whole."""

    code = "whole-bet-back"

    def layers(self, contributions: Sequence[Contribution]) -> Layers:
        right = build_layers(contributions)
        if right.refund is None:
            return right
        seat = right.refund[0]
        return Layers((seat, contributions[seat].live), right.pots)

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return Bias(uneven=0.6)


class FoldedDoNotMatch(Misconception):
    """A bet is compared with the stakes of live players alone, though a folded player called it."""

    code = "folded-chips-do-not-match"

    def layers(self, contributions: Sequence[Contribution]) -> Layers:
        right = build_layers(contributions)
        live = [stake if stake.contends else Contribution(0, folded=True) for stake in contributions]
        return Layers(uncalled_part(live), right.pots)

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return Bias(uneven=0.6)
