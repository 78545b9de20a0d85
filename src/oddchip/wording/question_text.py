"""Questions of the trainer in words: situation, prompt, choices, verdict and reasons.

A question is data without language; what is used of it is written down here as protocols, since the trainer stands
above this package.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final, Protocol

from oddchip.cards import Card
from oddchip.ranking import ANY_FIVE, MadeHand, compare_hands
from oddchip.showdown import Fact, PotResult, SeatState, Settlement, Showdown, settle
from oddchip.variants import Half, Variant
from oddchip.wording.brief import award_part
from oddchip.wording.choice_text import ChoiceText, say_formula
from oddchip.wording.comparison_text import say_comparison, say_tie
from oddchip.wording.fact_text import say_fact
from oddchip.wording.forms import Phrase, chips
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
# The engine speaks of these mistakes for high hands alone.
_ABOUT_HIGH: Final = frozenset({"mistake-omaha-two"})
_NAMES: Final = ("A", "B", "C", "D")


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
                for name, hand in zip(_NAMES, asked.hands, strict=False)
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
        return str(ChoiceText(self.speaker, lambda: self.telling).say(answer))

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
        say = _REASONS.get(fact.code)
        if say is not None:
            return [str(line) for line in say(self, fact)]
        told: Any = fact.arguments
        return [str(self.speaker.say(fact.code, **{**told, "cards": _cards(told["cards"])}))]

    def verdict_right(self, _: Fact) -> list[Phrase]:
        """That the answer is right."""
        return [self.speaker.say("verdict-right")]

    def verdict_wrong(self, fact: Fact) -> list[Phrase]:
        """That it is not, and what would be."""
        right = Phrase(self.choice(Fact.from_json(fact["answer"])))
        return [self.speaker.say("verdict-wrong", answer=right)]

    def slip(self, fact: Fact) -> list[Phrase]:
        """The name of the misconception with its reason, and the engine's own words on it for these cards."""
        slip = f"slip-{fact['slip']}"
        why = self.speaker.attribute(slip, "why") or Phrase("")
        said = [self.speaker.say("why-slip", slip=self.speaker.say(slip), why=why)]
        if fact["fact"] is not None and self._complete():
            facts = self.telling.settlement.facts
            elsewhere = fact["fact"] in _ABOUT_HIGH and self._asks_for_low()
            said += [say_fact(self.telling, found) for found in facts if found.code == fact["fact"] and not elsewhere]
        return said

    def _asks_for_low(self) -> bool:
        """Whether the question is about the low hand alone."""
        return self.question.prompt.code not in _ABOUT_ALL and self._half(self.question.situation.half).system.low

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

    def hand(self, fact: Fact) -> list[Phrase]:
        """A player's best hand."""
        return [self._hand_line(fact["player"], self._half(fact["half"]))]

    def tie(self, fact: Fact) -> list[Phrase]:
        """That the best hands are equal."""
        return [say_tie(self.speaker, self._made(fact["player"], self._half(fact["half"])))]

    def beats(self, fact: Fact) -> list[Phrase]:
        """How the best hand beats another, down to the card that decides."""
        half, winner, loser = self._half(fact["half"]), fact["winner"], fact["loser"]
        compared = compare_hands(self._made(winner, half), self._made(loser, half))
        said = say_comparison(self.speaker, compared, winner, loser)
        return [Phrase(" ".join([self.speaker.say("versus", winner=winner, loser=loser), *said]))]

    def hole(self, fact: Fact) -> list[Phrase]:
        """What hole cards make of the board."""
        cards = _cards(fact["cards"])
        hand = self._half(fact["half"]).best(cards, self.question.situation.board)
        return [self.speaker.say("why-hole", cards=cards, hand=hand)]

    def _hand_line(self, player: str, half: Half) -> Phrase:
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

    def pots(self, fact: Fact) -> list[Phrase]:
        """Every pot: its size, who contends for it, and unless only that was asked, who wins what."""
        settlement: Settlement = self.telling.settlement
        return [Phrase(" ".join(self._pot(pot, awards=fact.code == "why-pots"))) for pot in settlement.pots]

    def _pot(self, pot: PotResult, *, awards: bool) -> Iterator[Phrase]:
        telling = self.telling
        if pot.amount is not None:
            heading = telling.say("pot-heading", pot=telling.pot(pot.label), amount=telling.amount(pot.amount))
            yield telling.say("sentence", text=heading)
            yield telling.say("contending", players=pot.eligible)
        if not awards:
            return
        for fact in pot.facts:
            # Who alone contends is said already.
            if fact.code != "folded-money":
                yield say_fact(telling, fact)
        for award in pot.awards:
            slot, part = telling.slot(award), award_part(telling, award)
            yield part if slot is None else telling.say("label", label=slot, text=part)
            yield from say_odd_chips(telling, award)

    def refund(self, _: Fact) -> list[Phrase]:
        """What comes back, or that nothing does."""
        facts = [fact for fact in self.telling.settlement.facts if fact.code == "uncalled-returned"]
        return [say_fact(self.telling, fact) for fact in facts] or [self.speaker.say("why-nothing-back")]

    # chances

    def draw(self, fact: Fact) -> list[Phrase]:
        """A draw and the cards that complete it."""
        cards = _cards(fact["cards"])
        named = self.speaker.say(f"draw-{fact['draw']}")
        return [self.speaker.say("why-draw", cards=cards, draw=named, number=len(cards))]

    def chance_next(self, fact: Fact) -> list[Phrase]:
        """Outs over unseen cards."""
        number, unseen = fact["number"], fact["unseen"]
        formula = say_formula(self.speaker, f"{number}/{unseen}", Fraction(fact["fraction"]))
        return [self.speaker.say(fact.code, number=number, unseen=unseen, formula=formula)]

    def chance_river(self, fact: Fact) -> list[Phrase]:
        """One less the chance that both cards miss."""
        number, unseen, rest = fact["number"], fact["unseen"], fact["rest"]
        chance = Fraction(fact["fraction"])
        missing = say_formula(self.speaker, f"{rest}/{unseen} × {rest - 1}/{unseen - 1}", 1 - chance)
        told = {"number": number, "unseen": unseen, "missing": missing}
        return [self.speaker.say(fact.code, formula=say_formula(self.speaker, chance), **told)]


_REASONS: Final[Mapping[str, Callable[[QuestionText, Fact], Iterable[Phrase]]]] = {
    "verdict-right": QuestionText.verdict_right,
    "verdict-wrong": QuestionText.verdict_wrong,
    "why-slip": QuestionText.slip,
    "why-hand": QuestionText.hand,
    "why-tie": QuestionText.tie,
    "why-beats": QuestionText.beats,
    "why-hole": QuestionText.hole,
    "why-pots": QuestionText.pots,
    "why-layers": QuestionText.pots,
    "why-back": QuestionText.refund,
    "why-draw": QuestionText.draw,
    "why-chance-next": QuestionText.chance_next,
    "why-chance-river": QuestionText.chance_river,
}


def _cards(codes: Sequence[str]) -> list[Card]:
    return [Card.from_code(code) for code in codes]
