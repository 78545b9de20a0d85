"""What one showdown on a page may hold, so that nobody keeps the server busy with a table of a thousand seats."""

from starlette.requests import Request

from oddchip.errors import RequestError
from oddchip.showdown import Showdown
from oddchip.web.settings import Limits


def limits_of(request: Request) -> Limits:
    """What this server lets one request ask for."""
    limits: Limits = request.app.state.settings.limits
    return limits


def within_limits(showdown: Showdown, limits: Limits) -> Showdown:
    """The showdown itself; `RequestError` (``too-many``) for more seats or boards than the limits take.

    >>> from oddchip.showdown import parse_showdown
    >>> line = "holdem | - | " + " | ".join(f"A{at}: #1 5" for at in range(24))
    >>> within_limits(parse_showdown(line), Limits())
    Traceback (most recent call last):
        ...
    oddchip.errors.RequestError: field seats: 24 given; at most 23 are taken
    """
    for field, given, limit in (
        ("seats", len(showdown.seats), limits.seats),
        ("boards", len(showdown.boards), limits.boards),
    ):
        if given > limit:
            raise RequestError("too-many", field=field, given=given, most=limit)
    return showdown
