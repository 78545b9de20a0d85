"""Finding the draws of a hand by asking the ranking code what each card would make."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import comb

from oddchip.cards import Card, Rank, Suit
from oddchip.odds.draws.draw import Draw
from oddchip.odds.draws.low_draws import find_low_draws
from oddchip.odds.draws.straight_windows import Missing, windows, within_reach
from oddchip.odds.street import Street, read_street
from oddchip.ranking import HandCategory, MadeHand
from oddchip.ranking.high import HighSystem
from oddchip.variants import Cards, Half, Variant

_KINDS = {
    HandCategory.STRAIGHT_FLUSH: "straight-flush-draw",
    HandCategory.FOUR_OF_A_KIND: "quads-draw",
    HandCategory.FULL_HOUSE: "full-house-draw",
}


def find_draws(variant: str | Variant, hole: Cards, board: Cards, *, dead: Cards = "") -> tuple[Draw, ...]:
    """The draws of a hand on the flop or turn, strongest first, half by half.

    A draw is named only for a category above the one already made, and only if a hole card plays in it: four of a suit
    on the board are nobody's draw. Omaha counts exactly two hole cards with three of the board. A nut flush draw holds
    the highest card of the suit that is not on the board; straight flushes and full houses are left out of that word.
    In a low half that needs a qualifier, the draw is to a low that has it, as long as there is none (`find_low_draws`).

    Raises `HandError` for a board that is not a flop or turn (``outs-board``) or cards that do not fit, `TextError` for
    text that is no card, `UnknownNameError` for a game without a board (``outs-game``).

    >>> for draw in find_draws("holdem", "Ah Kh", "Qh 7h 2c"):
    ...     print(draw.code, draw.nut, len(draw.outs))
    flush-draw True 9
    overcards None 6
    backdoor-straight-draw None 0
    """
    street = read_street(variant, hole, board, dead=dead)
    found: list[Draw] = []
    for half in street.game.halves:
        if isinstance(half.system, HighSystem):
            found += _Finder(street, half).find()
        elif half.qualifier is not None:
            found += find_low_draws(street, half)
    return tuple(found)


class _Finder:
    """The draws for one half of the pot."""

    def __init__(self, street: Street, half: Half) -> None:
        self.street = street
        self.half = half
        self.hole = street.hole[half.selection.hole]
        self.board = street.board
        self.system = half.system
        self.made = half.best(street.hole, street.board)
        self.unseen = street.unseen
        # How many hole cards may play once all cards are out; none would be a hand of the board.
        candidates = half.selection.candidates(len(self.hole), 5)
        self.from_hole = {sum(place >= 5 for place in five) for five in candidates} - {0}
        self.claimed: set[Card] = set()

    def find(self) -> list[Draw]:
        """Every draw; stronger ones claim their outs first."""
        drafts = [*self._by_next_card(), *self._flush_draws(), *self._straight_draws(), *self._overcards()]
        drafts = [draft for draft in drafts if self._above_made(draft.makes)]
        drafts.sort(key=lambda draft: (draft.runners > 0, -self.system.level(draft.makes)))
        return [self._with_outs(draft) for draft in drafts]

    def _above_made(self, category: HandCategory) -> bool:
        return self.system.level(category) > self.system.level(self.made.category)

    def _with_outs(self, draft: Draw) -> Draw:
        outs = tuple(card for card in draft.completing if card not in self.claimed)
        self.claimed.update(outs)
        return replace(draft, outs=outs)

    def _draft(
        self, code: str, makes: HandCategory, holding: Sequence[Card], completing: Sequence[Card] = (), runners: int = 0
    ) -> Draw:
        return Draw(
            code=code,
            makes=makes,
            half=self.half.key,
            holding=tuple(holding),
            completing=tuple(completing),
            outs=(),
            unseen=len(self.unseen),
            runners=runners,
        )

    def _by_next_card(self) -> Iterator[Draw]:
        """Draws that the ranking code sees at once: the category with the next card is another."""
        groups: dict[str, list[tuple[Card, MadeHand]]] = {}
        for card in self.unseen:
            hand = self.half.best(self.street.hole, (*self.board, card))
            code = self._code(hand, card)
            if code and self._above_made(hand.category):
                groups.setdefault(code, []).append((card, hand))
        for code, pairs in groups.items():
            completing = [card for card, _ in pairs]
            playing = {card: None for _, hand in pairs for card in hand.main if card in self.street.hole + self.board}
            yield self._draft(code, pairs[0][1].category, list(playing), completing)

    def _code(self, hand: MadeHand, card: Card) -> str | None:
        """The kind of draw this card completes, of those that hang on ranks; nothing if the board does it alone."""
        if not any(playing in hand.from_hole for playing in hand.main):
            return None
        if hand.category in _KINDS:
            return _KINDS[hand.category]
        holds = [held for held in self.hole if held.rank is card.rank]
        if not holds:
            return None
        if hand.category is HandCategory.THREE_OF_A_KIND:
            return "set-draw" if len(holds) > 1 else "trips-draw"
        # The pair must be the player's own: with a pair on the board, a second one is what the overcards make.
        if hand.category is HandCategory.TWO_PAIR and set(self.made.main) & set(self.hole):
            return "two-pair-draw" if any(playing.rank is card.rank for playing in hand.main) else None
        return None

    def _flush_draws(self) -> Iterator[Draw]:
        for suit in Suit:
            held = [card for card in self.hole if card.suit is suit]
            shared = [card for card in self.board if card.suit is suit]
            lacking = self._suited_lack(len(held), len(shared))
            completing = [card for card in self.unseen if card.suit is suit]
            if lacking == 1 and completing:
                holding = self._flush_cards(held, shared, 4)
                draft = self._draft("flush-draw", HandCategory.FLUSH, holding, completing)
                yield replace(draft, nut=self._is_nut(suit, holding))
            elif lacking == 2 and self.street.cards_to_come == 2 and len(completing) > 1:
                holding = self._flush_cards(held, shared, 3)
                yield self._draft("backdoor-flush-draw", HandCategory.FLUSH, holding, (), comb(len(completing), 2))

    def _suited_lack(self, held: int, shared: int) -> int:
        """How many board cards of the suit a flush with a hole card still needs; 0 if it is there, 5 if none can be."""
        return min((max(5 - count - shared, 0) for count in self.from_hole if count <= held), default=5)

    def _flush_cards(self, held: Sequence[Card], shared: Sequence[Card], number: int) -> list[Card]:
        """The cards that make the draw: as many hole cards as may play, the highest, and the board's."""
        most = max(count for count in self.from_hole if count <= len(held))
        playing = sorted(held, reverse=True)[: max(min(most, number), number - len(shared))]
        return [*playing, *sorted(shared, reverse=True)[: number - len(playing)]]

    def _is_nut(self, suit: Suit, holding: Sequence[Card]) -> bool:
        best = max(rank for rank in self.street.game.deck.ranks if Card(rank, suit) not in self.board)
        return any(card.rank is best for card in holding if card in self.hole)

    def _straight_draws(self) -> Iterator[Draw]:
        if not self._above_made(HandCategory.STRAIGHT):
            return
        direct = self._missing(1)
        ranks = sorted({missing.lacks[0] for missing in direct})
        completing = [card for card in self.unseen if card.rank in ranks]
        if completing:
            there = {rank for missing in direct for rank in missing.there}
            yield self._draft(self._straight_code(direct, ranks), HandCategory.STRAIGHT, self._cards(there), completing)
        elif self.street.cards_to_come == 2:
            both = self._missing(2)
            runners = self._runners({missing.lacks for missing in both})
            if runners:
                there = {rank for missing in both for rank in missing.there}
                yield self._draft("backdoor-straight-draw", HandCategory.STRAIGHT, self._cards(there), (), runners)

    def _missing(self, number: int) -> list[Missing]:
        assert isinstance(self.system, HighSystem)
        hole, board = [card.rank for card in self.hole], [card.rank for card in self.board]
        return [
            missing
            for window in windows(self.system, self.street.game.deck)
            for missing in within_reach(window, hole, board, self.from_hole, number)
        ]

    def _straight_code(self, direct: Sequence[Missing], ranks: Sequence[Rank]) -> str:
        if len(ranks) != 2:
            return "gutshot" if len(ranks) == 1 else "wrap"
        rows = [{missing.there for missing in direct if missing.lacks[0] is rank} for rank in ranks]
        return "open-ended" if rows[0] & rows[1] else "double-gutshot"

    def _runners(self, pairs: set[tuple[Rank, ...]]) -> int:
        left = {rank: sum(card.rank is rank for card in self.unseen) for rank in Rank}
        return sum(left[low] * left[high] for low, high in {tuple(sorted(pair)) for pair in pairs})

    def _cards(self, ranks: set[Rank]) -> list[Card]:
        return [card for card in (*self.hole, *self.board) if card.rank in ranks]

    def _overcards(self) -> Iterator[Draw]:
        ranks = [card.rank for card in (*self.hole, *self.board)]
        over = [card for card in self.hole if card.rank > max(card.rank for card in self.board)]
        if not over or any(ranks.count(card.rank) > 1 for card in self.hole):
            return
        completing = [card for card in self.unseen if any(card.rank is held.rank for held in over)]
        makes = HandCategory.PAIR if self.made.category is HandCategory.HIGH_CARD else HandCategory.TWO_PAIR
        yield self._draft("overcards", makes, over, completing)
