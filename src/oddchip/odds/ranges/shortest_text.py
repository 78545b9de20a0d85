"""The shortest text of a range of two-card hands.

The text names hands by pairs, suited, offsuit and unmarked classes, runs, ``X+``, single combos and ``random``; it
overlaps where that is shorter, writes a weight once around a bracket, lets later weights cover earlier ones, and takes
hands or dead cards out with ``!``. Percentages are never written: a reader shall see the hands.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from itertools import permutations
from typing import Final, NamedTuple

from oddchip.cards import Deck, Rank
from oddchip.odds.ranges.combo import all_combos, combo_of, format_combo
from oddchip.odds.ranges.cover import Token, cheapest_cover
from oddchip.odds.ranges.starting_class import StartingClass, class_combos, class_of, starting_classes
from oddchip.odds.ranges.syntax import format_weight

_MOST_ABSENT: Final = 8
"""With more cards out than this, naming them is no shorter than naming what is left."""


class _Plan(NamedTuple):
    """Combos that may be named though they are in no group, since ``exclusion`` takes them out again."""

    free: frozenset[int]
    exclusion: str


def shortest_text(weights: Mapping[int, Fraction], deck: Deck) -> str:
    """The shortest text that names exactly these combos with these weights.

    >>> from oddchip.cards import FULL_DECK
    >>> half = Fraction(1, 2)
    >>> aces = {bits: half for bits in class_combos(StartingClass(Rank.ACE, Rank.ACE))}
    >>> shortest_text(aces, FULL_DECK)
    'AA@50'
    """
    if not weights:
        return "none"
    groups: dict[Fraction, set[int]] = {}
    for bits, weight in weights.items():
        groups.setdefault(weight, set()).add(bits)
    everything = frozenset(all_combos(deck, 2))
    texts = [
        _ordered_text([(weight, frozenset(groups[weight])) for weight in order], plan, deck)
        for plan in _plans(frozenset(weights), everything, deck)
        for order in _orders(groups)
    ]
    return min(texts, key=len)


def _orders(groups: Mapping[Fraction, set[int]]) -> Iterator[tuple[Fraction, ...]]:
    """Orders in which to write the weights: every one of few, of many the larger groups first."""
    by_size = tuple(sorted(groups, key=lambda weight: (-len(groups[weight]), -weight)))
    if len(groups) <= 3:
        yield from permutations(by_size)
    else:
        yield from (by_size, tuple(sorted(groups, reverse=True)))


def _plans(named: frozenset[int], everything: frozenset[int], deck: Deck) -> Iterator[_Plan]:
    yield _Plan(frozenset(), "")
    missing = everything - named
    if not missing:
        return
    seen = 0
    for bits in named:
        seen |= bits
    ranks = {card.rank for card in combo_of(seen)}
    absent = [card for card in reversed(deck.cards) if card.rank in ranks and not seen >> card.index & 1]
    dead: frozenset[int] = frozenset()
    parts: list[str] = []
    if 0 < len(absent) <= _MOST_ABSENT:
        dead = frozenset(bits for bits in missing if any(bits >> card.index & 1 for card in absent))
        parts = [f"{card.code}*" for card in absent]
        yield _Plan(dead, _exclusion(parts))
    few = _few_missing(named, missing - dead)
    if few:
        yield _Plan(
            dead | few, _exclusion(parts + [format_combo(combo_of(bits)) for bits in sorted(few, reverse=True)])
        )
    # Of a range that is the smaller part, the rest is no shorter to name.
    if len(missing) <= len(named):
        yield _Plan(missing, _exclusion(_tokens(missing, missing, deck)))


def _few_missing(named: frozenset[int], missing: frozenset[int]) -> frozenset[int]:
    """Missing combos of classes that lack so few that taking them out is shorter than naming the rest."""
    there, gone = Counter(map(class_of, named)), Counter(map(class_of, missing))
    thin = {kind for kind, count in gone.items() if there[kind] and 6 * count + 4 < 5 * there[kind]}
    return frozenset(bits for bits in missing if class_of(bits) in thin)


def _exclusion(parts: list[str]) -> str:
    single = " ".join(f"!{part}" for part in parts)
    return min(single, f"!({' '.join(parts)})", key=len)


def _ordered_text(groups: list[tuple[Fraction, frozenset[int]]], plan: _Plan, deck: Deck) -> str:
    pieces = []
    for place, (weight, combos) in enumerate(groups):
        later = frozenset().union(*(others for _, others in groups[place + 1 :]))
        tokens = _tokens(combos, combos | later | plan.free, deck)
        tail = format_weight(weight)
        each, bracket = " ".join(token + tail for token in tokens), f"({' '.join(tokens)}){tail}"
        pieces.append(min(each, bracket, key=len))
    return " ".join([*pieces, plan.exclusion] if plan.exclusion else pieces)


@lru_cache(maxsize=256)
def _tokens(wanted: frozenset[int], allowed: frozenset[int], deck: Deck) -> list[str]:
    """Tokens that name all wanted combos and none that is not allowed."""
    classes = list(starting_classes(deck))
    if len(allowed) == sum(kind.size for kind in classes):
        return min([["random"], _named(wanted, allowed, classes)], key=lambda tokens: len(" ".join(tokens)))
    return _named(wanted, allowed, classes)


def _named(wanted: frozenset[int], allowed: frozenset[int], classes: list[StartingClass]) -> list[str]:
    whole = {kind for kind in classes if allowed.issuperset(class_combos(kind))}
    needed = [kind for kind in classes if kind in whole and not wanted.isdisjoint(class_combos(kind))]
    bit = {kind: 1 << place for place, kind in enumerate(needed)}
    tokens = [Token(text, sum(bit.get(kind, 0) for kind in kinds)) for text, kinds in _runs(whole)]
    chosen = [token.text for token in cheapest_cover((1 << len(needed)) - 1, tokens)]
    alone = sorted((bits for bits in wanted if class_of(bits) not in whole), reverse=True)
    return chosen + [format_combo(combo_of(bits)) for bits in alone]


def _runs(whole: set[StartingClass]) -> Iterator[tuple[str, list[StartingClass]]]:
    """Every token worth writing for these classes: each class alone, and the longest runs."""
    pairs = [StartingClass(rank, rank) for rank in reversed(Rank)]
    yield from _line(pairs, "", whole, plus=True)
    for mark in ("", "s", "o"):
        for high in reversed(Rank):
            row = [_unmarked(high, low) for low in reversed(Rank) if low < high]
            yield from _line(row, mark, whole, plus=True)
        for gap in range(1, 13):
            diagonal = [_unmarked(high, Rank(high - gap)) for high in reversed(Rank) if high - gap >= Rank.TWO]
            yield from _line(diagonal, mark, whole, plus=False)


def _unmarked(high: Rank, low: Rank) -> StartingClass:
    return StartingClass(high, low, suited=True)


def _line(
    line: list[StartingClass], mark: str, whole: set[StartingClass], *, plus: bool
) -> Iterator[tuple[str, list[StartingClass]]]:
    """Tokens along one line of classes, highest first; with ``plus`` a run from its start is written with ``+``."""
    run: list[StartingClass] = []
    for place, kind in enumerate([*line, None]):
        kinds = _with_mark(kind, mark) if kind else []
        if kind and all(member in whole for member in kinds):
            run.append(kind)
            if plus:
                yield _name(kind, mark), kinds
            continue
        if len(run) > 1:
            members = [member for one in run for member in _with_mark(one, mark)]
            if plus and place == len(run):
                yield _name(run[-1], mark) + "+", members
            else:
                yield f"{_name(run[0], mark)}-{_name(run[-1], mark)}", members
        run = []


def _with_mark(kind: StartingClass, mark: str) -> list[StartingClass]:
    if kind.is_pair:
        return [kind]
    both = [kind, StartingClass(kind.high, kind.low, suited=False)]
    return {"s": both[:1], "o": both[1:], "": both}[mark]


def _name(kind: StartingClass, mark: str) -> str:
    return kind.high.letter + kind.low.letter + mark
