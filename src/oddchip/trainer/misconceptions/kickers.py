"""Wrong ideas of which single cards count when hands of one category are compared."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from oddchip.cards import Card
from oddchip.ranking import HandCategory
from oddchip.trainer.dealing import Bias, some_ranks
from oddchip.trainer.misconceptions.misconception import Misconception, is_free
from oddchip.trainer.reading import Look, Seen
from oddchip.variants import Half, Variant


class _OfKickers(Misconception):
    """About hands with a main part and kickers: a high card is nothing but five cards in order."""

    def concerns(self, variant: Variant, half: Half) -> bool:
        return not half.system.low

    def look(self, seen: Seen, half: Half, hole: Sequence[Card], board: Sequence[Card]) -> Seen:
        if not seen.kickers or seen.category == HandCategory.HIGH_CARD.value:
            return seen
        return self.weigh(seen, hole)

    def weigh(self, seen: Seen, hole: Sequence[Card]) -> Seen:
        """A hand that has kickers, with those that are thought to count."""
        raise NotImplementedError


class NoKickers(_OfKickers):
    """Hands with equal pairs, trips or quads are taken for a tie; kickers are overlooked."""

    code = "no-kickers"

    def weigh(self, seen: Seen, hole: Sequence[Card]) -> Seen:
        return replace(seen, kickers=0, looks=tuple(look for look in seen.looks if look.part != "kicker"))

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return Bias(ranks=some_ranks(variant, dice, 6), rank_weight=3, twins=0.6)


class OneKicker(_OfKickers):
    """Every hand is thought to have one kicker, so that further ones decide nothing."""

    code = "one-kicker"

    def weigh(self, seen: Seen, hole: Sequence[Card]) -> Seen:
        further = [look for look in seen.looks if look.part == "kicker" and look.index > 1]
        return replace(seen, kickers=1, looks=tuple(look for look in seen.looks if look not in further))

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return Bias(ranks=some_ranks(variant, dice, 7), rank_weight=3, twins=0.8)


class KickerFromHand(_OfKickers):
    """The kicker is thought to be the other hole card, however high the cards of the board are."""

    code = "kicker-from-hand"

    def concerns(self, variant: Variant, half: Half) -> bool:
        return is_free(half) and variant.hole == 2 and variant.board == 5

    def weigh(self, seen: Seen, hole: Sequence[Card]) -> Seen:
        main = seen.cards[: -seen.kickers]
        own = sorted((card for card in hole if card not in main), reverse=True)[: seen.kickers]
        looks = [Look("kicker", at, card.rank.letter, int(card.rank)) for at, card in enumerate(own, 1)]
        others = [card for card in seen.cards if card not in main and card not in own]
        cards = (*main, *own, *others[: seen.kickers - len(own)])
        return replace(
            seen,
            cards=cards,
            ranks=tuple(card.rank for card in cards),
            kickers=len(own),
            looks=(*(look for look in seen.looks if look.part != "kicker"), *looks),
        )

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return Bias(ranks=some_ranks(variant, dice, 5), rank_weight=4, twins=0.4)


class TopCardOnly(Misconception):
    """Flushes and high cards are compared by their top card alone."""

    code = "top-card-only"

    def concerns(self, variant: Variant, half: Half) -> bool:
        return not half.system.low

    def look(self, seen: Seen, half: Half, hole: Sequence[Card], board: Sequence[Card]) -> Seen:
        alone = seen.category in (HandCategory.FLUSH.value, HandCategory.HIGH_CARD.value)
        return replace(seen, looks=seen.looks[:2]) if alone else seen

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return Bias(suit_weight=dice.choice((1, 9)), twins=dice.choice((0.0, 0.6)))


class HighestCardWins(Misconception):
    """Whoever holds the highest card is thought to win, whatever the hands are."""

    code = "highest-card-wins"

    def concerns(self, variant: Variant, half: Half) -> bool:
        return not half.system.low and variant.board == 5

    def look(self, seen: Seen, half: Half, hole: Sequence[Card], board: Sequence[Card]) -> Seen:
        held = sorted(hole, reverse=True)
        looks = [Look("held", at, card.rank.letter, int(card.rank)) for at, card in enumerate(held, 1)]
        return replace(seen, looks=tuple(looks))
