"""A worked example as authors write it: a showdown line, how to show it, and what its author says comes out.

::

    holdem | As Kd Qc Jh Ts | *D: fold 2 | A: 2c 3c 100 | B: 4c 5c 100 | C: 6c 7d 100
    expect: A=101 B=101 C=100
    best: A: A K Q J 10
    lang: ru

The line may go on over several lines. ``#`` and a space begin a comment.
"""

import re
import shlex
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from oddchip.errors import ExampleError
from oddchip.showdown import Settlement, parse_showdown, settle
from oddchip.wording import LANGUAGES

_SETTING: Final = re.compile(r"([a-z][a-z-]*)\s*:\s*(.*)")
_CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    "lang": LANGUAGES,
    "theme": ("light", "dark"),
    "deck": ("two-colour", "four-colour"),
    "detail": ("brief", "full", "teach"),
    "show": ("both", "figure", "text"),
}
_CLAIMS: Final = ("expect", "refunds", "winners", "best", "category", "decided")
_REPEATED: Final = frozenset({"best", "category"})
SETTINGS: Final = (*_CLAIMS, *_CHOICES, "width")
"""Everything that may be set in an example."""


@dataclass(frozen=True, slots=True)
class Example:
    """An example as written: the showdown line, settings of how to show it, and claims about what comes out.

    >>> Example.read("holdem | Qs 9h 6d 4c 2s | A: Ad Qc | B: Kd Qh\\nwinners: A").claims
    (('winners', 'A'),)
    """

    line: str
    settings: Mapping[str, str] = field(default_factory=dict)
    claims: tuple[tuple[str, str], ...] = ()

    @classmethod
    def read(cls, text: str, defaults: Mapping[str, str] | None = None) -> "Example":
        """Read an example; ``defaults`` are settings for those it does not have.

        Raises `ExampleError` (``example-empty``, ``example-key``, ``example-value``, ``example-twice``).
        """
        line: list[str] = []
        settings: dict[str, str] = {}
        claims: list[tuple[str, str]] = []
        for written in map(str.strip, text.splitlines()):
            if not written or written == "#" or written.startswith("# "):
                continue
            match = _SETTING.fullmatch(written)
            if match is None or (not line and "|" in written) or (line and line[-1].endswith("|")):
                line.append(written)
                continue
            key, value = match.groups()
            if key not in SETTINGS:
                raise ExampleError("example-key", given=key, known=", ".join(SETTINGS))
            if key in settings or (key not in _REPEATED and key in dict(claims)):
                raise ExampleError("example-twice", what=key)
            if key in _CLAIMS:
                claims.append((key, value))
            else:
                settings[key] = value
        if not line:
            raise ExampleError("example-empty")
        settings = {**(defaults or {}), **settings}
        for key, value in settings.items():
            _check_setting(key, value)
        return cls(" ".join(line), settings, tuple(claims))

    def settle(self) -> Settlement:
        """Settle the example and hold every claim against the result.

        Raises what reading and settling the line raise, and `ExampleError` (``example-differs``) for a wrong claim.

        >>> Example.read("holdem | Qs 9h 6d 4c 2s | A: Ad Qc 5 | B: Kd Qh 5\\nexpect: B=10").settle()
        Traceback (most recent call last):
        oddchip.errors.ExampleError: the example says B=10 for expect, but it comes out as A=10
        """
        settlement = settle(parse_showdown(self.line))
        for key, value in self.claims:
            _CHECKS[key](settlement, value)
        return settlement


def _check_setting(key: str, value: str) -> None:
    if key == "width":
        if not (value.isascii() and value.isdigit() and 320 <= int(value) <= 2000):
            raise ExampleError("example-value", given=value, what=key, suggestion="720")
    elif key not in _CHOICES:
        raise ExampleError("example-key", given=key, known=", ".join(SETTINGS))
    elif value not in _CHOICES[key]:
        raise ExampleError("example-value", given=value, what=key, suggestion=", ".join(_CHOICES[key]))


def _words(key: str, value: str) -> list[str]:
    try:
        return shlex.split(value)
    except ValueError as error:
        raise ExampleError("example-value", given=value, what=key, suggestion='"Anna B"=101') from error


