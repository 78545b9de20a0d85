"""Every example in the docstrings of kernels and bulk runs."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

import oddchip

pytest.importorskip("numba")
SOURCE = Path(oddchip.__file__).parent
MODULES = sorted(
    f"oddchip.{path.parent.name}.{path.stem}"
    for part in ("kernels", "bulk")
    for path in (SOURCE / part).glob("[a-z]*.py")
)


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    failed, _ = doctest.testmod(import_module(name))
    assert failed == 0
