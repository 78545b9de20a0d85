"""Requests generated from the API's own description, by schemathesis."""

import subprocess
import sys
from pathlib import Path

CONFIG = Path(__file__).parent / "schemathesis.toml"


def assert_no_fault(port: int, folder: Path, *, examples: int, seconds: int = 300) -> None:
    """Every operation answers generated requests, good and bad, as its description says it does."""
    done = subprocess.run(
        [
            sys.executable, "-m", "schemathesis.cli", "--config-file", str(CONFIG), "run",
            f"http://127.0.0.1:{port}/api/v1/openapi.json", "--max-examples", str(examples), "--no-color",
        ],
        cwd=folder, capture_output=True, text=True, encoding="utf-8", timeout=seconds, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    assert "passed" in done.stdout
