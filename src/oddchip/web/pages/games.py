"""The games as the lists of forms show them: in groups, by name."""

from typing import Final

from oddchip.variants import Variant, list_variants
from oddchip.web.pages.voice import PageVoice, sentence_case

_GROUPS: Final = ("board", "split", "stud", "draw")


def game_name(variant: Variant, voice: PageVoice) -> str:
    """A game as a list shows it.

    >>> from oddchip.variants import find_variant
    >>> from oddchip.web.pages.voice import page_voice
    >>> game_name(find_variant("omaha"), page_voice("ru"))
    'Омаха'
    """
    return sentence_case(voice.text(f"variant-{variant.key}"))


def grouped_games(voice: PageVoice) -> list[tuple[str, list[Variant]]]:
    """Every game under the name of its group; games that split the pot stand together, whatever they are dealt like.

    >>> from oddchip.web.pages.voice import page_voice
    >>> [group for group, _ in grouped_games(page_voice("en"))]
    ['Games with a board', 'Split-pot games', 'Stud', 'Draw games']
    """
    groups: dict[str, list[Variant]] = {group: [] for group in _GROUPS}
    for variant in list_variants():
        groups["split" if variant.is_split else variant.family].append(variant)
    return [(voice.text(f"page-games-{group}"), members) for group, members in groups.items()]
