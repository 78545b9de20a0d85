"""The cheapest choice of tokens that together name every wanted hand: weighted set cover, exact while it is small."""

from collections.abc import Sequence
from math import ceil
from typing import Final, NamedTuple

_STEPS: Final = 200
"""Choices tried before the best so far is taken: beyond what people's ranges need."""
_NO_LIMIT: Final = 1 << 60


class Token(NamedTuple):
    """A piece of text and the wanted hands it names, as bits; shorter is cheaper, then fewer tokens."""

    text: str
    covers: int

    @property
    def cost(self) -> int:
        """Characters with the space before, and a little for being a token at all."""
        return 64 * (len(self.text) + 1) + 1


def cheapest_cover(wanted: int, tokens: Sequence[Token]) -> list[Token]:
    """Tokens that cover all bits of ``wanted`` at the least cost; each bit must stand in some token.

    >>> tokens = [Token("AKs", 1), Token("AQs", 2), Token("AQs+", 3)]
    >>> [token.text for token in cheapest_cover(3, tokens)]
    ['AQs+']
    """
    chosen = _Search().best(wanted, list(tokens), _NO_LIMIT) or []
    order = {token.text: place for place, token in enumerate(tokens)}
    return sorted(chosen, key=lambda token: order[token.text])


class _Search:
    """Branch and bound: what is forced is taken, what is dominated dropped, what is apart solved apart."""

    def __init__(self) -> None:
        self.steps = _STEPS

    def best(self, wanted: int, tokens: list[Token], limit: int) -> list[Token] | None:
        """The cheapest cover that costs less than ``limit``, or ``None`` if there is none."""
        forced: list[Token] = []
        while wanted:
            tokens = _undominated(wanted, tokens)
            needed = _hardest_bits(wanted, tokens)
            alone = {tokens[holders.bit_length() - 1] for holders in needed.values() if not holders & (holders - 1)}
            if not alone:
                wanted = sum(needed)
                break
            for token in alone:
                wanted &= ~token.covers
                limit -= token.cost
            forced += alone
        if limit <= 0:
            return None
        rest = self._split(wanted, tokens, limit) if wanted else []
        return None if rest is None else forced + rest

    def _split(self, wanted: int, tokens: list[Token], limit: int) -> list[Token] | None:
        """Solve each part that shares no token with another."""
        parts = [(part, inside, _bound(part, inside)) for part, inside in _knots(wanted, tokens)]
        # The parts to come cost their bounds at least, so a part may cost what they leave.
        reserved = sum(bound for _, _, bound in parts)
        chosen: list[Token] = []
        for part, inside, bound in sorted(parts, key=lambda row: row[2]):
            if reserved >= limit:
                return None
            reserved -= bound
            found = self._branch(part, inside, limit - reserved)
            if found is None:
                return None
            limit -= sum(token.cost for token in found)
            chosen += found
        return chosen

    def _branch(self, wanted: int, tokens: list[Token], limit: int) -> list[Token] | None:
        """Try the tokens of the bit that has the fewest, the best value first."""
        needed = _hardest_bits(wanted, tokens)
        hardest = min(needed, key=lambda bit: (needed[bit].bit_count(), bit))
        options = [token for token in tokens if token.covers & hardest]
        options.sort(key=lambda token: token.cost / (token.covers & wanted).bit_count())
        found: list[Token] | None = None
        for token in options:
            if self.steps <= 0 and found is not None:
                break
            self.steps -= 1
            rest = self.best(wanted & ~token.covers, tokens, limit - token.cost)
            if rest is not None:
                found = [token, *rest]
                limit = sum(one.cost for one in found)
        return found


def _undominated(wanted: int, tokens: list[Token]) -> list[Token]:
    """The useful tokens without those that another covers for no more."""
    useful = [token for token in tokens if token.covers & wanted]
    useful.sort(key=lambda token: (token.cost, -(token.covers & wanted).bit_count()))
    kept: list[Token] = []
    for token in useful:
        covers = token.covers & wanted
        if not any(covers & ~other.covers == 0 for other in kept):
            kept.append(token)
    return kept


def _hardest_bits(wanted: int, tokens: list[Token]) -> dict[int, int]:
    """The bits that must be looked at, each with its tokens as bits of their places.

    A bit is left out when every token of some other bit covers it too.
    """
    holders: dict[int, int] = {}
    for place, token in enumerate(tokens):
        covers = token.covers & wanted
        while covers:
            bit = covers & -covers
            covers ^= bit
            holders[bit] = holders.get(bit, 0) | 1 << place
    kept: dict[int, int] = {}
    for bit, places in sorted(holders.items(), key=lambda pair: (pair[1].bit_count(), pair[0])):
        if not any(other & ~places == 0 for other in kept.values()):
            kept[bit] = places
    return kept


def _bound(wanted: int, tokens: list[Token]) -> int:
    """No cover costs less: every bit costs at least its share of the best token for it."""
    share: dict[int, float] = {}
    for token in tokens:
        covers = token.covers & wanted
        value = token.cost / covers.bit_count()
        while covers:
            bit = covers & -covers
            covers ^= bit
            share[bit] = min(share.get(bit, value), value)
    return ceil(sum(share.values()) - 0.01)


def _knots(wanted: int, tokens: list[Token]) -> list[tuple[int, list[Token]]]:
    """The wanted bits in parts that no token joins, each with its tokens."""
    parts: list[tuple[int, list[Token]]] = []
    for token in tokens:
        joined, inside = token.covers & wanted, [token]
        if not joined:
            continue
        apart = []
        for part, others in parts:
            if part & joined:
                joined |= part
                inside = others + inside
            else:
                apart.append((part, others))
        parts = [*apart, (joined, inside)]
    return parts
