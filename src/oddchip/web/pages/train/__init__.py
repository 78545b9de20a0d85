"""The *Train* page: rounds of questions, one a screen, and what was learnt so far."""

from oddchip.web.pages.train.routes import add_train

__all__ = ["add_train"]
