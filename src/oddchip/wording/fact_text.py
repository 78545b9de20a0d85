"""Any fact as a sentence: its code names the message, its arguments are put into words by their names."""

from collections.abc import Callable, Mapping
from decimal import Decimal
from fractions import Fraction
from typing import Any, Final

from oddchip.cards import Card, Rank, Suit
from oddchip.ranking import HandCategory
from oddchip.showdown import Fact
from oddchip.wording.forms import Phrase
from oddchip.wording.telling import Telling, board_forms, fraction_forms, half_forms

_CATEGORIES: Final = frozenset(category.value for category in HandCategory)


def fact_message(code: str) -> str:
    """The id of the message that says a fact.

    >>> fact_message("mucked"), fact_message("mistake-suits")
    ('fact-mucked', 'mistake-suits')
    """
    return code if code.startswith("mistake-") else f"fact-{code}"


def say_fact(telling: Telling, fact: Fact) -> Phrase:
    """A fact as one or two sentences; with several boards, after the board it is about."""
    arguments = {name: _argument(telling, name, value) for name, value in fact.arguments.items() if name != "board"}
    more = _MORE.get(fact.code)
    if more is not None:
        arguments.update(more(telling, fact))
    said = telling.say(fact_message(fact.code), **arguments)
    board = fact.arguments.get("board")
    if board is not None and telling.several_boards:
        return telling.say("on-board", board=board_forms(board), text=said)
    return said


def _argument(telling: Telling, name: str, value: Any) -> Any:
    """A plain argument of a fact as something that can be said."""
    converter = _BY_NAME.get(name)
    return value if converter is None else converter(telling, value)


def _rank_or_category(_: Telling, value: str) -> Rank | HandCategory:
    return HandCategory(value) if value in _CATEGORIES else Rank.from_letter(value)


def _amounts(telling: Telling, values: list[str]) -> Any:
    return [telling.number(value) for value in values]


def _cards(telling: Telling, value: list[str] | dict[str, str]) -> Any:
    """Cards of one hand, or one card for each of several players."""
    if isinstance(value, dict):
        parts = [
            telling.say("total-share", player=player, amount=telling.speaker.cards([Card.from_code(code)]))
            for player, code in value.items()
        ]
        return telling.speaker.chain("join-semicolon", parts)
    return [Card.from_code(code) for code in value]


def _shares(telling: Telling, value: Mapping[str, str]) -> Phrase:
    return telling.shares({player: Decimal(share) for player, share in value.items()})


_BY_NAME: Final[Mapping[str, Callable[[Telling, Any], Any]]] = {
    "amount": lambda telling, value: telling.amount(value),
    "chip": lambda telling, value: telling.number(value),
    "cap": lambda telling, value: telling.amount(value),
    "percent": lambda telling, value: telling.speaker.percent(Decimal(value) / 100),
    "amounts": _amounts,
    "pots": lambda telling, value: [telling.speaker.form(telling.pot(label)) for label in value],
    "pot": lambda telling, value: telling.pot(value),
    "half": lambda _, value: half_forms(value),
    "category": lambda _, value: HandCategory(value),
    "imagined": lambda _, value: HandCategory(value),
    "real": lambda _, value: HandCategory(value),
    "best": _rank_or_category,
    "other": _rank_or_category,
    "rank": lambda _, value: Rank.from_letter(value),
    "fifth": lambda _, value: Rank.from_letter(value),
    "kicker": lambda _, value: Rank.from_letter(value),
    "top": lambda _, value: Rank.from_letter(value),
    "pair": lambda _, value: Rank.from_letter(value),
    "suit": lambda _, value: Suit.from_letter(value),
    "card": lambda _, value: Card.from_code(value),
    "instead": lambda _, value: Card.from_code(value),
    "cards": _cards,
    "ranks": lambda _, value: [Rank.from_letter(letter) for letter in value],
    "whole": _shares,
    "halves": _shares,
}


def _more_of_rake(_: Telling, fact: Fact) -> dict[str, Any]:
    given = [name for name in ("percent", "cap") if name in fact.arguments]
    return {
        "kind": "-".join(given) or "amount",
        **{name: Phrase("") for name in ("percent", "cap") if name not in given},
    }


def _more_of_boards(telling: Telling, fact: Fact) -> dict[str, Any]:
    amounts = [Decimal(amount) for amount in fact["amounts"]]
    parts = [
        telling.say("board-part", board=board_forms(at), amount=telling.number(amount))
        for at, amount in enumerate(amounts)
    ]
    odd = sum(amount > min(amounts) for amount in amounts)
    return {"total": telling.number(sum(amounts)), "parts": parts, "odd": odd}


def _more_of_halves(telling: Telling, fact: Fact) -> dict[str, Any]:
    first, second = (Decimal(amount) for amount in fact["amounts"])
    winning = telling.halves[0] if first > second else telling.halves[1]
    return {
        "total": telling.number(first + second),
        "half": half_forms(winning),
        "first": telling.number(first),
        "second": telling.number(second),
    }


def _more_of_quarter(telling: Telling, fact: Fact) -> dict[str, Any]:
    others: list[str] = fact["others"]
    part = Fraction(1, 2 * (len(others) + 1))
    return {
        "all": [seat.name for seat in telling.showdown.seats if seat.name in (fact["player"], *others)],
        "share": fraction_forms(Fraction(1, 2) + part),
        "part": fraction_forms(part),
    }


_MORE: Final[Mapping[str, Callable[[Telling, Fact], dict[str, Any]]]] = {
    "rake-taken": _more_of_rake,
    "odd-chip-between-boards": _more_of_boards,
    "odd-chip-between-halves": _more_of_halves,
    "quartered": _more_of_quarter,
}
"""Facts whose sentence needs something worked out from their arguments."""
