"""The addresses of the page. Forms are read here; everything else is done on threads."""

import json
from collections.abc import Callable
from typing import Any, Final

from fastapi import APIRouter
from starlette.datastructures import UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from oddchip.errors import ProgressError, RequestError
from oddchip.study import progress_to_json
from oddchip.web.pages.train.acts import add_progress, train_act
from oddchip.web.pages.train.learner import Learner
from oddchip.web.pages.train.screens import problem_screen, train_page
from oddchip.web.pages.train.visit import Visit
from oddchip.web.pages.voice import PageVoice
from oddchip.web.security import is_from_own_page
from oddchip.web.settings import PROGRESS_PATH

_FILE: Final = "oddchip-progress.json"


def add_train(router: APIRouter, voice: PageVoice) -> None:
    """The routes of one language."""

    async def show(request: Request) -> Response:
        return await _on_threads(request, train_page, voice)

    async def act(request: Request) -> Response:
        form = await _read_form(request)
        said = {name: value for name, value in form.items() if isinstance(value, str)}
        return await _on_threads(request, train_act, voice, said)

    async def export(request: Request) -> Response:
        return await _on_threads(request, _export, voice)

    async def take_in(request: Request) -> Response:
        file = (await _read_form(request)).get("file")
        return await _on_threads(request, add_progress, voice, await _text_of(file))

    page, progress = f"/{voice.lang}/train", f"/{voice.lang}{PROGRESS_PATH}"
    router.add_api_route(page, show, methods=["GET", "HEAD"])
    router.add_api_route(page, act, methods=["POST"])
    router.add_api_route(progress, export, methods=["GET", "HEAD"])
    router.add_api_route(progress, take_in, methods=["POST"])


async def _on_threads(request: Request, work: Callable[..., Response], *asked: Any) -> Response:
    """Questions and SQLite take milliseconds, for which no other request is to wait."""
    response: Response = await request.app.state.quick.run(work, request, *asked)
    return response


async def _read_form(request: Request) -> dict[str, str | UploadFile]:
    """The fields of a form; `RequestError` (``cross-site``) for one that another page sent."""
    if not is_from_own_page(request.headers):
        raise RequestError("cross-site")
    try:
        return dict(await request.form(max_files=1, max_fields=10))
    except HTTPException:
        return {}


async def _text_of(file: str | UploadFile | None) -> str:
    """The text of a file; nothing if none was chosen."""
    if not isinstance(file, UploadFile):
        return ""
    try:
        return (await file.read()).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise RequestError("not-utf8") from None
    finally:
        await file.close()


def _export(request: Request, voice: PageVoice) -> Response:
    """Progress in the form in which the command line writes it, too."""
    learner = Learner.of(request)
    try:
        with learner.progress() as store:
            record = progress_to_json(() if store is None else store.answers())
    except ProgressError as error:
        return problem_screen(Visit(request, voice, learner), error)
    text = json.dumps(record, ensure_ascii=False, indent=1) + "\n"
    headers = {"content-disposition": f'attachment; filename="{_FILE}"', "cache-control": "no-store"}
    return Response(text, media_type="application/json", headers=headers)
