"""How many five-card hands there are of each category, out of one deck of 52."""

from math import comb

from oddchip.ranking import HandCategory

TOTAL = comb(52, 5)


def category_counts() -> dict[HandCategory, int]:
    """The number of hands of each category, strongest first; the least likely stands highest.

    >>> counts = category_counts()
    >>> counts[HandCategory.STRAIGHT_FLUSH], counts[HandCategory.FULL_HOUSE], sum(counts.values()) == TOTAL
    (40, 3744, True)
    """
    runs = 10  # five-high to ace-high
    straight_flush = runs * 4
    counts = {
        HandCategory.STRAIGHT_FLUSH: straight_flush,
        HandCategory.FOUR_OF_A_KIND: 13 * 48,
        HandCategory.FULL_HOUSE: 13 * comb(4, 3) * 12 * comb(4, 2),
        HandCategory.FLUSH: 4 * comb(13, 5) - straight_flush,
        HandCategory.STRAIGHT: runs * 4**5 - straight_flush,
        HandCategory.THREE_OF_A_KIND: 13 * comb(4, 3) * comb(12, 2) * 4**2,
        HandCategory.TWO_PAIR: comb(13, 2) * comb(4, 2) ** 2 * 44,
        HandCategory.PAIR: 13 * comb(4, 2) * comb(12, 3) * 4**3,
    }
    counts[HandCategory.HIGH_CARD] = TOTAL - sum(counts.values())
    return counts
