"""The ids of sentences that are put together from parts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields, replace
from itertools import chain
from typing import Any

from hollywood.set_up import AnyKit


def ids(group: str, *lasts: Iterable[object]) -> list[str]:
    """A group with each of these words after it."""
    return [f"{group}.{last}" for last in chain(*lasts)]


def every_way(kit: AnyKit) -> Iterator[Any]:
    """Every preset, and each of them with every other value of every option."""
    for usual in kit.presets.values():
        yield usual
        for option in (each.name for each in fields(usual) if each.name != "line"):
            for value in kit.values(option):
                yield replace(usual, **{option: value})
