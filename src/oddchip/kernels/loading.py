"""The extra ``[fast]``: NumPy and Numba are imported when a kernel is needed, and not before."""

from importlib import import_module
from types import ModuleType

from oddchip.errors import MissingExtraError


def load_kernels(name: str) -> ModuleType:
    """The kernel module ``oddchip.kernels.<name>``; `MissingExtraError` when NumPy or Numba is not installed.

    The first time on a machine its kernels are compiled, which a person at a terminal is told (on stderr).

    >>> load_kernels("winners").__name__
    'oddchip.kernels.winners'
    """
    try:
        compiling = import_module("oddchip.kernels.compiling")
    except ImportError as error:
        raise MissingExtraError("missing-extra", extra="fast") from error
    with compiling.compile_notice():
        return import_module(f"oddchip.kernels.{name}")


def kernels_installed() -> bool:
    """Whether NumPy and Numba can be imported.

    >>> kernels_installed()
    True
    """
    try:
        import_module("oddchip.kernels.compiling")
    except ImportError:
        return False
    return True
