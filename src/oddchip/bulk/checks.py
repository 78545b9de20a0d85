"""What is wrong with an array, said before a kernel reads it."""

from typing import TYPE_CHECKING, Any

from oddchip.errors import ArrayError

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt


def card_array(cards: object, *, name: str, dimensions: int) -> "npt.NDArray[np.uint8]":
    """``cards`` itself, if it is a ``uint8`` array of so many dimensions; `ArrayError` otherwise.

    Nothing is converted: an ``int64`` array would be copied in silence, and eight times as large.

    >>> import numpy as np
    >>> card_array(np.zeros((2, 7), dtype=np.uint8), name="cards", dimensions=2).shape
    (2, 7)
    """
    import numpy as np  # noqa: PLC0415 - the extra [fast]

    if not isinstance(cards, np.ndarray) or cards.dtype != np.uint8:
        given = f"an array of {cards.dtype}" if isinstance(cards, np.ndarray) else type(cards).__name__
        raise ArrayError("array-type", name=name, expected="uint8 (NumPy)", given=given)
    if cards.ndim != dimensions:
        raise ArrayError("array-shape", name=name, given=cards.shape, expected=f"{dimensions} dimensions")
    return cards


def value_array(out: object, *, rows: int) -> "npt.NDArray[np.uint16]":
    """``out`` itself, if it can hold the values of so many hands: ``uint16[rows]`` in one piece; else `ArrayError`."""
    import numpy as np  # noqa: PLC0415 - the extra [fast]

    if (
        not isinstance(out, np.ndarray)
        or out.dtype != np.uint16
        or not out.flags.c_contiguous
        or not out.flags.writeable
    ):
        given = f"an array of {out.dtype}" if isinstance(out, np.ndarray) else type(out).__name__
        raise ArrayError("array-type", name="out", expected="uint16 (NumPy), in one piece and writable", given=given)
    if out.shape != (rows,):
        raise ArrayError("array-shape", name="out", given=out.shape, expected=(rows,))
    return out


def check_cards(cards: "npt.NDArray[np.uint8]", *, name: str, lowest: int = 0, first_row: int = 0) -> None:
    """`ArrayError` (``array-card``) when a number is no card of the deck, which starts at ``lowest`` and ends at 51."""
    if cards.size == 0 or (cards.max() < 52 and (lowest == 0 or cards.min() >= lowest)):
        return
    wrong = (cards >= 52) | (cards < lowest)
    place: list[int] = [int(index[0]) for index in wrong.nonzero()]
    given = int(cards[tuple(place)])
    place[0] += first_row
    raise ArrayError("array-card", name=name, given=given, place=place, first=lowest, last=51)


def check_duplicates(cards: "npt.NDArray[np.uint8]", *, name: str, first_row: int = 0) -> None:
    """`ArrayError` (``array-duplicate``) when a row of ``uint8[N, k]`` names one card twice."""
    import numpy as np  # noqa: PLC0415 - the extra [fast]

    ordered = np.sort(cards, axis=1)
    twice: Any = ordered[:, 1:] == ordered[:, :-1]
    if twice.any():
        row, place = (int(index[0]) for index in twice.nonzero())
        raise ArrayError("array-duplicate", name=name, card=int(ordered[row, place]), row=row + first_row)
