"""Under which names and addresses this machine is reached on its own network."""

import socket
from contextlib import suppress

from oddchip.errors import RequestError

_DOCUMENTATION_ADDRESS = "192.0.2.1"


def own_addresses() -> list[str]:
    """The IPv4 addresses of this machine, the one by which others reach it first; none without a network."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        # Nothing is sent: connecting a datagram socket only asks which address would be used.
        probe.connect((_DOCUMENTATION_ADDRESS, 9))
        found.append(probe.getsockname()[0])
    with suppress(OSError):
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    return [address for address in dict.fromkeys(found) if not address.startswith("127.")]


def own_names() -> list[str]:
    """The names of this machine, also as its neighbours may know it."""
    name = socket.gethostname().casefold()
    return [name, f"{name}.local"] if name and "." not in name else [name] if name else []


def free_port(host: str, port: int) -> int:
    """The port if it can be opened, any free one for 0; `RequestError` (``port-taken``) if it cannot.

    >>> free_port("127.0.0.1", 0) > 0
    True
    """
    try:
        with socket.create_server((host, port)) as trial:
            chosen: int = trial.getsockname()[1]
            return chosen
    except (OSError, OverflowError):
        raise RequestError("port-taken", port=str(port), host=host) from None
