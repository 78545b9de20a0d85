"""A server for the examples of the docs: ``oddchip serve`` in a process of its own, on a port that is free."""

import atexit
import re
import shutil
import socket
import ssl
import subprocess
import sys
import time
import urllib.request
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final, Self

import trustme

ADDRESS: Final = "http://127.0.0.1:8000"
"""Where the docs say the server is."""
_SECONDS: Final = 60


class ExampleServer:
    """A started server; it is ready, or has said why not."""

    def __init__(self, options: Sequence[str] = (), folder: Path | None = None) -> None:
        self._trusted = None if folder is None else str(folder / "ca.pem")
        self._process = subprocess.Popen(
            [sys.executable, "-m", "oddchip", "serve", "--lang", "en", *options, "--port", "0"],
            cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL, text=True,
        )  # fmt: skip
        assert self._process.stdout is not None
        self.said = self._process.stdout.readline()
        """Its first line, which says its address."""
        found = re.search(r"(https?)://\S*?:(\d+)/", self.said)
        self.address = f"{found.group(1)}://127.0.0.1:{found.group(2)}" if found else ""

    @classmethod
    @cache
    def running(cls) -> Self:
        """The one server that all examples share; it ends with this process."""
        server = cls()
        atexit.register(server.stop)
        if not server.ready:
            raise RuntimeError(server.said)
        return server

    @property
    def ready(self) -> bool:
        """Whether it answers within a minute."""
        context = ssl.create_default_context(cafile=self._trusted) if self.address.startswith("https") else None
        until = time.monotonic() + _SECONDS
        while self.address and self._process.poll() is None and time.monotonic() < until:
            try:
                with urllib.request.urlopen(f"{self.address}/readyz", timeout=5, context=context) as answer:
                    return bool(answer.status == 200)
            except OSError:
                time.sleep(0.1)
        return False

    def stop(self) -> None:
        """End it."""
        self._process.terminate()
        self._process.communicate(timeout=20)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


NGINX: Final = shutil.which("nginx")
"""Where nginx is, if this machine has it."""


def proxy_problem(text: str, folder: Path) -> str:
    """What is wrong with a ``server`` block of nginx: it must bring an answer over TLS to its own name."""
    assert NGINX is not None
    name = re.findall(r"server_name (\S+);", text)[0]
    make_certificate(folder, name)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with ExampleServer(["--host-name", name], folder) as server:
        if not server.ready:
            return server.said
        block = text.replace(ADDRESS, server.address).replace("listen 443", f"listen 127.0.0.1:{port}")
        (folder / "nginx.conf").write_text(
            f"daemon off; pid nginx.pid; error_log stderr; events {{}} http {{ access_log off; {block} }}", "utf-8"
        )
        proxy = subprocess.Popen(
            [NGINX, "-p", str(folder), "-c", "nginx.conf"], stderr=subprocess.PIPE, text=True, stdin=subprocess.DEVNULL
        )
        try:
            return _answer_problem(port, name, str(folder / "ca.pem"))
        finally:
            proxy.terminate()
            proxy.communicate(timeout=20)


def _answer_problem(port: int, name: str, trusted: str) -> str:
    """Why ``https://name/readyz`` is not answered on a port of this machine."""
    context = ssl.create_default_context(cafile=trusted)
    until, found = time.monotonic() + 20, ""
    while time.monotonic() < until:
        try:
            with (
                socket.create_connection(("127.0.0.1", port), timeout=5) as opened,
                context.wrap_socket(opened, server_hostname=name) as secured,
            ):
                secured.sendall(f"GET /readyz HTTP/1.1\r\nhost: {name}\r\nconnection: close\r\n\r\n".encode())
                found = secured.makefile(encoding="utf-8").readline().strip()
                return "" if found.startswith("HTTP/1.1 200") else found
        except OSError as error:
            found = str(error)
            time.sleep(0.1)
    return found


def make_certificate(folder: Path, *names: str) -> None:
    """``cert.pem`` and ``key.pem`` for this machine and names, and ``ca.pem``, the authority that signed them."""
    authority = trustme.CA()
    certificate = authority.issue_cert("127.0.0.1", "localhost", *names)
    authority.cert_pem.write_to_path(str(folder / "ca.pem"))
    certificate.private_key_pem.write_to_path(str(folder / "key.pem"))
    for place, part in enumerate(certificate.cert_chain_pems):
        part.write_to_path(str(folder / "cert.pem"), append=place > 0)
