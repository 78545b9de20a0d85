"""Settle, explain, verify."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query
from starlette.requests import Request
from starlette.responses import Response

from oddchip.errors import OddchipError
from oddchip.pots import Amount
from oddchip.showdown import Settlement, settle, settlement_to_json, verify
from oddchip.showdown.fields import Fields
from oddchip.web.api.asking import Ask, Letters
from oddchip.web.api.bodies import fields_of, read_body, read_showdown
from oddchip.web.api.descriptions import EXPLANATION, SETTLEMENT, VERIFICATION, answers, takes
from oddchip.web.api.examples import SHOWDOWNS, VERIFICATIONS
from oddchip.web.settings import Limits
from oddchip.wording import explain

router = APIRouter(tags=["showdowns"])
_SHOWDOWN = {"oneOf": [{"$ref": "#/components/schemas/Showdown"}, {"$ref": "#/components/schemas/Line"}]}
Detail = Annotated[
    Literal["brief", "full", "teach"],
    Query(description="One line, step by step to the deciding card, or with the mistakes the hand invites."),
]
Format = Annotated[Literal["text", "markdown", "html"], Query(description="Form of the text.")]


def _settled(given: Any, limits: Limits, letters: str) -> Settlement:
    return settle(read_showdown(given, limits, letters=letters))


@router.post(
    "/settle",
    summary="Settle a showdown",
    openapi_extra=takes(_SHOWDOWN, SHOWDOWNS, text=True),
    responses=answers(SETTLEMENT),
)
async def settle_showdown(request: Request, ask: Ask, cards: Letters = "en") -> Response:
    """Who wins which chips, with which cards, and the facts that say why.

    The body is a showdown line (as `text/plain`, or as a JSON string) or an object of the form `oddchip/showdown/1`;
    the answer is of the form `oddchip/settlement/1`.
    """
    given = await read_body(request, text=True)

    def work() -> dict[str, Any]:
        return settlement_to_json(_settled(given, ask.limits, cards))

    return await ask.quickly(work)


@router.post(
    "/explain",
    summary="Explain a settlement in words",
    openapi_extra=takes(_SHOWDOWN, SHOWDOWNS, text=True),
    responses=answers(EXPLANATION),
)
async def explain_showdown(
    request: Request,
    ask: Ask,
    detail: Detail = "full",
    format: Format = "text",  # noqa: A002 - the name of the parameter
    cards: Letters = "en",
) -> Response:
    """Settle a showdown and say who wins what and why, in the language asked for."""
    given = await read_body(request, text=True)

    def work() -> dict[str, Any]:
        text = explain(_settled(given, ask.limits, cards), lang=ask.lang, detail=detail, format=format)
        return {"lang": ask.lang, "detail": detail, "format": format, "text": text}

    return await ask.quickly(work)


@router.post(
    "/verify",
    summary="Compare payouts with ours",
    openapi_extra=takes({"$ref": "#/components/schemas/VerifyRequest"}, VERIFICATIONS),
    responses=answers(VERIFICATION),
)
async def verify_payouts(request: Request, ask: Ask, cards: Letters = "en") -> Response:
    """Whether every seat was paid what it is owed; if not, which seats differ and by which facts.

    Seats left out of `paid` were paid nothing. Refunds of uncalled bets may be counted in or left out.
    """
    given = await read_body(request)

    def work() -> dict[str, Any]:
        fields = fields_of(given, "showdown", "paid")
        showdown = read_showdown(fields.get("showdown"), ask.limits, letters=cards, field="showdown")
        return verify(settle(showdown), _read_payments(fields)).to_json()

    return await ask.quickly(work)


def _read_payments(fields: Fields) -> dict[str, Amount]:
    """Amounts by player."""
    paid = fields.get("paid")
    if not isinstance(paid, Mapping):
        raise fields.refuse("paid", "object")
    amounts: dict[str, Amount] = {}
    for name in paid:
        try:
            amount = Fields({"amount": paid[name]}, "", ("amount",)).amount("amount")
        except OddchipError as error:
            raise error.at(field=f"paid.{name}") from None
        amounts[name] = 0 if amount is None else amount
    return amounts
