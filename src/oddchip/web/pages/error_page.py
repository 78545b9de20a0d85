"""What a reader is told who asks for what there is not, or comes when the server is busy."""

from starlette.requests import Request
from starlette.responses import HTMLResponse

from oddchip.errors import OddchipError
from oddchip.web.pages.templating import fill, wanted_language
from oddchip.web.pages.voice import language_names, page_voice
from oddchip.web.problems import problem_record, refusal_headers


def error_page(request: Request, error: OddchipError, *, status: int | None = None) -> HTMLResponse:
    """A short page of the error's status, in the language of the address or else the reader's own, with a way back."""
    first = request.url.path.split("/")[1]
    lang = first if first in language_names() else wanted_language(request)
    record = problem_record(error, lang, status=status)
    headers = refusal_headers(error, lang, record["status"]) | {"vary": "Accept-Language, Cookie"}
    html = fill("error.html", page_voice(lang), problem=record, may_repeat="retry-after" in headers)
    return HTMLResponse(html, record["status"], headers=headers)
