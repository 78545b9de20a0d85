"""The cheapest choice of tokens that together name every wanted hand: weighted set cover, exact while it is small."""

from collections.abc import Sequence
from typing import Final, NamedTuple

_STEPS: Final = 400
"""Choices tried in one knot of overlapping tokens before the best so far is taken: beyond what people's ranges need."""


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
    useful = _undominated([Token(token.text, token.covers & wanted) for token in tokens if token.covers & wanted])
    chosen: list[Token] = []
    for part, inside in _knots(wanted, useful):
        chosen += _Search(inside).best(part)
    order = {token.text: place for place, token in enumerate(tokens)}
    return sorted(chosen, key=lambda token: order[token.text])


def _undominated(tokens: list[Token]) -> list[Token]:
    """Without tokens that another covers for no more; the earlier of two equal ones stays."""
    ordered = sorted(tokens, key=lambda token: (token.cost, -token.covers.bit_count()))
    kept: list[Token] = []
    for token in ordered:
        if not any(token.covers & ~other.covers == 0 for other in kept):
            kept.append(token)
    return kept


def _knots(wanted: int, tokens: list[Token]) -> list[tuple[int, list[Token]]]:
    """The wanted bits in parts that no token joins, each with its tokens."""
    parts: list[tuple[int, list[Token]]] = []
    for token in tokens:
        joined, inside = token.covers, [token]
        apart = []
        for part, others in parts:
            if part & token.covers:
                joined |= part
                inside = others + inside
            else:
                apart.append((part, others))
        parts = [*apart, (joined, inside)]
    return [(part & wanted, inside) for part, inside in parts]


class _Search:
    """Branch and bound over one knot."""

    def __init__(self, tokens: list[Token]) -> None:
        self.tokens = tokens
        self.steps = _STEPS

    def best(self, wanted: int) -> list[Token]:
        self.limit = 1 << 60
        self.found: list[Token] = []
        self._descend(wanted, 0, [])
        return self.found

    def _descend(self, left: int, spent: int, chosen: list[Token]) -> None:
        """Try the tokens that cover the hand with the fewest choices, the best value first."""
        if not left:
            if spent < self.limit:
                self.limit, self.found = spent, chosen
            return
        open_tokens = [(token, token.covers & left) for token in self.tokens if token.covers & left]
        value = {token: token.cost / covers.bit_count() for token, covers in open_tokens}
        share: dict[int, float] = {}
        choices: dict[int, int] = {}
        for token, covers in open_tokens:
            left_over = covers
            while left_over:
                bit = left_over & -left_over
                left_over ^= bit
                share[bit] = min(share.get(bit, value[token]), value[token])
                choices[bit] = choices.get(bit, 0) + 1
        # Every hand costs at least its share of the best token for it.
        if spent + sum(share.values()) >= self.limit:
            return
        hardest = min(choices, key=lambda bit: (choices[bit], bit))
        for token, covers in sorted(open_tokens, key=lambda pair: value[pair[0]]):
            if covers & hardest:
                if self.steps <= 0 and self.found:
                    return
                self.steps -= 1
                self._descend(left & ~covers, spent + token.cost, [*chosen, token])
