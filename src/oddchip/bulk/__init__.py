"""Many hands as arrays."""
