"""What a reader is told who asks for what there is not, or comes when the server is busy."""

from starlette.requests import Request
from starlette.responses import HTMLResponse

from oddchip.errors import OddchipError
from oddchip.web.pages.templating import asked_query, fill, wanted_language
from oddchip.web.pages.voice import language_names, page_voice
from oddchip.web.problems import problem_record, refusal_headers


def error_page(request: Request, error: OddchipError, *, status: int | None = None) -> HTMLResponse:
    """A short page of the error's status, in the language of the address or else the reader's own, with a way back."""
    _, first, *rest = request.url.path.split("/")
    names = language_names()
    lang = first if first in names else wanted_language(request)
    record = problem_record(error, lang, status=status)
    headers = refusal_headers(error, lang, record["status"]) | {"vary": "Accept-Language, Cookie"}
    may_repeat = "retry-after" in headers
    # What there is not, there is not in another language either: only what may come yet is asked for again.
    place = "/".join(rest) + asked_query(request) if may_repeat and first in names else ""
    elsewhere = {code: f"/{code}/{place}" for code in names}
    html = fill("error.html", page_voice(lang), problem=record, may_repeat=may_repeat, section="", elsewhere=elsewhere)
    return HTMLResponse(html, record["status"], headers=headers)
