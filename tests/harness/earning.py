"""How achievements are tried: with what earns each of them, and with what just doesn't."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from hollywood.achievements import Achievement, Done
from hollywood.career_totals import Appearance

Matches: TypeAlias = Sequence[Appearance] | Done


def earned_and_just_missed(achievement: Achievement, earns: Matches, misses: Matches) -> None:
    """The first earn it, the others are too few or not good enough."""
    assert achievement.reached(_done(earns)) == achievement.of
    assert achievement.reached(_done(misses)) < achievement.of


def _done(matches: Matches) -> Done:
    return matches if isinstance(matches, Done) else Done(matches)
