"""Learning: a learner's progress in SQLite, what is asked next, and questions on paper and for Anki.

Nothing leaves the machine. What this package offers is loaded when it is first asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from oddchip.study.answer import Answer, answer_to, choice_made
    from oddchip.study.course import Course
    from oddchip.study.data_folder import progress_path
    from oddchip.study.lesson import Lesson
    from oddchip.study.memory import Memory
    from oddchip.study.pictures import answer_svg, question_svg, settled_showdown
    from oddchip.study.progress import Progress, Streaks, WeakSpot
    from oddchip.study.record import PROGRESS_SCHEMA, progress_from_json, progress_schema, progress_to_json
    from oddchip.study.scope import EVERY_GAME, Scope
    from oddchip.study.sheet import BINARY, FORMATS, Sheet, make_sheet, write_sheet
    from oddchip.study.store import LOCAL, Store
    from oddchip.study.tally import Tally

_HOMES = {
    "answer": ("Answer", "answer_to", "choice_made"),
    "course": ("Course",),
    "data_folder": ("progress_path",),
    "lesson": ("Lesson",),
    "memory": ("Memory",),
    "pictures": ("answer_svg", "question_svg", "settled_showdown"),
    "progress": ("Progress", "Streaks", "WeakSpot"),
    "record": ("PROGRESS_SCHEMA", "progress_from_json", "progress_schema", "progress_to_json"),
    "scope": ("EVERY_GAME", "Scope"),
    "sheet": ("BINARY", "FORMATS", "Sheet", "make_sheet", "write_sheet"),
    "store": ("LOCAL", "Store"),
    "tally": ("Tally",),
}
_HOME = {name: module for module, names in _HOMES.items() for name in names}

__all__ = [
    "BINARY",
    "EVERY_GAME",
    "FORMATS",
    "LOCAL",
    "PROGRESS_SCHEMA",
    "Answer",
    "Course",
    "Lesson",
    "Memory",
    "Progress",
    "Scope",
    "Sheet",
    "Store",
    "Streaks",
    "Tally",
    "WeakSpot",
    "answer_svg",
    "answer_to",
    "choice_made",
    "make_sheet",
    "progress_from_json",
    "progress_path",
    "progress_schema",
    "progress_to_json",
    "question_svg",
    "settled_showdown",
    "write_sheet",
]


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(name)
    return getattr(import_module(f"{__name__}.{_HOME[name]}"), name)
