"""The extra ``[fast]``: NumPy and Numba are imported when a kernel is needed, and not before."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from oddchip.errors import MissingExtraError


@contextmanager
def kernels_ready() -> Iterator[None]:
    """Where kernels are loaded; compiling them, once on a machine, is told to a person at a terminal (stderr).

    `MissingExtraError` when NumPy or Numba is not installed.
    """
    with load_kernels("compiling").compile_notice():
        yield


def load_kernels(name: str) -> ModuleType:
    """The kernel module ``oddchip.kernels.<name>``; `MissingExtraError` when NumPy or Numba is not installed.

    Where importing it compiles it, a person at a terminal is told, as by `kernels_ready`.

    >>> load_kernels("winners").__name__
    'oddchip.kernels.winners'
    """
    try:
        import_module("numba")
    except ImportError as error:
        raise MissingExtraError("missing-extra", extra="fast") from error
    with import_module("oddchip.kernels.compiling").compile_notice():
        return import_module(f"oddchip.kernels.{name}")


def kernels_installed() -> bool:
    """Whether Numba (and NumPy with it) is there; it is looked for and not imported, which takes half a second.

    >>> kernels_installed()
    True
    """
    try:
        _find_numba()
    except ImportError:
        return False
    return True


@cache
def _find_numba() -> None:
    """`ImportError` when Numba is not there: that is looked for anew each time, since it may be installed meanwhile."""
    if find_spec("numba") is None:
        raise ImportError("numba")
