"""A second way to settle a showdown, written apart from the product and by other algorithms.

Hands are found by trying every five cards as text; pots are built chip by chip, height by height; shares are dealt out
one chip at a time. Slow, and simple enough to be believed.
"""

from tests.reference.settling import Outcome, reference_settle

__all__ = ["Outcome", "reference_settle"]
