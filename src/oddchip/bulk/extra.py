"""The extra ``[fast]`` as the array functions ask for it."""

from oddchip.kernels.loading import load_kernels

__all__ = ["load_kernels"]
