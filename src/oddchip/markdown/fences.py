"""The fenced block ``oddchip`` for superfences of pymdownx, as MkDocs sites use it::

markdown_extensions:
  - pymdownx.superfences:
      custom_fences:
        - name: oddchip
          class: oddchip
          format: !!python/name:oddchip.markdown.fences.format_fence
          validator: !!python/name:oddchip.markdown.fences.check_fence
"""

from typing import Any

from pymdownx.superfences import SuperFencesException  # type: ignore[import-untyped]

from oddchip.errors import OddchipError
from oddchip.markdown.rendering import render_example


class ExampleFenceError(SuperFencesException):  # type: ignore[misc]  # pymdownx is not typed
    """An example that cannot be shown or states a wrong result: the one kind of error that superfences lets through."""


def check_fence(
    language: str,  # noqa: ARG001 - superfences calls with these
    inputs: dict[str, str],
    options: dict[str, Any],
    attrs: dict[str, str],  # noqa: ARG001
    md: Any,  # noqa: ARG001
) -> bool:
    """Take the settings that stand after the word ``oddchip``; anything else there is refused when it is read."""
    options.update(inputs)
    return True


def format_fence(source: str, language: str, css_class: str, options: dict[str, Any], md: Any, **_: Any) -> str:
    """The HTML of an example; raises `ExampleFenceError`, which stops the build, when it is wrong.

    >>> format_fence("holdem | Qs 9h 6d 4c 2s | A: Ad Qc | B: Kd Qh\\nwinners: B", "oddchip", "oddchip", {}, None)
    Traceback (most recent call last):
    oddchip.markdown.fences.ExampleFenceError: the example says B for winners, but it comes out as A
    """
    del language, css_class
    place = getattr(md, "oddchip_examples", 0)
    if md is not None:
        md.oddchip_examples = place + 1
    try:
        return render_example(source, defaults={key: str(value) for key, value in options.items()}, place=place)
    except OddchipError as error:
        raise ExampleFenceError(str(error)) from error
