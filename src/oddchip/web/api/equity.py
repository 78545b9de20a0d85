"""Equity and chances: the longest work there is, bounded, as a job if it takes its time."""

from typing import Any, Final

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from oddchip.showdown import format_showdown
from oddchip.showdown.fields import Fields
from oddchip.web.api.asking import Ask
from oddchip.web.api.bodies import check_count, fields_of, read_body, read_showdown, text_list
from oddchip.web.api.descriptions import CHANCES, EQUITY, JOB, SETTLEMENT_EQUITY, answers, takes
from oddchip.web.api.examples import CONDITIONS, MATCHUPS, POTS
from oddchip.web.api.odds import Prefer, answer_or_job
from oddchip.web.settings import Limits
from oddchip.web.worker_process import Task

router = APIRouter(tags=["odds"])
_WORK: Final = "oddchip.web.api.long_work"
_SAMPLING: Final = ("exact", "samples", "error", "seed", "budget")
MOST_SEED: Final = 2**32 - 1


@router.post(
    "/equity",
    summary="Equity of hands and ranges",
    openapi_extra=takes({"$ref": "#/components/schemas/EquityRequest"}, MATCHUPS),
    responses=answers(EQUITY, job=JOB),
)
async def find_equity(request: Request, ask: Ask, prefer: Prefer = None) -> Response:
    """How large a part of the pot each hand wins on average, and how often it wins, ties and loses.

    A hand is known cards (`AhKs`), a range (`QQ+`), or unseen (`?`, `As ??`). The answer is exact if that takes at
    most `budget` steps, else sampled; the same `seed` gives the same sample. A job that is called off, or runs out of
    time, keeps its estimate so far.
    """
    fields = fields_of(await read_body(request), "variant", "hands", "board", "dead", "rules", *_SAMPLING)
    hands = text_list(fields, "hands", ask.limits.hands)
    for place, hand in enumerate(hands):
        check_count(f"hands[{place}]", len(hand), ask.limits.range_text)
    arguments = {
        "variant": fields.required_text("variant"),
        "hands": hands,
        "options": {
            "board": fields.text("board") or "",
            "dead": fields.text("dead") or "",
            "rules": fields.text("rules") or "standard",
            **_sampling(fields, ask.limits),
        },
    }
    return await answer_or_job(ask, "equity", Task(_WORK, "find_equity", arguments, reports=True), prefer)


@router.post(
    "/equity/pots",
    summary="Equity of a showdown, pot by pot",
    openapi_extra=takes({"$ref": "#/components/schemas/PotEquityRequest"}, POTS),
    responses=answers(SETTLEMENT_EQUITY, job=JOB),
)
async def find_pot_equity(request: Request, ask: Ask, prefer: Prefer = None) -> Response:
    """What each seat may expect of every pot while cards are still to come: side pots, refunds and rake counted."""
    fields = fields_of(await read_body(request), "showdown", *_SAMPLING)
    showdown = read_showdown(fields.get("showdown"), ask.limits, field="showdown")
    arguments = {"line": format_showdown(showdown), "options": _sampling(fields, ask.limits)}
    return await answer_or_job(ask, "pot-equity", Task(_WORK, "find_pot_equity", arguments, reports=True), prefer)


@router.post(
    "/chances",
    summary="Chances of each category",
    openapi_extra=takes({"$ref": "#/components/schemas/ChancesRequest"}, CONDITIONS),
    responses=answers(CHANCES, job=JOB),
)
async def find_chances(request: Request, ask: Ask, prefer: Prefer = None) -> Response:
    """In how many of all deals a hand ends in which category, with the conditions on which the number rests. Exact."""
    fields = fields_of(
        await read_body(request), "variant", "hole", "board", "dead", "known", "stage", "cards", "rules", "budget"
    )
    arguments = {
        "variant": fields.required_text("variant"),
        "hole": fields.text("hole") or "",
        "board": fields.text("board") or "",
        "options": {
            "dead": fields.text("dead") or "",
            "known": text_list(fields, "known", ask.limits.hands),
            "stage": fields.text("stage") or "final",
            "cards": fields.integer("cards"),
            "rules": fields.text("rules") or "standard",
            "budget": _number(fields, "budget", ask.limits.budget) or ask.limits.budget,
        },
    }
    return await answer_or_job(ask, "chances", Task(_WORK, "find_chances", arguments, reports=True), prefer)


def _sampling(fields: Fields, limits: Limits) -> dict[str, Any]:
    """How the answer is to be found, within the limits."""
    exact, error = fields.get("exact"), fields.get("error")
    if exact is not None and not isinstance(exact, bool):
        raise fields.refuse("exact", "boolean")
    is_number = isinstance(error, int | float) and not isinstance(error, bool)
    if error is not None and not (is_number and 0 < error < 1):
        raise fields.refuse("error", "0 < x < 1")
    return {
        "exact": exact,
        "samples": _number(fields, "samples", limits.samples),
        "error": None if error is None else float(error),
        "seed": _number(fields, "seed", MOST_SEED, least=0),
        "budget": _number(fields, "budget", limits.budget) or limits.budget,
    }


def _number(fields: Fields, name: str, most: int, *, least: int = 1) -> int | None:
    value = fields.integer(name)
    if value is not None:
        if value < least:
            raise fields.refuse(name, f">= {least}")
        check_count(name, value, most)
    return value
