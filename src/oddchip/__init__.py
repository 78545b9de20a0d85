"""Placeholder until the facade lands."""
