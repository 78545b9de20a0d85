"""The HTTP API under requests generated from its own description, good and bad."""

from pathlib import Path

import pytest

pytest.importorskip("fastapi", reason="the extra [web] is not installed")

from tests import proofs
from tests.web.api.conftest import Server
from tests.web.api.generated import assert_no_fault

EXAMPLES = proofs.amount(50, 500)


@pytest.mark.exhaustive
def test_generated_requests_find_no_fault(tmp_path: Path) -> None:
    server = Server(command=["tests.web.api.small_server"])
    try:
        assert_no_fault(server.port, tmp_path, examples=EXAMPLES, seconds=3600)
    finally:
        server.stop()
