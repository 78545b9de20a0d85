"""The application put together: middleware, API, page, static files."""

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from fastapi.staticfiles import StaticFiles

from oddchip import __version__
from oddchip.web.security import SecurityHeaders
from oddchip.web.settings import Settings

STATIC: Final = Path(__file__).parent / "static"
_PAGES: Final = "oddchip.web.pages"


def build_app(settings: Settings) -> FastAPI:
    """The application of these settings, kept in ``app.state.settings``."""
    app = FastAPI(title="oddchip", version=__version__, docs_url=None, redoc_url=None, openapi_url=None)
    app.state.settings = settings
    app.add_middleware(SecurityHeaders)
    if STATIC.is_dir():
        app.mount("/static", StaticFiles(directory=STATIC), name="static")
    if find_spec(_PAGES) is not None:
        app.include_router(import_module(_PAGES).router)
    return app
