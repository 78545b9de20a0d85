"""Reading a showdown: the right way, every step of which asks the engine, and which a misconception may replace."""

from oddchip.trainer.reading.chances import OutsView
from oddchip.trainer.reading.dividing import DividedPot, Division, divide
from oddchip.trainer.reading.reading import DIRECT_DRAWS, RIGHT, Part, Reading
from oddchip.trainer.reading.seen import Look, Seen, best_seen, imagined, seen_as

__all__ = [
    "DIRECT_DRAWS",
    "RIGHT",
    "DividedPot",
    "Division",
    "Look",
    "OutsView",
    "Part",
    "Reading",
    "Seen",
    "best_seen",
    "divide",
    "imagined",
    "seen_as",
]
