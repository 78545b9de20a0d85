"""Every choice a house may make that changes who gets which chips."""

from dataclasses import dataclass, replace
from typing import Final

from oddchip.errors import RulesError, TextError, UnknownNameError
from oddchip.pots.rake import Rake, parse_rake

SETTINGS: Final = {
    "odd-chip": ("left-of-button", "suit", "lowest-seat", "highest-seat"),
    "stud-odd-chip": ("best-five", "all-cards"),
    "half-odd-chip": ("high", "low"),
    "quarter-odd-chip": ("in-half", "to-high"),
    "identical-hands": ("whole-pot", "per-half"),
    "high-side": ("rule-book", "other"),
    "short-deck": ("straight-over-trips", "trips-over-straight"),
}
"""Each setting with its choices, the default first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseRules:
    """The house's choices (rules.md, section 6). The defaults are the preset ``standard``.

    - ``odd_chip``: who gets the odd chip among tied hands, in games with a button (stud goes by suit, unless the house
      goes by seat number);
    - ``stud_odd_chip``: by the winning five (TDA) or by all cards, the lowest in low games (Robert's Rules);
    - ``half_odd_chip``: the side that takes the odd chip between the halves;
    - ``quarter_odd_chip``: whether what a tied low half cannot divide stays in it or goes to the high side;
    - ``identical_hands``: when the same players tie both halves, divide the pot as one, or half by half;
    - ``high_side``: which hand is the high side of badacey, badeucey, razzdugi, drawmaha and sohe;
    - ``short_deck``: whether a straight beats three of a kind in short deck;
    - ``rake``: what the house takes when a showdown does not say.

    >>> HouseRules(odd_chip="suit").text
    'standard,odd-chip:suit'
    """

    key: str = "standard"
    odd_chip: str = "left-of-button"
    stud_odd_chip: str = "best-five"
    half_odd_chip: str = "high"
    quarter_odd_chip: str = "in-half"
    identical_hands: str = "whole-pot"
    high_side: str = "rule-book"
    short_deck: str = "straight-over-trips"
    rake: Rake | None = None

    def __post_init__(self) -> None:
        for setting, choices in SETTINGS.items():
            value = self.setting(setting)
            if value not in choices:
                raise RulesError("setting-value", setting=setting, given=value, known=", ".join(choices))

    def setting(self, name: str) -> str:
        """The value of a setting by its kebab-case name."""
        value: str = getattr(self, name.replace("-", "_"))
        return value

    def odd_chip_rule(self, *, has_button: bool) -> str:
        """What odd chips go by in a game with or without a button: a choice of ``odd-chip``, or ``all-cards``.

        >>> HouseRules().odd_chip_rule(has_button=True), HouseRules().odd_chip_rule(has_button=False)
        ('left-of-button', 'suit')
        """
        if has_button or self.odd_chip not in ("left-of-button", "suit"):
            return self.odd_chip
        return "suit" if self.stud_odd_chip == "best-five" else "all-cards"

    def changed(self, setting: str, value: str) -> "HouseRules":
        """The same rules with one setting changed; hyphens and underscores are the same.

        Raises `UnknownNameError` (``unknown-setting``) or `RulesError` (``setting-value``).
        """
        name = setting.strip().casefold().replace("_", "-")
        if name == "rake":
            return replace(self, rake=_house_rake(value))
        if name not in SETTINGS:
            raise UnknownNameError("unknown-setting", given=setting, known=", ".join((*SETTINGS, "rake")))
        values = {each: self.setting(each) for each in SETTINGS}
        values[name] = value.strip().casefold().replace("_", "-")
        return HouseRules(key=self.key, rake=self.rake, **{each.replace("-", "_"): values[each] for each in values})

    @property
    def text(self) -> str:
        """The preset and what departs from it, as the showdown line writes it."""
        from oddchip.pots.presets import PRESETS  # noqa: PLC0415 - the presets are made of this class

        key = self.key if self.key in PRESETS else "standard"  # a house's own name is not one that a line can say
        base = PRESETS[key].rules
        changed = [f"{name}:{self.setting(name)}" for name in SETTINGS if self.setting(name) != base.setting(name)]
        if self.rake != base.rake:
            changed.append(f"rake:{self.rake or 0}")
        return ",".join([key, *changed])


def _house_rake(text: str) -> Rake | None:
    try:
        rake = parse_rake(text)
    except TextError as error:
        raise RulesError("setting-value", setting="rake", given=text, known="0, 3, 5%, 5%/3") from error
    return None if rake.amount == 0 else rake
