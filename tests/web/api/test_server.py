"""The server as a user starts it: addresses, hosts, TLS, slow clients, signals, load."""

import json
import os
import re
import signal
import socket
import ssl
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import trustme
from httpx2 import Client, ConnectError, HTTPTransport

from oddchip.cli import main
from oddchip.errors import MissingExtraError
from oddchip.web import create_app, protocol
from tests import proofs
from tests.web.api.conftest import LINE
from tests.web.api.load import closed_loop, post
from tests.web.scenarios import finished

SETTLE = post("/api/v1/settle", json.dumps(LINE))


def exchange(port: int, raw: bytes, seconds: float = 5) -> bytes:
    """What comes back until the server closes or falls silent."""
    with socket.create_connection(("127.0.0.1", port), timeout=seconds) as opened:
        opened.sendall(raw)
        received = b""
        try:
            while piece := opened.recv(65536):
                received += piece
        except (TimeoutError, ConnectionResetError):
            pass
        return received


def memory(server) -> int:
    """Resident bytes of the server's process."""
    for line in Path(f"/proc/{server.process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    raise AssertionError


def test_it_starts_on_loopback_with_no_set_up_and_ends_in_order(serve):
    server = serve()
    assert server.said.startswith(f"oddchip is at http://127.0.0.1:{server.port}/\n")
    with Client(base_url=f"http://127.0.0.1:{server.port}") as client:
        assert client.get("/readyz").json() == {"status": "ready"}
        assert client.post("/api/v1/settle", json=LINE).json()["payouts"]
        assert client.get("/healthz", headers={"host": "evil.example"}).status_code == 421
        assert "server" not in client.get("/healthz").headers
    out, err = server.stop()
    assert server.process.returncode == 0
    assert "Ctrl-C" in out
    lines = [json.loads(line) for line in err.splitlines()]
    requests = [line for line in lines if line["logger"] == "oddchip.web.requests"]
    assert [line["status"] for line in requests] == [200, 200, 421, 200]
    assert "Qs" not in err


def test_at_a_terminal_nothing_is_logged_beside_the_address(serve):
    controller, terminal = os.openpty()
    with os.fdopen(terminal, "wb") as stderr:
        server = subprocess.Popen(
            [sys.executable, "-m", "oddchip", "serve", "--lang", "en", "--port", "0"],
            stdout=subprocess.PIPE, stderr=stderr, stdin=subprocess.DEVNULL, text=True,
        )  # fmt: skip
    try:
        assert server.stdout is not None
        port = int(re.findall(r":(\d+)/", server.stdout.readline())[0])
        with Client(transport=HTTPTransport(retries=8), base_url=f"http://127.0.0.1:{port}") as client:
            assert client.get("/healthz").status_code == 200
    finally:
        server.terminate()
        server.communicate(timeout=20)
    with pytest.raises(OSError, match="Input/output error"):  # the terminal has hung up before a byte came
        os.read(controller, 1)
    os.close(controller)


def test_ctrl_c_ends_it_while_a_job_is_watched(serve):
    server = serve()
    with Client(base_url=f"http://127.0.0.1:{server.port}", timeout=20) as client:
        # Six opponents in six-card Omaha: seconds of work.
        hands = [
            "2c 2d 3h 4h 5s 6s",
            "3c 3d 4c 5h 6d 7h",
            "4d 5c 6c 7d 8h 9s",
            "5d 6h 7c 8c 9c Th",
            "7s 8d 9d Tc Jd Qs",
        ]
        body = {"variant": "omaha6", "hole": "As Ad Ks Kd Qh Jh", "board": "Ac Kc Ts", "against": hands}
        answer = client.post("/api/v1/outs", json=body, headers={"prefer": "respond-async"})
        assert answer.status_code == 202
        with client.stream("GET", answer.headers["location"] + "/events") as stream:
            told = stream.iter_lines()
            assert next(told).startswith("event: ")
            begin = time.monotonic()
            server.process.send_signal(signal.SIGINT)
            for _ in told:
                pass
    server.stop()
    assert time.monotonic() - begin < 8
    assert server.process.returncode in (0, 130)


def test_it_answers_the_network_when_asked_to(serve):
    server = serve("--lan", "--host-name", "Poker.example:9000")
    assert f"http://poker.example:{server.port}/" in server.said
    with Client(base_url=f"http://127.0.0.1:{server.port}") as client:
        assert client.get("/healthz", headers={"host": f"poker.example:{server.port}"}).status_code == 200
        assert client.get("/healthz", headers={"host": socket.gethostname()}).status_code == 200
        assert client.get("/healthz", headers={"host": "evil.example"}).status_code == 421
    out, _ = server.stop()
    assert out.count("█") > 100


@pytest.fixture
def authority() -> trustme.CA:
    """An authority that nobody trusts but who is told to."""
    return trustme.CA()


def pem_files(authority: trustme.CA, folder: Path, *names: str) -> tuple[str, str]:
    """A certificate for some names and its key, as files."""
    made = authority.issue_cert(*names)
    cert, key = folder / "cert.pem", folder / "key.pem"
    cert.write_bytes(b"".join(part.bytes() for part in made.cert_chain_pems))
    key.write_bytes(made.private_key_pem.bytes())
    return str(cert), str(key)


def trusting(authority: trustme.CA) -> ssl.SSLContext:
    context = ssl.create_default_context()
    authority.configure_trust(context)
    return context


@pytest.mark.parametrize("workers", ["1", "2"])
def test_it_speaks_tls_to_clients_that_trust_its_authority(serve, tmp_path, authority, workers):
    cert, key = pem_files(authority, tmp_path, "localhost", "127.0.0.1")
    server = serve("--certfile", cert, "--keyfile", key, "--workers", workers)
    assert server.said.startswith(f"oddchip is at https://127.0.0.1:{server.port}/\n")
    for host in ("localhost", "127.0.0.1"):
        with Client(base_url=f"https://{host}:{server.port}", verify=trusting(authority)) as client:
            assert client.get("/readyz").json() == {"status": "ready"}
            assert client.post("/api/v1/settle", json=LINE).json()["payouts"]
    server.stop()
    assert server.process.returncode == 0


def test_clients_that_cannot_verify_its_certificate_turn_away(serve, tmp_path, authority):
    cert, key = pem_files(authority, tmp_path, "localhost")
    server = serve("--certfile", cert, "--keyfile", key)
    refused = {
        "unknown authority": (f"https://localhost:{server.port}", ssl.create_default_context()),
        "another name": (f"https://127.0.0.1:{server.port}", trusting(authority)),
        "another authority": (f"https://localhost:{server.port}", trusting(trustme.CA())),
    }
    for base, context in refused.values():
        with Client(base_url=base, verify=context) as client, pytest.raises(ConnectError, match="CERTIFICATE_VERIFY"):
            client.get("/healthz")
    # Plain HTTP gets nothing out of it, and does it no harm.
    assert b"HTTP/1.1 200" not in exchange(server.port, b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n")
    with Client(base_url=f"https://localhost:{server.port}", verify=trusting(authority)) as client:
        assert client.get("/healthz").status_code == 200


def test_files_that_do_not_belong_together_are_refused_before_it_starts(tmp_path, authority, capsys):
    cert, key = pem_files(authority, tmp_path, "localhost")
    other = tmp_path / "other"
    other.mkdir()
    _, other_key = pem_files(authority, other, "localhost")
    for certfile, keyfile in ((cert, other_key), (key, cert), (cert, str(tmp_path / "missing.pem"))):
        assert main(["serve", "--port", "0", "--certfile", certfile, "--keyfile", keyfile]) == 2
        assert "--certfile and --keyfile go together" in capsys.readouterr().err


@pytest.mark.parametrize("lang", ["en", "ru", "ar"])
def test_what_cannot_be_started_is_said(capsys, lang):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert main(["serve", "--port", port, "--lang", lang]) == 2
    assert port in capsys.readouterr().err
    assert main(["serve", "--certfile", "no-such.pem", "--lang", lang]) == 2
    assert "--keyfile" in capsys.readouterr().err


@pytest.mark.parametrize("module", ["fastapi", "uvicorn", "segno"])
@pytest.mark.parametrize("lang", ["en", "ru", "ar"])
def test_without_the_extra_its_name_is_said(monkeypatch, capsys, module, lang):
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(MissingExtraError) as missing:
        create_app()
    assert missing.value.arguments == {"extra": "web"}
    assert main(["serve", "--lang", lang]) == 2
    told = capsys.readouterr().err
    assert "web" in told
    assert "oddchip[" in told


def sends_a_byte_a_second(port: int) -> float:
    """Seconds until the server closes the connection of such a client."""
    begin = time.monotonic()
    with socket.create_connection(("127.0.0.1", port)) as opened:
        opened.settimeout(1)
        while time.monotonic() - begin < 20:
            try:
                opened.sendall(b"P")
                if opened.recv(100) == b"":
                    break
            except TimeoutError:
                continue
            except OSError:
                break
    return time.monotonic() - begin


def sends_half_a_body(port: int) -> float:
    begin = time.monotonic()
    head = b"POST /api/v1/settle HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{"
    assert exchange(port, head, 20) == b""
    return time.monotonic() - begin


def sends_nothing(port: int) -> float:
    begin = time.monotonic()
    assert exchange(port, b"", 20) == b""
    return time.monotonic() - begin


def test_slow_clients_are_closed_within_fifteen_seconds_and_others_are_served(serve):
    server = serve()
    with ThreadPoolExecutor(3) as clients:
        waiting = [
            clients.submit(slow, server.port) for slow in (sends_a_byte_a_second, sends_half_a_body, sends_nothing)
        ]
        with Client(base_url=f"http://127.0.0.1:{server.port}") as client:
            while not all(each.done() for each in waiting):
                assert client.get("/healthz").status_code == 200
                time.sleep(0.5)
        for each in waiting:
            assert protocol.SECONDS - 1 < each.result() < 15


@pytest.mark.parametrize(
    ("raw", "status"),
    [
        (b"nonsense\r\n\r\n", b"400"),
        (b"GET / HTTP/1.1\r\n\r\n", b"400"),
        (b"GET /" + b"a" * 9_000 + b" HTTP/1.1\r\nhost: localhost\r\n\r\n", b"414"),
        (b"GET /healthz HTTP/1.1\r\nhost: evil.example\r\n\r\n", b"421"),
        (b"GET /%ff%fe HTTP/1.1\r\nhost: localhost\r\n\r\n", b"404"),
    ],
)
def test_broken_requests_are_refused(one_server, raw, status):
    assert exchange(one_server.port, raw, 3).split(b" ", 2)[1] == status


@pytest.fixture(scope="module")
def one_server():
    from tests.web.api.conftest import Server  # noqa: PLC0415 - a server for several tests

    server = Server()
    yield server
    server.stop()


def test_a_head_without_end_is_cut_off(one_server):
    head = exchange(one_server.port, b"GET /" + b"a" * 200_000 + b" HTTP/1.1\r\nhost: localhost\r\n\r\n", 3)
    assert head == b"" or head.startswith(b"HTTP/1.1 400 ")
    assert exchange(one_server.port, b"GET /healthz HTTP/1.0\r\nhost: localhost\r\n\r\n", 3).startswith(
        b"HTTP/1.1 200 "
    )


def test_memory_stays_flat_under_large_bodies(one_server):
    huge = b"POST /api/v1/settle HTTP/1.1\r\nhost: localhost\r\ncontent-length: 10000000\r\n\r\n" + b"[" * 10_000_000
    exchange(one_server.port, huge, 2)
    before = memory(one_server)
    for _ in range(10):
        begin = time.monotonic()
        assert b"413" in exchange(one_server.port, huge, 2).split(b"\r\n")[0]
        assert time.monotonic() - begin < 1
    assert memory(one_server) - before < 20_000_000


def test_it_settles_under_load(serve):
    server = serve("--workers", "2")
    seconds = proofs.amount(10, 60)
    measured = finished(closed_loop(server.port, SETTLE, clients=16, seconds=seconds))
    assert measured.errors == 0
    assert measured.rate >= 400
    # Wider where other tests may run beside this one.
    assert measured.percentile(0.99) <= (0.1 if proofs.FULL else 0.25)
