"""One reason, without language."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

Argument = str | int | bool | None | list[str] | dict[str, str]


@dataclass(frozen=True, slots=True)
class Fact:
    """A reason: a stable kebab-case ``code`` and plain ``arguments`` (names, card codes, rank letters, amounts).

    The codes are listed in `FACT_CODES`, with what each means.

    >>> Fact("uncalled-returned", {"player": "A", "amount": "300"}).to_json()
    {'fact': 'uncalled-returned', 'player': 'A', 'amount': '300'}
    """

    code: str
    arguments: Mapping[str, Any] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash((self.code, repr(sorted(self.arguments.items()))))

    def __getitem__(self, name: str) -> Any:
        return self.arguments[name]

    def to_json(self) -> dict[str, Any]:
        """The fact as it stands in a settlement's JSON."""
        return {"fact": self.code, **self.arguments}

    @classmethod
    def from_json(cls, record: Mapping[str, Any]) -> "Fact":
        """The fact of such a JSON object."""
        return cls(record["fact"], {name: value for name, value in record.items() if name != "fact"})


FACT_CODES: Mapping[str, str] = {
    # how an award was decided
    "uncontested": "every other hand is folded or mucked; no cards are needed",
    "sole-eligible": "only one seat may win this pot",
    "declared": "the table declared the order of the hands",
    "tie": "the playing cards are equal in all that counts",
    "category-decides": "the hands are of different categories",
    "rank-decides": "same category; the main part is decided at rank `index`",
    "kicker-decides": "same category and main part; kicker `index` decides",
    "only-qualifier": "no other hand qualifies for this half",
    "nobody-qualifies": "no hand qualifies for either half; the best high hand takes all",
    # chips
    "uncalled-returned": "the part of a bet that nobody called goes back before any pot is made",
    "dead-money": "dead money joins the main pot",
    "rake-taken": "the house's cut, taken before the pots are divided",
    "chip-inferred": "no smallest chip was given; this one follows from the amounts",
    "stake-not-multiple": "a stake is no multiple of the smallest chip",
    "odd-chips": "tied hands cannot share equally; who gets the odd chips, and by which rule",
    "odd-chip-between-boards": "the boards' shares differ by an odd chip, which goes to the first boards",
    "odd-chip-between-halves": "the halves differ by an odd chip",
    "odd-chip-of-quarter": "what the tied half cannot divide goes to the high side",
    "no-qualifying-low": "no eligible hand qualifies for this half of this pot; the other half takes all",
    "scoop": "one seat wins both halves of a pot",
    "quartered": "one seat wins one half and ties the other",
    "rules-differ": "two defensible rules divide this pot differently; both results are given",
    "main-pot-only": "a seat is all-in and not eligible for every pot",
    "folded-money": "a pot that one seat alone may win still holds chips of folded hands",
    # hands
    "board-plays": "a seat's best hand is the board itself",
    "mucked": "a seat tabled nothing at the showdown and can win nothing",
    "unseen": "a seat's cards are unknown",
    "pot-waits": "this pot cannot be decided without an unseen hand",
    # mistakes this showdown invites
    "mistake-sixth-card": "a sixth card does not break a tie",
    "mistake-card-not-playing": "a high hole card is pushed out of the five by a higher board card",
    "mistake-kicker-first": "a kicker is not compared before the main part",
    "mistake-four-flush": "four of a suit are no flush",
    "mistake-four-straight": "four in a row are no straight",
    "mistake-suits": "suits do not break a tie",
    "mistake-ace-wraps": "an ace does not bridge king and two",
    "mistake-ace-low": "in a wheel the ace is low: the straight is as high as its other end",
    "mistake-omaha-two": "exactly two hole cards play, so the hand that hold'em would allow does not count",
    "mistake-three-pairs": "there is no hand of three pairs",
    "mistake-board-flush": "a flush on the board is no tie when a hole card improves it",
    "mistake-board-straight": "a straight on the board is no tie when a hole card improves it",
    "mistake-ace-beside-straight": "an ace beside a straight adds nothing",
    "mistake-pair-over-straight": "the pair on the board hides a straight",
    "mistake-odd-chip": "the odd chip follows the seat, not the high card",
    "mistake-one-winner": "each pot has its own contenders and its own winner",
    "mistake-set-and-trips": "set and trips are one category of one strength",
    "mistake-short-deck-ladder": "in short deck a flush beats a full house",
    "mistake-low-straight": "in this low game a straight or flush spoils the hand",
    "mistake-low-ace-high": "in this low game the ace is high",
    "mistake-badugi-suits": "of two cards of one suit or one rank only one counts in badugi",
}
"""Every fact code with its meaning."""
