"""A settlement as JSON: the published form ``oddchip/settlement/1``."""

from collections.abc import Mapping
from dataclasses import replace
from decimal import Decimal
from fractions import Fraction
from typing import Any, Final

from oddchip.errors import RecordError
from oddchip.pots import Amount, format_amount
from oddchip.showdown.fields import Fields
from oddchip.showdown.line_reader import parse_showdown
from oddchip.showdown.line_writer import format_showdown
from oddchip.showdown.record import showdown_from_json
from oddchip.showdown.settlement import Award, PlayedHand, PotResult, Settlement, Share
from oddchip.showdown.settling import settle

SETTLEMENT_SCHEMA: Final = "oddchip/settlement/1"


def settle_json(record: Mapping[str, Any]) -> dict[str, Any]:
    """Settle a JSON object of the form ``oddchip/showdown/1``; the answer is one of ``oddchip/settlement/1``.

    For apps that want no classes. Raises the errors of `settle`.

    >>> answer = settle_json({"variant": "holdem", "boards": ["Qs 9h 6d 4c 2s"], "seats": [
    ...     {"name": "A", "hole": "Ad Qc", "live": 100}, {"name": "B", "hole": "Kd Qh", "live": 100}]})
    >>> answer["payouts"], answer["pots"][0]["awards"][0]["decided_by"]["fact"]
    ({'A': '200'}, 'kicker-decides')
    """
    return settlement_to_json(settle(showdown_from_json(record)))


def settlement_to_json(settlement: Settlement) -> dict[str, Any]:
    """The JSON object of a settlement. Amounts are strings; shares of an unknown pot are fractions such as ``1/2``.

    >>> from oddchip.showdown import parse_showdown, settle
    >>> record = settlement_to_json(settle(parse_showdown("holdem | As Kd Qc Jh Ts | A: 2c 3c | B: 4c 5c")))
    >>> record["payouts"], record["pots"][0]["amount"], record["hands"][0]["name"]
    ({'A': '1/2', 'B': '1/2'}, None, 'broadway')
    """
    showdown = settlement.showdown
    record: dict[str, Any] = {"schema": SETTLEMENT_SCHEMA}
    if showdown.id is not None:
        record["id"] = showdown.id
    record |= {
        "variant": showdown.variant.key,
        "rules": showdown.rules.text,
        "line": format_showdown(showdown),
        "hands": [_hand(played) for played in settlement.hands],
        "refunds": {player: format_amount(amount) for player, amount in settlement.refunds.items()},
        "pots": [_pot(pot) for pot in settlement.pots],
        "payouts": {player: _share(share) for player, share in settlement.payouts.items()},
        "balanced": settlement.balanced,
        "facts": [fact.to_json() for fact in settlement.facts],
    }
    if showdown.currency is not None:
        record["currency"] = showdown.currency
    return record


def settlement_from_json(record: Mapping[str, Any]) -> Settlement:
    """The settlement of such a JSON object.

    A settlement follows from its showdown, so the ``line`` is settled again; a record that says otherwise of chips is
    refused (`RecordError`, ``record-differs``), never believed.

    >>> from oddchip.showdown import parse_showdown, settle
    >>> settlement = settle(parse_showdown("holdem | As Kd Qc Jh Ts | A: 2c 3c 7 | B: 4c 5c 7"))
    >>> settlement_from_json(settlement_to_json(settlement)) == settlement
    True
    """
    if not isinstance(record, Mapping):
        raise RecordError("wrong-type", path="(top)", given=repr(record)[:60], expected="object")
    if record.get("schema") != SETTLEMENT_SCHEMA:
        raise RecordError("wrong-schema", given=record.get("schema"), expected=SETTLEMENT_SCHEMA)
    if not isinstance(record.get("line"), str):
        raise RecordError("missing-field", path="line")
    fields = Fields(record, "", tuple(record))
    showdown = replace(parse_showdown(record["line"]), id=fields.text("id"), currency=fields.text("currency"))
    settlement = settle(showdown)
    ours = settlement_to_json(settlement)
    for name in ("payouts", "refunds", "pots"):
        if name not in record:
            raise RecordError("missing-field", path=name)
        given, expected = _chips(record[name]), _chips(ours[name])
        if given != expected:
            raise RecordError("record-differs", path=name, given=str(given), expected=str(expected))
    return settlement


def _chips(value: Any) -> Any:
    """What a part of a record says about chips, without its reasons."""
    if not isinstance(value, list) or not all(isinstance(pot, Mapping) for pot in value):
        return value
    return [
        {
            "amount": pot.get("amount"),
            "eligible": pot.get("eligible"),
            "shares": [
                award.get("shares") if isinstance(award, Mapping) else award for award in pot.get("awards") or ()
            ],
        }
        for pot in value
    ]


def _hand(played: PlayedHand) -> dict[str, Any]:
    record: dict[str, Any] = {
        "player": played.player,
        "board": played.board,
        "half": played.half,
        **played.hand.to_json(),
    }
    if not played.qualifies:
        record["qualifies"] = False
    return record


def _pot(pot: PotResult) -> dict[str, Any]:
    return {
        "label": pot.label,
        "amount": _optional(pot.amount),
        "rake": format_amount(pot.rake),
        "eligible": list(pot.eligible),
        "needs": list(pot.needs),
        "awards": [_award(award) for award in pot.awards],
        "facts": [fact.to_json() for fact in pot.facts],
    }


def _award(award: Award) -> dict[str, Any]:
    return {
        "board": award.board,
        "half": award.half,
        "amount": _optional(award.amount),
        "winners": list(award.winners),
        "shares": {player: _share(share) for player, share in award.shares.items()},
        "odd_chips": [
            {"player": odd.player, "amount": format_amount(odd.amount), "rule": odd.rule} for odd in award.odd_chips
        ],
        "decided_by": award.decided_by.to_json(),
        "beats": [fact.to_json() for fact in award.beats],
    }


def _optional(amount: Amount | None) -> str | None:
    return None if amount is None else format_amount(amount)


def _share(share: Share) -> str:
    return f"{share:f}" if isinstance(share, Decimal) else str(Fraction(share))
