"""The reference pages are what the registries say."""

import subprocess
import sys
from pathlib import Path

TOOLS = Path(__file__).parents[2] / "tools"


def test_reference_pages_are_fresh():
    done = subprocess.run(
        [sys.executable, TOOLS / "make_reference.py", "--check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
