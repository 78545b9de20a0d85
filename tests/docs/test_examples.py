"""Every block of the README and the docs runs."""

import importlib.util
from pathlib import Path

import pytest

TOOL = Path(__file__).parents[2] / "tools" / "run_examples.py"
_spec = importlib.util.spec_from_file_location("run_examples", TOOL)
run_examples = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(run_examples)

BLOCKS = [block for page in run_examples.PAGES for block in run_examples.blocks(page)]


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.name)
def test_example_holds(block):
    assert not run_examples.problem(block)


def test_there_are_examples_to_run():
    assert sum(block.kind in ("console", "pycon") for block in BLOCKS) > 10
