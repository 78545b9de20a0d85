"""What each seat put in."""

from typing import NamedTuple


class Contribution(NamedTuple):
    """What one seat put into the pot, in whole ticks (the smallest decimal place in use).

    ``live`` money is the seat's stake; ``dead`` money (a single-payer ante, a dead blind) is nobody's stake and goes to
    the main pot. A ``folded`` seat gave up during the betting; a ``mucked`` one tabled nothing at the showdown: neither
    can win, but the mucked stake has still cut a side pot.
    """

    live: int
    dead: int = 0
    folded: bool = False
    mucked: bool = False

    @property
    def contends(self) -> bool:
        """Whether the seat can still win chips."""
        return not (self.folded or self.mucked)
