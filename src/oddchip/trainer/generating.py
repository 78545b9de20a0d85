"""Questions from seeds: deals are drawn until one invites the mistake."""

from collections.abc import Iterator
from random import Random
from typing import Final

from oddchip.errors import QuestionError, UnknownNameError
from oddchip.showdown import Fact
from oddchip.trainer.dealing import Dealer
from oddchip.trainer.kinds import KINDS, TRAINED, Kind, find_kind
from oddchip.trainer.misconceptions import MISCONCEPTIONS, Misconception
from oddchip.trainer.question import ANY, Choice, Question, Situation, Skill
from oddchip.trainer.reading import RIGHT
from oddchip.variants import Variant, find_variant

MOST_DEALS: Final = 4_000
"""Deals tried before another mistake is sought; the rarest one needs some hundreds."""
_MOST_WRONG: Final = 4
_ENOUGH_WRONG: Final = 3
"""Wrong choices with which a deal is good enough to be taken at once."""
_PATIENCE: Final = 2
"""How many times the deals that the first inviting one took are spent on one that invites more mistakes ..."""
_LEAST_MORE: Final = 20
_MOST_MORE: Final = 60
"""... within these bounds, so that a rare mistake does not make its question slow."""
_WEIGHT_OF_CLOSENESS: Final = 60


def generate(kind: str, variant: str, seed: int, misconception: str | None = None) -> Question:
    """The question of a kind, in a game, that this seed gives; the same one whenever it is asked for.

    ``misconception`` is a mistake that one of the wrong choices comes from; one is drawn if none is named. Should no
    deal invite it, the next one of the kind is taken, and the skill of the question names that one. Raises
    `UnknownNameError` for an unknown kind, game or misconception, and for what does not go together (`list_skills`);
    `QuestionError` (``no-question``) if no mistake of the kind is invited by any deal.

    >>> question = generate("how-many-outs", "holdem", 3)
    >>> 2 <= len(question.choices) <= 5, question == generate("how-many-outs", "holdem", 3)
    (True, True)
    """
    asked = find_kind(kind)
    game = find_variant(variant)
    known = _concerned(asked, game)
    if misconception is not None and misconception not in known:
        raise UnknownNameError("unknown-choice", option="misconception", given=misconception, known=", ".join(known))
    name = f"{kind}/{game.key}/{misconception or ANY}/{seed}"
    dice = Random(name)
    wanted = misconception or dice.choice(known)
    first = known.index(wanted)
    for code in (*known[first:], *known[:first]):
        found = _invite(asked, game, MISCONCEPTIONS[code], dice)
        if found is not None:
            situation, choices, difficulty = found
            dice.shuffle(choices)
            return Question(
                id=name,
                seed=seed,
                skill=Skill(kind, game.key, code),
                situation=situation,
                prompt=asked.prompt(situation),
                choices=tuple(choices),
                key=next(at for at, choice in enumerate(choices) if not choice.misconceptions),
                reasons=asked.reasons(situation),
                difficulty=difficulty,
            )
    raise QuestionError("no-question", kind=kind, variant=game.key)


def find_question(question_id: str) -> Question:
    """The question of an id, made anew.

    >>> find_question("board-plays/holdem/any/4").id
    'board-plays/holdem/any/4'
    """
    parts = question_id.split("/")
    if len(parts) != 4 or not parts[3].lstrip("-").isdigit():
        raise UnknownNameError("unknown-choice", option="question", given=question_id, known="kind/game/mistake/seed")
    kind, variant, misconception, seed = parts
    return generate(kind, variant, int(seed), None if misconception == ANY else misconception)


def list_skills(kind: str | None = None, variant: str | None = None) -> tuple[Skill, ...]:
    """Everything that can be trained: kinds x games x misconceptions that go together.

    >>> list_skills("set-or-trips", "holdem")[0]
    Skill(kind='set-or-trips', variant='holdem', misconception='three-is-a-set')
    """
    kinds = KINDS.values() if kind is None else (find_kind(kind),)
    games = TRAINED if variant is None else (find_variant(variant).key,)
    return tuple(
        Skill(each.key, game, code)
        for each in kinds
        for game in games
        if each.fits(find_variant(game))
        for code in each.concerned(find_variant(game))
    )


def _concerned(kind: Kind, variant: Variant) -> tuple[str, ...]:
    """The misconceptions of a kind in a game; raises for a game in which it is not asked."""
    games = [game for game in TRAINED if kind.fits(find_variant(game)) and kind.concerned(find_variant(game))]
    if variant.key not in games:
        raise UnknownNameError("unknown-choice", option=kind.key, given=variant.key, known=", ".join(games))
    return kind.concerned(variant)


_Found = tuple[Situation, list[Choice], int]
"""A deal, its choices (the right one first), its difficulty."""


def _invite(kind: Kind, variant: Variant, wanted: Misconception, dice: Random) -> _Found | None:
    """A deal that invites the wanted mistake: the first that invites enough others too, or the best of some."""
    best: _Found | None = None
    last = MOST_DEALS
    for number in range(MOST_DEALS):
        found = _attempt(kind, variant, wanted, dice)
        if found is not None and (best is None or len(found[1]) > len(best[1])):
            if best is None:
                more = min(max(_PATIENCE * number, _LEAST_MORE), _MOST_MORE)
                last = min(MOST_DEALS, number + more)
            best = found
        if best is not None and (number >= last or len(best[1]) > min(_ENOUGH_WRONG, kind.most_choices - 1)):
            break
    return best


def _attempt(kind: Kind, variant: Variant, wanted: Misconception, dice: Random) -> _Found | None:
    """One deal, with its choices and difficulty; nothing if it does not lead astray."""
    half = dice.choice(kind.halves(variant, wanted.code))
    situation = kind.deal(Dealer(variant, dice, wanted.bias(variant, dice), half))
    if situation is None:
        return None
    wrong = kind.read(situation, wanted)
    # The right reading shares its hands with the mistaken one; the engine is asked once it is worth asking.
    if wrong is None or wrong == kind.read(situation, RIGHT):
        return None
    key = kind.right(situation)
    if key is None or wrong == key:
        return None
    answers = [(wanted.code, wrong), *_other_answers(kind, situation, wanted)]
    led: list[tuple[Fact, list[str]]] = []
    for code, answer in answers:
        if answer == key:
            continue
        for known, codes in led:
            if known == answer:
                codes.append(code)
                break
        else:
            led.append((answer, [code]))
    choices = [Choice(key), *(Choice(answer, tuple(codes)) for answer, codes in led[:_MOST_WRONG])]
    astray = sum(answer != key for _, answer in answers)
    closeness = _WEIGHT_OF_CLOSENESS * kind.closeness(situation, wanted)
    return situation, choices, round(closeness + (100 - _WEIGHT_OF_CLOSENESS) * min(astray, 4) / 4)


def _other_answers(kind: Kind, situation: Situation, wanted: Misconception) -> Iterator[tuple[str, Fact]]:
    """What the other misconceptions of a kind answer about this half."""
    for code in kind.invites:
        other = MISCONCEPTIONS[code]
        if other is wanted or situation.half not in other.halves(situation.variant):
            continue
        answer = kind.read(situation, other)
        if answer is not None:
            yield code, answer
