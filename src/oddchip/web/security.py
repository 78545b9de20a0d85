"""What every answer says to the browser, and which Host headers are answered at all."""

from collections.abc import Iterable
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

CONTENT_SECURITY_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
"""Nothing from another host, nothing inline: neither scripts nor styles."""

SECURITY_HEADERS: Final = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    # A link holds the whole pot in its address, so other hosts learn no address at all.
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


class SecurityHeaders:
    """Adds `SECURITY_HEADERS` to every answer that does not set them itself."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, the answer with its headers."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY_HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, send_with_headers)


def host_name(header: str) -> str:
    """The name in a Host header, without its port, in small letters.

    >>> host_name("LocalHost:8000"), host_name("[::1]:8000"), host_name("")
    ('localhost', '[::1]', '')
    """
    name = header.strip().casefold()
    if name.startswith("["):
        return name.partition("]")[0] + "]"
    return name.partition(":")[0]


def asked_host(scope: Scope) -> str:
    """The host name a request was sent to."""
    return host_name(Headers(scope=scope).get("host", ""))


def is_known_host(scope: Scope, names: Iterable[str]) -> bool:
    """Whether a request was sent to a name of this server; any other comes of a page that plays tricks with DNS."""
    return asked_host(scope) in {name.casefold() for name in names}


def is_from_own_page(headers: Headers) -> bool:
    """Whether a form was sent by a page of this server and not by another one in the same browser.

    Browsers say so in Sec-Fetch-Site where the connection is safe, else in Origin, which every form posted carries.

    >>> own = "10.0.0.2:8000"
    >>> [is_from_own_page(Headers({"host": own, "origin": origin})) for origin in (f"http://{own}", "null", "")]
    [True, False, False]
    """
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site in ("same-origin", "none")
    sender = headers.get("origin", "").partition("://")[2].casefold()
    return bool(sender) and sender == headers.get("host", "").casefold()
