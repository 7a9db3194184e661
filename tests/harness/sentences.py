"""The ids of sentences that are put together from parts."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain


def ids(group: str, *lasts: Iterable[object]) -> list[str]:
    """A group with each of these words after it."""
    return [f"{group}.{last}" for last in chain(*lasts)]
