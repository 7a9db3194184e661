"""What more buttons of a pad do on a page: a line near its foot, while a pad is used."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

import pygame

from hollywood.core.message import say
from hollywood.ui.app.screen import Screen
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.surfaces import lay_on
from hollywood.ui.draw.theme import CREAM, NIGHT, Type

from .form import Lettered

_PAD, _ROUND, _EDGE = 10, 6, 2  # units
_BAND, _STEP, _ASIDE = 120, 4, 24  # units from an edge in which there may be room, tried in steps
_APART = " · "


class PadLine:
    """Lies where there is room on the page on top; if there is none, its buttons tell enough."""

    resting = True

    def __init__(self, props: Props) -> None:
        self._props = props
        self._seen: tuple[str, pygame.Rect] | None = None
        self._known: object = None  # for what page a place was looked for
        self._found: tuple[str, pygame.Rect] | None = None

    def hear(self, event: pygame.event.Event) -> bool:
        """Nothing is asked of it."""
        return False

    def update(self, seconds: float) -> bool:
        """Whether something else is read."""
        seen = self._now()
        changed = seen != self._seen
        self._seen = seen
        if changed:
            self._props.stack.paint_anew()
        return changed

    def draw(self, canvas: pygame.Surface) -> None:
        """Words on a dark plate."""
        if self._seen is None:
            return
        words, plate = self._seen
        shape = self._props.shapes.panel(plate.size, self._props.screen.px(_ROUND), NIGHT)
        lay_on(shape, canvas, plate.topleft)
        line = self._props.typesetter.line(words, Type.SMALL, CREAM)
        lay_on(line, canvas, line.get_rect(center=plate.center).topleft)

    def _now(self) -> tuple[str, pygame.Rect] | None:
        """What is to be read, and where; as much of it as has room."""
        props, top = self._props, self._props.stack.top
        if props.keys.signs is None or not isinstance(top, Lettered) or not top.pad_does:
            return None
        told = [props.text(say(f"pads.does.{each}")) for each in top.pad_does]
        occupied = _occupied(top)
        known = (tuple(told), props.screen, tuple(map(tuple, occupied)))
        if known != self._known:
            self._known, self._found = known, self._looked_for(told, occupied)
        return self._found

    def _looked_for(
        self, told: Sequence[str], occupied: Sequence[pygame.Rect]
    ) -> tuple[str, pygame.Rect] | None:
        props = self._props
        plate = pygame.Rect(0, 0, 0, props.typesetter.height(Type.SMALL))
        for many in range(len(told), 0, -1):
            words = _APART.join(told[:many])
            plate.width = props.typesetter.width(words, Type.SMALL) + 2 * props.screen.px(_PAD)
            for at in _places(plate, props.screen):
                if at.collidelist(occupied) < 0:
                    return words, at
        return None


def _occupied(page: Lettered) -> Sequence[pygame.Rect]:
    """Where nothing else has room."""
    pictures = (*page.below, *page.words, *page.above)
    return [*(rect for _, rect in pictures), *(each.rect for each in page.controls.all)]


def _places(plate: pygame.Rect, screen: Screen) -> Iterator[pygame.Rect]:
    """Near the foot of the window from below, then near its head; in each row from the middle."""
    inner = screen.rect.inflate(-2 * screen.px(_PAD), -2 * screen.px(_EDGE))
    steps = [screen.px(each) for each in range(0, _BAND, _STEP)]
    lowest = inner.bottom - plate.height
    rows = [*(lowest - step for step in steps), *(inner.top + step for step in steps)]
    middle, reach = inner.centerx - plate.width // 2, (inner.width - plate.width) // 2
    for top, aside in product(rows, range(0, reach + 1, screen.px(_ASIDE))):
        for left in (middle - aside, middle + aside):
            yield pygame.Rect(left, top, *plate.size)
