"""Writes the reference pages that follow from registries: codes, games, house rules.

``python tools/make_reference.py`` writes them, ``--check`` compares and exits 1 when a page is stale.
"""

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from oddchip.errors import ERROR_CODES
from oddchip.odds import DRAW_CODES, OUT_CODES
from oddchip.pots import PRESETS, SETTINGS, STANDARD, find_rules
from oddchip.ranking import SYSTEMS, HandCategory
from oddchip.showdown import FACT_CODES, SeatState
from oddchip.variants import Variant, list_variants

REFERENCE = Path(__file__).parent.parent / "docs" / "reference"
NOTE = "<!-- Written by tools/make_reference.py from the registries; change those, not this page. -->\n"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A Markdown table."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines) + "\n"


def codes() -> str:
    """Every error code, fact code, category and state, listed once."""
    errors = [
        (f"`{code}`", text.replace("{", "*").replace("}", "*").replace("!r", "")) for code, text in ERROR_CODES.items()
    ]
    facts = [(f"`{code}`", meaning) for code, meaning in FACT_CODES.items()]
    categories = [(f"`{category.value}`", str(category.kickers)) for category in HandCategory]
    states = [(f"`{state.value}`",) for state in SeatState]
    return (
        "# Codes\n\n"
        + NOTE
        + "\nCodes are stable: programs may rely on them. Sentences are not.\n\n## Errors\n\n"
        + "Every error has a `code` and `arguments`; italics mark arguments. Where an error has a place, "
        "`position` counts characters from 1, `line` the lines of a file from 1, and `field` names a JSON field.\n\n"
        + table(("code", "what it says in English"), errors)
        + "\n## Facts\n\nA settlement gives its reasons as facts.\n\n"
        + table(("code", "meaning"), facts)
        + "\n## Draws\n\nWhat `find_draws` names; never a made hand.\n\n"
        + table(("code", "meaning"), [(f"`{code}`", meaning) for code, meaning in DRAW_CODES.items()])
        + "\n## Reasons for an out\n\nWhat `outs` says of a card.\n\n"
        + table(("code", "meaning"), [(f"`{code}`", meaning) for code, meaning in OUT_CODES.items()])
        + "\n## Hand categories\n\n"
        + table(("code", "kickers"), categories)
        + "\nNames of their own: `royal-flush`, `broadway`, `wheel`, `set`, `trips`.\n"
        + "\n## Ranking systems\n\n"
        + table(
            ("key", "ladder, strongest first"),
            [
                (f"`{system.key}`", ", ".join(category.value for category in system.ladder))
                for system in SYSTEMS.values()
            ],
        )
        + "\n## States of a seat in JSON\n\n"
        + table(("state",), states)
        + "\n## Rules behind an odd chip\n\n"
        + table(
            ("rule", "who gets it"),
            [
                ("`left-of-button`", "the first winning seats clockwise from the button, one chip each"),
                ("`suit`", "the best card of the winning five, by rank and then suit; shared cards are skipped"),
                ("`all-cards`", "the best card of all that a seat holds, the lowest in low games"),
                ("`lowest-seat`", "the winning seats with the lowest numbers"),
                ("`highest-seat`", "the winning seats with the highest numbers"),
            ],
        )
    )


def _halves(variant: Variant) -> str:
    parts = []
    for half in variant.halves:
        qualifier = f", {half.qualifier.key}" if half.qualifier else ""
        parts.append(f"{half.key}: {half.system.key}, {half.selection.key}{qualifier}")
    return "; ".join(parts)


def _deal(variant: Variant) -> str:
    hole = str(variant.hole)
    if variant.dealt:
        hole += f" (of {variant.dealt} dealt)"
    if variant.parts:
        hole = " / ".join(map(str, variant.parts))
    board = f" + {variant.board}" if variant.board else ""
    return hole + board + (f", {variant.boards} boards" if variant.boards > 1 else "")


def games() -> str:
    """Every game of the registry."""
    rows = [
        (
            f"`{variant.key}`",
            ", ".join(f"`{alias}`" for alias in variant.aliases),
            str(variant.deck.size),
            _deal(variant),
            _halves(variant),
            "yes" if variant.has_button else "no",
        )
        for variant in list_variants()
    ]
    head = ("key", "aliases", "deck", "hole + board", "per half: ranking, selection, qualifier", "button")
    return "# Games\n\n" + NOTE + "\nThe first of two halves is the high side.\n\n" + table(head, rows)


def house_rules() -> str:
    """Every setting and preset."""
    settings = [(f"`{name}`", ", ".join(f"`{choice}`" for choice in choices)) for name, choices in SETTINGS.items()]
    presets = [
        (f"`{key}`", preset.source, "" if preset.hands is None else str(preset.hands), _changes(preset.rules.text))
        for key, preset in PRESETS.items()
    ]
    return (
        "# House rules\n\n"
        + NOTE
        + "\n## Settings\n\nThe default stands first. `oddchip rules` says each in words.\n\n"
        + table(("setting", "choices"), [*settings, ("`rake`", "`0`, an amount, `5%`, `5%/3`")])
        + "\n## Presets\n\nRoom presets were read from recorded hands; the third column says from how many with an odd "
        "chip, all of which they reproduce. One or two hands prove little.\n\n"
        + table(("preset", "source", "hands", "departs from the default in"), presets)
    )


def _changes(text: str) -> str:
    rules = find_rules(text)
    changed = [f"`{name}:{rules.setting(name)}`" for name in SETTINGS if rules.setting(name) != STANDARD.setting(name)]
    return ", ".join(changed) or "nothing"


PAGES = {"codes.md": codes, "games.md": games, "house-rules.md": house_rules}


def main() -> int:
    """Write the pages, or with ``--check`` name the stale ones."""
    stale = []
    for name, write in PAGES.items():
        path = REFERENCE / name
        text = write()
        if "--check" in sys.argv[1:]:
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                stale.append(name)
        else:
            path.write_text(text, encoding="utf-8")
    if stale:
        print("stale reference pages, run tools/make_reference.py:", ", ".join(stale), file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
