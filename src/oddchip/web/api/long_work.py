"""The long work of the API, as functions of plain data that a worker process calls."""

from collections.abc import Mapping, Sequence
from typing import Any

from oddchip.errors import RequestError
from oddchip.odds import chances, equity, find_draws, outs, parse_range, settlement_equity
from oddchip.odds.out_cards import OutsMode
from oddchip.web.worker_process import Report


def count_outs(
    variant: str, hole: str, board: str, against: Sequence[str], dead: str, mode: OutsMode
) -> dict[str, Any]:
    """Outs and named draws of a hand, ``oddchip/outs/1``.

    >>> record = count_outs("holdem", "Ah Kh", "Qh 7h 2c", [], "", "improve")
    >>> len(record["outs"]), record["draws"][0]["draw"]
    (23, 'flush-draw')
    """
    found = outs(variant, hole, board, list(against) or None, dead, mode)
    return found.to_json(find_draws(variant, hole, board, dead=dead))


def read_range(text: str, variant: str, dead: str, most: int) -> dict[str, Any]:
    """A range in its normal text, ``oddchip/range/1``, with its size and, for two hole cards, its classes and grid.

    >>> record = read_range("TT+, AKs", "holdem", "As", 1000)
    >>> record["text"], record["combos"], record["total_weight"]
    ('TT+ AKs !As*', 30, '30')
    """
    found = parse_range(text, variant)
    if dead.strip():
        found = found.without(dead)
    combos = len(found)
    if combos > most:
        raise RequestError("too-many", field="range", given=combos, most=most)
    return found.to_json()


def find_equity(variant: str, hands: Sequence[str], options: Mapping[str, Any], progress: Report) -> dict[str, Any]:
    """Equity of hands, ``oddchip/equity/1``."""
    return equity(variant, hands, **options, progress=progress).to_json()


def find_pot_equity(line: str, options: Mapping[str, Any], progress: Report) -> dict[str, Any]:
    """Equity of a showdown line, ``oddchip/settlement-equity/1``."""
    return settlement_equity(line, **options, progress=progress).to_json()


def find_chances(variant: str, hole: str, board: str, options: Mapping[str, Any], progress: Report) -> dict[str, Any]:
    """Chances of a hand, ``oddchip/chances/1``."""
    return chances(variant, hole, board, **options, progress=progress).to_json()
