"""Mistakes in comparing two hands."""

from collections.abc import Iterator

from oddchip.ranking import HandCategory
from oddchip.showdown.fact import Fact
from oddchip.showdown.mistakes.table import Table


def kicker_first(table: Table) -> Iterator[Fact]:
    """The loser has the higher kicker, but the main part is compared before it."""
    seen = set()
    for award in table.awards:
        for fact in award.beats:
            key = (fact["winner"], fact["loser"], award.board, award.half)
            if fact.code != "rank-decides" or key in seen:
                continue
            seen.add(key)
            winner, loser = table.find(fact["winner"], award), table.find(fact["loser"], award)
            if winner is None or loser is None or winner.half.system.low or not winner.hand.kickers:
                continue
            if loser.hand.kickers[0].rank > winner.hand.kickers[0].rank:
                yield Fact(
                    "mistake-kicker-first",
                    {
                        "winner": winner.player,
                        "loser": loser.player,
                        "kicker": loser.hand.kickers[0].rank.letter,
                        "category": winner.hand.category.value,
                        "best": fact["best"],
                        "other": fact["other"],
                    },
                )


def set_and_trips(table: Table) -> Iterator[Fact]:
    """A set and trips meet: one category, and the way they were made counts for nothing."""
    named: dict[tuple[int, str], dict[str, str]] = {}
    for held in table.high_hands:
        if held.category is HandCategory.THREE_OF_A_KIND and held.hand.name in ("set", "trips"):
            named.setdefault((held.board, held.half.key), {}).setdefault(held.hand.name, held.player)
    for (board, _), players in named.items():
        if len(players) == 2:
            yield Fact("mistake-set-and-trips", {"set": players["set"], "trips": players["trips"], "board": board})


def sixth_card(table: Table) -> Iterator[Fact]:
    """Hands tie, and the best cards that do not play differ: there is no sixth card."""
    for group in table.ties():
        if group[0].half.system.low or not group[0].shared:
            continue
        outside = {held.player: max(held.unused, default=None) for held in group}
        ranks = {None if card is None else card.rank for card in outside.values()}
        if len(ranks) > 1:
            cards = {player: card.code for player, card in outside.items() if card is not None}
            yield Fact("mistake-sixth-card", {"cards": cards, "board": group[0].board})


def suits(table: Table) -> Iterator[Fact]:
    """Hands tie in ranks while cards of different suits play: suits are equal."""
    for group in table.ties():
        if any(held.hand.from_hole for held in group) and len({held.hand.from_hole for held in group}) > 1:
            yield Fact("mistake-suits", {"players": [held.player for held in group], "board": group[0].board})
