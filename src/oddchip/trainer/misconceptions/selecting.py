"""Wrong ways to choose the five cards."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations
from random import Random

from oddchip.cards import Card, Rank
from oddchip.ranking import ANY_FIVE, AT_MOST_TWO, EXACTLY_TWO, HandCategory, HandValue
from oddchip.ranking.high import HighSystem
from oddchip.ranking.system import by_importance
from oddchip.trainer.dealing import Bias, row, some_ranks
from oddchip.trainer.misconceptions.misconception import Misconception, is_bound, is_free
from oddchip.trainer.reading import Look, Seen
from oddchip.variants import Half, Variant


class SixCards(Misconception):
    """A hand is thought to have six cards, so that the best card left over still plays."""

    code = "six-cards"
    fact = "mistake-card-not-playing"

    def concerns(self, variant: Variant, half: Half) -> bool:
        return is_free(half) and variant.hole + variant.board > 5

    def look(self, seen: Seen, half: Half, hole: Sequence[Card], board: Sequence[Card]) -> Seen:
        rest = [card for card in (*hole, *board) if card not in seen.cards]
        if not rest or not self.concerns_size(hole, board):
            return seen
        # The card that a player likes to see count is the player's own.
        best = max(rest, key=lambda card: (card.rank, card in hole))
        look = Look("sixth", 1, best.rank.letter, int(best.rank))
        return replace(
            seen,
            cards=(*seen.cards, best),
            ranks=(*seen.ranks, best.rank),
            kickers=seen.kickers + 1,
            looks=(*seen.looks, look),
        )

    @staticmethod
    def concerns_size(hole: Sequence[Card], board: Sequence[Card]) -> bool:
        """Whether there is a sixth card at all."""
        return len(hole) + len(board) > 5

    def bias(self, variant: Variant, dice: Random) -> Bias:
        if dice.random() < 0.5:
            return Bias(ranks=some_ranks(variant, dice, 5), rank_weight=4)
        return Bias(ranks=row(variant, dice, 6), rank_weight=8, suit_weight=dice.choice((1, 8)))


class OwnCardsMustPlay(Misconception):
    """A player's own two cards are thought to belong to every hand."""

    code = "own-cards-must-play"

    def concerns(self, variant: Variant, half: Half) -> bool:
        return is_free(half) and variant.hole == 2 and variant.board == 5

    def rule(self, half: Half) -> Half:
        return replace(half, selection=EXACTLY_TWO)

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return Bias(
            ranks=row(variant, dice, 5), rank_weight=dice.choice((1, 4, 12)), suit_weight=dice.choice((1, 1, 9)),
            twins=0.3,
        )  # fmt: skip


class HoldemInOmaha(Misconception):
    """Any five cards are taken, as in hold'em, where exactly two hole cards must play."""

    code = "holdem-in-omaha"
    fact = "mistake-omaha-two"

    def concerns(self, variant: Variant, half: Half) -> bool:
        return is_bound(half) and variant.hole > 2

    def rule(self, half: Half) -> Half:
        return replace(half, selection=ANY_FIVE)

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return Bias(ranks=some_ranks(variant, dice, 7), rank_weight=dice.choice((1, 3)), suit_weight=5)


class OneCardInOmaha(Misconception):
    """One hole card with four of the board, or none with five, is thought to be enough in Omaha."""

    code = "one-card-in-omaha"
    fact = "mistake-omaha-two"

    def concerns(self, variant: Variant, half: Half) -> bool:
        return is_bound(half) and variant.hole > 2

    def rule(self, half: Half) -> Half:
        return replace(half, selection=AT_MOST_TWO)

    def bias(self, variant: Variant, dice: Random) -> Bias:
        if dice.random() < 0.5:
            return Bias(suit_weight=6)
        return Bias(ranks=row(variant, dice, 6), rank_weight=4)


class PairsOnly(Misconception):
    """Only equal ranks are looked for: a straight or a flush is overlooked."""

    code = "pairs-only"

    def concerns(self, variant: Variant, half: Half) -> bool:
        return not half.system.low

    def rule(self, half: Half) -> Half:
        return replace(half, system=_groups(half.system.ladder))

    def bias(self, variant: Variant, dice: Random) -> Bias:
        if dice.random() < 0.5:
            return Bias(suit_weight=12)
        return Bias(ranks=row(variant, dice, 5), rank_weight=20, distinct=variant.hole + variant.board == 5)


class BoardPairForNobody(Misconception):
    """A pair on the board is thought to count for nobody, since everybody has it."""

    code = "board-pair-for-nobody"

    def concerns(self, variant: Variant, half: Half) -> bool:
        return is_free(half) and variant.board == 5

    def hand(self, half: Half, hole: Sequence[Card], board: Sequence[Card]) -> Seen:
        held = {card.rank for card in hole}
        kept: list[Card] = []
        for card in board:
            if card.rank in held or all(card.rank is not other.rank for other in kept):
                kept.append(card)
        # Fewer than five cards are no hand, so there the board must count.
        return super().hand(half, hole, kept if len(kept) + len(hole) >= 5 else board)

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return Bias(ranks=some_ranks(variant, dice, 5), rank_weight=4)


