"""The options of ``oddchip settle`` read without Typer, which takes longer to load than a pot takes to settle.

Only command lines that need nothing of Typer are read here: known options written out in full, each with its value.
Everything else, help and mistakes included, is left to Typer.
"""

from collections.abc import Sequence
from typing import Any, Final

from oddchip.cli.settling import SettleOptions

COMMAND: Final = "settle"
VALUES: Final = {
    "--detail": "detail",
    "--rules": "rules",
    "--chip": "chip",
    "--cards": "cards",
    "--format": "format",
    "--svg": "svg",
    "--theme": "theme",
    "--lang": "lang",
}
"""Options with a value, and what they set."""
FLAGS: Final = {
    "--four-colour": "four_colour",
    "--json": "json",
    "--plain": "plain",
    "--no-isolates": "no_isolates",
}
"""Options without one."""


def read_options(argv: Sequence[str]) -> SettleOptions | None:
    """The options of a plain ``settle`` command line, ``None`` for any other.

    >>> options = read_options(["settle", "--json", "-"])
    >>> options.inputs, options.json
    (['-'], True)
    >>> read_options(["settle", "--help"]) is None
    True
    """
    if not argv or argv[0] != COMMAND:
        return None
    found: dict[str, Any] = {}
    inputs: list[str] = []
    words = iter(argv[1:])
    for word in words:
        name, equals, value = word.partition("=")
        if word in FLAGS:
            found[FLAGS[word]] = True
        elif name in VALUES:
            given = value if equals else next(words, "-")
            if not equals and given.startswith("-"):
                return None
            found[VALUES[name]] = given
        elif word.startswith("-") and word != "-":
            return None
        else:
            inputs.append(word)
    found.pop("lang", None)
    return SettleOptions(inputs, **found) if inputs else None
