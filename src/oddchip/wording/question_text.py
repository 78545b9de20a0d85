"""Questions of the trainer in words: situation, prompt, choices, verdict and reasons.

A question is data without language; what is used of it is written down here as protocols, since the trainer stands
above this package.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, Final, Protocol

from oddchip.cards import Card, Rank
from oddchip.ranking import (
    ACE_TO_FIVE,
    ANY_FIVE,
    BADUGI,
    HIGH,
    HandCategory,
    HandValue,
    MadeHand,
    compare_hands,
)
from oddchip.showdown import Fact, SeatState, Settlement, Showdown, settle
from oddchip.variants import Half, Variant
from oddchip.wording.brief import award_part
from oddchip.wording.comparison_text import say_comparison, say_tie
from oddchip.wording.fact_text import say_fact
from oddchip.wording.forms import Phrase, chips
from oddchip.wording.hand_names import hand_forms
from oddchip.wording.odd_chips import say_odd_chips
from oddchip.wording.speaker import Speaker, get_speaker
from oddchip.wording.telling import Telling, half_forms


class AskedSituation(Protocol):
    """What lies on the table."""

    @property
    def variant(self) -> Variant: ...
    @property
    def half(self) -> str: ...
    @property
    def showdown(self) -> Showdown | None: ...
    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]: ...
    @property
    def board(self) -> tuple[Card, ...]: ...


class AskedChoice(Protocol):
    """A possible answer."""

    @property
    def answer(self) -> Fact: ...


class Asked(Protocol):
    """A question."""

    @property
    def situation(self) -> AskedSituation: ...
    @property
    def prompt(self) -> Fact: ...
    @property
    def choices(self) -> Sequence[AskedChoice]: ...


class Graded(Protocol):
    """A graded answer: the verdict first, then the reasons."""

    @property
    def reasons(self) -> tuple[Fact, ...]: ...


# Kinds whose question is about the pot as a whole, even in games of two halves.
_ABOUT_ALL: Final = frozenset(
    {"ask-comes-back", "ask-player-pots", "ask-pot-winners", "ask-chips-each", "ask-hi-lo-shares"}
)
_NAMES: Final = ("A", "B")


class QuestionText:
    """A question put into one language.

    >>> from oddchip.trainer import generate, grade
    >>> question = generate("kicker-count", "holdem", 5)
    >>> text = QuestionText(question, "en", isolates=False)
    >>> text.prompt
    'How many kickers are in the best hand of A?'
    >>> text.explain(grade(question, question.key))[0]
    'Correct.'
    """

    def __init__(self, question: Asked, lang: str = "en", *, isolates: bool = True, plain: bool = False) -> None:
        self.question = question
        self.speaker = get_speaker(lang, isolates=isolates, plain=plain)
        self._telling: Telling | None = None

    @classmethod
    def spoken_by(cls, question: Asked, speaker: Speaker) -> "QuestionText":
        """The question in the words of a speaker of one's own, such as one that marks cards for HTML."""
        text = cls(question, speaker.lang)
        text.speaker = speaker
        return text

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.speaker.say(f"variant-{self.question.situation.variant.key}")

    @property
    def situation(self) -> list[str]:
        """What lies on the table, a line each: the board, every seat, the button."""
        asked = self.question.situation
        showdown = asked.showdown
        if showdown is None:
            return [
                self.speaker.say("question-seat", player=name, cards=hand)
                for name, hand in zip(_NAMES, asked.hands, strict=True)
            ]
        lines = [self.speaker.say("board-cards", cards=asked.board)] if asked.board else []
        for seat in showdown.seats:
            told: dict[str, Any] = {"player": seat.name}
            if seat.live is not None:
                told["amount"] = chips(seat.live)
            if seat.state is SeatState.FOLDED:
                lines.append(self.speaker.say("question-seat-folded", **told))
            else:
                message = "question-seat" if seat.live is None else "question-seat-stake"
                lines.append(self.speaker.say(message, cards=seat.known, **told))
        button = [seat.name for seat in showdown.seats if seat.number == showdown.button]
        if button:
            lines.append(self.speaker.say("figure-button", player=button[0]))
        return [str(line) for line in lines]

    @property
    def prompt(self) -> str:
        """What is asked; in games of two halves, which of them it is about."""
        asked, fact = self.question.situation, self.question.prompt
        told: dict[str, Any] = {name: value for name, value in fact.arguments.items() if name != "cards"}
        told["part"] = "half" if asked.variant.is_split else "pot"
        if "cards" in fact.arguments:
            told["cards"] = _cards(fact["cards"])
        said = self.speaker.say(fact.code, **told)
        if asked.variant.is_split and fact.code not in _ABOUT_ALL:
            return f"{self.speaker.say('question-half', half=half_forms(asked.half))} {said}"
        return str(said)

    @property
    def choices(self) -> list[str]:
        """The choices in their order."""
        return [self.choice(choice.answer) for choice in self.question.choices]

    def choice(self, answer: Fact) -> str:
        """An answer in words."""
        return str(_Choosing(self).say(answer))

    def explain(self, grade: Graded) -> list[str]:
        """The verdict, the mistake if it has a name, and the reasons: a paragraph each."""
        said = [line for fact in grade.reasons for line in self._reason(fact)]
        return list(dict.fromkeys(said))

    @property
    def telling(self) -> Telling:
        """The settlement of the showdown, to be told."""
        if self._telling is None:
            showdown = self.question.situation.showdown
            assert showdown is not None
            self._telling = Telling(settle(showdown), self.speaker)
        return self._telling

    def _reason(self, fact: Fact) -> list[str]:
        told: Any = fact.arguments
        say = self.speaker.say
        match fact.code:
            case "verdict-right":
                return [say("verdict-right")]
            case "verdict-wrong":
                return [say("verdict-wrong", answer=Phrase(self.choice(Fact.from_json(told["answer"]))))]
            case "why-slip":
                return self._slip(told["slip"], told["fact"])
            case "why-hand" | "why-tie" | "why-beats" | "why-hole":
                return self._about_hands(fact)
            case "why-pots" | "why-layers":
                return self._about_pots(fact)
            case "why-back":
                return self._about_refund()
            case "why-draw":
                draw = say(f"draw-{told['draw']}")
                return [say("why-draw", cards=_cards(told["cards"]), draw=draw, number=int(told["number"]))]
            case "why-chance-next" | "why-chance-river":
                return [self._chance(fact)]
        cards = _cards(told["cards"])
        return [say(fact.code, **{**told, "cards": cards})]

    def _slip(self, code: str, fact: str | None) -> list[str]:
        """The name of the misconception with its reason, and the engine's own words on it for these cards."""
        slip = f"slip-{code}"
        why = self.speaker.attribute(slip, "why") or Phrase("")
        said = [str(self.speaker.say("why-slip", slip=self.speaker.say(slip), why=why))]
        if fact is not None and self._complete():
            facts = self.telling.settlement.facts
            said += [str(say_fact(self.telling, found)) for found in facts if found.code == fact]
        return said

    def _complete(self) -> bool:
        """Whether there is a showdown that can be settled."""
        asked = self.question.situation
        if asked.showdown is None or len(asked.board) != asked.variant.board:
            return False
        return len(asked.showdown.seats) > 1

    # hands

    def _half(self, key: str) -> Half:
        return self.question.situation.variant.half(key)

    def _made(self, name: str, half: Half) -> MadeHand:
        """The best hand of a seat, or of one of the hands to be compared."""
        asked = self.question.situation
        if asked.showdown is None:
            return half.system.best(ANY_FIVE, asked.hands[_NAMES.index(name)], ())
        return half.best(asked.showdown.seat(name).known, asked.board)

    def _about_hands(self, fact: Fact) -> list[str]:
        half = self._half(fact["half"])
        if fact.code == "why-hand":
            return [self._hand_line(fact["player"], half)]
        if fact.code == "why-tie":
            return [say_tie(self.speaker, self._made(fact["player"], half))]
        if fact.code == "why-hole":
            cards = _cards(fact["cards"])
            hand = half.best(cards, self.question.situation.board)
            return [self.speaker.say("why-hole", cards=cards, hand=hand)]
        winner, loser = fact["winner"], fact["loser"]
        compared = compare_hands(self._made(winner, half), self._made(loser, half))
        said = say_comparison(self.speaker, compared, winner, loser)
        return [" ".join([self.speaker.say("versus", winner=winner, loser=loser), *said])]

    def _hand_line(self, player: str, half: Half) -> str:
        hand = self._made(player, half)
        asked = self.question.situation
        if not half.qualifies(hand):
            return self.speaker.say("hand-unqualified", player=player, half=half_forms(half.key))
        told = {"player": player, "cards": hand.cards, "hand": hand}
        if asked.board and hand.plays_board:
            return self.speaker.say("hand-line-board", **told)
        if len(hand.from_hole) == len(hand.cards) or asked.showdown is None:
            return self.speaker.say("hand-line-whole", **told)
        return self.speaker.say("hand-line", hole=hand.from_hole, **told)

    # chips

    def _about_pots(self, fact: Fact) -> list[str]:
        telling = self.telling
        settlement: Settlement = telling.settlement
        said = []
        for pot in settlement.pots:
            named = telling.pot(pot.label)
            parts: list[Phrase] = []
            if pot.amount is not None:
                heading = telling.say("pot-heading", pot=named, amount=telling.amount(pot.amount))
                parts.append(telling.say("sentence", text=heading))
                parts.append(telling.say("contending", players=pot.eligible))
            if fact.code == "why-pots":
                parts += [say_fact(telling, each) for each in pot.facts if each.code != "folded-money"]
                for award in pot.awards:
                    slot = telling.slot(award)
                    part = award_part(telling, award)
                    parts.append(part if slot is None else telling.say("label", label=slot, text=part))
                    parts += say_odd_chips(telling, award)
            said.append(" ".join(parts))
        return said

    def _about_refund(self) -> list[str]:
        facts = [fact for fact in self.telling.settlement.facts if fact.code == "uncalled-returned"]
        if not facts:
            return [self.speaker.say("why-nothing-back")]
        return [say_fact(self.telling, fact) for fact in facts]

    # chances

    def formula(self, *parts: str | Fraction) -> Phrase:
        """An equation in one isolate: fractions as they are, the last one as a percentage too."""
        last = parts[-1]
        assert isinstance(last, Fraction)
        shown = [f"{part.numerator}/{part.denominator}" if isinstance(part, Fraction) else part for part in parts]
        percent = Speaker(self.speaker.lang, isolates=False).percent(last)
        sign = "=" if (last * 10_000).denominator == 1 else "≈"
        return Phrase(self.speaker.isolate(" = ".join(dict.fromkeys(shown)) + f" {sign} {percent}"))

    def _chance(self, fact: Fact) -> str:
        number, unseen, rest = fact["number"], fact["unseen"], fact["rest"]
        chance = Fraction(fact["fraction"])
        told: dict[str, Any] = {"number": number, "unseen": unseen}
        if fact.code == "why-chance-next":
            return self.speaker.say(fact.code, formula=self.formula(f"{number}/{unseen}", chance), **told)
        missing = f"{rest}/{unseen} × {rest - 1}/{unseen - 1}"
        return self.speaker.say(
            fact.code, missing=self.formula(missing, 1 - chance), formula=self.formula(chance), **told
        )


