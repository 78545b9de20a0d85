"""The picture of a question, and the picture of its answer."""

from oddchip.figures import FigureOptions, deal_svg, hands_svg, to_svg
from oddchip.figures.palette import Theme
from oddchip.figures.settlement_figure import figure_prefix
from oddchip.showdown import Settlement, settle
from oddchip.trainer import Question
from oddchip.trainer.dealing import NAMES


def question_svg(
    question: Question, lang: str = "en", *, place: int = 0, width: int = 560, theme: Theme = "light"
) -> str:
    """What lies on the table; ``place`` tells pictures of one page apart, ``width`` is in pixels.

    >>> from oddchip.trainer import generate
    >>> question_svg(generate("who-wins", "holdem", 1)).startswith("<svg ")
    True
    """
    situation = question.situation
    prefix = figure_prefix(f"{place} {question.id} {lang}")
    options: FigureOptions = {"lang": lang, "prefix": prefix, "width": width, "theme": theme}
    if situation.showdown is not None:
        return deal_svg(situation.showdown, **options)
    hands = dict(zip(NAMES, situation.hands, strict=False))
    return hands_svg(question.variant, hands, **options)


def settled_showdown(question: Question) -> Settlement | None:
    """The showdown of a question settled; ``None`` where there is none: one hand alone, or cards still to come."""
    situation = question.situation
    showdown = situation.showdown
    if showdown is None or situation.to_come or sum(seat.contends for seat in showdown.seats) < 2:
        return None
    if len(situation.board) != situation.variant.board and situation.variant.board:
        return None
    return settle(showdown)


def answer_svg(
    question: Question, lang: str = "en", *, place: int = 0, width: int = 560, theme: Theme = "light"
) -> str | None:
    """The picture of the showdown settled, if there is one (`settled_showdown`)."""
    settlement = settled_showdown(question)
    if settlement is None:
        return None
    prefix = figure_prefix(f"answer {place} {question.id} {lang}")
    return to_svg(settlement, lang=lang, width=width, theme=theme, prefix=prefix)
