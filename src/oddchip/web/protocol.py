"""HTTP as uvicorn speaks it, with a deadline for a request to arrive: a client that sends a byte a second is closed."""

import asyncio
import socket
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

SECONDS: Final = 10.0
"""Within so many seconds of its first byte a request must be there, body and all."""


class DeadlineProtocol(H11Protocol):
    """Closes a connection on which a request does not arrive in time, or nothing ever does."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        """Start the clock: a connection that stays silent is closed as well."""
        super().connection_made(transport)
        # asyncio does this itself unless the socket came from a parent process; without it each answer, written as
        # head and body, waits 40 ms for the client's delayed acknowledgement.
        opened = transport.get_extra_info("socket")
        if opened is not None and opened.family in (socket.AF_INET, socket.AF_INET6):
            opened.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._arm()

    def data_received(self, data: bytes) -> None:
        """Stop the clock once a request is complete, start it when a new one begins."""
        if self._deadline is None:
            self._arm()
        super().data_received(data)
        if self._is_complete():
            self._disarm()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the clock."""
        self._disarm()
        super().connection_lost(exc)

    def _is_complete(self) -> bool:
        """Whether the request that is being read has arrived in full, or none has begun."""
        if self.conn.their_state is h11.IDLE:
            return not self.conn.trailing_data[0]
        return self.conn.their_state is not h11.SEND_BODY

    def _arm(self) -> None:
        self._deadline = self.loop.call_later(SECONDS, self._close)

    def _disarm(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _close(self) -> None:
        if not self.transport.is_closing():
            self.transport.abort()
