"""How much is proved in one run: samples by default, everything with ``ODDCHIP_PROOFS=full`` (see tools/prove.py)."""

import os

FULL = os.environ.get("ODDCHIP_PROOFS") == "full"
"""Whether this run proves in full."""


def amount(default: int, full: int) -> int:
    """How many samples this run takes."""
    return full if FULL else default
