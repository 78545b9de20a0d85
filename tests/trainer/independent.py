"""The key of every kind of question worked out another way: brute force, the reference, the public functions."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from typing import Any

from oddchip.odds import find_draws, outs
from oddchip.showdown import Fact, format_showdown, parse_showdown, settle
from oddchip.trainer import Question
from oddchip.variants import best_hand, compare
from tests.reference.games import Side, sides
from tests.reference.settling import reference_settle

Told = Mapping[str, Any]
STAKE = 720


def side_of(question: Question) -> Side:
    situation = question.situation
    place = [half.key for half in situation.variant.halves].index(situation.half)
    return sides(question.variant, trips_first=False, other_side=False)[place]


def codes(cards: Any) -> list[str]:
    return [card.code for card in cards]


def best_key(question: Question, hole: list[str]) -> Any:
    side = side_of(question)
    keys = [side.value(five) for five in side.fives(hole, codes(question.situation.board))]
    return max((key for key in keys if key is not None), default=None)


def hands(question: Question) -> dict[str, list[str]]:
    return {name: codes(hole) for name, hole in question.situation.holdings.items()}


def hand_of(question: Question, name: str) -> Any:
    situation = question.situation
    return best_hand(question.variant, situation.hole(name), situation.board, half=situation.half)


def name_the_hand(question: Question) -> Told:
    hand = hand_of(question, question.situation.player)
    ranks = [rank.letter for rank in hand.value.ranks]
    low = side_of(question).low
    if low and hand.category.value == "flush":
        ranks = ranks[:1]
    elif low and hand.category.value not in ("straight", "straight-flush"):
        # A low with a pair is called by the pair.
        ranks = [rank for rank in ranks if ranks.count(rank) > 1] or ranks
    return {"category": hand.category.value, "ranks": ranks, "low": low}


def five_that_play(question: Question) -> Told:
    hole, board = hands(question)["A"], codes(question.situation.board)
    side = side_of(question)
    best = best_key(question, hole)
    if side.some_play:
        subsets = [cards for size in range(1, 5) for cards in combinations(hole, size)]
    else:
        subsets = list(side.fives(hole, board))
    found = {frozenset(cards) for cards in subsets if side.value(cards) == best}
    if side.some_play:
        # A worse card more does not change a badugi's value; the fewest cards that make it are those that count.
        fewest = min(len(cards) for cards in found)
        found = {cards for cards in found if len(cards) == fewest}
    assert len(found) == 1, "several choices of cards are right"
    return {"cards": set(found.pop())}


def kicker_count(question: Question) -> Told:
    return {"number": len(hand_of(question, question.situation.player).kickers)}


def set_or_trips(question: Question) -> str:
    hand = hand_of(question, question.situation.player)
    held = sum(card in question.situation.hole("A") for card in hand.cards[:3])
    return {2: "choice-set", 1: "choice-trips"}[held]


def board_plays(question: Question) -> str:
    board = codes(question.situation.board)
    same = side_of(question).value(tuple(board)) == best_key(question, hands(question)["A"])
    return "choice-yes" if same else "choice-no"


def winner_code(keys: Mapping[str, Any]) -> Fact:
    best = max((key for key in keys.values() if key is not None), default=None)
    winners = [name for name, key in keys.items() if best is not None and key == best]
    if not winners:
        return Fact("choice-nobody")
    if len(winners) == 1:
        return Fact("choice-winner", {"player": winners[0]})
    return Fact("choice-tie", {"players": winners})


def stronger(question: Question) -> Fact:
    value = side_of(question).value
    return winner_code(
        {name: value(tuple(codes(h))) for name, h in zip("ABCD", question.situation.hands, strict=False)}
    )


def who_wins(question: Question) -> Fact:
    found = winner_code({name: best_key(question, hole) for name, hole in hands(question).items()})
    settlement = settle(parse_showdown(format_showdown(question.situation.table)))
    half = question.situation.half
    won = [award.winners for award in settlement.pots[0].awards if award.half in (half, "both")]
    named = [found["player"]] if found.code == "choice-winner" else found.arguments.get("players", [])
    assert found.code == "choice-nobody" or [list(winners) for winners in won] == [named]
    return found


def deciding_card(question: Question) -> Fact:
    situation = question.situation
    compared = compare(question.variant, situation.hole("A"), situation.hole("B"), situation.board, half=situation.half)
    if compared.result == 0:
        return Fact("choice-tie", {"players": ["A", "B"]})
    step = compared.steps[-1]
    winner, loser = ("A", "B") if compared.result > 0 else ("B", "A")
    shown = [getattr(each, "letter", None) or each.value for each in (step.left, step.right)]
    best, other = shown if compared.result > 0 else shown[::-1]
    hand = compared.left if compared.result > 0 else compared.right
    told = {"winner": winner, "loser": loser, "best": best, "other": other}
    return Fact("choice-decides", {**place_of(step.part, step.index, hand.category.value), **told})


def place_of(part: str, index: int, category: str) -> Told:
    """What a reader calls the thing that decides."""
    if part == "category":
        return {"place": "category", "index": 1}
    if part == "kicker" and category in ("two-pair", "four-of-a-kind"):
        return {"place": "one-kicker", "index": 1}
    if part == "kicker" and category in ("pair", "three-of-a-kind"):
        return {"place": "kicker", "index": index}
    named = {"full-house": ("three", "two"), "two-pair": ("higher-pair", "lower-pair")}
    named |= dict.fromkeys(("pair", "three-of-a-kind", "four-of-a-kind"), ("rank",))
    named |= dict.fromkeys(("straight", "straight-flush"), ("top",))
    if category in named:
        return {"place": named[category][index - 1], "index": 1}
    return {"place": "card", "index": index}


def winning_hole(question: Question) -> Told:
    rival = best_key(question, hands(question)["A"])
    winning = []
    for choice in question.choices:
        key = best_key(question, choice.answer["cards"])
        if key is not None and key > rival:
            winning.append(choice.answer["cards"])
    assert len(winning) == 1
    return {"cards": winning[0]}


def comes_back(question: Question) -> Fact:
    for name, amount in reference_settle(question.situation.table).back.items():
        return Fact("choice-back", {"player": name, "amount": str(amount)})
    return Fact("choice-nothing-back")


def labels(number: int) -> list[str]:
    return ["main", *(f"side-{place}" for place in range(1, number))]


def player_pots(question: Question) -> Told:
    pots = reference_settle(question.situation.table).pots
    named = zip(labels(len(pots)), pots, strict=True)
    return {"pots": [label for label, (_, names) in named if question.situation.player in names]}


def pot_winners(question: Question) -> Told:
    pots = reference_settle(question.situation.table).pots
    keys = {name: best_key(question, hole) for name, hole in hands(question).items()}
    found = {}
    for label, (_, names) in zip(labels(len(pots)), pots, strict=True):
        best = max(keys[name] for name in names)
        found[label] = [name for name in keys if name in names and keys[name] == best]
    return {"winners": found}


def chips_each(question: Question) -> Told:
    won = reference_settle(question.situation.table).won
    return {"shares": {name: str(chips) for name, chips in sorted(won.items()) if chips}}


def hi_lo_shares(question: Question) -> Told:
    table = question.situation.table
    staked = replace(table, seats=tuple(replace(seat, live=STAKE) for seat in table.seats), button=1)
    won = reference_settle(staked).won
    total = STAKE * len(table.seats)
    parts = {name: Fraction(chips, total) for name, chips in sorted(won.items()) if chips}
    return {"fractions": {name: f"{part.numerator}/{part.denominator}" for name, part in parts.items()}}


def draw_or_hand(question: Question) -> Told:
    situation = question.situation
    found = find_draws(question.variant, situation.hole("A"), situation.board)
    names = ["straight-flush-draw", "flush-draw", "wrap", "open-ended", "double-gutshot", "gutshot"]
    there = {draw.code for draw in found if draw.half == situation.half}
    draws = [name for name in names if name in there]
    return {"category": hand_of(question, "A").category.value, "draws": draws}


def winning_cards(question: Question) -> list[str]:
    situation = question.situation
    found = outs(question.variant, situation.hole("A"), situation.board, [situation.hole("B")], mode="win")
    return [card.code for card in sorted(found.cards, reverse=True)]


def how_many_outs(question: Question) -> Told:
    return {"number": len(winning_cards(question))}


def which_outs(question: Question) -> Told:
    return {"cards": winning_cards(question)}


def chance(question: Question) -> Told:
    situation = question.situation
    winning = winning_cards(question)
    known = {*situation.hole("A"), *situation.hole("B"), *situation.board}
    unseen = [card.code for card in situation.variant.deck.cards if card not in known]
    draws = list(combinations(unseen, situation.to_come))
    hit = Fraction(sum(any(card in winning for card in cards) for cards in draws), len(draws))
    return {"fraction": f"{hit.numerator}/{hit.denominator}"}


INDEPENDENT: Mapping[str, Callable[[Question], Fact | Told | str]] = {
    "name-the-hand": name_the_hand,
    "five-that-play": five_that_play,
    "kicker-count": kicker_count,
    "set-or-trips": set_or_trips,
    "board-plays": board_plays,
    "stronger": stronger,
    "who-wins": who_wins,
    "deciding-card": deciding_card,
    "winning-hole": winning_hole,
    "comes-back": comes_back,
    "player-pots": player_pots,
    "pot-winners": pot_winners,
    "chips-each": chips_each,
    "hi-lo-shares": hi_lo_shares,
    "draw-or-hand": draw_or_hand,
    "how-many-outs": how_many_outs,
    "which-outs": which_outs,
    "chance": chance,
}


def agrees(question: Question) -> bool:
    """Whether the key is what another way of working it out gives."""
    right = question.right.answer
    found = INDEPENDENT[question.kind](question)
    if isinstance(found, Fact):
        return right == found
    if isinstance(found, str):
        return right.code == found
    told = dict(right.arguments)
    if isinstance(found.get("cards"), set):
        told["cards"] = set(told["cards"])
    return told == dict(found)
