"""The long proofs of the kernels run in full runs only; the others prove the same order and counts in arrays."""

from pathlib import Path

import pytest
from tests import proofs

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip, visibly, what is marked as a full proof."""
    if proofs.FULL:
        return
    for item in items:
        if HERE in item.path.parents and item.get_closest_marker("exhaustive"):
            item.add_marker(pytest.mark.skip(reason="a long proof; ODDCHIP_PROOFS=full"))
