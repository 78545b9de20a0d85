"""oddchip over HTTP: the API under ``/api/v1`` and the page. Needs the extra ``web``.

The application is built when it is asked for, so that importing this package loads no web framework.
"""

from typing import TYPE_CHECKING

from oddchip.web.settings import Settings

if TYPE_CHECKING:
    from fastapi import FastAPI

__all__ = ["Settings", "create_app"]


def create_app(settings: Settings | None = None) -> "FastAPI":
    """The whole web application; `MissingExtraError` when the extra ``web`` is not installed.

    >>> create_app().title
    'oddchip'
    """
    from oddchip.web.extra import require_web  # noqa: PLC0415 - the framework is loaded when it is needed

    require_web()
    from oddchip.web.app import build_app  # noqa: PLC0415 - as above

    return build_app(settings or Settings())
