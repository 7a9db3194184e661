"""A row of the round summary: groups of cards side by side, each kind below its name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from hollywood.core.game import CardId
from hollywood.core.message import say
from hollywood.ui.draw.surfaces import height, width
from hollywood.ui.draw.theme import Type

from ..rules.count import Item
from .match_painter import Brush

_APART = 8  # units: between groups
_LEAST_SEEN, _MOST_SEEN = 0.2, 0.45  # of a card behind another


@dataclass(frozen=True)
class Group:
    """Cards that belong together: a movie, a wasted star, an open project."""

    cards: tuple[CardId, ...]
    item: Item | None = None
    wasted: bool = False

    @property
    def kind(self) -> str:
        """What such cards are called."""
        if self.wasted:
            return "hollywood.summary.lost"
        made = self.item is not None and self.item.earned
        return "hollywood.summary.movies" if made else "hollywood.table.projects"


class TakingsRow:
    """Laid out once: cards as large as leaves room for the name of each kind."""

    def __init__(self, brush: Brush, groups: Sequence[Group], room: pygame.Rect) -> None:
        self._brush, self._groups, self._room = brush, groups, room
        self._apart = brush.props.screen.px(_APART)
        wide, seen = self._spread()
        self.places = self._side_by_side(wide, seen)  # of each group
        for narrower in range(wide - 1, wide // 2, -1):
            if self.fits:
                break
            self.places = self._side_by_side(narrower, seen)

    @property
    def fits(self) -> bool:
        """Whether the last card and the last name end within the row."""
        kind, left = self.named[-1]
        return max(left + self._name_wide(kind), self.places[-1][-1].right) <= self._room.right

    @property
    def named(self) -> list[tuple[str, int]]:
        """What each kind is called, and where it begins."""
        named: dict[str, int] = {}
        for group, cards in zip(self._groups, self.places, strict=True):
            named.setdefault(group.kind, cards[0].left)
        return list(named.items())

    def _name_wide(self, kind: str) -> int:
        return self._brush.width(say(kind), Type.LABEL)

    def _spread(self) -> tuple[int, float]:
        """How wide all cards are, and how much is seen of one behind another."""
        groups = self._groups
        open_ = self._room.width - self._apart * (len(groups) - 1)
        behind = sum(len(group.cards) - 1 for group in groups)
        high = self._room.height - 2 * self._above
        narrow = open_ / (len(groups) + behind * _LEAST_SEEN)
        wide = max(1, int(min(width(high), narrow)))  # large words may leave no room at all
        seen = (open_ / wide - len(groups)) / behind if behind else _MOST_SEEN
        return wide, min(_MOST_SEEN, seen)

    @property
    def _above(self) -> int:
        return self._brush.props.screen.px(2)

    def _side_by_side(self, wide: int, seen: float) -> list[list[pygame.Rect]]:
        top = self._room.top + self._above
        left, named_to, kind, found = self._room.left, 0, "", list[list[pygame.Rect]]()
        for group in self._groups:
            if group.kind != kind:
                left, kind = max(left, named_to), group.kind
                named_to = left + self._name_wide(kind) + self._apart
            lefts = [left + round(number * seen * wide) for number in range(len(group.cards))]
            found.append([pygame.Rect(each, top, wide, height(wide)) for each in lefts])
            left = found[-1][-1].right + self._apart
        return found
