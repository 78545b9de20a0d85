"""Wrong ways to compare hands."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

from oddchip.cards import Card
from oddchip.ranking import HandCategory
from oddchip.trainer.dealing import Bias, row, some_ranks
from oddchip.trainer.misconceptions.misconception import Misconception, is_free
from oddchip.trainer.reading import RIGHT, Look, Seen
from oddchip.variants import Half, Variant


class KickerFirst(Misconception):
    """The kicker is compared before the pair."""

    code = "kicker-first"
    fact = "mistake-kicker-first"

    def concerns(self, variant: Variant, half: Half) -> bool:
        return not half.system.low

    def look(self, seen: Seen, half: Half, hole: Sequence[Card], board: Sequence[Card]) -> Seen:
        kickers = [look for look in seen.looks if look.part == "kicker"]
        if not kickers or seen.category == HandCategory.HIGH_CARD.value:
            return seen
        others = [look for look in seen.looks if look.part == "main"]
        return replace(seen, looks=(seen.looks[0], kickers[0], *others, *kickers[1:]))

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return Bias(ranks=some_ranks(variant, dice, 8), rank_weight=3)


class SixthCard(Misconception):
    """When the five cards are equal, the best card left over is thought to break the tie."""

    code = "sixth-card"
    fact = "mistake-sixth-card"

    def concerns(self, variant: Variant, half: Half) -> bool:
        return is_free(half) and variant.hole + variant.board > 5

    def look(self, seen: Seen, half: Half, hole: Sequence[Card], board: Sequence[Card]) -> Seen:
        rest = sorted((card for card in hole if card not in seen.cards), reverse=True)
        looks = [Look("sixth", at, card.rank.letter, int(card.rank)) for at, card in enumerate(rest, 1)]
        return replace(seen, looks=(*seen.looks, *looks))

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return Bias(ranks=some_ranks(variant, dice, 6), rank_weight=4, twins=0.7)


class SuitsRanked(Misconception):
    """Suits are thought to have an order, so that spades break a tie."""

    code = "suits-ranked"
    fact = "mistake-suits"

    def look(self, seen: Seen, half: Half, hole: Sequence[Card], board: Sequence[Card]) -> Seen:
        own = [card for card in seen.cards if card in hole]
        looks = [Look("suit", at, card.code, int(card.suit)) for at, card in enumerate(own, 1)]
        return replace(seen, looks=(*seen.looks, *looks))

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return Bias(twins=0.9, ranks=some_ranks(variant, dice, 8), rank_weight=2)


class ShortDeckLadder(Misconception):
    """A full house is put above a flush, as in a full deck."""

    code = "full-house-over-flush"
    fact = "mistake-short-deck-ladder"

    def concerns(self, variant: Variant, half: Half) -> bool:
        ladder = half.system.ladder
        return not half.system.low and ladder.index(HandCategory.FLUSH) < ladder.index(HandCategory.FULL_HOUSE)

    def look(self, seen: Seen, half: Half, hole: Sequence[Card], board: Sequence[Card]) -> Seen:
        other = {"flush": HandCategory.FULL_HOUSE, "full-house": HandCategory.FLUSH}.get(seen.category)
        if other is None:
            return seen
        first = replace(seen.looks[0], number=2 * half.system.level(other))
        return replace(seen, looks=(first, *seen.looks[1:]))

    def bias(self, variant: Variant, dice: Random) -> Bias:
        if dice.random() < 0.5:
            return Bias(ranks=some_ranks(variant, dice, 2), rank_weight=30, suit_weight=20, either=True)
        return Bias(ranks=some_ranks(variant, dice, 4), rank_weight=4, suit_weight=6)


class BoardAlwaysTie(Misconception):
    """A straight or a flush on the board is thought to make every hand equal."""

    code = "board-always-tie"
    fact = "mistake-board-flush"

    def concerns(self, variant: Variant, half: Half) -> bool:
        return is_free(half) and variant.board == 5

    def hand(self, half: Half, hole: Sequence[Card], board: Sequence[Card]) -> Seen:
        if len(board) == 5 and half.system.value(board).category in _FULL:
            return super().hand(half, (), board)
        return super().hand(half, hole, board)

    def bias(self, variant: Variant, dice: Random) -> Bias:
        if dice.random() < 0.5:
            return Bias(suit_weight=14)
        return Bias(ranks=row(variant, dice, 6), rank_weight=14)


_FULL = frozenset({HandCategory.STRAIGHT, HandCategory.FLUSH, HandCategory.STRAIGHT_FLUSH})


class ThreeIsSet(Misconception):
    """Every three of a kind is called a set."""

    code = "three-is-a-set"

    def three_name(self, seen: Seen) -> str:
        return "set"

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return Bias(ranks=some_ranks(variant, dice, 3), rank_weight=3)


class SetAndTripsSwapped(Misconception):
    """The two names are confused."""

    code = "set-and-trips-swapped"
    fact = "mistake-set-and-trips"

    def three_name(self, seen: Seen) -> str:
        return _OTHER[RIGHT.three_name(seen)]

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return Bias(ranks=some_ranks(variant, dice, 3), rank_weight=3)


_OTHER: Mapping[str, str] = {"set": "trips", "trips": "set"}
