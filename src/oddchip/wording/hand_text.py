"""Sentences about hands alone, outside any pot: what a hand is, and which of several is better."""

from collections.abc import Sequence

from oddchip.ranking import Comparison, MadeHand, compare_hands
from oddchip.variants import Variant
from oddchip.wording.comparison_text import say_comparison, say_tie
from oddchip.wording.forms import Phrase
from oddchip.wording.speaker import Speaker, get_speaker
from oddchip.wording.telling import half_forms


def explain_hand(
    variant: Variant,
    hands: Sequence[MadeHand | None],
    *,
    lang: str = "en",
    isolates: bool = True,
    plain: bool = False,
) -> str:
    """What a player's cards make, one line a half; ``hands`` in the order of the variant's halves, ``None`` if none
    qualifies (as the values of `Variant.best_hands`).

    >>> from oddchip.cards import parse_cards
    >>> from oddchip.variants import find_variant
    >>> holdem = find_variant("holdem")
    >>> hands = holdem.best_hands(parse_cards("Ad Qc"), parse_cards("Qs 9h 6d 4c 2s"))
    >>> print(explain_hand(holdem, list(hands.values()), isolates=False))
    Q♠ Q♣ A♦ 9♥ 6♦, a pair of queens, kickers A-9-6; from the hand Q♣ A♦
    """
    speaker = get_speaker(lang, isolates=isolates, plain=plain)
    return "\n".join(
        _of_half(speaker, variant, half.key, _hand(speaker, half.key, hand))
        for half, hand in zip(variant.halves, hands, strict=True)
    )


def explain_comparison(  # noqa: PLR0913 - the choices of one reader
    variant: Variant,
    comparison: Comparison,
    *,
    names: tuple[str, str] = ("A", "B"),
    half: str | None = None,
    lang: str = "en",
    isolates: bool = True,
    plain: bool = False,
) -> str:
    """Which of two hands is better and by which card, in sentences; ``names`` call the left and the right hand.

    >>> from oddchip.cards import parse_cards
    >>> from oddchip.ranking import compare_hands
    >>> from oddchip.variants import find_variant
    >>> holdem = find_variant("holdem")
    >>> board = parse_cards("Qs 9h 6d 4c 2s")
    >>> left, right = (holdem.halves[0].best(parse_cards(hole), board) for hole in ("Kd Qh", "Ad Qc"))
    >>> print(explain_comparison(holdem, compare_hands(left, right), isolates=False))
    B is better. Same category, pair. Same pair, queens. First kicker: B an ace, A a king. The ace is higher.
    """
    speaker = get_speaker(lang, isolates=isolates, plain=plain)
    if comparison.result == 0:
        said: list[Phrase] = [say_tie(speaker, comparison.left)]
    else:
        left_wins = comparison.result > 0
        winner, loser = names if left_wins else names[::-1]
        told = comparison if left_wins else compare_hands(comparison.right, comparison.left)
        said = [speaker.say("better-hand", player=winner), *say_comparison(speaker, told, winner, loser)]
    return _of_half(speaker, variant, half or variant.halves[0].key, Phrase(" ".join(said)))


def _hand(speaker: Speaker, half: str, hand: MadeHand | None) -> Phrase:
    if hand is None:
        return speaker.say("brief-no-half", half=half_forms(half))
    if hand.plays_board:
        return speaker.say("made-board", cards=hand.cards, hand=hand)
    if len(hand.from_hole) == len(hand.cards):
        return speaker.say("made-whole", cards=hand.cards, hand=hand)
    return speaker.say("made", cards=hand.cards, hand=hand, hole=hand.from_hole)


def _of_half(speaker: Speaker, variant: Variant, half: str, said: Phrase) -> str:
    """In games of two halves the half is named first."""
    if not variant.is_split:
        return str(said)
    return str(speaker.say("label", label=speaker.form(half_forms(half), "label"), text=said))
