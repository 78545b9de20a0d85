"""A game in words: what sets it apart, its deck, deal, selection, ranking and qualifier, all from its row."""

from collections.abc import Callable
from dataclasses import dataclass

from oddchip.variants import Half, Variant
from oddchip.wording.forms import Phrase
from oddchip.wording.speaker import Speaker
from oddchip.wording.telling import half_forms

_MessageOf = Callable[[Half], str]

COLUMNS = ("deck", "deal", "selection", "ranking", "qualifier")
"""What a list of games shows beside key and name, in this order."""


@dataclass(frozen=True, slots=True)
class VariantText:
    """A described game. ``rows`` are labels with short values; ``rules`` are whole sentences on how hands compete."""

    key: str
    name: Phrase
    about: Phrase
    rows: tuple[tuple[Phrase, Phrase], ...]
    rules: tuple[Phrase, ...]


def describe_variant(variant: Variant, speaker: Speaker) -> VariantText:
    """Everything there is to say about a game.

    >>> from oddchip.variants import find_variant
    >>> from oddchip.wording import get_speaker
    >>> str(describe_variant(find_variant("razz"), get_speaker("en")).name)
    'Razz'
    """
    values = variant_columns(variant, speaker)
    rows = [(label(speaker, column), values[column]) for column in COLUMNS]
    odd = speaker.say("variant-odd-button" if variant.has_button else "variant-odd-suit")
    rows.append((label(speaker, "odd-chip"), odd))
    if variant.aliases:
        names = speaker.chain("join-slot", [speaker.name(alias) for alias in variant.aliases])
        rows.append((label(speaker, "aliases"), names))
    return VariantText(
        variant.key,
        speaker.say(f"variant-{variant.key}"),
        speaker.say(f"variant-{variant.key}-about"),
        tuple(rows),
        _rules(variant, speaker),
    )


def variant_columns(variant: Variant, speaker: Speaker) -> dict[str, Phrase]:
    """The short value of each of `COLUMNS`."""
    return {
        "deck": speaker.say(f"deck-{variant.deck.key}"),
        "deal": _deal(variant, speaker),
        "selection": _by_half(variant, speaker, lambda half: f"selection-{half.selection.key}"),
        "ranking": _by_half(variant, speaker, lambda half: f"system-{half.system.key}"),
        "qualifier": _by_half(variant, speaker, lambda half: _qualifier(half) or "variant-none"),
    }


def label(speaker: Speaker, column: str) -> Phrase:
    """The heading of a column: ``key``, ``name``, ``odd-chip``, ``aliases`` or one of `COLUMNS`."""
    return speaker.say(f"variant-label-{column}")


def _qualifier(half: Half) -> str | None:
    return None if half.qualifier is None else f"qualifier-{half.qualifier.key}"


def _by_half(variant: Variant, speaker: Speaker, message: _MessageOf) -> Phrase:
    """One value for the whole pot, or one for each half where they differ."""
    said = [speaker.say(message(half)) for half in variant.halves]
    if len(set(said)) == 1:
        return said[0]
    parts = [
        speaker.say("variant-half", half=speaker.form(half_forms(half.key)), value=value)
        for half, value in zip(variant.halves, said, strict=True)
    ]
    return Phrase(speaker.say("variant-between-halves").join(parts))


def _deal(variant: Variant, speaker: Speaker) -> Phrase:
    board = variant.board
    if variant.parts:
        first, second = variant.parts
        return speaker.say("deal-parts", first=first, second=second, board=board)
    if variant.boards > 1:
        return speaker.say("deal-boards", hole=variant.hole, boards=variant.boards, board=board)
    if variant.dealt is not None:
        return speaker.say("deal-dealt", dealt=variant.dealt, hole=variant.hole, board=board)
    if board:
        return speaker.say("deal-board", hole=variant.hole, board=board)
    return speaker.say("deal-stud" if variant.family == "stud" else "deal-draw", hole=variant.hole)


def _rules(variant: Variant, speaker: Speaker) -> tuple[Phrase, ...]:
    """Which cards play, how hands rank and who qualifies, each said once, or for each half where they differ."""
    said: list[Phrase] = []
    ids: list[dict[str, str | None]] = [
        {half.key: f"selection-{half.selection.key}-about" for half in variant.halves},
        {half.key: f"system-{half.system.key}-about" for half in variant.halves},
        {half.key: f"{_qualifier(half)}-about" if half.qualifier else None for half in variant.halves},
    ]
    for wanted in ids:
        same = len(set(wanted.values())) == 1
        for half, message_id in wanted.items():
            if message_id is None:
                continue
            text = speaker.say(message_id)
            said.append(text if same else speaker.say("lead", lead=speaker.say(f"side-{half}"), text=text))
    return tuple(dict.fromkeys(said))
