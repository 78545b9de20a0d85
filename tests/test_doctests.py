"""Every example in a docstring runs."""

import doctest
import importlib
import pkgutil
import warnings
from importlib.util import find_spec
from pathlib import Path

import pytest

import oddchip

# Packages and modules whose examples run with an extra alone.
EXTRAS = {
    **dict.fromkeys(("kernels", "bulk", "odds"), ("numpy", "numba")),
    "figures.png": ("resvg_py",),
    "markdown": ("markdown", "pymdownx"),
    "web": ("fastapi",),
}
OPTIONS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def modules() -> list[str]:
    found = [module.name for module in pkgutil.walk_packages(oddchip.__path__, "oddchip.")]
    return ["oddchip", *(name for name in found if not name.endswith("__main__"))]


def needed(name: str) -> list[str]:
    """What a module's examples need and is not installed."""
    wanted = [
        module for part, modules in EXTRAS.items() if f"{name}.".startswith(f"oddchip.{part}.") for module in modules
    ]
    return [module for module in wanted if find_spec(module) is None]


@pytest.mark.parametrize("name", modules())
def test_the_examples_of_a_module_run(name: str) -> None:
    missing = needed(name)
    if missing:
        pytest.skip(f"{name} needs {', '.join(missing)}")
    module = importlib.import_module(name)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        result = doctest.testmod(module, optionflags=OPTIONS)
    assert result.failed == 0


def test_there_are_examples() -> None:
    root = Path(str(oddchip.__file__)).parent
    examples = [file.read_text(encoding="utf-8").count(">>> ") > 0 for file in root.rglob("*.py")]
    assert sum(examples) >= 50
