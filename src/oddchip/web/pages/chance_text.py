"""Chances as the pages write them: percent, the exact fraction, odds against."""

from decimal import Decimal
from fractions import Fraction

from markupsafe import Markup

from oddchip.web.pages.voice import PageVoice, marked_html


def percent(share: Fraction | float, voice: PageVoice, *, digits: int = 2) -> Markup:
    """A share in percent."""
    return marked_html(voice.speaker.percent(share, digits=digits))


def fraction(part: int, whole: int) -> Markup:
    """A fraction as it stands; a line may end behind its bar.

    >>> str(fraction(9, 47))
    '<bdi dir="ltr">9/<wbr>47</bdi>'
    """
    return Markup('<bdi dir="ltr">{}/<wbr>{}</bdi>').format(part, whole)


def with_fraction(share: Fraction, voice: PageVoice) -> Markup:
    """A chance in percent with its fraction in lowest terms."""
    exact = f"{share.numerator}/{share.denominator}"
    return voice.html("page-chance", percent=voice.speaker.percent(share), exact=exact)


def odds_against(chance: Fraction, voice: PageVoice) -> Markup:
    """How many times it fails for once that it comes; empty for what is certain or never comes.

    >>> from oddchip.web.pages.voice import page_voice
    >>> str(odds_against(Fraction(9, 47), page_voice("en"))), str(odds_against(Fraction(1), page_voice("en")))
    ('<bdi>4.22</bdi> to 1', '')
    """
    if not 0 < chance < 1:
        return Markup("")
    times = (1 - chance) / chance
    digits = 0 if times >= 1000 else 1 if times >= 100 else 2
    return voice.html("page-odds-against", times=voice.speaker.number(_rounded(times, digits)))


def _rounded(number: Fraction, digits: int) -> Decimal:
    return Decimal(round(number * 10**digits)).scaleb(-digits)
