"""What the tests of the command line share."""

import io
from collections.abc import Callable

import pytest

from oddchip.cli import main
from tests.cli.running import Ran


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Ran]:
    """Run in this process; ``stdin`` is what standard input holds."""
    monkeypatch.delenv("ODDCHIP_LANG", raising=False)

    def call(*words: str, stdin: bytes | str = b"") -> Ran:
        given = stdin.encode() if isinstance(stdin, str) else stdin
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(given), encoding="utf-8"))
        code = main(words)
        captured = capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    return call
