"""Who learns: the user of this machine, or a visitor of a server that others reach, known by an id in a cookie."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from ipaddress import ip_address
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from oddchip.errors import ProgressError
from oddchip.study import LOCAL, Store, progress_path
from oddchip.study.visitors import Room, admit, is_known, is_visitor_id, new_visitor_id, visitor_name
from oddchip.web.settings import Settings

COOKIE: Final = "oddchip-visitor"
_DAY: Final = 24 * 3600


@dataclass(frozen=True, slots=True)
class Learner:
    """A learner; ``visitor_id`` is empty for the user of this machine, and for a visitor of whom nothing is kept."""

    settings: Settings
    is_local: bool
    visitor_id: str = ""

    @classmethod
    def of(cls, request: Request) -> "Learner":
        """Who sent a request. A cookie that is no id counts for nothing."""
        settings: Settings = request.app.state.settings
        if not settings.is_shared and _is_of_this_machine(request):
            return cls(settings, is_local=True)
        given = request.cookies.get(COOKIE, "")
        return cls(settings, is_local=False, visitor_id=given if is_visitor_id(given) else "")

    @property
    def room(self) -> Room:
        """What the server keeps of visitors."""
        limits = self.settings.limits
        return Room(limits.visitors, limits.visitor_days, limits.visitor_answers)

    @contextmanager
    def progress(self) -> Iterator[Store | None]:
        """What is kept of the learner; ``None`` for a visitor of whom nothing is. Raises `ProgressError`."""
        if not self.is_local and not self.visitor_id:
            yield None
            return
        with self.store() as store:
            yield store if self.is_local or is_known(store) else None

    @contextmanager
    def store(self) -> Iterator[Store]:
        """The learner's store. A visitor is told the name of its file in an error, but not where the file is."""
        path = self.settings.progress_file or progress_path()
        try:
            with Store(path, learner=LOCAL if self.is_local else visitor_name(self.visitor_id)) as store:
                yield store
        except ProgressError as error:
            if self.is_local or "path" not in error.arguments:
                raise
            raise ProgressError(error.code, **{**error.arguments, "path": path.name}) from error

    def admitted(self) -> "Learner":
        """The learner whose answers will be kept. Only an id that this server gave is taken up again."""
        if self.is_local:
            return self
        found = self if self.visitor_id and self._is_known() else replace(self, visitor_id=new_visitor_id())
        with found.store() as store:
            admit(store, found.room)
        return found

    def _is_known(self) -> bool:
        with self.store() as store:
            return is_known(store)

    def remember(self, request: Request, response: Response) -> None:
        """Leave the id with the visitor for as long as the server keeps the progress."""
        if self.visitor_id:
            response.set_cookie(
                COOKIE,
                self.visitor_id,
                max_age=self.settings.limits.visitor_days * _DAY,
                path="/",
                # A proxy may end TLS on the way; the browser itself knows.
                secure="https" in (request.url.scheme, request.headers.get("origin", "").partition(":")[0]),
                httponly=True,
                samesite="lax",
            )


def _is_of_this_machine(request: Request) -> bool:
    """Whether a request did not come over a network, whatever name it was sent to."""
    try:
        return request.client is not None and ip_address(request.client.host).is_loopback
    except ValueError:
        return False
