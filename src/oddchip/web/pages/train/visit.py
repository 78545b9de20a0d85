"""One request of a learner, and the screens and addresses that answer it."""

from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from oddchip.study import EVERY_GAME, Lesson, Scope, Store
from oddchip.web.pages.templating import page
from oddchip.web.pages.train.learner import Learner
from oddchip.web.pages.voice import PageVoice, sentence_case


@dataclass(frozen=True, slots=True)
class Visit:
    """A request, the voice it is answered in, who sent it, and what is kept of that learner, if anything."""

    request: Request
    voice: PageVoice
    learner: Learner
    store: Store | None = None

    @property
    def lesson(self) -> Lesson | None:
        """The round begun last, over or not."""
        return None if self.store is None else Lesson.latest(self.store)

    def screen(self, template: str, **values: Any) -> HTMLResponse:
        """A screen, which no cache may keep."""
        response = page(self.request, template, "train", self.voice, **values)
        response.headers["cache-control"] = "no-store"
        # Without its own address in the Origin header a form could not be told from one of another page.
        response.headers["referrer-policy"] = "same-origin"
        return response

    def go(self, **query: str | int) -> Response:
        """On to another screen, so that a reload sends nothing twice."""
        address = f"/{self.voice.lang}/train" + (f"?{urlencode(query)}" if query else "")
        return RedirectResponse(address, 303, headers={"cache-control": "no-store"})

    def game(self, variant: str) -> str:
        """The name of a game, or of all, as a list shows it."""
        name = "quiz-every-game" if variant == EVERY_GAME else f"variant-{variant}"
        return sentence_case(self.voice.text(name))

    def kind(self, kind: str | None) -> str:
        """The name of a kind of question, or of all, as a list shows it."""
        return sentence_case(self.voice.text("train-every-kind" if kind is None else f"kind-{kind}"))

    def scope(self, scope: Scope) -> str:
        """What a round is about."""
        return f"{self.game(scope.variant)} · {self.kind(scope.kind)}"
