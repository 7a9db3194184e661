"""Chance from a whole number kept in the state: the same on every machine and Python, for ever."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")

SEED_BITS = 64
SHORT_SEED_BITS = 32  # enough deals for a lifetime, and short enough to tell a friend
_SEEDS = 1 << SEED_BITS
_DIGEST = 64  # bytes
_SPARE = 16  # bytes beyond what a draw uses up: they keep it fair and make the next seed


def roll(seed: int, bytes_wanted: int = _DIGEST) -> int:
    """A large number made of nothing but the seed."""
    key = seed.to_bytes(8, "little")
    digest = blake2b(key).digest()
    for block in range(1, -(-bytes_wanted // _DIGEST)):
        digest += blake2b(key, salt=block.to_bytes(8, "little")).digest()
    return int.from_bytes(digest, "little")


def drawn(items: Sequence[T], count: int, seed: int) -> tuple[list[T], list[T], int]:
    """So many of the items in a random order, the rest, and the next seed."""
    number = roll(seed, count + _SPARE)
    rest = list(items)
    taken = []
    for left in range(len(rest), len(rest) - count, -1):
        number, place = divmod(number, left)
        taken.append(rest[place])
        rest[place] = rest[left - 1]
        rest.pop()
    return taken, rest, number % _SEEDS


def shuffled(items: Sequence[T], seed: int) -> tuple[list[T], int]:
    """The items in a random order, and the next seed."""
    taken, _, after = drawn(items, len(items), seed)
    return taken, after
