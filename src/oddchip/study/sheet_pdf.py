"""A sheet as PDF, by WeasyPrint, which shapes Arabic with Pango. The extra ``study`` has the one, the system the other.

WeasyPrint does not shape the Arabic of an SVG, so that the pictures are drawn by resvg.
"""

import logging
from base64 import b64encode

from oddchip.errors import MissingExtraError, ProgressError
from oddchip.figures import to_png
from oddchip.study.sheet import Sheet
from oddchip.study.sheet_html import sheet_page
from oddchip.wording.isolates import without_controls
from oddchip.wording.render import escape_html


def sheet_pdf(sheet: Sheet, lang: str) -> bytes:
    """The page of `sheet_page` on A4.

    Raises `MissingExtraError` without WeasyPrint or resvg, and `ProgressError` (``pdf-libraries``) without Pango.
    """
    try:
        import weasyprint  # noqa: PLC0415 - an extra
    except ImportError as error:
        raise MissingExtraError("missing-extra", extra="study") from error
    except OSError as error:
        raise ProgressError("pdf-libraries") from error
    # It tells of every property of a style it leaves alone.
    logging.getLogger("weasyprint").setLevel(logging.ERROR)
    written: bytes = weasyprint.HTML(string=sheet_page(sheet, lang, picture=_image)).write_pdf()
    return written


def _image(svg: str, title: str) -> str:
    """A picture as PNG, fine enough for print."""
    inline = without_controls(escape_html(title))
    data = b64encode(to_png(svg, scale=3)).decode()
    return f'<img alt="{inline}" src="data:image/png;base64,{data}">'
