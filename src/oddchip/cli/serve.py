"""``oddchip serve``: the page and the HTTP API on this machine, or on its own network."""

import sys
from dataclasses import replace
from typing import Annotated

import typer

from oddchip.cli import options
from oddchip.cli.console import Console
from oddchip.cli.exit_code import OK

_LOOPBACK = "127.0.0.1"
_EVERYWHERE = "0.0.0.0"

Port = Annotated[
    int, typer.Option("--port", "-p", min=0, max=65535, metavar="cli-metavar-port", help="cli-option-port")
]
Lan = Annotated[bool, typer.Option("--lan", help="cli-option-lan")]
HostNames = Annotated[
    list[str] | None, typer.Option("--host-name", metavar="cli-metavar-host-name", help="cli-option-host-name")
]
Certfile = Annotated[str | None, typer.Option("--certfile", metavar="cli-metavar-pem", help="cli-option-certfile")]
Keyfile = Annotated[str | None, typer.Option("--keyfile", metavar="cli-metavar-pem", help="cli-option-keyfile")]
Workers = Annotated[
    int, typer.Option("--workers", min=1, max=64, metavar="cli-metavar-workers", help="cli-option-workers")
]


def serve(  # noqa: PLR0913 - each parameter is an option of the command line
    ctx: typer.Context,
    *,
    port: Port = 8000,
    lan: Lan = False,
    host_name: HostNames = None,
    certfile: Certfile = None,
    keyfile: Keyfile = None,
    workers: Workers = 1,
    no_isolates: options.NoIsolates = False,
    lang: options.Lang = None,
) -> int:
    """Serve until interrupted."""
    del lang
    console = options.console_of(ctx, no_isolates=no_isolates)
    from oddchip.web.extra import require_web  # noqa: PLC0415 - the extra may not be installed

    require_web()
    from oddchip.web.addresses import free_port, own_addresses, own_names  # noqa: PLC0415 - as above
    from oddchip.web.security import host_name as bare_name  # noqa: PLC0415
    from oddchip.web.serving import check_tls, run_server  # noqa: PLC0415
    from oddchip.web.settings import Settings  # noqa: PLC0415

    check_tls(certfile, keyfile)
    addresses = own_addresses() if lan else []
    given = [bare_name(name) for name in host_name or ()]
    settings = Settings()
    names = (*settings.host_names, *addresses, *(own_names() if lan else ()), *given)
    host = _EVERYWHERE if lan else _LOOPBACK
    port = free_port(host, port)
    scheme = "http" if certfile is None else "https"
    shown = given[0] if given else (addresses or [_LOOPBACK])[0]
    _announce(console, f"{scheme}://{shown}:{port}/", lan=lan)
    run_server(
        replace(settings, host_names=names), host=host, port=port, certfile=certfile, keyfile=keyfile, workers=workers
    )
    return OK


def _announce(console: Console, address: str, *, lan: bool) -> None:
    """Where the page is, for people and for the camera of a phone."""
    console.write(console.speaker.say("cli-serve-at", address=address))
    if lan:
        import segno  # noqa: PLC0415 - comes with the extra

        segno.make(address, micro=False).terminal(sys.stdout, compact=True)
        console.write(console.speaker.say("cli-serve-open"))
    console.write(console.speaker.say("cli-serve-stop"))
    sys.stdout.flush()
