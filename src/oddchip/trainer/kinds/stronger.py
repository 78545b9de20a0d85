"""Pick the strongest of some hands."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from oddchip.cards import Card
from oddchip.ranking import ANY_FIVE
from oddchip.showdown import Fact
from oddchip.trainer.dealing import NAMES, Dealer
from oddchip.trainer.kinds.kind import Kind, half_of, likeness
from oddchip.trainer.kinds.who_wins import winners_answer
from oddchip.trainer.question import Situation
from oddchip.trainer.reading import RIGHT, Reading, Seen, best_seen
from oddchip.variants import Variant


class Stronger(Kind):
    """Two to four whole hands, without a board: which is best in this game?"""

    key = "stronger"
    invites = (
        "kicker-first", "no-kickers", "one-kicker", "top-card-only", "pairs-only", "straight-over-flush",
        "two-pair-over-three", "ace-bridges", "ace-never-low", "ace-always-high", "four-flush", "four-in-a-row",
        "suits-ranked", "full-house-over-flush", "wheel-in-2-7", "ace-low-in-2-7", "straights-harmless-in-2-7",
        "straights-spoil-low", "ace-high-in-low", "low-from-below", "high-wins-low", "pairs-harmless-in-low",
        "low-card-over-size", "greedy-badugi", "badugi-with-a-pair",
    )  # fmt: skip

    def halves(self, variant: Variant, code: str) -> tuple[str, ...]:
        # A pair keeps a hand from qualifying, so among hands that do there is none.
        halves = super().halves(variant, code)
        return tuple(key for key in halves if code != "pairs-harmless-in-low" or variant.half(key).qualifier is None)

    def fits(self, variant: Variant) -> bool:
        # Where five cards are held beside a board, five cards shown would be taken for those.
        return variant.boards == 1 and not (variant.board and variant.hole == 5)

    def deal(self, dealer: Dealer) -> Situation | None:
        half = dealer.variant.half(dealer.half)
        hands: list[tuple[Card, ...]] = []
        for _ in range(dealer.dice.choice((2, 3, 4, 4))):
            hands.append(_another(dealer, hands))
        situation = Situation(
            variant=dealer.variant, half=dealer.half, hands=tuple(tuple(sorted(hand, reverse=True)) for hand in hands)
        )
        # All must be able to win the half, or the question is another one.
        return situation if all(half.qualifies(hand.made) for hand in _seen(situation, RIGHT).values()) else None

    def read(self, situation: Situation, reading: Reading) -> Fact | None:
        seen = _seen(situation, reading)
        best = max(hand.strength for hand in seen.values())
        return winners_answer(tuple(name for name, hand in seen.items() if hand.strength == best))

    def prompt(self, situation: Situation) -> Fact:
        return Fact("ask-stronger", {"number": len(situation.hands)})

    def closeness(self, situation: Situation, reading: Reading) -> float:
        first, second, *_ = _ranked(_seen(situation, RIGHT))
        return likeness(first[1], second[1])

    def misread(self, situation: Situation, reading: Reading, answer: Fact) -> tuple[Fact, ...]:
        right, wrong = _seen(situation, RIGHT), _seen(situation, reading)
        return tuple(
            Fact("why-misread", {"player": name, "cards": [card.code for card in wrong[name].cards]})
            for name in right
            if set(right[name].cards) != set(wrong[name].cards)
        )

    def reasons(self, situation: Situation) -> tuple[Fact, ...]:
        half, ranked = situation.half, _ranked(_seen(situation, RIGHT))
        named = [Fact("why-hand", {"player": name, "half": half}) for name in sorted(name for name, _ in ranked)]
        best = ranked[0][1].strength
        winners = [name for name, hand in ranked if hand.strength == best]
        if len(winners) > 1:
            named.append(Fact("why-tie", {"player": winners[0], "half": half}))
        losers = [name for name, _ in ranked if name not in winners][:2]
        return (*named, *(Fact("why-beats", {"winner": winners[0], "loser": name, "half": half}) for name in losers))


def _another(dealer: Dealer, before: Sequence[tuple[Card, ...]]) -> tuple[Card, ...]:
    """One more hand from the cards that are left, like the last one if the deal leans to that."""
    size = 4 if dealer.variant.half(dealer.half).system.key.startswith("badugi") else 5
    taken = {card for hand in before for card in hand}
    rest = [card for card in dealer.shuffled() if card not in taken]
    if before and dealer.dice.random() < dealer.bias.twins:
        twin = dealer.twin(before[-1], rest)
        if twin is not None:
            return twin
    return dealer.distinct(rest, size) if dealer.bias.distinct else tuple(rest[:size])


def _seen(situation: Situation, reading: Reading) -> dict[str, Seen]:
    """Each hand as a reading sees it: all of its cards are there to be chosen from, in any game."""
    ruled = replace(reading.rule(half_of(situation)), selection=ANY_FIVE)
    return {
        name: reading.look(best_seen(ruled.system, ANY_FIVE, cards), ruled, cards, ())
        for name, cards in zip(NAMES, situation.hands, strict=False)
    }


def _ranked(seen: Mapping[str, Seen]) -> list[tuple[str, Seen]]:
    """The best hand first."""
    return sorted(seen.items(), key=lambda item: item[1].strength, reverse=True)
