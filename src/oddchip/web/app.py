"""The application put together: the way in, API, page, static files, and the work behind them."""

import asyncio
import signal
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from inspect import signature
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from fastapi import FastAPI
from fastapi.routing import APIRoute
from fastapi.staticfiles import StaticFiles
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from oddchip import __version__
from oddchip.errors import RequestError
from oddchip.web.api import api_router
from oddchip.web.gate import Gate
from oddchip.web.job_running import JobFailedError, JobRunner
from oddchip.web.jobs import JobStore
from oddchip.web.kept_answers import KeptAnswers
from oddchip.web.pages import router as page_router
from oddchip.web.problems import ProblemResponse, report
from oddchip.web.quick_work import RETRY_SECONDS, QuickWork
from oddchip.web.refusing import install_handlers
from oddchip.web.security import SecurityHeaders
from oddchip.web.settings import Settings
from oddchip.web.workers import WorkerPool

STATIC: Final = Path(__file__).parent / "static"
_THREADS: Final = 4


def build_app(settings: Settings) -> FastAPI:
    """The application of these settings, kept in ``app.state.settings``."""
    options: dict[str, Any] = {}
    if "telemetry" in signature(FastAPI).parameters:
        # Nothing is sent anywhere, whatever the environment says.
        options["telemetry"] = {"tracing": False, "metrics": False, "logs": False, "auto_configure": False}
    app = FastAPI(
        title="oddchip", version=__version__, docs_url=None, redoc_url=None, openapi_url=None, lifespan=_lifespan,
        redirect_slashes=False, generate_unique_id_function=_operation_id, **options,
    )  # fmt: skip
    app.state.settings = settings
    app.add_middleware(Gate, settings=settings)
    app.add_middleware(SecurityHeaders)
    install_handlers(app)
    app.add_exception_handler(JobFailedError, _job_failed)
    app.add_api_route("/healthz", _alive, include_in_schema=False)
    app.add_api_route("/readyz", _ready, include_in_schema=False)
    app.include_router(api_router())
    if STATIC.is_dir():
        app.mount("/static", StaticFiles(directory=STATIC), name="static")
    app.include_router(page_router)
    return app


def _operation_id(route: APIRoute) -> str:
    """An operation is called as its function is."""
    return route.name


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    """Open what work is done with, and close it in order: jobs are called off, then processes and threads end."""
    settings: Settings = app.state.settings
    limits = settings.limits
    app.state.quick = QuickWork(_THREADS, limits.waiting)
    workers = WorkerPool(limits.workers, limits.waiting)
    answers = app.state.answers = KeptAnswers(workers, limits)
    with TemporaryDirectory(prefix="oddchip-jobs-", ignore_cleanup_errors=True) as own:
        folder = settings.job_folder or Path(own)
        store = JobStore(folder, most=limits.jobs_kept, minutes=limits.job_minutes)
        runner = app.state.jobs = JobRunner(workers, store, limits)
        app.state.workers = workers
        restore = _hear_the_end(runner)
        try:
            yield
        finally:
            restore()
            await runner.close()
            await answers.close()
            await asyncio.to_thread(workers.close)
            await asyncio.to_thread(app.state.quick.close)


def _hear_the_end(runner: JobRunner) -> Callable[[], None]:
    """Tell open streams at the first signal that the server stops: it waits for them before it closes anything."""
    if threading.current_thread() is not threading.main_thread():
        return lambda: None
    loop = asyncio.get_running_loop()
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}

    def heard(number: int, frame: Any) -> None:
        loop.call_soon_threadsafe(runner.closing.set)
        earlier = before[signal.Signals(number)]
        if callable(earlier):
            earlier(number, frame)

    for number in before:
        signal.signal(number, heard)

    def restore() -> None:
        for number, earlier in before.items():
            if signal.getsignal(number) is heard:
                signal.signal(number, earlier)

    return restore


async def _alive() -> Response:
    """The process answers."""
    return JSONResponse({"status": "alive", "version": __version__}, headers={"cache-control": "no-store"})


async def _ready(request: Request) -> Response:
    """There is room for work, and the server is not about to stop."""
    state = request.app.state
    if state.jobs.closing.is_set() or state.quick.is_full or state.workers.is_full:
        return report(request, RequestError("server-busy", seconds=RETRY_SECONDS))
    return JSONResponse({"status": "ready"}, headers={"cache-control": "no-store"})


async def _job_failed(_: Request, error: Exception) -> Response:
    """The problem a job ended with."""
    assert isinstance(error, JobFailedError)
    return ProblemResponse(
        error.problem, status_code=error.problem["status"], headers={"content-language": error.problem["lang"]}
    )
