"""Tests of oddchip: units, golden cases, laws, proofs and second opinions."""
