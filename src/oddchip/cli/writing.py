"""Files that the command line writes."""

from pathlib import Path

from oddchip.errors import RecordError


def write_file(path: Path, content: bytes) -> None:
    """Write a file; `RecordError` (``file-unwritable``) where that cannot be done."""
    try:
        path.write_bytes(content)
    except (OSError, ValueError):  # a name with a NUL in it is a ValueError
        raise RecordError("file-unwritable", path=str(path)) from None
