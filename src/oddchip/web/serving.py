"""Running the server."""

import uvicorn

from oddchip.web.app import build_app
from oddchip.web.settings import Settings


def run_server(settings: Settings, *, host: str, port: int) -> None:
    """Serve until the process is told to stop."""
    uvicorn.run(build_app(settings), host=host, port=port)
