"""A figure as pixels, by resvg, which shapes Arabic and needs no browser. The extra ``png`` brings it."""

from importlib.util import find_spec

from oddchip.errors import MissingExtraError


def can_draw_png() -> bool:
    """Whether the extra ``png`` is installed.

    >>> can_draw_png()
    True
    """
    return find_spec("resvg_py") is not None


def to_png(svg: str, *, scale: float = 2.0) -> bytes:
    """A figure as PNG, ``scale`` pixels for each unit of its width.

    Letters are drawn with the fonts of this machine; for Arabic it needs one that has them (DejaVu Sans and Noto Sans
    Arabic do). Raises `MissingExtraError` when the extra ``png`` is not installed, ``ValueError`` for text that is no
    SVG.

    >>> from oddchip.figures import kickers_svg
    >>> to_png(kickers_svg(), scale=1)[1:4]
    b'PNG'
    """
    try:
        import resvg_py  # noqa: PLC0415 - an extra
    except ImportError as error:
        raise MissingExtraError("missing-extra", extra="png") from error
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, zoom=scale))
