"""The way in: Host header, length of the address, size of the body; and one line in the log for each request."""

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any, Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from oddchip.errors import OddchipError, RequestError
from oddchip.web.problems import log_fault
from oddchip.web.refusing import done_as, refusal
from oddchip.web.security import asked_host, is_known_host
from oddchip.web.settings import PROGRESS_PATH, Settings

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
        asked = scope["method"]
        scope = {**scope, "method": done_as(asked), "asked_method": asked}

        async def send_and_count(message: Message) -> None:
            if message["type"] == "http.response.start":
                answered["status"] = message["status"]
            else:
                if asked == "HEAD":
                    message = {**message, "body": b""}
                answered["bytes"] += len(message.get("body", b""))
            await send(message)

        try:
            await self._answer(scope, receive, send_and_count)
        finally:
            answered["ms"] = round(1000 * (time.perf_counter() - begin), 1)
            self._log(scope, answered)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        body = _Body(receive, self._most_bytes(scope))
        refusal = self._refusal(scope)
        if refusal is not None:
            await _refuse(refusal, scope, body, send)
            return
        started = False

        async def send_on(message: Message) -> None:
            nonlocal started
            started = True
            await send(message)

        try:
            await self.app(scope, body.receive, send_on)
            return
        except _BodyTooLargeError:
            error = RequestError("body-too-large", most=body.most)
        except Exception as fault:
            log_fault(fault)
            error = RequestError("server-fault")
        if not started:
            await _refuse(error, scope, body, send)

    def _refusal(self, scope: Scope) -> OddchipError | None:
        """Why a request is not looked at."""
        limits, headers = self.settings.limits, Headers(scope=scope)
        if not is_known_host(scope, self.settings.host_names):
            return RequestError("host-unknown", given=asked_host(scope)[:60])
        if len(scope.get("raw_path") or scope["path"]) + len(scope["query_string"]) > limits.path_bytes:
            return RequestError("address-too-long", most=limits.path_bytes)
        length = headers.get("content-length", "0")
        if not length.isdigit() or len(length) > 15 or int(length) > self._most_bytes(scope):
            return RequestError("body-too-large", most=self._most_bytes(scope))
        return None

    def _most_bytes(self, scope: Scope) -> int:
        """How long a body may be: a learner's progress is longer than any question."""
        limits = self.settings.limits
        return limits.progress_bytes if scope["path"].endswith(PROGRESS_PATH) else limits.body_bytes

    def _log(self, scope: Scope, answered: dict[str, Any]) -> None:
        """One line: the route's pattern, since addresses and bodies hold the cards of users."""
        # A router within a router keeps its part of the path; FastAPI knows the whole.
        route = scope.get("fastapi", {}).get("effective_route_context") or scope.get("route")
        pattern = getattr(route, "path_format", None) or getattr(route, "path", None) or "-"
        LOGGER.info("request", extra={"fields": {"method": scope["asked_method"], "route": pattern, **answered}})


class _Body:
    """The body of a request as it comes in, up to a limit."""

    def __init__(self, receive: Receive, most: int) -> None:
        self.most = most
        self._receive = receive
        self._taken = 0
        self._is_complete = False

    async def receive(self) -> Message:
        """The next part; `_BodyTooLargeError` when it is more than is taken."""
        message = await self._next()
        if self._taken > self.most:
            raise _BodyTooLargeError
        return message

    async def drain(self) -> None:
        """Read what is left and let it go, for a while: most clients listen only after they have sent everything."""
        with suppress(TimeoutError):
            async with asyncio.timeout(_DRAINED_SECONDS):
                while not self._is_complete and self._taken < _DRAINED_BYTES:
                    await self._next()

    async def _next(self) -> Message:
        message = await self._receive()
        self._taken += len(message.get("body", b""))
        self._is_complete = not message.get("more_body", False)
        return message


async def _refuse(error: OddchipError, scope: Scope, body: _Body, send: Send) -> None:
    """Answer with what is wrong, after what is left of the body."""
    await body.drain()
    response = refusal(scope, error)
    response.headers["connection"] = "close"
    await response(scope, body.receive, send)
