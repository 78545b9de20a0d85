"""Every block of the README and the docs runs."""

import importlib
from pathlib import Path

import pytest

TOOLS = Path(__file__).parents[2] / "tools"
with pytest.MonkeyPatch.context() as patch:
    patch.syspath_prepend(str(TOOLS))
    run_examples = importlib.import_module("run_examples")

BLOCKS = [block for page in run_examples.PAGES for block in run_examples.blocks(page)]


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.name)
def test_example_holds(block):
    if block.kind == "nginx" and run_examples.NGINX is None:
        pytest.skip("no nginx on this machine")
    assert not run_examples.problem(block)


def test_there_are_examples_to_run():
    assert sum(block.kind in ("console", "pycon") for block in BLOCKS) > 10
