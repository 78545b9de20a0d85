"""Where Debian's Chromium is, and how it is started for tests."""

import shutil

LAN_NAME = "poker.example"
"""Leads to this machine as a name on a network of one's own does: without TLS it is no secure context."""

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    f"--host-resolver-rules=MAP {LAN_NAME} 127.0.0.1",
]


def find() -> str | None:
    """The browser's path, ``None`` if there is none."""
    return shutil.which("chromium")
