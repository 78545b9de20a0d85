"""Draws taken for hands, and worse draws taken for better ones."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from oddchip.cards import Card, Suit
from oddchip.odds import Draw
from oddchip.ranking import HandCategory
from oddchip.trainer.dealing import Bias, row
from oddchip.trainer.misconceptions.misconception import Misconception, is_free
from oddchip.trainer.misconceptions.straights import below, four_in_a_row, named
from oddchip.trainer.reading import RIGHT, Seen, imagined
from oddchip.variants import Half, Variant


class FourFlush(Misconception):
    """Four cards of one suit are taken for a flush."""

    code = "four-flush"
    fact = "mistake-four-flush"

    def concerns(self, variant: Variant, half: Half) -> bool:
        return is_free(half)

    def look(self, seen: Seen, half: Half, hole: Sequence[Card], board: Sequence[Card]) -> Seen:
        return four_of_a_suit(seen, half, hole, board) or seen

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return Bias(suit_weight=4)


class DrawIsHand(Misconception):
    """A draw that one card would complete is counted as if it were complete."""

    code = "draw-is-a-hand"
    fact = "mistake-four-flush"

    def concerns(self, variant: Variant, half: Half) -> bool:
        return is_free(half) and variant.board == 5

    def look(self, seen: Seen, half: Half, hole: Sequence[Card], board: Sequence[Card]) -> Seen:
        flush = four_of_a_suit(seen, half, hole, board)
        return flush or four_in_a_row(seen, half, hole, board) or seen

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return Bias(suit_weight=dice.choice((1, 5)), ranks=row(variant, dice, 5), rank_weight=dice.choice((1, 7)))


class ThreeSuitedDraw(Misconception):
    """Three cards of one suit on the flop are called a flush draw, though both cards to come are needed."""

    code = "backdoor-is-a-draw"

    def concerns(self, variant: Variant, half: Half) -> bool:
        return not half.system.low and variant.board == 5

    def draws(self, draws: Sequence[Draw]) -> tuple[str, ...]:
        backdoor = any(draw.code == "backdoor-flush-draw" for draw in draws)
        known = RIGHT.draws(draws)
        return tuple(dict.fromkeys(("flush-draw", *known))) if backdoor else known

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return Bias(suit_weight=3)


class GutshotIsOpen(Misconception):
    """A straight draw with one gap is taken for one that is open at both ends."""

    code = "gutshot-is-open-ended"

    def concerns(self, variant: Variant, half: Half) -> bool:
        return not half.system.low and variant.board == 5

    def draws(self, draws: Sequence[Draw]) -> tuple[str, ...]:
        return tuple("open-ended" if code == "gutshot" else code for code in RIGHT.draws(draws))

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return Bias(ranks=row(variant, dice, 6), rank_weight=6)


class GutshotIsNoDraw(Misconception):
    """A straight draw that one rank alone completes is thought to be none."""

    code = "gutshot-is-no-draw"

    def concerns(self, variant: Variant, half: Half) -> bool:
        return not half.system.low and variant.board == 5

    def draws(self, draws: Sequence[Draw]) -> tuple[str, ...]:
        return tuple(code for code in RIGHT.draws(draws) if code != "gutshot")

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return Bias(ranks=row(variant, dice, 6), rank_weight=6)


class OneDrawOnly(Misconception):
    """Who has found one draw looks for no other."""

    code = "one-draw-only"

    def concerns(self, variant: Variant, half: Half) -> bool:
        return not half.system.low and variant.board == 5

    def draws(self, draws: Sequence[Draw]) -> tuple[str, ...]:
        return RIGHT.draws(draws)[:1]

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return Bias(ranks=row(variant, dice, 6), rank_weight=7, suit_weight=5)


class ThreeInARowIsDraw(Misconception):
    """Three cards of a straight on the flop are called a straight draw, though both cards to come are needed."""

    code = "three-in-a-row-is-a-draw"

    def concerns(self, variant: Variant, half: Half) -> bool:
        return not half.system.low and variant.board == 5

    def draws(self, draws: Sequence[Draw]) -> tuple[str, ...]:
        known = RIGHT.draws(draws)
        backdoor = any(draw.code == "backdoor-straight-draw" for draw in draws)
        return ("open-ended", *known) if backdoor else known

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return Bias(ranks=row(variant, dice, 4), rank_weight=3)


def four_of_a_suit(seen: Seen, half: Half, hole: Sequence[Card], board: Sequence[Card]) -> Seen | None:
    """Four cards of one suit with a hole card among them, taken for a flush; the fifth card is the best one left."""
    if not below(seen, half, HandCategory.FLUSH):
        return None
    cards = sorted((*hole, *board), reverse=True)
    for suit in Suit:
        playing = [card for card in cards if card.suit is suit]
        if len(playing) == 4 and any(card in hole for card in playing):
            fifth = next(card for card in cards if card.suit is not suit)
            return replace(imagined(half.system, HandCategory.FLUSH, (*playing, fifth), hole), ranks=named(playing))
    return None
