"""Where Debian's Chromium is, and how it is started for tests."""

import shutil

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def find() -> str | None:
    """The browser's path, ``None`` if there is none."""
    return shutil.which("chromium")
