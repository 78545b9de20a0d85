"""Every example in the docstrings of heads-up odds runs."""

import doctest
from importlib import import_module

import pytest

pytest.importorskip("numba")


@pytest.mark.parametrize("name", ["board_pass", "combo_weights", "heads_up_counts", "matchups"])
def test_examples(name: str) -> None:
    failed, tried = doctest.testmod(import_module(f"oddchip.odds.{name}"))
    assert tried
    assert failed == 0
