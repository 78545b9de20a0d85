"""``oddchip serve``: the page and the HTTP API on this machine."""

from typing import Annotated

import typer

from oddchip.cli import options
from oddchip.cli.exit_code import OK

Port = Annotated[int, typer.Option("--port", "-p", metavar="cli-metavar-port", help="cli-option-port")]


def serve(ctx: typer.Context, *, port: Port = 8000, lang: options.Lang = None) -> int:
    """Serve on loopback until interrupted."""
    del ctx, lang
    from oddchip.web.extra import require_web  # noqa: PLC0415 - the extra may not be installed

    require_web()
    from oddchip.web.serving import run_server  # noqa: PLC0415 - as above
    from oddchip.web.settings import Settings  # noqa: PLC0415

    run_server(Settings(), host="127.0.0.1", port=port)
    return OK