class _GroupSystem(HighSystem):
    """High hands in which only equal ranks are seen: no game is played so."""

    def read(self, counts: dict[Rank, int], *, flush: bool) -> HandValue:
        value = super().read(counts, flush=False)
        if value.category is not HandCategory.STRAIGHT:
            return value
        ranks = by_importance(counts)
        category = HandCategory.HIGH_CARD
        return HandValue(self.key, category, ranks, (self.level(category), *map(int, ranks)))


@cache
def _groups(ladder: tuple[HandCategory, ...]) -> _GroupSystem:
    return _GroupSystem("high", ladder, wheel=None)


class ThreePairs(Misconception):
    """Three pairs are taken for a hand of their own, better than two."""

    code = "three-pairs"
    fact = "mistake-three-pairs"

    def concerns(self, variant: Variant, half: Half) -> bool:
        return is_free(half) and variant.hole + variant.board > 5

    def look(self, seen: Seen, half: Half, hole: Sequence[Card], board: Sequence[Card]) -> Seen:
        if seen.category != HandCategory.TWO_PAIR.value:
            return seen
        cards = (*hole, *board)
        counts = Counter(card.rank for card in cards)
        ranks = sorted((rank for rank, count in counts.items() if count == 2), reverse=True)
        if len(ranks) < 3:
            return seen
        playing = tuple(card for rank in ranks for card in cards if card.rank is rank)
        level = 2 * half.system.level(HandCategory.TWO_PAIR) + 1
        looks = (
            Look("category", 1, "three-pair", level),
            *(Look("main", at, rank.letter, int(rank)) for at, rank in enumerate(ranks, 1)),
        )
        return replace(seen, category="three-pair", cards=playing, ranks=tuple(ranks), kickers=0, looks=looks)

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return Bias(ranks=some_ranks(variant, dice, 4), rank_weight=12, twins=0.2)


class GreedyBadugi(Misconception):
    """Cards are dropped one by one, the highest of each clash, instead of the best subset being sought."""

    code = "greedy-badugi"

    def concerns(self, variant: Variant, half: Half) -> bool:
        return half.key == "badugi" or half.system.key.startswith("badugi")

    def look(self, seen: Seen, half: Half, hole: Sequence[Card], board: Sequence[Card]) -> Seen:
        kept: list[Card] = []
        number = getattr(half.system, "number", int)
        # Cards are taken from the lowest up; a card that clashes with one already taken is dropped.
        for card in sorted((*hole, *board), key=lambda card: (number(card.rank), -card.suit)):
            if all(card.rank is not other.rank and card.suit is not other.suit for other in kept):
                kept.append(card)
        return _subset(seen, half, kept)

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return Bias(ranks=some_ranks(variant, dice, 3), rank_weight=8, suit_weight=2, twins=0.5)


class SuitsMakeBadugi(Misconception):
    """Four suits are taken for a badugi, although a rank occurs twice: a pair is overlooked."""

    code = "badugi-with-a-pair"
    fact = "mistake-badugi-suits"

    def concerns(self, variant: Variant, half: Half) -> bool:
        return half.system.key.startswith("badugi")

    def look(self, seen: Seen, half: Half, hole: Sequence[Card], board: Sequence[Card]) -> Seen:
        cards = (*hole, *board)
        number = getattr(half.system, "number", int)
        for size in range(4, 0, -1):
            fitting = [cards for cards in combinations(cards, size) if len({card.suit for card in cards}) == size]
            if fitting:
                best = min(fitting, key=lambda cards: sorted((number(card.rank) for card in cards), reverse=True))
                return _subset(seen, half, best)
        return seen

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return Bias(ranks=some_ranks(variant, dice, 3), rank_weight=10, twins=0.5)


def _subset(seen: Seen, half: Half, cards: Sequence[Card]) -> Seen:
    """Cards taken for a badugi of as many cards, looked at from the highest down."""
    number = getattr(half.system, "number", int)
    playing = tuple(sorted(cards, key=lambda card: (number(card.rank), card.suit), reverse=True))
    category = HandCategory(f"badugi-{len(playing)}")
    looks = (
        Look("category", 1, category.value, 2 * half.system.level(category)),
        *(Look("main", at, card.rank.letter, -number(card.rank)) for at, card in enumerate(playing, 1)),
    )
    ranks = tuple(card.rank for card in playing)
    return replace(seen, category=category.value, cards=playing, ranks=ranks, looks=looks)
