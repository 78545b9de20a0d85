"""Draws the pictures of the README and the docs with the project's own figures.

``python tools/make_pictures.py`` writes them, ``--check`` compares and exits 1 when a picture is stale.
"""

import sys
from pathlib import Path

from oddchip.figures import kickers_svg, ladder_svg, to_svg
from oddchip.showdown import parse_showdown, settle
from oddchip.variants import find_variant

IMAGES = Path(__file__).parent.parent / "docs" / "images"
SIDE_POT = "holdem | Qs 9h 6d 4c 2s | *Ann: fold 10 | Bob: Ad Qc 50 | Cy: Kd Qh 200 | Dee: Jc Td 200"


def pictures() -> dict[str, str]:
    """Each picture by its file name."""
    return {
        "settlement.svg": to_svg(settle(parse_showdown(SIDE_POT))),
        "ladder.svg": ladder_svg(find_variant("holdem")),
        "kickers.svg": kickers_svg(),
    }


def main() -> int:
    """Write the pictures, or with ``--check`` name the stale ones."""
    check = "--check" in sys.argv[1:]
    stale = []
    for name, svg in pictures().items():
        path = IMAGES / name
        if not check:
            path.write_text(svg, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != svg:
            stale.append(name)
    if stale:
        print("stale pictures, run tools/make_pictures.py:", ", ".join(stale), file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
