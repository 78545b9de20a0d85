"""How kernels are compiled: once a machine, without the GIL, kept on disk, and not in silence."""

import hashlib
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

import numpy.typing as npt
from numba import njit, types

Array = npt.NDArray[Any]
"""An array in the signature of a kernel; what it must be, the argument types say."""
Word = Any
"""A number inside kernels: what Numba makes of it, an unsigned integer of 8 to 64 bits."""
Function = TypeVar("Function", bound=Callable[..., object])

CARDS_2D: Final = types.Array(types.uint8, 2, "C", readonly=True)
"""Cards, one hand a row, in one piece of memory; a writable array is taken as well."""
CARDS_2D_ANY: Final = types.Array(types.uint8, 2, "A", readonly=True)
"""Cards, one board a row, with any strides: a slice, or one board repeated without a copy."""
CARDS_3D_ANY: Final = types.Array(types.uint8, 3, "A", readonly=True)
"""Cards by row, player and place, with any strides."""
TABLE_16: Final = types.Array(types.uint16, 1, "C", readonly=True)
"""A table of values or displacements."""
TABLE_64: Final = types.Array(types.uint64, 1, "C", readonly=True)
"""Card weights."""

_PATIENCE: Final = 0.8
_NOTICE: Final = threading.Lock()


def kernel(*signature: object) -> Callable[[Function], Function]:
    """Compile a function of these argument types, which returns nothing, now.

    Without the GIL, and kept on disk where a place to write exists, so that the next process only loads it.
    """

    def compile_function(function: Function) -> Function:
        # Numba finds what it kept by name and by the file of the kernel alone, and would keep using an old helper of
        # another file. So the name says which sources were compiled.
        function.__qualname__ += f"_{source_digest()}"
        compile_it = njit([types.void(*signature)], nogil=True, error_model="numpy", cache=True)
        try:
            compiled: Function = compile_it(function)
        except RuntimeError as error:
            if "no locator available" not in str(error):
                raise
            compiled = njit([types.void(*signature)], nogil=True, error_model="numpy")(function)
        return compiled

    return compile_function


@cache
def source_digest() -> str:
    """Eight letters that change when any source of this package does.

    >>> len(source_digest())
    8
    """
    sources = sorted(Path(__file__).parent.glob("*.py"))
    return hashlib.blake2b(b"".join(path.read_bytes() for path in sources), digest_size=4).hexdigest()


def inner(function: Function) -> Function:
    """A helper of kernels. Without ``_nrt=False`` passing it arrays counts references, 7 to 22 times slower."""
    compiled: Function = njit(_nrt=False, error_model="numpy")(function)
    return compiled


def inlined(function: Function) -> Function:
    """A helper that LLVM must put into its caller: for those called a hundred times a board, with many arrays.

    Left to itself, LLVM calls a helper of some length, and every array is passed as seven to nine numbers.
    """
    compiled: Function = njit(_nrt=False, forceinline=True, error_model="numpy")(function)
    return compiled


@contextmanager
def compile_notice() -> Iterator[None]:
    """Tell a person at a terminal that kernels are being compiled, if it takes long enough to be noticed.

    Loading kernels from disk takes a quarter of a second and says nothing. A notice inside another is left to it.
    """
    if not _NOTICE.acquire(blocking=False):
        yield
        return
    started = time.perf_counter()
    said = threading.Event()

    def say() -> None:
        said.set()
        sys.stderr.write("oddchip: compiling kernels, once on this machine ...\n")

    timer = threading.Timer(_PATIENCE, say)
    timer.daemon = True
    if sys.stderr is not None and sys.stderr.isatty():
        timer.start()
    try:
        yield
    finally:
        timer.cancel()
        _NOTICE.release()
        if said.is_set():
            sys.stderr.write(f"oddchip: compiled in {time.perf_counter() - started:.1f} s\n")
