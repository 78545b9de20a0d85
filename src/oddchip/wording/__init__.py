"""Facts into sentences: explanations, names, errors and the glossary in every language that has a locale.

Only this package knows Fluent and Babel. What it offers is loaded when it is first asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from oddchip.wording.catalogue import LANGUAGES
    from oddchip.wording.error_text import explain_error
    from oddchip.wording.explanation import explain
    from oddchip.wording.forms import Forms, Phrase, chips, count
    from oddchip.wording.hand_text import explain_comparison, explain_hand
    from oddchip.wording.odds_text import explain_chances, explain_equity, explain_outs
    from oddchip.wording.question_text import QuestionText
    from oddchip.wording.resolver import MessageError
    from oddchip.wording.settlement_odds_text import explain_settlement_equity
    from oddchip.wording.speaker import Speaker, get_speaker
    from oddchip.wording.spoken import speak_card, speak_hand
    from oddchip.wording.terms import GlossaryEntry, glossary

_HOMES = {
    "LANGUAGES": "catalogue",
    "Forms": "forms",
    "GlossaryEntry": "terms",
    "MessageError": "resolver",
    "Phrase": "forms",
    "QuestionText": "question_text",
    "Speaker": "speaker",
    "chips": "forms",
    "count": "forms",
    "explain": "explanation",
    "explain_chances": "odds_text",
    "explain_comparison": "hand_text",
    "explain_equity": "odds_text",
    "explain_error": "error_text",
    "explain_hand": "hand_text",
    "explain_outs": "odds_text",
    "explain_settlement_equity": "settlement_odds_text",
    "get_speaker": "speaker",
    "glossary": "terms",
    "speak_card": "spoken",
    "speak_hand": "spoken",
}

__all__ = [
    "LANGUAGES",
    "Forms",
    "GlossaryEntry",
    "MessageError",
    "Phrase",
    "QuestionText",
    "Speaker",
    "chips",
    "count",
    "explain",
    "explain_chances",
    "explain_comparison",
    "explain_equity",
    "explain_error",
    "explain_hand",
    "explain_outs",
    "explain_settlement_equity",
    "get_speaker",
    "glossary",
    "speak_card",
    "speak_hand",
]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(name)
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