class _Choosing:
    """Answers in words."""

    def __init__(self, text: QuestionText) -> None:
        self.text = text
        self.speaker = text.speaker

    def say(self, answer: Fact) -> Phrase:
        say = self.speaker.say
        told: Any = answer.arguments
        match answer.code:
            case "choice-hand":
                return self._hand(answer)
            case "choice-cards":
                return self.speaker.cards(_cards(told["cards"]))
            case "choice-decides":
                return self._decides(answer)
            case "choice-kickers" | "choice-outs":
                return say(f"figure-{answer.code.removeprefix('choice-')}-count", count=told["number"])
            case "choice-chips":
                return self._shares({name: int(share) for name, share in told["shares"].items()})
            case "choice-fractions":
                return self._shares({name: Fraction(share) for name, share in told["fractions"].items()})
            case "choice-pots":
                return self.text.telling.pots(told["pots"])
            case "choice-pot-winners":
                return self._pot_winners(told["winners"])
            case "choice-made":
                return self._draws(answer)
            case "choice-chance":
                return self.text.formula(Fraction(told["fraction"]))
            case "choice-back":
                return say("choice-back", player=told["player"], amount=chips(int(told["amount"])))
        return say(answer.code, **told)

    def _shares(self, shares: Mapping[str, Any]) -> Phrase:
        return self.text.telling.shares(shares)

    def _pot_winners(self, winners: Mapping[str, list[str]]) -> Phrase:
        telling = self.text.telling
        parts = [
            self.speaker.say("choice-pot-winner", pot=telling.pot(label), players=players)
            for label, players in winners.items()
        ]
        return self.speaker.chain("join-semicolon", parts)

    def _hand(self, answer: Fact) -> Phrase:
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

    def _decides(self, answer: Fact) -> Phrase:
        shown = {name: self._shown(answer[name]) for name in ("best", "other")}
        told = {name: answer[name] for name in ("winner", "loser", "index")}
        return self.speaker.say("choice-decides", place=_place(answer), **shown, **told)

    def _shown(self, shown: str) -> Any:
        """A rank letter, a card code, a category code, or a hand that does not exist."""
        if shown == "three-pair":
            return self.speaker.say("choice-three-pair")
        if len(shown) == 1:
            return Rank.from_letter(shown)
        return self.speaker.cards([Card.from_code(shown)]) if len(shown) == 2 else HandCategory(shown)

    def _draws(self, answer: Fact) -> Phrase:
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


_PLACES: Final = {
    ("full-house", 1): "three",
    ("full-house", 2): "two",
    ("two-pair", 1): "higher-pair",
    ("two-pair", 2): "lower-pair",
    ("three-pair", 1): "higher-pair",
    **{(category, 1): "top" for category in ("straight", "straight-flush")},
    **{(category, 1): "rank" for category in ("pair", "three-of-a-kind", "four-of-a-kind")},
}


def _place(answer: Fact) -> str:
    """What decides, as the message tells it apart."""
    part, category = answer["part"], answer["category"]
    if part == "kicker" and category == HandCategory.HIGH_CARD.value:
        return "card"
    if part != "main":
        return str(part)
    return _PLACES.get((category, answer["index"]), "card")


def _cards(codes: Sequence[str]) -> list[Card]:
    return [Card.from_code(code) for code in codes]
