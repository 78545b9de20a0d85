"""Chances: how often a hand or a range wins."""
