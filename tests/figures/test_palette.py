"""Colours that can be read: contrast by WCAG 2.2, in both themes and in print."""

import pytest

from oddchip.cards import Suit
from oddchip.figures.palette import PALETTES, contrast


@pytest.mark.parametrize("theme", PALETTES)
def test_text_has_the_contrast_of_level_aa(theme: str) -> None:
    palette = PALETTES[theme]
    for ground in (palette.ground, palette.panel, palette.wins_panel):
        for ink in (palette.ink, palette.soft_ink, palette.wins):
            assert contrast(ink, ground) >= 4.5, (ink, ground)
    for suit in Suit:
        for four in (False, True):
            assert contrast(palette.suit_ink(suit, four_colour=four), palette.face) >= 4.5
    assert contrast(palette.idle_ink, palette.idle_face) >= 4.5


@pytest.mark.parametrize("theme", PALETTES)
def test_signs_and_outlines_stand_out(theme: str) -> None:
    palette = PALETTES[theme]
    for ground in (palette.panel, palette.wins_panel):
        for sign in (palette.wins, palette.beaten, palette.soft_ink):
            assert contrast(sign, ground) >= 3, (sign, ground)
