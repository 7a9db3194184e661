"""What can be achieved in this game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from hollywood.achievements import Achievement, Done, Reached, once, won
from hollywood.career_totals import Appearance

_EARLY, _LIGHT = 5, 10  # turns, cards: so few of them at most
_ESCORTED, _POPPED, _LAST_CALL = ("sue_home",), ("charlie_home",), ("sue_side", "charlie_side")


def _ended(ways: tuple[str, ...], match: Appearance) -> bool:
    """A win in one of these ways."""
    return won(match) and match.own.did["how"] in ways


def _at_most(what: str, many: int) -> Reached:
    """A win with so little of something."""
    return once(lambda match: won(match) and match.own.did[what] <= many)


_WAYS: Final[Mapping[str, Reached]] = {
    "escorted": once(partial(_ended, _ESCORTED)),
    "popped": once(partial(_ended, _POPPED)),
    "last_call": once(partial(_ended, _LAST_CALL)),
}


def _every_way(done: Done) -> int:
    """In how many of them somebody has won."""
    return sum(reached(done) for reached in _WAYS.values())


ACHIEVEMENTS = (
    *(Achievement(id, reached) for id, reached in _WAYS.items()),
    Achievement("every_way", _every_way, len(_WAYS)),
    Achievement("early_night", _at_most("turns", _EARLY)),
    Achievement("light_touch", _at_most("cards", _LIGHT)),
)
