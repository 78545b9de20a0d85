"""The extra ``[fast]``: NumPy and Numba are imported when a kernel is needed, and not before."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
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

    >>> load_kernels("winners").__name__
    'oddchip.kernels.winners'
    """
    try:
        import_module("numba")
    except ImportError as error:
        raise MissingExtraError("missing-extra", extra="fast") from error
    return import_module(f"oddchip.kernels.{name}")


def kernels_installed() -> bool:
    """Whether Numba (and NumPy with it) can be imported.

    >>> kernels_installed()
    True
    """
    try:
        import_module("numba")
    except ImportError:
        return False
    return True
