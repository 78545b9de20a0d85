"""The extra ``[web]``: what it brings is imported when a server is wanted, and not before."""

from importlib import import_module
from typing import Final

from oddchip.errors import MissingExtraError

NEEDED: Final = ("fastapi", "uvicorn", "jinja2", "segno", "python_multipart", "fsrs", "platformdirs")


def require_web() -> None:
    """`MissingExtraError` (``missing-extra``) unless all of the extra is installed.

    >>> require_web()
    """
    for name in NEEDED:
        try:
            import_module(name)
        except ImportError as error:
            raise MissingExtraError("missing-extra", extra="web") from error
