"""The choices of a question in words."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, Final

from oddchip.cards import Card, Rank
from oddchip.ranking import ACE_TO_FIVE, BADUGI, HIGH, HandCategory, HandValue, MadeHand
from oddchip.showdown import Fact
from oddchip.wording.forms import Phrase, chips
from oddchip.wording.hand_names import hand_forms
from oddchip.wording.isolates import without_controls
from oddchip.wording.speaker import Speaker
from oddchip.wording.telling import Telling


class ChoiceText:
    """Says answers; ``telling`` is asked for the settlement only where pots must be named."""

    def __init__(self, speaker: Speaker, telling: Callable[[], Telling]) -> None:
        self.speaker = speaker
        self.telling = telling

    def say(self, answer: Fact) -> Phrase:
        """An answer in words."""
        say = _ANSWERS.get(answer.code)
        return self.speaker.say(answer.code, **answer.arguments) if say is None else say(self, answer)

    def cards(self, answer: Fact) -> Phrase:
        """Cards."""
        return self.speaker.cards([Card.from_code(code) for code in answer["cards"]])

    def number(self, answer: Fact) -> Phrase:
        """A number of kickers or outs."""
        return self.speaker.say(f"figure-{answer.code.removeprefix('choice-')}-count", count=answer["number"])

    def shares(self, answer: Fact) -> Phrase:
        """What each player gets, in chips or in parts of the pot."""
        if answer.code == "choice-fractions":
            return self.telling().shares({name: Fraction(share) for name, share in answer["fractions"].items()})
        return self.telling().shares({name: int(share) for name, share in answer["shares"].items()})

    def pots(self, answer: Fact) -> Phrase:
        """Pots by name."""
        return self.telling().pots(answer["pots"])

    def refund(self, answer: Fact) -> Phrase:
        """What comes back to whom."""
        return self.speaker.say(answer.code, player=answer["player"], amount=chips(int(answer["amount"])))

    def chance(self, answer: Fact) -> Phrase:
        """A fraction and its percentage."""
        return say_formula(self.speaker, Fraction(answer["fraction"]))

    def pot_winners(self, answer: Fact) -> Phrase:
        """The winners of each pot."""
        telling = self.telling()
        parts = [
            self.speaker.say("choice-pot-winner", pot=telling.pot(label), players=players)
            for label, players in answer["winners"].items()
        ]
        return self.speaker.chain("join-semicolon", parts)

    def hand(self, answer: Fact) -> Phrase:
        """A hand by name, one that does not exist included."""
        ranks = tuple(Rank.from_letter(letter) for letter in answer["ranks"])
        if answer["category"] == "three-pair":
            return self.speaker.say("hand-three-pair-nom", ranks=ranks)
        category = HandCategory(answer["category"])
        badugi = category.value.startswith("badugi")
        system = BADUGI if badugi else ACE_TO_FIVE if answer["low"] else HIGH
        # Suits are not told, so any will do.
        cards = tuple(Card.from_code(f"{rank.letter}{'shdc'[at % 4]}") for at, rank in enumerate(ranks))
        hand = MadeHand(HandValue(system.key, category, ranks, ()), cards, ())
        return self.speaker.form(hand_forms(hand, kickers=5))

    def decides(self, answer: Fact) -> Phrase:
        """What decides between two hands."""
        shown = {name: self._shown(answer[name]) for name in ("best", "other")}
        told = {name: answer[name] for name in ("place", "winner", "loser", "index")}
        return self.speaker.say("choice-decides", **shown, **told)

    def _shown(self, shown: str) -> Any:
        """A rank letter, a card code, a category code, or a hand that does not exist."""
        if shown == "three-pair":
            return self.speaker.say("choice-three-pair")
        if len(shown) == 1:
            return Rank.from_letter(shown)
        return self.speaker.cards([Card.from_code(shown)]) if len(shown) == 2 else HandCategory(shown)

    def made(self, answer: Fact) -> Phrase:
        """What is made, and which draws there are."""
        category = HandCategory(answer["category"])
        if answer["draws"]:
            draws = self.speaker.joined([self.speaker.say(f"draw-{code}") for code in answer["draws"]])
            return self.speaker.say("choice-made-draw", category=category, draws=draws)
        if category in _NO_DRAWS:
            return self.speaker.say("choice-made-plain", category=category)
        return self.speaker.say("choice-made", category=category)


_NO_DRAWS: Final = frozenset(
    {HandCategory.HIGH_CARD, HandCategory.PAIR, HandCategory.TWO_PAIR, HandCategory.THREE_OF_A_KIND}
)


_ANSWERS: Final[Mapping[str, Callable[[ChoiceText, Fact], Phrase]]] = {
    "choice-hand": ChoiceText.hand,
    "choice-cards": ChoiceText.cards,
    "choice-decides": ChoiceText.decides,
    "choice-kickers": ChoiceText.number,
    "choice-outs": ChoiceText.number,
    "choice-chips": ChoiceText.shares,
    "choice-fractions": ChoiceText.shares,
    "choice-pots": ChoiceText.pots,
    "choice-pot-winners": ChoiceText.pot_winners,
    "choice-made": ChoiceText.made,
    "choice-chance": ChoiceText.chance,
    "choice-back": ChoiceText.refund,
}


def say_formula(speaker: Speaker, *parts: str | Fraction) -> Phrase:
    """An equation in one isolate, the last part, a fraction, as a percentage too.

    >>> from oddchip.wording import get_speaker
    >>> str(say_formula(get_speaker("en", isolates=False), "9/45", Fraction(1, 5)))
    '9/45 = 1/5 = 20%'
    """
    last = Fraction(parts[-1])
    shown = [f"{part.numerator}/{part.denominator}" if isinstance(part, Fraction) else part for part in parts]
    percent = without_controls(speaker.percent(last))
    sign = "=" if (last * 10_000).denominator == 1 else "≈"
    return Phrase(speaker.isolate(" = ".join(dict.fromkeys(shown)) + f" {sign} {percent}"))
