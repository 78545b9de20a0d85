"""An example as HTML: its picture and its explanation."""

from collections.abc import Mapping
from typing import Final, Literal

from oddchip.figures import Show, to_html
from oddchip.figures.settlement_figure import figure_prefix
from oddchip.markdown.example import Example

_DETAILS: Final[Mapping[str, Literal["brief", "full", "teach"]]] = {"brief": "brief", "full": "full", "teach": "teach"}
_SHOWS: Final[Mapping[str, Show]] = {"both": "both", "figure": "figure", "text": "text"}


def render_example(text: str, *, defaults: Mapping[str, str] | None = None, place: int = 0) -> str:
    """The HTML of an example, after every claim in it was found right.

    ``defaults`` are settings for those the example does not have; ``place`` tells examples of one page apart, so that
    one that comes twice has ids of its own. Raises `OddchipError` for an example that cannot be read or settled, and
    `ExampleError` for one that states a wrong result.

    >>> html = render_example("holdem | Qs 9h 6d 4c 2s | A: Ad Qc 5 | B: Kd Qh 5\\nexpect: A=10")
    >>> html.startswith('<figure class="oddchip" lang="en" dir="ltr">'), "<svg " in html, "ace kicker" in html
    (True, True, True)
    """
    example = Example.read(text, defaults)
    settlement = example.settle()
    settings = example.settings
    return to_html(
        settlement,
        show=_SHOWS[settings.get("show", "both")],
        detail=_DETAILS[settings.get("detail", "full")],
        lang=settings.get("lang", "en"),
        theme="dark" if settings.get("theme") == "dark" else "light",
        four_colour=settings.get("deck") == "four-colour",
        width=int(settings.get("width", "720")),
        prefix=figure_prefix(f"{place} {text} {sorted(settings.items())}"),
    )