def _amounts(key: str, value: str) -> dict[str, str]:
    """Names with amounts, as ``A=101 "Anna B"=1/2``; nothing for ``none`` and for amounts of zero."""
    if value == "none":
        return {}
    amounts = {}
    for word in _words(key, value.replace(",", " ")):
        name, equals, amount = word.rpartition("=")
        if not equals or not re.fullmatch(r"\d+(\.\d+|/\d+)?", amount, re.ASCII):
            raise ExampleError("example-value", given=word, what=key, suggestion="A=101")
        if amount.strip("0.") or "/" in amount:
            amounts[name] = amount if "/" in amount else _plain(amount)
    return amounts


def _plain(amount: str) -> str:
    return amount.rstrip("0").rstrip(".") if "." in amount else amount.lstrip("0") or "0"


def _told(amounts: Mapping[str, object]) -> dict[str, str]:
    return {
        name: _plain(f"{amount:f}") if hasattr(amount, "as_tuple") else str(amount) for name, amount in amounts.items()
    }


def _check_amounts(key: str, value: str, amounts: Mapping[str, object]) -> None:
    expected = _told({name: amount for name, amount in amounts.items() if amount})
    if _amounts(key, value) != expected:
        written = " ".join(f"{name}={amount}" for name, amount in expected.items()) or "none"
        raise ExampleError("example-differs", given=value, what=key, expected=written)


def _check_payouts(settlement: Settlement, value: str) -> None:
    _check_amounts("expect", value, settlement.payouts)


def _check_refunds(settlement: Settlement, value: str) -> None:
    _check_amounts("refunds", value, settlement.refunds)


def _check_winners(settlement: Settlement, value: str) -> None:
    winners = list(settlement.payouts)
    if sorted(_words("winners", value.replace(",", " "))) != sorted(winners):
        raise ExampleError("example-differs", given=value, what="winners", expected=" ".join(winners))


def _split_claim(key: str, value: str) -> tuple[str, str]:
    """A claim about one player: the name before the colon and what is said of it."""
    name, colon, said = value.rpartition(":")
    if not colon:
        raise ExampleError("example-value", given=value, what=key, suggestion="A: K K 7 7 A")
    return name.strip().strip('"'), said.strip()


def _check_best(settlement: Settlement, value: str) -> None:
    """The ranks of one of a player's hands, in order of importance."""
    player, said = _split_claim("best", value)
    wanted = [rank.upper().replace("10", "T") for rank in re.split(r"[\s\-]+", said)]
    found = [
        [rank.letter for rank in played.hand.value.ranks] for played in settlement.hands if played.player == player
    ]
    if wanted not in found:
        expected = "; ".join(dict.fromkeys(" ".join(ranks) for ranks in found)) or "none"
        raise ExampleError("example-differs", given=said, what=f"best {player}", expected=expected)


def _check_category(settlement: Settlement, value: str) -> None:
    """The category of one of a player's hands."""
    player, said = _split_claim("category", value)
    found = [played.hand.category.value for played in settlement.hands if played.player == player]
    if said.replace(" ", "-") not in found:
        expected = "; ".join(dict.fromkeys(found)) or "none"
        raise ExampleError("example-differs", given=said, what=f"category {player}", expected=expected)


def _check_decided(settlement: Settlement, value: str) -> None:
    """What decided one of the awards: ``category``, ``rank 2``, ``kicker 1``, ``tie``, or the code of a fact."""
    parts = {"category-decides": "category", "rank-decides": "rank", "kicker-decides": "kicker"}
    found = []
    for fact in [award.decided_by for pot in settlement.pots for award in pot.awards]:
        numbered = fact.code in {"rank-decides", "kicker-decides"}
        found.append(parts.get(fact.code, fact.code) + (f" {fact['index']}" if numbered else ""))
    if " ".join(value.split()) not in found:
        expected = "; ".join(dict.fromkeys(found)) or "none"
        raise ExampleError("example-differs", given=value, what="decided", expected=expected)


_CHECKS: Final[Mapping[str, Callable[[Settlement, str], None]]] = {
    "expect": _check_payouts,
    "refunds": _check_refunds,
    "winners": _check_winners,
    "best": _check_best,
    "category": _check_category,
    "decided": _check_decided,
}
