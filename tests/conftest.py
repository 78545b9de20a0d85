"""Settings that all tests share."""

from hypothesis import settings

from tests import proofs

# Machines differ in speed, so no example has a deadline; a failure prints what reproduces it.
settings.register_profile("samples", deadline=None, max_examples=100, print_blob=True)
settings.register_profile("full", deadline=None, max_examples=2000, print_blob=True)
settings.load_profile("full" if proofs.FULL else "samples")
