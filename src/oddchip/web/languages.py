"""Which language a request is answered in: what its address says, else what its reader prefers, else English."""

from collections.abc import Iterator, Mapping
from typing import Final

from oddchip.wording import LANGUAGES

DEFAULT: Final = "en"
PARAMETER: Final = "lang"


def known_language(given: str) -> str | None:
    """The language of a code in any case, with or without a region; ``None`` for one that oddchip does not speak.

    >>> known_language("RU"), known_language("ar-EG"), known_language("xx")
    ('ru', 'ar', None)
    """
    code = given.strip().casefold().replace("_", "-")
    for candidate in (code, code.partition("-")[0]):
        if candidate in LANGUAGES:
            return candidate
    return None


def preferred_language(header: str) -> str | None:
    """The best known language of an Accept-Language header (RFC 9110), ``None`` if it names none.

    >>> preferred_language("de, ru;q=0.8, en;q=0.5"), preferred_language("de;q=1, *;q=0.1")
    ('ru', None)
    """
    best, highest = None, 0.0
    for name, quality in _ranges(header):
        code = known_language(name)
        if code is not None and quality > highest:
            best, highest = code, quality
    return best


def _ranges(header: str) -> Iterator[tuple[str, float]]:
    """Language ranges with their quality; what is written wrongly counts for nothing."""
    for part in header[:500].split(","):
        name, _, parameters = part.partition(";")
        key, _, number = parameters.strip().partition("=")
        try:
            yield name, float(number) if key.strip().casefold() == "q" else 1.0
        except ValueError:
            continue


def asked_language(query: Mapping[str, str], headers: Mapping[str, str]) -> str:
    """The language of a request from its ``lang`` parameter, else its Accept-Language header, else English.

    A parameter that names no known language counts for nothing here; where it matters it is refused.

    >>> asked_language({"lang": "ar"}, {"accept-language": "ru"}), asked_language({}, {})
    ('ar', 'en')
    """
    return known_language(query.get(PARAMETER, "")) or preferred_language(headers.get("accept-language", "")) or DEFAULT
