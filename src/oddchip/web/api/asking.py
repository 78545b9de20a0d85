"""What every endpoint is told: the language, and the parts of the server it works with."""

import json
from collections.abc import Callable, Mapping
from typing import Annotated, Any, Literal, ParamSpec

from fastapi import Depends, Header, Query
from starlette.requests import Request
from starlette.responses import Response

from oddchip.web.languages import asked_language
from oddchip.web.settings import Limits

_Asked = ParamSpec("_Asked")
Language = Literal["en", "ru", "ar"]
Letters = Annotated[
    Literal["en", "ru", "ar"],
    Query(description="Also read the card letters of this language: `ru` (Т К Д В, п ч б т), `ar` (digits ٠-٩)."),
]


class Asking:
    """One request: its language, and the server's threads, workers and limits."""

    def __init__(self, request: Request, lang: str) -> None:
        self.request = request
        self.lang = lang

    @property
    def limits(self) -> Limits:
        """What one request may ask for."""
        limits: Limits = self.request.app.state.settings.limits
        return limits

    async def quickly(self, work: Callable[_Asked, Any], *arguments: _Asked.args, **options: _Asked.kwargs) -> Response:
        """The answer of short work, done on a thread and written as JSON there."""

        def perform() -> str:
            return json.dumps(work(*arguments, **options), ensure_ascii=False)

        return self.json(await self.request.app.state.quick.run(perform))

    def json(self, text: str, *, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
        """An answer in JSON."""
        return Response(text, status, self.headers(headers), media_type="application/json")

    def headers(self, more: Mapping[str, str] | None = None) -> dict[str, str]:
        """Headers of an answer that depends on the language."""
        return {"content-language": self.lang, "vary": "Accept-Language", **(more or {})}


def _asking(
    request: Request,
    lang: Annotated[
        Language | None, Query(description="Language of names, explanations and errors; else `Accept-Language`.")
    ] = None,
    accept_language: Annotated[
        str | None, Header(description="Languages in order of preference, when `lang` is not given.")
    ] = None,
) -> Asking:
    del accept_language  # declared for readers of the description, read with the rest of the header's rules below
    return Asking(request, lang or asked_language(request.query_params, request.headers))


Ask = Annotated[Asking, Depends(_asking)]
