"""The picture of a question, and the picture of its answer."""

from oddchip.figures import deal_svg, hands_svg, to_svg
from oddchip.figures.settlement_figure import figure_prefix
from oddchip.showdown import settle
from oddchip.trainer import Question
from oddchip.trainer.dealing import NAMES


def question_svg(question: Question, lang: str = "en", *, place: int = 0, width: int = 560) -> str:
    """What lies on the table; ``place`` tells pictures of one page apart, ``width`` is in pixels.

    >>> from oddchip.trainer import generate
    >>> question_svg(generate("who-wins", "holdem", 1)).startswith("<svg ")
    True
    """
    situation = question.situation
    prefix = figure_prefix(f"{place} {question.id} {lang}")
    if situation.showdown is not None:
        return deal_svg(situation.showdown, lang=lang, prefix=prefix, width=width)
    hands = dict(zip(NAMES, situation.hands, strict=False))
    return hands_svg(question.variant, hands, lang=lang, prefix=prefix, width=width)


def answer_svg(question: Question, lang: str = "en", *, place: int = 0) -> str | None:
    """The showdown settled; ``None`` where there is none to settle: one hand alone, or cards still to come."""
    situation = question.situation
    showdown = situation.showdown
    if showdown is None or situation.to_come or sum(seat.contends for seat in showdown.seats) < 2:
        return None
    if len(situation.board) != situation.variant.board and situation.variant.board:
        return None
    return to_svg(settle(showdown), lang=lang, width=560, prefix=figure_prefix(f"answer {place} {question.id} {lang}"))
