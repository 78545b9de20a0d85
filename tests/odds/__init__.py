"""Tests of odds."""
