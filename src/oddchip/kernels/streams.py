"""Random streams in plain Python: SplitMix64, one stream a chunk (see `oddchip.kernels.dealing`)."""

from typing import Final

GOLDEN: Final = 0x9E3779B97F4A7C15
MIX_1: Final = 0xBF58476D1CE4E5B9
MIX_2: Final = 0x94D049BB133111EB
WORD: Final = (1 << 64) - 1


def mix(word: int) -> int:
    """The finalizer of SplitMix64.

    >>> hex(mix(0x9E3779B97F4A7C15))
    '0xe220a8397b1dcdaf'
    """
    word = (word ^ word >> 30) * MIX_1 & WORD
    word = (word ^ word >> 27) * MIX_2 & WORD
    return word ^ word >> 31


def chunk_state(seed: int, chunk: int) -> int:
    """Where the stream of a chunk starts.

    >>> chunk_state(1, 0) == chunk_state(1, 1)
    False
    """
    return mix(mix((seed & WORD) + GOLDEN & WORD) ^ (chunk + 1) * 0xD1B54A32D192ED03 & WORD)


class Stream:
    """The words of one chunk.

    >>> words = Stream(7, 0)
    >>> words.next_word() == words.next_word()
    False
    """

    def __init__(self, seed: int, chunk: int) -> None:
        self.state = chunk_state(seed, chunk)

    def next_word(self) -> int:
        """The next 64 random bits."""
        self.state = self.state + GOLDEN & WORD
        return mix(self.state)
