"""What is asked about, and a series of questions about it that follows from a seed alone."""

from dataclasses import dataclass
from random import Random
from typing import Final

from oddchip.errors import UnknownNameError
from oddchip.trainer import KINDS, TRAINED, Skill, list_skills
from oddchip.variants import find_variant

EVERY_GAME: Final = "all"
SEEDS: Final = 1_000_000
"""Questions of one skill are told apart by numbers below this."""
_KINDS: Final = {kind: at for at, kind in enumerate(KINDS)}


@dataclass(frozen=True, slots=True)
class Scope:
    """A game (or `EVERY_GAME`), and one kind of question or every kind.

    >>> len(Scope("holdem", "set-or-trips").skills())
    2
    """

    variant: str = "holdem"
    kind: str | None = None

    @classmethod
    def of(cls, variant: str | None, kind: str | None) -> "Scope":
        """The scope of names as typed, aliases of games included; hold'em if none is named.

        Raises `UnknownNameError` for a game or a kind that is not, or that do not go together.

        >>> Scope.of("plo", None).variant
        'omaha'
        """
        key = "holdem" if variant is None else variant.strip().casefold()
        if kind is not None and kind not in KINDS:
            raise UnknownNameError("unknown-choice", option="--kind", given=kind, known=", ".join(KINDS))
        scope = cls(key if key == EVERY_GAME else find_variant(key).key, kind)
        scope.skills()
        return scope

    def skills(self) -> tuple[Skill, ...]:
        """Everything that can be trained here; raises `UnknownNameError` if there is nothing."""
        if self.variant == EVERY_GAME:
            return list_skills(self.kind)
        skills = list_skills(self.kind, self.variant) if self.variant in TRAINED else ()
        if not skills:
            known = ", ".join(dict.fromkeys(skill.variant for skill in list_skills(self.kind)))
            raise UnknownNameError("unknown-choice", option="--variant", given=self.variant, known=known)
        return skills


def draw_series(scope: Scope, count: int, seed: int) -> tuple[str, ...]:
    """Ids of so many questions, the same for the same seed; every mistake comes up before any comes up again.

    Easier kinds come first, as in `oddchip.trainer.KINDS`.

    >>> draw_series(Scope("holdem"), 3, 7) == draw_series(Scope("holdem"), 3, 7)
    True
    """
    by_code: dict[str, list[Skill]] = {}
    for skill in scope.skills():
        by_code.setdefault(skill.misconception, []).append(skill)
    dice = Random(f"series/{scope.variant}/{scope.kind}/{seed}")
    codes: list[str] = []
    drawn: dict[tuple[Skill, int], None] = {}
    while len(drawn) < count:
        if not codes:
            codes = list(by_code)
            dice.shuffle(codes)
        drawn[dice.choice(by_code[codes.pop()]), dice.randrange(SEEDS)] = None
    ordered = sorted(drawn, key=lambda each: _KINDS[each[0].kind])
    return tuple(f"{skill}/{number}" for skill, number in ordered)
