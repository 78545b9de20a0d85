"""Ctrl-C for real: a signal in the middle of kernels gives the estimate so far."""

import signal
import subprocess
import sys
import time

import pytest

pytest.importorskip("numba")

ASK = """
import sys
from oddchip import equity
equity("omaha8", ["AsAh2d3c", "random"], samples=100)
print("ready", flush=True)
answer = equity("omaha8", ["AsAh2d3c", "random", "random"], error=1e-9, seed=1)
print(answer.interrupted, answer.method, answer.deals >= 32768, answer.total == answer.deals)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent in another way there")
@pytest.mark.skipif(
    signal.getsignal(signal.SIGINT) is signal.SIG_IGN, reason="interrupts are ignored here, as by nohup"
)
def test_a_signal_ends_a_sample_with_what_was_seen() -> None:
    with subprocess.Popen([sys.executable, "-c", ASK], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        time.sleep(0.6)
        sent = time.monotonic()
        process.send_signal(signal.SIGINT)
        assert process.stdout.readline() == "True sampled True True\n"
        assert time.monotonic() - sent < 2
