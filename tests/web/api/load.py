"""A closed loop of clients over raw sockets, so that the client costs little beside the server it measures."""

import asyncio
import time
from typing import NamedTuple


class Measured(NamedTuple):
    """What a load test found: requests a second, latencies in seconds in order, answers that were not 200."""

    rate: float
    latencies: list[float]
    errors: int

    def percentile(self, share: float) -> float:
        return self.latencies[min(len(self.latencies) - 1, int(share * len(self.latencies)))]


async def closed_loop(port: int, request: bytes, *, clients: int, seconds: float) -> Measured:
    """Each client sends the request again as soon as it is answered."""
    latencies: list[float] = []
    errors = 0
    begin = time.perf_counter()

    async def client() -> None:
        nonlocal errors
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        try:
            while time.perf_counter() - begin < seconds:
                sent = time.perf_counter()
                writer.write(request)
                head = await reader.readuntil(b"\r\n\r\n")
                length = int(head.lower().split(b"content-length:")[1].split(b"\r\n")[0])
                await reader.readexactly(length)
                latencies.append(time.perf_counter() - sent)
                errors += not head.startswith(b"HTTP/1.1 200 ")
        finally:
            writer.close()
            await writer.wait_closed()

    await asyncio.gather(*(client() for _ in range(clients)))
    return Measured(len(latencies) / (time.perf_counter() - begin), sorted(latencies), errors)


def post(path: str, body: str, kind: str = "application/json") -> bytes:
    """A whole request."""
    raw = body.encode()
    head = f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: {kind}\r\ncontent-length: {len(raw)}\r\n\r\n"
    return head.encode() + raw
