"""Options that the commands about odds share."""

from typing import Annotated, Any

import typer

from oddchip.errors import OddsError

Dead = Annotated[str, typer.Option("--dead", "-d", metavar="cli-metavar-dead", help="cli-option-dead")]
Budget = Annotated[int | None, typer.Option("--budget", metavar="cli-metavar-number", help="cli-option-budget")]


def board_text(text: str) -> str:
    """The board as it was typed; ``-`` is an empty one, as in a showdown line.

    >>> board_text(" - "), board_text("As Kd 2c")
    ('', 'As Kd 2c')
    """
    return "" if text.strip() == "-" else text


def share(text: str | None) -> float | None:
    """A part of one, typed as such or in percent.

    >>> share("0.001"), share("0.1%"), share(None)
    (0.001, 0.001, None)
    """
    if text is None:
        return None
    try:
        return float(text.removesuffix("%")) / (100 if text.endswith("%") else 1)
    except ValueError:
        raise OddsError("odds-option", option="--error", given=text, expected="0.001, 0.1%") from None


def given(**values: Any) -> dict[str, Any]:
    """The values that were given.

    >>> given(budget=None, rules="standard")
    {'rules': 'standard'}
    """
    return {name: value for name, value in values.items() if value is not None}
