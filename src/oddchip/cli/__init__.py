"""The command line: settles, compares, verifies and audits; lists games, house rules and terms."""

import sys
from collections.abc import Sequence

__all__ = ["main"]


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code; ``argv`` are the words after the program's name."""
    from oddchip.cli.running import run  # noqa: PLC0415 - so that importing this package costs nothing

    return run(sys.argv[1:] if argv is None else argv)
