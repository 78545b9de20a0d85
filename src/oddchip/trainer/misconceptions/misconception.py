"""A wrong way to read a showdown."""

from random import Random
from typing import ClassVar

from oddchip.ranking import ANY_FIVE, EXACTLY_TWO
from oddchip.trainer.dealing import Bias
from oddchip.trainer.reading import Reading
from oddchip.variants import Half, Variant


class Misconception(Reading):
    """A reading with a step replaced. Its ``code`` names the message ``slip-<code>``, whose ``.why`` explains it.

    ``fact`` is the code of the engine's own fact about the same mistake, if there is one.
    """

    fact: ClassVar[str | None] = None

    def bias(self, variant: Variant, dice: Random) -> Bias:
        """What a deal should lean to so that the mistake is invited."""
        return Bias()

    def halves(self, variant: Variant) -> tuple[str, ...]:
        """The halves of a game that it concerns."""
        return tuple(half.key for half in variant.halves if self.concerns(variant, half))


def is_free(half: Half) -> bool:
    """Whether this is a high half for which any five cards may play."""
    return not half.system.low and half.selection is ANY_FIVE


def is_bound(half: Half) -> bool:
    """Whether exactly two hole cards must play."""
    return half.selection is EXACTLY_TWO
