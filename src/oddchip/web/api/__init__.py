"""The HTTP API, version 1. Each module holds the operations of one subject."""

from fastapi import APIRouter

from oddchip.web.api import description_page, equity, figures, hands, jobs, odds, reference, settling

PREFIX = "/api/v1"


def api_router() -> APIRouter:
    """Every operation under its path, and the description."""
    router = APIRouter()
    for module in (settling, hands, odds, equity, figures, reference, jobs):
        router.include_router(module.router, prefix=PREFIX)
    router.include_router(description_page.router)
    return router
