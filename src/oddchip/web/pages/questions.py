"""Questions by their ids, each dealt once for its two screens and their pictures."""

from functools import lru_cache

from oddchip.trainer import Question, find_question


@lru_cache(maxsize=256)
def question_of(question_id: str) -> Question:
    """The question of an id; `UnknownNameError` for one that no question has.

    >>> question_of("board-plays/holdem/any/4").kind
    'board-plays'
    """
    return find_question(question_id)
