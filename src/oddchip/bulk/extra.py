"""The extra ``[fast]`` as the array functions ask for it."""

from oddchip.kernels.loading import kernels_ready, load_kernels

__all__ = ["kernels_ready", "load_kernels"]
