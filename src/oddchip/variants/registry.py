"""Every game oddchip knows. Tests, help, menus and docs are made from this list."""

from difflib import get_close_matches
from functools import cache

from oddchip.errors import UnknownNameError
from oddchip.variants.board_games import HOLDEM_GAMES, OMAHA_GAMES, STRIPPED_GAMES
from oddchip.variants.draw_games import DRAW_GAMES, SPLIT_DRAW_GAMES
from oddchip.variants.split_games import SPLIT_BOARD_GAMES
from oddchip.variants.stud_games import STUD_GAMES
from oddchip.variants.variant import Variant

_VARIANTS: tuple[Variant, ...] = (
    *HOLDEM_GAMES,
    *OMAHA_GAMES,
    *STRIPPED_GAMES,
    *SPLIT_BOARD_GAMES,
    *STUD_GAMES,
    *DRAW_GAMES,
    *SPLIT_DRAW_GAMES,
)


@cache
def _by_name() -> dict[str, Variant]:
    names: dict[str, Variant] = {}
    for variant in _VARIANTS:
        for name in (variant.key, *variant.aliases):
            if names.setdefault(name, variant) is not variant:
                raise AssertionError(f"two games answer to {name!r}")
    return names


def list_variants() -> tuple[Variant, ...]:
    """Every registered game.

    >>> len(list_variants()) >= 35
    True
    """
    return _VARIANTS


def find_variant(name: str) -> Variant:
    """The game of a key or alias in any case; spaces and underscores count as hyphens.

    Raises `UnknownNameError` (``unknown-variant``) with the nearest name.

    >>> find_variant("PLO").key, find_variant("Short Deck").key
    ('omaha', 'short-deck')
    """
    names = _by_name()
    wanted = "-".join(name.strip().casefold().replace("_", " ").split())
    if wanted in names:
        return names[wanted]
    near = get_close_matches(wanted, [key for key in names if len(key) > 2], n=5, cutoff=0.6)
    # A game that differs in its number alone is nearest: omaha9 is more likely omaha8 than omaha.
    numbered = [key for key in near if key[:-1] == wanted[:-1]]
    best = min(numbered, key=lambda key: abs(ord(key[-1]) - ord(wanted[-1]))) if numbered else (near or ["holdem"])[0]
    raise UnknownNameError(
        "unknown-variant", given=name if len(name) <= 60 else name[:57] + "...", suggestion=names[best].key
    )
