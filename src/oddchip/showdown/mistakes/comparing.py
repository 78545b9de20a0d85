"""Mistakes in comparing two hands."""

from collections.abc import Iterator

from oddchip.ranking import HandCategory
from oddchip.showdown.fact import Fact
from oddchip.showdown.mistakes.table import Held, Table


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
    """A set and trips meet: one category, and the way they were made counts for nothing.

    On one board they cannot: trips need a pair there, which fills up every set. They meet where several boards are run.
    """
    named: dict[str, dict[str, Held]] = {}
    for held in table.high_hands:
        if held.category is HandCategory.THREE_OF_A_KIND and held.hand.name in ("set", "trips"):
            named.setdefault(held.half.key, {}).setdefault(held.hand.name, held)
    for found in named.values():
        if len(found) == 2:
            names = {name: held.player for name, held in found.items()}
            yield Fact("mistake-set-and-trips", {**names, "board": found["trips"].board})


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
