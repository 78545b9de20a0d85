"""Figures read back: elements, texts and the places of texts."""

import re
from typing import NamedTuple
from xml.etree import ElementTree as Xml

from oddchip.figures.lettering import text_width

SVG = "{http://www.w3.org/2000/svg}"
_CONTROLS = re.compile("[\u2066-\u2069]")


class Placed(NamedTuple):
    """A text with the ends of its line, by the estimate the layout uses."""

    said: str
    left: float
    right: float
    size: float


def parsed(svg: str) -> Xml.Element:
    return Xml.fromstring(svg)


def texts(svg: str) -> list[str]:
    """Every line of text in the picture, without bidi controls."""
    return [_CONTROLS.sub("", element.text or "") for element in parsed(svg).iter(f"{SVG}text")]


def ids(svg: str) -> list[str]:
    return [element.attrib["id"] for element in parsed(svg).iter() if "id" in element.attrib]


def description(svg: str) -> str:
    element = parsed(svg).find(f"{SVG}desc")
    assert element is not None
    return element.text or ""


def placed(svg: str) -> list[Placed]:
    found = []
    for element in parsed(svg).iter(f"{SVG}text"):
        said, size = element.text or "", float(element.attrib["font-size"])
        width = text_width(said, size, bold="font-weight" in element.attrib)
        x = float(element.attrib["x"])
        shift = {"start": 0.0, "middle": width / 2, "end": width}[element.attrib.get("text-anchor", "start")]
        found.append(Placed(said, x - shift, x - shift + width, size))
    return found
