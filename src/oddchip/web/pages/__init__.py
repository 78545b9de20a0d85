"""The page: *Settle*, *Odds*, *Learn* and *Rules* in every language, rendered here and usable without JavaScript."""

from oddchip.web.pages.routes import build_router

router = build_router()

__all__ = ["router"]
