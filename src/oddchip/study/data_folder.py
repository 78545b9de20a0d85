"""Where a learner's progress is kept: in the user's own data folder, on this machine and nowhere else."""

import os
from pathlib import Path
from typing import Final

from oddchip.errors import MissingExtraError

VARIABLE: Final = "ODDCHIP_DATA"
"""The environment variable that names another folder."""
_FILE: Final = "progress.sqlite3"


def progress_path() -> Path:
    """The database of this user; the folder may not exist yet.

    Raises `MissingExtraError` when the extra ``study`` is not installed and no folder is named.

    >>> progress_path().name
    'progress.sqlite3'
    """
    named = os.environ.get(VARIABLE)
    if named:
        return Path(named).expanduser() / _FILE
    try:
        from platformdirs import user_data_path  # noqa: PLC0415 - an extra
    except ImportError as error:
        raise MissingExtraError("missing-extra", extra="study") from error
    return user_data_path("oddchip", appauthor=False) / _FILE
