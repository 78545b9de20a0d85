"""Fast evaluation: ints and arrays in, ints out. Knows no domain object; the only place that uses Numba.

Cards are ``uint8`` indices 0 (2♣) to 51 (A♠): four times the rank counted from zero, plus the suit (♣ ♦ ♥ ♠).
Values are ``uint16``, greater is stronger: ``level << 12 | place in the category`` (see `oddchip.bulk.scale`).
0 means that the hand does not qualify. Tables are made from the plain code in `oddchip.ranking`, which is the
specification; the kernels are proved equal to it in ``tests/kernels``.

Importing this package loads neither NumPy nor Numba; each kernel module does.
"""
