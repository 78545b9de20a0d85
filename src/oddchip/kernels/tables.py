"""Shipped tables: compact files, made from the plain ranking code by ``tools/make_tables.py``.

A file is zlib-compressed: one line of JSON (array name to type code and length), then the arrays one after another,
little-endian. Nothing here needs NumPy; `numpy_table` gives the same arrays to the kernels.

Ranks are counted from 0 (two) to 12 (ace). ``rank-hash`` holds the keys and the displacements every ranking system
shares: the sum of the rank keys of 5, 6 or 7 cards names their ranks, and
``(sum & mask) + displacement[sum >> bits]``, with ``bits`` of `ROW_BITS`, is their place in the values of that size.
"""

import json
import sys
import zlib
from array import array
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    import numpy.typing as npt

FOLDER: Final = Path(__file__).parent / "data"
"""Where the tables lie."""
ROW_BITS: Final = {5: 9, 6: 8, 7: 7}
"""By number of cards: rank sums that differ in so many low bits only share a row of the hash (smallest in all)."""


@cache
def load_table(name: str) -> "dict[str, array[int]]":
    """The arrays of a shipped table, for reading only.

    >>> len(load_table("rank-hash")["keys"]), max(load_table("badugi")["ranks"]) == (3 << 12) + 715
    (13, True)
    """
    return unpack((FOLDER / f"{name}.bin").read_bytes())


def unpack(packed: bytes) -> "dict[str, array[int]]":
    """The arrays of a packed table."""
    raw = zlib.decompress(packed)
    head, _, body = raw.partition(b"\n")
    arrays: dict[str, array[int]] = {}
    start = 0
    for name, (code, length) in json.loads(head).items():
        values = array(code)
        end = start + length * values.itemsize
        values.frombytes(body[start:end])
        if sys.byteorder == "big":
            values.byteswap()
        arrays[name] = values
        start = end
    return arrays


def pack(arrays: "dict[str, array[int]]") -> bytes:
    """The file of some arrays (type codes ``H``, two bytes, and ``I``, four).

    >>> unpack(pack({"keys": array("I", [1, 2, 3])}))
    {'keys': array('I', [1, 2, 3])}
    """
    head = json.dumps({name: [values.typecode, len(values)] for name, values in arrays.items()})
    body = b""
    for values in arrays.values():
        little = array(values.typecode, values)
        if sys.byteorder == "big":
            little.byteswap()
        body += little.tobytes()
    return zlib.compress(head.encode("ascii") + b"\n" + body, 9)


@cache
def numpy_table(name: str) -> "dict[str, npt.NDArray[Any]]":
    """The arrays of a shipped table as read-only NumPy arrays, ``uint16`` or ``uint32``, one-dimensional.

    >>> numpy_table("high")["values-7"].dtype
    dtype('uint16')
    """
    import numpy as np  # noqa: PLC0415 - the extra [fast] is needed here only

    tables = {}
    for key, values in load_table(name).items():
        view = np.frombuffer(values, dtype=np.uint16 if values.typecode == "H" else np.uint32)
        view.flags.writeable = False
        tables[key] = view
    return tables
