"""The way in: Host header, length of the address, size of the body; and one line in the log for each request."""

import logging
import time
from typing import Any, Final

from starlette.datastructures import Headers, QueryParams
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from oddchip.errors import OddchipError, RequestError
from oddchip.web.languages import asked_language
from oddchip.web.problems import log_fault, problem_response
from oddchip.web.security import asked_host, is_known_host
from oddchip.web.settings import Settings

LOGGER: Final = logging.getLogger("oddchip.web.requests")
_DRAINED_BYTES: Final = 64 * 1024 * 1024
_DRAINED_SECONDS: Final = 0.8


class _BodyTooLargeError(Exception):
    """More of a body came than is taken."""


class Gate:
    """Refuses what is not to be looked at, and logs what was answered."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begin = time.perf_counter()
        answered: dict[str, Any] = {"status": 0, "bytes": 0}

        async def send_and_count(message: Message) -> None:
            if message["type"] == "http.response.start":
                answered["status"] = message["status"]
            else:
                answered["bytes"] += len(message.get("body", b""))
            await send(message)

        try:
            await self._answer(scope, receive, send_and_count)
        finally:
            answered["ms"] = round(1000 * (time.perf_counter() - begin), 1)
            self._log(scope, answered)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        refusal = self._refusal(scope)
        if refusal is not None:
            await _refuse(refusal, scope, receive, send)
            return
        most, taken, started = self.settings.limits.body_bytes, 0, False

        async def receive_some() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > most:
                raise _BodyTooLargeError
            return message

        async def send_on(message: Message) -> None:
            nonlocal started
            started = True
            await send(message)

        try:
            await self.app(scope, receive_some, send_on)
        except _BodyTooLargeError:
            if not started:
                await _refuse(RequestError("body-too-large", most=most), scope, receive, send)
        except Exception as error:
            log_fault(error)
            if not started:
                await _refuse(RequestError("server-fault"), scope, receive, send)

    def _refusal(self, scope: Scope) -> OddchipError | None:
        """Why a request is not looked at."""
        limits, headers = self.settings.limits, Headers(scope=scope)
        if not is_known_host(scope, self.settings.host_names):
            return RequestError("host-unknown", given=asked_host(scope)[:60])
        if len(scope.get("raw_path") or scope["path"]) + len(scope["query_string"]) > limits.path_bytes:
            return RequestError("address-too-long", most=limits.path_bytes)
        length = headers.get("content-length", "0")
        if not length.isdigit() or len(length) > 15 or int(length) > limits.body_bytes:
            return RequestError("body-too-large", most=limits.body_bytes)
        return None

    def _log(self, scope: Scope, answered: dict[str, Any]) -> None:
        """One line: the route's pattern, since addresses and bodies hold the cards of users."""
        route = scope.get("route")
        pattern = getattr(route, "path_format", None) or getattr(route, "path", None) or "-"
        LOGGER.info("request", extra={"fields": {"method": scope["method"], "route": pattern, **answered}})


async def _refuse(error: OddchipError, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer with a problem; what is left of the body is read first, as most clients listen only after sending."""
    drained, until = 0, time.monotonic() + _DRAINED_SECONDS
    while drained < _DRAINED_BYTES and time.monotonic() < until:
        message = await receive()
        drained += len(message.get("body", b""))
        if not message.get("more_body", False):
            break
    lang = asked_language(QueryParams(scope["query_string"]), Headers(scope=scope))
    response = problem_response(error, lang)
    response.headers["connection"] = "close"
    await response(scope, receive, send)
