"""Which language the command line speaks: known before anything is read, so that errors and help speak it too."""

import os
from collections.abc import Sequence
from itertools import zip_longest

DEFAULT = "en"
VARIABLE = "ODDCHIP_LANG"


def wanted_language(argv: Sequence[str]) -> str:
    """The language of ``--lang``, else of the environment variable, else English.

    Raises `UnknownNameError` (``unknown-language``).

    >>> wanted_language(["settle", "--lang=RU", "-"])
    'ru'
    """
    given = _option(argv) or os.environ.get(VARIABLE) or DEFAULT
    code = given.strip().casefold().replace("_", "-").partition(".")[0]
    if code == DEFAULT:
        # Loading the table of languages costs a third of a cold start; JSON output needs none of it.
        return DEFAULT
    from oddchip.wording import LANGUAGES  # noqa: PLC0415 - see above

    for candidate in (code, code.partition("-")[0]):
        if candidate in LANGUAGES:
            return candidate
    from oddchip.errors import UnknownNameError  # noqa: PLC0415 - only for the refusal

    raise UnknownNameError("unknown-language", given=given, known=", ".join(LANGUAGES))


def _option(argv: Sequence[str]) -> str | None:
    """The last ``--lang`` before ``--``; one without a value is left for the parser to refuse."""
    found = None
    for word, following in zip_longest(argv, argv[1:]):
        if word == "--":
            break
        if word.startswith("--lang="):
            found = word.partition("=")[2]
        elif word == "--lang" and following is not None:
            found = following
    return found
