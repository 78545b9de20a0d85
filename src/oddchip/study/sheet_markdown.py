"""A sheet as Markdown."""

from oddchip.study.sheet import Sheet
from oddchip.study.sheet_text import SheetText
from oddchip.wording import get_speaker
from oddchip.wording.isolates import without_controls
from oddchip.wording.render import escape_markdown


def sheet_markdown(sheet: Sheet, lang: str) -> bytes:
    """Questions, then answers; isolates stay only where text runs from right to left."""
    speaker = get_speaker(lang)
    parts = [f"# {speaker.say('sheet-title')}", escape_markdown(sheet.about(speaker))]
    texts = [SheetText(question, speaker) for question in sheet.questions]
    for number, text in enumerate(texts, 1):
        parts += [_heading(text, number), _bullets(text.situation), f"**{escape_markdown(text.prompt)}**"]
        parts.append("\n".join(f"{at}. {escape_markdown(choice)}" for at, choice in enumerate(text.choices, 1)))
    parts.append(f"# {speaker.say('sheet-answers')}")
    for number, text in enumerate(texts, 1):
        parts += [_heading(text, number), f"**{escape_markdown(text.right)}**"]
        parts += [escape_markdown(reason) for reason in text.reasons]
        parts.append(_bullets([text.wrong_line(wrong) for wrong in text.wrong]))
    written = "\n\n".join(parts) + "\n"
    return (written if speaker.direction == "rtl" else without_controls(written)).encode()


def _heading(text: SheetText, number: int) -> str:
    said = text.speaker.say("sheet-number", number=number)
    return f"## {said}: {escape_markdown(text.title)}"


def _bullets(lines: list[str]) -> str:
    return "\n".join(f"- {escape_markdown(line)}" for line in lines)
