"""Running the server."""

import json
import os
import signal
import ssl
from dataclasses import asdict, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NoReturn

import uvicorn
from fastapi import FastAPI

from oddchip.errors import RequestError
from oddchip.web.app import build_app
from oddchip.web.log_lines import log_config
from oddchip.web.protocol import DeadlineProtocol
from oddchip.web.settings import Limits, Settings

_VARIABLE: Final = "ODDCHIP_WEB_SETTINGS"
_GRACEFUL_SECONDS: Final = 10
_HEADER_BYTES: Final = 65_536


def worker_app() -> FastAPI:
    """The application of a server's process, by the settings its parent left in the environment."""
    return build_app(read_settings(os.environ[_VARIABLE]))


def write_settings(settings: Settings) -> str:
    """Settings as text. `read_settings` reads them back.

    >>> read_settings(write_settings(Settings())) == Settings()
    True
    """
    return json.dumps(asdict(settings), default=str)


def read_settings(text: str) -> Settings:
    """Settings from text."""
    record: dict[str, Any] = json.loads(text)
    paths = {name: None if record[name] is None else Path(record[name]) for name in ("job_folder", "progress_file")}
    return Settings(host_names=tuple(record["host_names"]), limits=Limits(**record["limits"]), **paths)


def check_tls(certfile: str | None, keyfile: str | None) -> None:
    """`RequestError` (``tls-files``) unless both files are there and belong together, or neither is given.

    >>> check_tls(None, None)
    """
    if certfile is None and keyfile is None:
        return
    try:
        if certfile is None or keyfile is None:
            raise OSError
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(certfile, keyfile, password=_no_password)
    except (OSError, ValueError):
        raise RequestError("tls-files") from None


def _no_password() -> str:
    """A key under a password would be asked for on a terminal that nobody may watch."""
    raise ValueError


def run_server(
    settings: Settings,
    *,
    host: str,
    port: int,
    certfile: str | None = None,
    keyfile: str | None = None,
    workers: int = 1,
) -> None:
    """Serve until the process is told to stop, then let what is under way end and call long work off."""
    signal.signal(signal.SIGTERM, _leave)
    with TemporaryDirectory(prefix="oddchip-jobs-", ignore_cleanup_errors=True) as folder:
        os.environ[_VARIABLE] = write_settings(replace(settings, job_folder=Path(folder)))
        uvicorn.run(
            f"{__name__}:{worker_app.__name__}",
            factory=True,
            host=host,
            port=port,
            http=DeadlineProtocol,
            ws="none",
            log_config=log_config(),
            access_log=False,
            proxy_headers=False,
            server_header=False,
            workers=workers,
            ssl_certfile=certfile,
            ssl_keyfile=keyfile,
            timeout_graceful_shutdown=_GRACEFUL_SECONDS,
            h11_max_incomplete_event_size=_HEADER_BYTES,
        )


def _leave(number: int, frame: object) -> NoReturn:
    """End as at the end of the program, so that what was put away for jobs is removed."""
    del number, frame
    raise SystemExit(0)
