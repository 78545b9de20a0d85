"""Wrong ways to count outs and to turn them into a chance."""

from fractions import Fraction
from random import Random

from oddchip.cards import Card
from oddchip.odds.out_cards import hit_chance
from oddchip.trainer.dealing import Bias, row, some_ranks
from oddchip.trainer.misconceptions.misconception import Misconception
from oddchip.trainer.reading import RIGHT, OutsView
from oddchip.variants import Variant


class ImprovingWins(Misconception):
    """Every card that improves the hand is counted, also where the rival stays or comes ahead."""

    code = "improving-is-winning"

    def out_cards(self, view: OutsView) -> tuple[Card, ...]:
        return view.improving

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return _drawing(variant, dice)


class TiesAreOuts(Misconception):
    """Cards that only bring a tie are counted as winning ones."""

    code = "ties-are-outs"

    def out_cards(self, view: OutsView) -> tuple[Card, ...]:
        return tuple(sorted((*view.winning, *view.tying)))

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return Bias(ranks=row(variant, dice, 6), rank_weight=6, twins=0.4)


class OutsTwice(Misconception):
    """A card that completes two draws is counted twice."""

    code = "outs-counted-twice"

    def count_outs(self, view: OutsView) -> int:
        twice = sum(
            sum(card in draw.completing for draw in view.draws if not draw.runners) - 1
            for card in view.winning
            if any(card in draw.completing for draw in view.draws)
        )
        return len(view.winning) + max(twice, 0)

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return Bias(ranks=row(variant, dice, 6), rank_weight=6, suit_weight=4)


class DrawsOnly(Misconception):
    """Only straights and flushes are counted; cards that win by a pair, two pair or trips are overlooked."""

    code = "draws-only"

    def out_cards(self, view: OutsView) -> tuple[Card, ...]:
        named = [draw for draw in view.draws if draw.code in _STRAIGHTS_AND_FLUSHES]
        return tuple(card for card in view.winning if any(card in draw.completing for draw in named))

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return _drawing(variant, dice)


class OwnPairWins(Misconception):
    """Every card that pairs or improves a hole card is thought to win."""

    code = "own-pair-wins"

    def out_cards(self, view: OutsView) -> tuple[Card, ...]:
        held = {card.rank for card in view.hole}
        known = {*view.hole, *view.board, *view.rival}
        return tuple(card for card in view.game.deck.cards if card.rank in held and card not in known)

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return Bias(ranks=some_ranks(variant, dice, 7), rank_weight=2)


class BiggestDrawOnly(Misconception):
    """Only the draw with the most cards is counted; what other cards win by is overlooked."""

    code = "biggest-draw-only"

    def out_cards(self, view: OutsView) -> tuple[Card, ...]:
        won = (tuple(card for card in view.winning if card in draw.completing) for draw in view.draws)
        return max(won, key=len, default=()) or view.winning

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return _drawing(variant, dice)


class KnownCardsCounted(Misconception):
    """Cards that the rival holds are counted as if they could still come."""

    code = "held-cards-counted"

    def out_cards(self, view: OutsView) -> tuple[Card, ...]:
        there = {card for draw in view.draws for card in draw.completing}
        suits = {card.suit for card in there if sum(other.suit is card.suit for other in there) > 4}
        ranks = {card.rank for card in view.winning if sum(other.rank is card.rank for other in view.winning) > 1}
        held = [card for card in view.rival if card.rank in ranks or card.suit in suits]
        return tuple(sorted((*view.winning, *held)))

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return Bias(ranks=row(variant, dice, 6), rank_weight=3, suit_weight=4)


class WholeDeck(Misconception):
    """The outs are divided by the whole deck, cards already seen included."""

    code = "out-of-the-whole-deck"

    def chance(self, view: OutsView) -> Fraction:
        return hit_chance(len(view.winning), view.game.deck.size, view.to_come)


class RivalUnseen(Misconception):
    """The rival's cards are counted among the unseen ones, although they are known."""

    code = "known-cards-as-unseen"

    def chance(self, view: OutsView) -> Fraction:
        return hit_chance(len(view.winning), view.unseen + len(view.rival), view.to_come)


class OddsForChance(Misconception):
    """The outs are divided by the other cards: that is the odds, not the chance."""

    code = "odds-for-chance"

    def chance(self, view: OutsView) -> Fraction:
        right = RIGHT.chance(view)
        return right / (1 - right) if right < Fraction(1, 2) else right


class ChancesAddUp(Misconception):
    """The chance of the next card is doubled for two cards."""

    code = "chances-add-up"

    def chance(self, view: OutsView) -> Fraction:
        return min(view.to_come * Fraction(len(view.winning), view.unseen), Fraction(1))


class OneCardOnly(Misconception):
    """The chance of one card is given where two are to come."""

    code = "one-card-for-two"

    def chance(self, view: OutsView) -> Fraction:
        return Fraction(len(view.winning), view.unseen)


_STRAIGHTS_AND_FLUSHES = frozenset(
    {"straight-flush-draw", "flush-draw", "open-ended", "double-gutshot", "wrap", "gutshot"}
)


def _drawing(variant: Variant, dice: Random) -> Bias:
    return Bias(ranks=row(variant, dice, 6), rank_weight=dice.choice((1, 4)), suit_weight=dice.choice((1, 4)))
